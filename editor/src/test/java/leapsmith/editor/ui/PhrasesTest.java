package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PhrasesTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Path GERMAN = ROOT.resolve("editor/src/main/resources/leapsmith/editor/ui/phrases_de.txt");
    /** Where the readers make errors: all literals from there to the end of the statement are shown. */
    private static final Pattern ERROR = Pattern.compile(
            "(?:\\bin\\.(?:text|object|array|wrong|error)\\(|LdtkJson\\.(?:text|array|objects)\\(|\\.wrong\\(|\\berror\\("
                    + "|EXPECTED =|expected =|new SyntaxError\\(|throw new LevelFormatException\\()"
                    + "((?:[^;{\"]|\"(?:[^\"\\\\]|\\\\.)*\")*)");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern WORDS = Pattern.compile("[A-Za-z]{2,}.* .*");

    private final Phrases german = new Phrases(Locale.GERMAN);

    @Test
    void placeholdersAreTranslatedToo() {
        assertEquals("eine ganze Zahl von -5 bis 9", german.translate("a whole number from -5 to 9"));
        assertEquals("eine Liste: Ebenen", german.translate("an array of layers"));
        assertEquals(
                "Das ist ein Replay von Leapsmith, nicht ein Level.",
                german.translate("This is a Leapsmith replay, not a level."));
        assertEquals("Diesem Objekt fehlt \"x$1\\n\".", german.translate("This object has no \"x$1\\n\"."));
    }

    @Test
    void aPhraseWithoutTranslationStays() {
        assertEquals("\"left\"", german.translate("\"left\""));
        assertEquals("a value", new Phrases(Locale.ENGLISH).translate("a value"));
    }

    @Test
    void aLineHasTheSamePlaceholdersOnBothSides() throws IOException {
        Set<String> different = new TreeSet<>();
        for (String line : lines()) {
            String[] sides = line.split(" = ", 2);
            assertEquals(2, sides.length, line);
            if (!placeholders(sides[0]).equals(placeholders(sides[1]))) {
                different.add(line);
            }
        }
        assertEquals(Set.of(), different);
    }

    @Test
    void noLineIsHiddenByOneBeforeIt() throws IOException {
        for (String line : lines()) {
            String[] sides = line.split(" = ", 2);
            String filled = sides[0].replaceAll("\\{\\d}", "7");
            assertEquals(sides[1].replaceAll("\\{\\d}", "7"), german.translate(filled), line);
        }
    }

    /** The words of an error in the code are part of a phrase. */
    @Test
    void everyErrorOfTheReadersHasAPhrase() throws IOException {
        List<String> english =
                lines().stream().map(line -> line.split(" = ", 2)[0]).toList();
        Set<String> missing = new TreeSet<>();
        int found = 0;
        for (String words : words()) {
            found++;
            boolean isWhole = !german.translate(words).equals(words);
            if (!isWhole && english.stream().noneMatch(phrase -> phrase.contains(words))) {
                missing.add(words);
            }
        }
        assertTrue(found > 100, found + " words of errors");
        assertEquals(Set.of(), missing);
    }

    private static List<String> lines() throws IOException {
        return Files.readAllLines(GERMAN).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static Set<String> placeholders(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{\\d}").matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    private static Set<String> words() throws IOException {
        Set<String> words = new TreeSet<>();
        for (String reader : List.of("json", "convert", "grid", "tiled", "ldtk")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve("levels/src/main/java/leapsmith/levels/" + reader))) {
                for (Path file :
                        files.filter(it -> it.toString().endsWith(".java")).toList()) {
                    Matcher errors = ERROR.matcher(Files.readString(file));
                    while (errors.find()) {
                        LITERAL.matcher(errors.group(1))
                                .results()
                                .map(literal -> literal.group(1)
                                        .replace("\\\"", "\"")
                                        .replace("\\\\", "\\")
                                        .replaceAll("%.*", "")
                                        .strip()
                                        .replaceAll("^\"(?=[a-z]+ )|(?<= )\"$", "")
                                        .strip())
                                .filter(text -> WORDS.matcher(text).matches())
                                .forEach(words::add);
                    }
                }
            }
        }
        return words;
    }
}
