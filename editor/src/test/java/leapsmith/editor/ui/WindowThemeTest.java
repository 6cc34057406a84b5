package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Selector;
import javafx.css.Stylesheet;
import leapsmith.levels.model.ColorRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** JavaFX parses the style sheets of all themes, and no color is missing. */
class WindowThemeTest {
    private static final String DATA = "data:text/css;base64,";
    private static final Path MAIN = Path.of(System.getProperty("leapsmith.root"), "editor/src/main");
    private static final Pattern COLOR = Pattern.compile("-ls-[a-z-]+");

    @ParameterizedTest
    @EnumSource
    void everyStyleSheetIsReadCompletely(WindowTheme theme) throws IOException {
        for (String sheet : theme.stylesheets()) {
            CssParser.errorsProperty().clear();
            Stylesheet read = new CssParser().parse(textOf(sheet));
            assertEquals(List.of(), List.copyOf(CssParser.errorsProperty()), sheet);
            assertFalse(read.getRules().isEmpty(), sheet);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyUsedColorIsDefined(WindowTheme theme) throws IOException {
        String colors = textOf(theme.stylesheets().get(0));
        Set<String> asked = names(textOf(theme.stylesheets().get(1)));
        assertFalse(asked.isEmpty());
        asked.removeAll(names(colors));
        assertEquals(Set.of(), asked);
        assertEquals(ColorRole.values().length, names(colors).size());
    }

    @ParameterizedTest
    @EnumSource
    void noSheetLoadsAnythingFromTheNetwork(WindowTheme theme) throws IOException {
        List<String> sheets = new ArrayList<>(theme.stylesheets());
        sheets.add(theme.userAgentStylesheet());
        for (String sheet : sheets) {
            String css = textOf(sheet).replaceAll("(?s)/\\*.*?\\*/", "");
            assertFalse(css.matches("(?s).*(https?|ftp):.*"), sheet);
            assertFalse(css.contains("@import"), sheet);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theBinarySheetsHaveTheRulesOfTheText(WindowTheme theme) throws IOException {
        String ours = theme.stylesheets().get(1);
        Stylesheet text = new CssParser().parse(textOf(ours));
        assertEquals(
                text.getRules().size(),
                Stylesheet.loadBinary(URI.create(ours).toURL()).getRules().size());
        List<String> selectors =
                Stylesheet.loadBinary(URI.create(theme.userAgentStylesheet()).toURL()).getRules().stream()
                        .flatMap(rule -> rule.getSelectors().stream())
                        .map(Selector::toString)
                        .toList();
        for (String used : List.of(".button", ".check-box", ".list-cell", ".menu-item", ".scroll-bar", ".text-field")) {
            assertTrue(selectors.stream().anyMatch(it -> it.contains(used)), used);
        }
        assertTrue(selectors.stream().noneMatch(it -> it.contains("tree-table")));
    }

    /** Whoever needs one of them lets {@code StyleSheets} keep its rules. */
    @Test
    void noControlIsUsedWhoseRulesAreLeftOut() throws IOException {
        Pattern unused =
                Pattern.compile("import javafx\\.scene\\.(chart|web|control\\.(Accordion|Alert|ChoiceBox|DatePicker"
                        + "|Dialog|DialogPane|Hyperlink|Pagination|PasswordField|Radio\\w+|Spinner|SplitPane|Table\\w+|TitledPane"
                        + "|ToolBar|Tree\\w+))\\b");
        try (Stream<Path> files = Files.walk(MAIN.resolve("java"))) {
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                assertFalse(unused.matcher(Files.readString(file)).find(), file::toString);
            }
        }
    }

    @Test
    void colorsAreThoseOfTheScheme() throws IOException {
        String dark = textOf(WindowTheme.DARK.stylesheets().get(0));
        assertTrue(dark.contains("-ls-player: #4cc9f0ff;"), dark);
        assertTrue(dark.contains("-ls-veil: #06080c99;"), "not opaque: " + dark);
        assertTrue(textOf(WindowTheme.LIGHT.stylesheets().get(0)).contains("-ls-player: #0077b6ff;"));
    }

    private static Set<String> names(String css) {
        return new TreeSet<>(
                COLOR.matcher(css).results().map(MatchResult::group).toList());
    }

    /** The text of a sheet; of our common rules that from which the build makes the sheet. */
    private static String textOf(String sheet) throws IOException {
        byte[] bytes;
        if (sheet.startsWith(DATA)) {
            bytes = Base64.getDecoder().decode(sheet.substring(DATA.length()));
        } else if (sheet.endsWith("/leapsmith.bss")) {
            bytes = Files.readAllBytes(MAIN.resolve("styles/leapsmith.css"));
        } else {
            try (var stream = URI.create(sheet).toURL().openStream()) {
                bytes = stream.readAllBytes();
            }
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
