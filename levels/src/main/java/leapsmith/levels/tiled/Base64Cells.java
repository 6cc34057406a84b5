package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.OutputStream;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** Decodes base64 text that arrives in pieces, with blanks anywhere. */
final class Base64Cells {
    private static final Message EXPECTED = Message.of("file.base64");
    private static final int BITS = 6;

    private final Element element;
    private final OutputStream bytes;
    private int bits;
    private int digits;
    private int padding;

    Base64Cells(Element element) {
        this.element = element;
        bytes = element.cells().bytes();
    }

    void add(char[] chars, int offset, int length) throws IOException {
        for (int i = offset; i < offset + length; i++) {
            char c = chars[i];
            if (c <= ' ') {
                continue;
            }
            int digit = digit(c);
            if (c == '=' ? ++padding > 2 : digit < 0 || padding > 0) {
                throw element.wrong(EXPECTED, JsonInput.quoted(String.valueOf(c)));
            }
            if (c != '=') {
                bits = bits << BITS | digit;
                if (++digits == 4) {
                    write(3);
                }
            }
        }
    }

    /** The end of the text. */
    void finish() throws IOException {
        if (digits == 1 || padding > 0 && digits + padding != 4) {
            throw incomplete();
        }
        if (digits > 1) {
            bits <<= BITS * (4 - digits);
            write(digits - 1);
        }
    }

    private LevelFormatException incomplete() {
        return element.wrong(EXPECTED, Message.of("file.incomplete-one"));
    }

    private void write(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            bytes.write(bits >> 16 - 8 * i);
        }
        bits = 0;
        digits = 0;
    }

    private static int digit(char c) {
        if (c >= 'A' && c <= 'Z') {
            return c - 'A';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 26;
        }
        if (c >= '0' && c <= '9') {
            return c - '0' + 52;
        }
        return c == '+' ? 62 : c == '/' ? 63 : -1;
    }
}
