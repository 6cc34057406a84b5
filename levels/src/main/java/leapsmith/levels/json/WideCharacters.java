package leapsmith.levels.json;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Finds characters of two UTF-16 units in the latest lines of a text, so that columns can be counted in characters.
 * Only lines with such characters need memory, one bit per unit.
 */
final class WideCharacters {
    /** A line with such characters: for each UTF-16 unit, whether it is the second one of a character. */
    private record Line(int number, BitSet second) {}

    private final Deque<Line> lines = new ArrayDeque<>();
    private int line = 1;
    /** The number of units of the last line so far. */
    private int units;

    private boolean afterReturn;
    private int lineBeforeLastPart = 1;

    /** Adds the next part of the text, and drops the lines that ended before the previous part. */
    void add(char[] chars, int offset, int count) {
        while (!lines.isEmpty() && lines.peekFirst().number < lineBeforeLastPart) {
            lines.removeFirst();
        }
        lineBeforeLastPart = line;
        int end = offset + count;
        int start = offset;
        for (int i = offset; i < end; i++) {
            char unit = chars[i];
            if (unit > '\r' && unit < Character.MIN_LOW_SURROGATE) {
                continue;
            }
            if (unit == '\n' || unit == '\r') {
                // The parser counts \r\n as one line break.
                boolean second = unit == '\n' && (i > offset ? chars[i - 1] == '\r' : afterReturn);
                line += second ? 0 : 1;
                units = 0;
                start = i + 1;
            } else if (Character.isLowSurrogate(unit)) {
                mark(units + i - start);
            }
        }
        units += end - start;
        afterReturn = count > 0 ? chars[end - 1] == '\r' : afterReturn;
    }

    private void mark(int unit) {
        if (lines.isEmpty() || lines.peekLast().number != line) {
            lines.addLast(new Line(line, new BitSet()));
        }
        lines.peekLast().second.set(unit);
    }

    /**
     * The column of a character, counted in characters.
     *
     * @param number of the line, from 1
     * @param column from 1, in UTF-16 units
     */
    int column(int number, int column) {
        for (Line known : lines) {
            if (known.number == number) {
                return column - known.second.get(0, Math.max(0, column - 1)).cardinality();
            }
        }
        return column;
    }
}
