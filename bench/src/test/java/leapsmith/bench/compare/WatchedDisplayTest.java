package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class WatchedDisplayTest {
    private static final int CORNFLOWER_BLUE = 0x6495ed;

    @BeforeAll
    static void needsXvfb() {
        assumeTrue(Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "Xvfb"))));
    }

    @Test
    void aWindowIsSeenWithWhatItShows() throws Exception {
        String modules = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(jar -> Path.of(jar).getFileName().toString().startsWith("javafx-"))
                .collect(Collectors.joining(File.pathSeparator));
        String classes = Path.of(EmptyWindow.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString();
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--module-path",
                modules,
                "--add-modules",
                "javafx.graphics",
                "-cp",
                classes,
                EmptyWindow.class.getName());
        try (WatchedDisplay display = new WatchedDisplay()) {
            WatchedDisplay.Opening opening = display.open(command, Map.of());
            assertTrue(opening.millis() > 10 && opening.cpuMillis() > 10, opening.toString());
            long blue = Arrays.stream(opening.picture())
                    .filter(pixel -> (pixel & 0xffffff) == CORNFLOWER_BLUE)
                    .count();
            // The pointer of the mouse may hide some.
            assertTrue(blue > 0.995 * opening.picture().length, blue + " of " + opening.picture().length);
        }
    }

    @Test
    void aProgramThatEndsWithoutAWindowIsNamed() throws Exception {
        try (WatchedDisplay display = new WatchedDisplay()) {
            IOException failure = assertThrows(IOException.class, () -> display.open(List.of("true"), Map.of()));
            assertTrue(failure.getMessage().endsWith(": true"), failure.getMessage());
        }
    }

    @Test
    void theProcessorTimeOfACommandIsThatOfItsShell() throws Exception {
        double millis = WatchedDisplay.cpuMillis(
                List.of("sh", "-c", "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done"), Map.of());
        assertTrue(millis >= 10 && millis < 60_000, Double.toString(millis));
    }
}
