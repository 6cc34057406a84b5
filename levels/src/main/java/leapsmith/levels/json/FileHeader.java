package leapsmith.levels.json;

import java.io.IOException;

/** The two keys by which a file says what it is: its format, and the version of that. */
final class FileHeader {
    private FileHeader() {}

    /** Reads the name of the format, which must be that one. */
    static void readFormat(JsonInput in, String format) throws IOException {
        if (!in.text("\"" + format + "\"").equals(format)) {
            throw in.wrong("\"" + format + "\"");
        }
    }

    /** Reads the version, which must not be a later one than {@code newest}. */
    static void readVersion(JsonInput in, int newest) throws IOException {
        int version = in.wholeNumber(1, Integer.MAX_VALUE);
        if (version > newest) {
            throw in.wrong("a version up to " + newest, version + ": written by a newer Leapsmith");
        }
    }
}
