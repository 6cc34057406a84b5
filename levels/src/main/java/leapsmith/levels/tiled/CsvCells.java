package leapsmith.levels.tiled;

import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** Reads cells from numbers with commas between them, which arrive in pieces. A comma after the last one is allowed. */
final class CsvCells {
    private static final long MAX = 0xFFFF_FFFFL;
    private static final Message EXPECTED = Message.of("file.numbers-between-commas", MAX);

    private final Element element;
    private final CellData cells;
    private long value;
    private boolean hasDigit;
    /** Whether blanks have ended the number, so that only a comma may follow. */
    private boolean ended;

    CsvCells(Element element) {
        this.element = element;
        cells = element.cells();
    }

    void add(char[] chars, int offset, int length) throws LevelFormatException {
        for (int i = offset; i < offset + length; i++) {
            char c = chars[i];
            if (c >= '0' && c <= '9' && !ended) {
                value = value * 10 + (c - '0');
                hasDigit = true;
                if (value > MAX) {
                    throw element.wrong(EXPECTED, Message.of("file.larger-number"));
                }
            } else if (c == ',' && hasDigit) {
                end();
            } else if (c <= ' ') {
                ended = hasDigit;
            } else {
                throw element.wrong(EXPECTED, JsonInput.quoted(String.valueOf(c)));
            }
        }
    }

    /** The end of the text. */
    void finish() {
        if (hasDigit) {
            end();
        }
    }

    private void end() {
        cells.add((int) value);
        value = 0;
        hasDigit = false;
        ended = false;
    }
}
