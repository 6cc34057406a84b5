package leapsmith.editor.ui;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.model.Message;

/**
 * A number as it is typed, with a point or a comma before its decimals, or a formula of numbers. Separators of thousands
 * are refused; so is a comma that may be one, as in {@code 1,234}. In a language with decimal commas, {@link
 * NumberNotation#translate} comes first, so that there the point is the one that may separate thousands.
 *
 * @param value the number; NaN if there is none
 * @param error why there is none; null if there is one
 */
public record NumberText(double value, Message error) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+[.,]?\\d*|[.,]\\d+)([eE][+-]?\\d{1,3})?");
    private static final Pattern FORMULA = Pattern.compile("[*/()]|.[+-]");
    private static final Pattern UNCLEAR = Pattern.compile("([+-]?[1-9]\\d{0,2}),(\\d{3})");
    private static final Pattern SEPARATED = Pattern.compile("[+-]?\\d+([.,'\\s\\u00A0\\u202F\\u2019]+\\d+)+");

    /** Reads a number, or a formula such as {@code 16*4}; spaces around it do not count. */
    public static NumberText parse(String text) {
        String typed = text.strip().replace('\u2212', '-');
        if (FORMULA.matcher(typed).find() && !NUMBER.matcher(typed).matches()) {
            OptionalDouble result = Arithmetic.calculate(typed);
            return result.isPresent() ? new NumberText(result.getAsDouble(), null) : wrong("error.formula");
        }
        return plain(typed);
    }

    static NumberText plain(String typed) {
        if (typed.isEmpty()) {
            return wrong("error.empty");
        }
        Matcher unclear = UNCLEAR.matcher(typed);
        if (unclear.matches()) {
            return wrong(
                    "error.number.comma",
                    unclear.group(1) + unclear.group(2),
                    Double.parseDouble(unclear.group(1) + "." + unclear.group(2)));
        }
        if (NUMBER.matcher(typed).matches()) {
            return new NumberText(Double.parseDouble(typed.replace(',', '.')), null);
        }
        return wrong(SEPARATED.matcher(typed).matches() ? "error.number.separators" : "error.number");
    }

    private static NumberText wrong(String key, Object... arguments) {
        return new NumberText(Double.NaN, Message.of(key, arguments));
    }
}
