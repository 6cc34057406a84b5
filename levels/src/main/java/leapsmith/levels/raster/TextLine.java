package leapsmith.levels.raster;

import leapsmith.physics.fixed.PortableMath;

/** A reusable line of text that never allocates; it is cut off after 96 characters. */
public final class TextLine {
    private static final int MAX_LENGTH = 96;
    private static final char MINUS = '\u2212';

    private final char[] characters = new char[MAX_LENGTH];
    private int length;

    public TextLine() {}

    public int length() {
        return length;
    }

    char at(int index) {
        return characters[index];
    }

    /** Empties it. */
    public TextLine clear() {
        length = 0;
        return this;
    }

    /** Appends a character. */
    public TextLine add(char c) {
        if (length < MAX_LENGTH) {
            characters[length++] = c;
        }
        return this;
    }

    /** Appends a text. */
    public TextLine add(String text) {
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
        return this;
    }

    /** Appends a whole number, with a real minus sign. */
    public TextLine add(long value) {
        if (value < 0) {
            add(MINUS);
        }
        return digits(Math.abs(value), 1);
    }

    /**
     * Appends a number with two decimals, rounded to the nearest, with a real minus sign.
     *
     * @param separator what is before the decimals, a point or a comma
     */
    public TextLine addHundredths(double value, char separator) {
        long hundredths = PortableMath.round(Math.abs(value) * 100);
        if (value < 0 && hundredths > 0) {
            add(MINUS);
        }
        return digits(hundredths / 100, 1).add(separator).digits(hundredths % 100, 2);
    }

    private TextLine digits(long value, int atLeast) {
        int count = 1;
        long power = 1;
        while (value / power >= 10 || count < atLeast) {
            power *= 10;
            count++;
        }
        for (; power > 0; power /= 10) {
            add((char) ('0' + value / power % 10));
        }
        return this;
    }

    @Override
    public String toString() {
        return new String(characters, 0, length);
    }
}
