package leapsmith.levels.model;

import java.text.ChoiceFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Fills the placeholders in the text of a finding: <code>{0}</code> inserts an argument as it is, and
 * <code>{0,choice,1#a tile|1&lt;{0} tiles}</code> chooses by it. A choice has no apostrophes, which {@link
 * ChoiceFormat} would take for quotes.
 */
final class FindingText {
    private FindingText() {}

    static String fill(String text, List<Object> arguments) {
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
            int end = closing(text, at);
            filled.append(text, from, at).append(value(text.substring(at + 1, end), arguments));
            from = end + 1;
        }
        return filled.append(text, from, text.length()).toString();
    }

    /** The index of the brace that closes the one at an index. */
    private static int closing(String text, int open) {
        int depth = 1;
        int at = open;
        while (depth > 0) {
            at++;
            depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
        }
        return at;
    }

    private static String value(String placeholder, List<Object> arguments) {
        String[] parts = placeholder.split(",", 3);
        Object argument = arguments.get(Integer.parseInt(parts[0]));
        if (parts.length == 3) {
            String chosen = new ChoiceFormat(parts[2]).format(((Number) argument).doubleValue());
            return fill(chosen, arguments);
        }
        return argument instanceof List<?> several
                ? several.stream().map(String::valueOf).collect(Collectors.joining(", "))
                : argument.toString();
    }
}
