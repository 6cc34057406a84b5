package leapsmith.levels.tiled;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The encoding of an XML file: UTF-16 with its byte order mark, or what its first line says, else UTF-8. */
final class XmlEncoding {
    private static final Pattern DECLARED =
            Pattern.compile("<\\?xml[^>]*encoding\\s*=\\s*[\"']([A-Za-z0-9._:-]+)[\"']");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private XmlEncoding() {}

    /**
     * The text of a file. Bytes that are none are an error of the reader; the XML parser of the JDK would print it.
     *
     * @param head the first bytes of the stream, which is at its start
     */
    static Reader reader(InputStream in, byte[] head) throws IOException {
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
