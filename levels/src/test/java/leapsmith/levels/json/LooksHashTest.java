package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelLooks;
import org.junit.jupiter.api.Test;

/** Looks change neither how a level plays nor its hashes, so runs and replays stay valid. */
class LooksHashTest {
    private static final int CASES = 150;

    @Test
    void noLookChangesTheHashOfALevel() {
        for (long seed = 0; seed < CASES; seed++) {
            Level level = RandomLevels.level(new SplittableRandom(seed));
            Level other = RandomLevels.level(new SplittableRandom(seed + CASES));
            for (LevelLooks looks : List.of(LevelLooks.FLAT, LevelLooks.STANDARD, other.looks())) {
                Level dressed = level.withLooks(looks);
                assertEquals(LevelHash.of(level), LevelHash.of(dressed), "seed " + seed);
                assertEquals(LevelFormat.hashOfVersion1(level), LevelFormat.hashOfVersion1(dressed), "seed " + seed);
            }
        }
    }
}
