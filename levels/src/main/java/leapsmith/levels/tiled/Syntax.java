package leapsmith.levels.tiled;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
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
            return XmlElements.read(XmlEncoding.reader(in, head), source);
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
}
