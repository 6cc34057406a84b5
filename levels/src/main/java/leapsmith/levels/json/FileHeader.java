package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.function.ToIntFunction;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.model.Message;

/** The two keys that identify a file: the name of its format, and the version of the format. */
public final class FileHeader {
    private static final String PREFIX = "leapsmith-";

    private FileHeader() {}

    static <R, W> Key<R, W> format(String format, String kind) {
        return JsonKeys.<R, W>of(
                        "format",
                        "",
                        JsonValue.schema("const", format),
                        (in, into) -> readFormat(in, format, kind),
                        (out, from) -> out.writeString(format))
                .required();
    }

    static <R, W> Key<R, W> version(String about, int newest, ToIntFunction<W> written) {
        return JsonKeys.<R, W>of(
                        "version",
                        about,
                        JsonValue.schema("type", "integer", "minimum", 1, "maximum", newest),
                        (in, into) -> readVersion(in, newest),
                        (out, from) -> out.writeNumber(written.applyAsInt(from)))
                .required();
    }

    /**
     * Reads the name of the format.
     *
     * @param in is at the value of the key
     * @param format the required name
     * @param kind which kind of file that is, as the last part of a message's key
     * @throws LevelFormatException if the name is another one
     * @throws IOException if the stream can't be read
     */
    public static void readFormat(JsonInput in, String format, String kind) throws IOException {
        in.require(JsonToken.VALUE_STRING, Message.literal('"' + format + '"'));
        String found = in.scalarText();
        if (found.equals(format)) {
            return;
        }
        boolean isKnown = found.equals(LevelJson.FORMAT) || found.equals(ReplayJson.FORMAT);
        throw in.error(
                isKnown
                        ? Message.of(
                                "file.other-kind",
                                Message.of("file.kind." + found.substring(PREFIX.length())),
                                Message.of("file.a-kind." + kind))
                        : Message.of("file.other-format", Message.of("file.kind." + kind), JsonInput.quoted(found)));
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
            throw in.error(in.place(), Message.of("file.newer-version", version, newest));
        }
    }

    /**
     * {@return the error of a key that a document must have, at its end}
     *
     * @param in has read the document
     * @param end the end of the document
     * @param key the missing key
     * @param kind which kind of file that is, as the last part of a message's key
     */
    public static LevelFormatException missing(JsonInput in, FilePlace end, String key, String kind) {
        Message word = Message.of("file.kind." + kind);
        return in.error(
                end.at(""),
                key.equals("format")
                        ? Message.of("file.no-format", word)
                        : Message.of("file.missing-key-of", word, '"' + key + '"'));
    }
}
