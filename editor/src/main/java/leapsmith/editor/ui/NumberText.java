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

    /** Calculates what is typed into a number field, such as {@code 16*4} or {@code (3 + 1.5) / 2}. */
    private static final class Arithmetic {
        private static final int MAX_LENGTH = 100;

        private final String text;
        private int at;

        private Arithmetic(String text) {
            this.text = text;
        }

        /** The result of a formula with + - * / and parentheses; empty if it is not one, or has no finite result. */
        static OptionalDouble calculate(String formula) {
            if (formula.length() > MAX_LENGTH) {
                return OptionalDouble.empty();
            }
            Arithmetic calculation = new Arithmetic(formula);
            double result = calculation.sum();
            boolean isWhole = calculation.peek() == 0;
            return isWhole && Double.isFinite(result) ? OptionalDouble.of(result) : OptionalDouble.empty();
        }

        private double sum() {
            double result = product();
            while (peek() == '+' || peek() == '-') {
                boolean plus = text.charAt(at++) == '+';
                double next = product();
                result = plus ? result + next : result - next;
            }
            return result;
        }

        private double product() {
            double result = factor();
            while (peek() == '*' || peek() == '/') {
                boolean times = text.charAt(at++) == '*';
                double next = factor();
                result = times ? result * next : result / next;
            }
            return result;
        }

        /** A number, a formula in parentheses, or one of them with a sign; NaN if there is none. */
        private double factor() {
            char first = peek();
            if (first == '-' || first == '+') {
                at++;
                double value = factor();
                return first == '-' ? -value : value;
            }
            if (first == '(') {
                at++;
                double value = sum();
                if (peek() != ')') {
                    return Double.NaN;
                }
                at++;
                return value;
            }
            int from = at;
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || ".,".indexOf(text.charAt(at)) >= 0)) {
                at++;
            }
            NumberText number = NumberText.plain(text.substring(from, at));
            return number.value();
        }

        /** The next character that is not a space; 0 at the end. */
        private char peek() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return at < text.length() ? text.charAt(at) : 0;
        }
    }
}
