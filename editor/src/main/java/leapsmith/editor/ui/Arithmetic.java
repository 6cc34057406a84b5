package leapsmith.editor.ui;

import java.util.OptionalDouble;

/** Calculates what is typed into a number field, such as {@code 16*4} or {@code (3 + 1.5) / 2}. */
final class Arithmetic {
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
