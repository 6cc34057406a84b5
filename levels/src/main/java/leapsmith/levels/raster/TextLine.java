package leapsmith.levels.raster;

/** A line of text that is written again and again without allocation. What is too long is cut. */
final class TextLine {
    private static final int MAX_LENGTH = 96;
    private static final char MINUS = '\u2212';

    private final char[] characters = new char[MAX_LENGTH];
    private int length;

    int length() {
        return length;
    }

    char at(int index) {
        return characters[index];
    }

    TextLine clear() {
        length = 0;
        return this;
    }

    TextLine add(char c) {
        if (length < MAX_LENGTH) {
            characters[length++] = c;
        }
        return this;
    }

    TextLine add(String text) {
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
        return this;
    }

    /** A whole number, with a real minus sign. */
    TextLine add(long value) {
        if (value < 0) {
            add(MINUS);
        }
        return digits(Math.abs(value), 1);
    }

    /** A number with two digits after the point, rounded to the nearest, with a real minus sign. */
    TextLine addHundredths(double value) {
        long hundredths = Math.round(Math.abs(value) * 100);
        if (value < 0 && hundredths > 0) {
            add(MINUS);
        }
        return digits(hundredths / 100, 1).add('.').digits(hundredths % 100, 2);
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
