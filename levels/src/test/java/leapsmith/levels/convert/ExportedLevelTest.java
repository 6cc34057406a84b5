package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;

/** Levels that were exported and imported again. */
class ExportedLevelTest {
    @Test
    void anExportedLevelImportsAsAnEqualOne() {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 300 : 75;
        for (long seed = 0; seed < cases; seed++) {
            Level level = RandomLevels.level(new SplittableRandom(seed));
            ExternalMap map = LevelExport.mapOf(level);
            ImportedLevel back = LevelImport.of(map, RuleGuesser.profile(map));
            assertEquals(List.of(), back.findings(), "seed " + seed);
            assertEquals(level, back.level(), "seed " + seed);
        }
    }
}
