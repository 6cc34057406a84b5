package leapsmith.levels.json;

import java.io.IOException;
import java.io.Reader;

/**
 * The text that a parser reads. Its latest characters can be looked up by their offset, so that an error can show what
 * is at its place. It keeps its own copy, because the parser may reuse its buffer.
 */
final class RecentText extends Reader {
    /** The least number of characters that are kept, if that many were read. */
    private static final int KEPT = 1 << 10;

    /** The most characters after an error that are looked at. */
    private static final int LOOKED_AT = 64;

    private final Reader in;
    private final char[] chars = new char[16 * KEPT];
    private int length;
    /** Characters before the kept ones. */
    private long dropped;
    /** The last dropped character that is not a blank; -1 if there is none. */
    private int lastDropped = -1;

    private final WideCharacters wide = new WideCharacters();

    RecentText(Reader in) {
        this.in = in;
    }

    @Override
    public int read(char[] into, int offset, int wanted) throws IOException {
        int count = in.read(into, offset, Math.min(wanted, chars.length - KEPT));
        if (count > 0) {
            if (length + count > chars.length) {
                int kept = Math.min(KEPT, length);
                lastDropped = lastKeptBefore(length - kept);
                System.arraycopy(chars, length - kept, chars, 0, kept);
                dropped += length - kept;
                length = kept;
            }
            System.arraycopy(into, offset, chars, length, count);
            length += count;
            wide.add(into, offset, count);
        }
        return count;
    }

    /** Reads a little further than the parser, so that the text after an error can be looked up. */
    void readAhead() {
        try {
            char[] more = new char[KEPT];
            int count = 0;
            while (count >= 0 && count < LOOKED_AT) {
                int read = read(more, 0, more.length);
                count = read < 0 ? -1 : count + read;
            }
        } catch (IOException e) {
            // The error that is being reported comes first.
            return;
        }
    }

    /** The column of a character, counted in characters, by its column in UTF-16 units; both from 1. */
    int column(int line, int column) {
        return wide.column(line, column);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** The last character before an offset that is not a blank; -1 if there is none. */
    int lastBefore(long offset) {
        return lastKeptBefore((int) Math.min(offset - dropped, length));
    }

    private int lastKeptBefore(int index) {
        for (int i = index - 1; i >= 0; i--) {
            if (chars[i] > ' ') {
                return chars[i];
            }
        }
        return lastDropped;
    }

    /** The character at an offset from the start of the text, which may be two UTF-16 units; -1 if it is not kept. */
    int characterAt(long offset) {
        int first = at(offset);
        int second = at(offset + 1);
        boolean isPair = first >= 0
                && second >= 0
                && Character.isHighSurrogate((char) first)
                && Character.isLowSurrogate((char) second);
        return isPair ? Character.toCodePoint((char) first, (char) second) : first;
    }

    /** The UTF-16 unit at an offset from the start of the text; -1 if it is not kept or not read. */
    int at(long offset) {
        long index = offset - dropped;
        return index >= 0 && index < length ? chars[(int) index] : -1;
    }
}
