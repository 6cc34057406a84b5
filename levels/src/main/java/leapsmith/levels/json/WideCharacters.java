package leapsmith.levels.json;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Where in the latest lines of a text characters of two UTF-16 units are, so that columns can count characters. A text
 * without any costs nothing; a line that has some costs a bit for each of its units.
 */
final class WideCharacters {
    /** A line that has some: for each UTF-16 unit, whether it is the second one of a character. */
    private record Line(int number, BitSet second) {}

    private final Deque<Line> lines = new ArrayDeque<>();
    private int line = 1;
    /** Of the last line so far. */
    private int units;

    private boolean afterReturn;
    private int lineBeforeLastPart = 1;

    /** Adds the next part of the text, and forgets the lines that ended before the last part. */
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
                // The parser counts \r\n as one end of a line.
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
