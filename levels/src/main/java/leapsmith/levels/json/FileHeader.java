package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** The two keys that identify a file: the name of its format, and the version of the format. */
public final class FileHeader {
    private static final String PREFIX = "leapsmith-";

    private FileHeader() {}

    /**
     * Reads the name of the format.
     *
     * @param in is at the value of the key
     * @param format the required name
     * @param kind the word for such a file in messages
     * @throws LevelFormatException if the name is another one
     * @throws IOException if the stream can't be read
     */
    public static void readFormat(JsonInput in, String format, String kind) throws IOException {
        in.require(JsonToken.VALUE_STRING, '"' + format + '"');
        String found = in.text(format);
        if (found.equals(format)) {
            return;
        }
        boolean known = found.equals(LevelReader.FORMAT) || found.equals(ReplayReader.FORMAT);
        throw in.error(
                known
                        ? "This is a Leapsmith " + found.substring(PREFIX.length()) + ", not "
                                + ("aeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind + "."
                        : notOf(kind) + "its \"format\" is " + JsonTokens.shown(found) + ".");
    }

    /**
     * Reads the version.
     *
     * @param in is at the value of the key
     * @param newest the highest supported version
     * @throws LevelFormatException if it is a higher one
     * @throws IOException if the stream can't be read
     */
    public static void readVersion(JsonInput in, int newest) throws IOException {
        int version = in.wholeNumber(1, Integer.MAX_VALUE);
        if (version > newest) {
            throw in.error("This file was written by a newer Leapsmith: it has version " + version
                    + ", and versions up to " + newest + " can be read.");
        }
    }

    /**
     * {@return the error of a key that a document must have, at its end}
     *
     * @param in has read the document
     * @param end the end of the document
     * @param key the missing key
     * @param kind the word for such a file in messages
     */
    public static LevelFormatException missing(JsonInput in, FilePlace end, String key, String kind) {
        String reason = key.equals("format")
                ? notOf(kind) + "it has no \"format\"."
                : "This " + kind + " has no \"" + key + "\".";
        return in.error(end.at(""), reason);
    }

    private static String notOf(String kind) {
        return "This is not a Leapsmith " + kind + ": ";
    }
}
