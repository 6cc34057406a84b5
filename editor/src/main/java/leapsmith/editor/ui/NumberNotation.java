package leapsmith.editor.ui;

import java.text.DecimalFormatSymbols;
import java.util.Locale;
import leapsmith.levels.play.PlayTime;

/**
 * How a language writes numbers: with a point or a comma before the decimals, and with a true minus sign. Thousands are
 * not separated, so that what is shown can be typed.
 */
public final class NumberNotation {
    private final Locale locale;
    private final boolean comma;

    NumberNotation(Locale locale) {
        this.locale = locale;
        this.comma = DecimalFormatSymbols.getInstance(locale).getDecimalSeparator() == ',';
    }

    /** What is before the decimals: a point or a comma. */
    public char decimalSeparator() {
        return comma ? ',' : '.';
    }

    public String format(double value, int decimals) {
        String digits = String.format(locale, "%." + decimals + "f", Math.abs(value));
        boolean isZero = digits.chars().noneMatch(c -> c >= '1' && c <= '9');
        return value < 0 && !isZero ? "\u2212" + digits : digits;
    }

    /** The same, with a plus sign before positive numbers and 0. */
    public String signed(double value, int decimals) {
        String number = format(value, decimals);
        return number.startsWith("\u2212") ? number : "+" + number;
    }

    /** A time in seconds such as {@code 7.18} or {@code 7,18}. */
    public String seconds(PlayTime time) {
        return translate(time.seconds());
    }

    /** A time in minutes and seconds such as {@code 00:07.18} or {@code 00:07,18}. */
    public String minutes(PlayTime time) {
        return translate(time.minutes());
    }

    /**
     * The same text with points and commas swapped if the language writes a comma before the decimals: from digits with a
     * decimal point to the notation of the language, or back.
     */
    public String translate(String number) {
        if (!comma) {
            return number;
        }
        StringBuilder swapped = new StringBuilder(number);
        for (int i = 0; i < number.length(); i++) {
            char c = number.charAt(i);
            swapped.setCharAt(i, c == '.' ? ',' : c == ',' ? '.' : c);
        }
        return swapped.toString();
    }
}
