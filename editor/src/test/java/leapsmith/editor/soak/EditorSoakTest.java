package leapsmith.editor.soak;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import leapsmith.editor.Rooms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A robot uses the tools at random for a long time. {@code -Dleapsmith.thorough=true} makes 20,000 steps instead of
 * 2,000; {@code -Dleapsmith.soak.seed=7} makes other ones.
 */
class EditorSoakTest {
    private static final int STEPS = Boolean.getBoolean("leapsmith.thorough") ? 20_000 : 2_000;
    private static final long SEED = Long.getLong("leapsmith.soak.seed", 1);
    private static final long MAX_GROWTH = 16 << 20;

    @TempDir
    private Path folder;

    @Test
    void theDocumentEqualsTheModelAfterEveryStepAndMemoryStaysFlat() throws IOException {
        long early = 0;
        try (SoakRobot robot = new SoakRobot(SEED, Rooms.with(Rooms.floored(24, 16), Rooms.hero(40, 200)), file())) {
            for (int step = 0; step < STEPS; step++) {
                robot.step(step);
                if (step == STEPS / 5) {
                    early = usedBytes();
                }
            }
            long growth = usedBytes() - early;
            assertTrue(growth < MAX_GROWTH, () -> "grew by " + growth + " bytes");
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertTrue(files.allMatch(file()::equals), "nothing lies beside the level");
        }
    }

    private Path file() {
        return folder.resolve("soak.level.json");
    }

    private static long usedBytes() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }
}
