package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of physics tests names tests that exist, and at least one for each system, law and scene. */
class ProofPageTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Pattern ROW = Pattern.compile("^\\| ([A-Z]?\\d+) \\| .* \\| (.*) \\|$", Pattern.MULTILINE);
    private static final Pattern SCENE = Pattern.compile("^\\| ([a-z][^|]*) \\| (`.*) \\|$", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("`([A-Z]\\w+Test)(?:\\.(\\w+))?`");
    private static final int SCENES = 20;

    private final String page = read(ROOT.resolve("docs/PHYSICS-TESTS.md"));

    @Test
    void eachSystemAndLawHasItsRow() {
        List<String> expected = Stream.of(ids("T", 9), ids("S", 1), ids("O", 10), ids("C", 6), ids("E", 3), ids("", 12))
                .flatMap(ids -> ids)
                .toList();
        assertEquals(
                expected, ROW.matcher(page).results().map(row -> row.group(1)).toList());
        assertEquals(SCENES, SCENE.matcher(page).results().count());
    }

    @Test
    void eachRowNamesTestsAndEachOfThemExists() {
        List<Path> sources = sources();
        List<String> missing = new ArrayList<>();
        Stream.of(ROW, SCENE).flatMap(kind -> kind.matcher(page).results()).forEach(row -> {
            List<MatchResult> names = NAME.matcher(row.group(2)).results().toList();
            assertTrue(!names.isEmpty(), () -> "no test for " + row.group(1));
            for (MatchResult name : names) {
                if (sources.stream().noneMatch(source -> has(source, name.group(1), name.group(2)))) {
                    missing.add(name.group());
                }
            }
        });
        assertEquals(List.of(), missing);
    }

    private static boolean has(Path source, String type, String method) {
        if (!source.getFileName().toString().equals(type + ".java")) {
            return false;
        }
        String call = "@Test\n    void " + (method == null ? "" : method + "(");
        return read(source).contains(call);
    }

    private static Stream<String> ids(String letter, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(number -> letter + number);
    }

    private static List<Path> sources() {
        try (Stream<Path> files = Files.walk(ROOT.resolve("physics/src/test/java"))) {
            return files.filter(file -> file.toString().endsWith("Test.java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
