package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of physics tests names test classes that exist, and at least one for each system and law. */
class ProofPageTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Pattern ROW = Pattern.compile("^\\| ([A-Z]?\\d+) \\| .* \\| (.*) \\|$", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("`([A-Z]\\w+Test)`");

    private final String page = read(ROOT.resolve("docs/PHYSICS-TESTS.md"));

    @Test
    void eachSystemAndLawHasItsRow() {
        List<String> expected = Stream.of(ids("T", 9), ids("S", 1), ids("O", 10), ids("C", 6), ids("E", 3), ids("", 12))
                .flatMap(ids -> ids)
                .toList();
        assertEquals(
                expected, ROW.matcher(page).results().map(row -> row.group(1)).toList());
    }

    @Test
    void eachRowNamesTestsAndEachOfThemExists() {
        Set<String> known = testClasses();
        ROW.matcher(page).results().forEach(row -> {
            List<String> names = NAME.matcher(row.group(2))
                    .results()
                    .map(name -> name.group(1))
                    .toList();
            assertFalse(names.isEmpty(), () -> "no test for " + row.group(1));
            assertTrue(known.containsAll(names), () -> "unknown tests for " + row.group(1) + ": " + names);
        });
    }

    private static Stream<String> ids(String letter, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(number -> letter + number);
    }

    private static Set<String> testClasses() {
        try (Stream<Path> files = Files.walk(ROOT.resolve("physics/src/test/java"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("Test.java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toSet());
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
