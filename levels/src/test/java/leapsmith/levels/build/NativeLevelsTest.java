package leapsmith.levels.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.check.Severity;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Levels of real games, in the folder {@code native} of the one that {@code leapsmith.levels.dir} names. */
class NativeLevelsTest {
    @TestFactory
    List<DynamicTest> realLevelsOpenAndPlay() throws IOException {
        String folder = System.getProperty("leapsmith.levels.dir");
        if (folder == null) {
            // A test that is there and skipped shows in the report; a factory that gives none doesn't.
            return List.of(DynamicTest.dynamicTest(
                    "no folder", () -> assumeTrue(false, "leapsmith.levels.dir is not set, so no real level is read")));
        }
        try (Stream<Path> files = Files.list(Path.of(folder, "native"))) {
            List<DynamicTest> tests = files.sorted()
                    .map(file ->
                            DynamicTest.dynamicTest(file.getFileName().toString(), () -> opensChecksAndPlays(file)))
                    .toList();
            assertNotEquals(List.of(), tests, "files in " + folder);
            return tests;
        }
    }

    private static void opensChecksAndPlays(Path file) throws IOException {
        Level level = LevelFormat.read(file);
        List<String> serious = LevelCheck.check(level).stream()
                .filter(problem -> problem.severity() != Severity.HINT)
                .map(Problem::rule)
                .toList();
        assertEquals(level.player().isPresent() ? List.of() : List.of("no-player"), serious);
        LevelWorld built = WorldBuilder.build(level);
        for (int tick = 0; tick < 120; tick++) {
            built.world().step(Inputs.NONE);
        }
        assertEquals(120, built.world().tick());
        assertEquals(
                level.characters().size() + level.zones().size(), built.world().bodyCount());
    }
}
