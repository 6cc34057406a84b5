import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.css.Stylesheet;

/**
 * Makes the binary style sheets of the editor: ours, and those of AtlantaFX without the rules for controls that the editor
 * doesn't have. JavaFX compares each control with the classes of all rules, so half of the rules take a quarter of the
 * time; and it reads a binary sheet five times as fast as text.
 */
final class StyleSheets {
    /** The first words of style classes of unused controls, and AtlantaFX's classes for common styles. */
    private static final Pattern UNUSED =
            Pattern.compile("\\.(accent|accordion|alert|area-(chart|legend)|axis|bar-(chart|legend)"
                    + "|bb-code|bg|border|breadcrumb|bubble|button-(circle|outlined)|calendar|caption-menu|card|chart"
                    + "|choice|classic|column|crumb|custom-(menu|text)|danger|date|day|deck|default-color|dense|dialog-pane"
                    + "|edge-to-edge|elevated|expandable|flat|floating|font-icon|hijrah|html-editor|hyperlink|input-group|interactive"
                    + "|large|legend|line-chart|media|medium|message|modal|month|no-arrow|notification|pagination|password|pie"
                    + "|plot|popover|progress-slider|radio|ring|series|sliding|spinner|split-(menu-button|pane)|stacked|striped"
                    + "|success|symbol|table|text-(bold|caption|input-dialog|italic|lighter|muted|normal|oblique|on|small|strike|subtle"
                    + "|underlined)|tile|title|titled|toggle-switch|tool-bar|tree|web|week|year)\\b[\\w-]*");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
    private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*})");

    private StyleSheets() {}

    /** Writes the sheets into the folder of the classes of the package that reads them. */
    public static void main(String[] args) throws IOException {
        Path source = Path.of(args[0]);
        Path target = Path.of(args[1]);
        Files.createDirectories(target);
        write(Files.readString(source), target.resolve("leapsmith.bss"));
        for (String theme : new String[] {"primer-light", "primer-dark"}) {
            try (InputStream in = StyleSheets.class.getResourceAsStream("/atlantafx/base/theme/" + theme + ".css")) {
                write(used(new String(in.readAllBytes(), StandardCharsets.UTF_8)), target.resolve(theme + ".bss"));
            }
        }
    }

    private static String used(String css) {
        StringBuilder used = new StringBuilder();
        for (MatchResult rule :
                RULE.matcher(COMMENT.matcher(css).replaceAll("")).results().toList()) {
            String selectors = Arrays.stream(rule.group(1).split(","))
                    .filter(selector -> !UNUSED.matcher(selector).find())
                    .collect(Collectors.joining(","));
            if (!selectors.isBlank()) {
                used.append(selectors).append(rule.group(2)).append('\n');
            }
        }
        return used.toString();
    }

    private static void write(String css, Path file) throws IOException {
        Path text = Files.createTempFile("leapsmith", ".css");
        try {
            Files.writeString(text, css);
            Stylesheet.convertToBinary(text.toFile(), file.toFile());
        } finally {
            Files.delete(text);
        }
    }
}
