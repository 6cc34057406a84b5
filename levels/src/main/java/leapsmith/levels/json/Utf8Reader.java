package leapsmith.levels.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import leapsmith.levels.model.Message;

/**
 * Text from bytes that must be UTF-8. A byte order mark at the start is skipped. The first invalid byte is an error
 * that says where it is; the JDK's own reader would return a replacement character.
 */
public final class Utf8Reader extends Reader {
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final String source;
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 16).flip();
    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    private boolean started;
    private boolean ended;
    private int line = 1;
    private int column = 1;

    /**
     * Reads a stream.
     *
     * @param in is read as UTF-8
     * @param source name of the stream in error messages
     */
    public Utf8Reader(InputStream in, String source) {
        this.in = in;
        this.source = source;
    }

    @Override
    public int read(char[] into, int offset, int length) throws IOException {
        if (!started) {
            skipByteOrderMark();
            started = true;
        }
        CharBuffer chars = CharBuffer.wrap(into, offset, length);
        while (true) {
            CoderResult result = decoder.decode(bytes, chars, ended);
            int count = chars.position() - offset;
            if (count > 0) {
                // Text before an invalid byte is returned first, so that an earlier error is the one that is reported.
                advance(into, offset, count);
                return count;
            }
            if (result.isError()) {
                int wrong = bytes.get(bytes.position()) & 0xFF;
                throw LevelFormatException.wrong(
                        source,
                        new FilePlace(line, column, ""),
                        Message.of("file.utf-8"),
                        Message.of("file.byte", String.format("0x%02X", wrong)));
            }
            if (ended) {
                return -1;
            }
            fill();
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private void skipByteOrderMark() throws IOException {
        while (!ended && bytes.remaining() < BYTE_ORDER_MARK.length) {
            fill();
        }
        if (bytes.remaining() >= BYTE_ORDER_MARK.length
                && bytes.slice(0, BYTE_ORDER_MARK.length).equals(ByteBuffer.wrap(BYTE_ORDER_MARK))) {
            bytes.position(BYTE_ORDER_MARK.length);
        }
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        if (count < 0) {
            ended = true;
        } else {
            bytes.position(bytes.position() + count);
        }
        bytes.flip();
    }

    private void advance(char[] chars, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            if (chars[i] == '\n') {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
    }
}
