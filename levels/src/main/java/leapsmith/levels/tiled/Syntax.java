package leapsmith.levels.tiled;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** Reads either syntax. The first character decides, because extensions are not reliable. */
final class Syntax {
    private static final int HEAD = 4096;
    private static final FilePlace START = new FilePlace(1, 1, "");

    private Syntax() {}

    /**
     * Reads a document of either syntax.
     *
     * @param source name of the stream in error messages
     * @throws LevelFormatException if it is neither, not valid, or exceeds a limit
     */
    static Element read(InputStream in, String source) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, HEAD);
        buffered.mark(HEAD);
        byte[] head = buffered.readNBytes(HEAD);
        buffered.reset();
        int first = first(head);
        if (first < 0) {
            throw LevelFormatException.wrong(source, START, Message.of("file.file-of-tiled"), Message.of("file.end"));
        }
        return first == '<' ? xml(buffered, head, source) : JsonElements.read(buffered, source);
    }

    private static Element xml(InputStream in, byte[] head, String source) throws IOException {
        try {
            return XmlElements.read(reader(in, head), source);
        } catch (CharacterCodingException e) {
            throw LevelFormatException.wrong(
                    source, START, Message.of("file.text-in-the-encoding-of-the-file"), Message.of("file.other-bytes"));
        }
    }

    /** The first character that is not a blank; -1 if there is none. */
    private static int first(byte[] head) {
        for (byte next : head) {
            // A byte order mark has only bytes above 0x7F, and UTF-16 zeros around the first character.
            if (next > ' ') {
                return next;
            }
        }
        return -1;
    }

    private static final Pattern DECLARED =
            Pattern.compile("<\\?xml[^>]*encoding\\s*=\\s*[\"']([A-Za-z0-9._:-]+)[\"']");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /**
     * The text of a file. Bytes that are none are an error of the reader; the XML parser of the JDK would print it.
     *
     * @param head the first bytes of the stream, which is at its start
     */
    private static Reader reader(InputStream in, byte[] head) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(
                in,
                of(head).newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)));
        reader.mark(1);
        if (reader.read() != BYTE_ORDER_MARK) {
            reader.reset();
        }
        return reader;
    }

    private static Charset of(byte[] head) {
        int mark = head.length < 2 ? 0 : (head[0] & 0xFF) << 8 | head[1] & 0xFF;
        if (mark == 0xFEFF || mark == 0xFFFE) {
            return StandardCharsets.UTF_16;
        }
        Matcher declared = DECLARED.matcher(new String(head, StandardCharsets.ISO_8859_1));
        try {
            Charset charset = declared.find() ? Charset.forName(declared.group(1)) : StandardCharsets.UTF_8;
            // A file that says UTF-16 in bytes that aren't was encoded again since.
            return charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32")
                    ? StandardCharsets.UTF_8
                    : charset;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return StandardCharsets.UTF_8;
        }
    }
}
