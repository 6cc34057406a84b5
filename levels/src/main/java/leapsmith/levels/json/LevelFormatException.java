package leapsmith.levels.json;

import java.io.IOException;
import java.util.Optional;

/**
 * Thrown when a level or a replay can't be read: says the file, the place and what is wrong there. The message is one
 * line, such as {@code first.level.json:12:20: characters[0].x: expected a number, found "left"}.
 */
public final class LevelFormatException extends IOException {
    private static final long serialVersionUID = 1;
    private static final int MAX_FOUND = 200;

    private final String file;
    private final int line;
    private final int column;
    private final String path;
    private final String reason;
    /** Null if the error is of another kind. */
    private final String expected;

    private final String found;

    /**
     * An error for a value other than the expected one.
     *
     * @param file name of the file or source
     * @param line from 1, or 0 where no place in the file is meant
     * @param column from 1, or 0 where no place in the file is meant
     * @param path the place in the document, as {@code characters[0].x}; empty for the document itself
     * @param expected what should be there
     * @param found what is there instead
     */
    public LevelFormatException(String file, int line, int column, String path, String expected, String found) {
        this(file, line, column, path, oneLine(expected), oneLine(JsonTokens.cut(found, MAX_FOUND)), null);
    }

    /**
     * An error of any kind.
     *
     * @param file name of the file or source
     * @param line from 1, or 0 where no place in the file is meant
     * @param column from 1, or 0 where no place in the file is meant
     * @param path the place in the document, as {@code characters[0].x}; empty for the document itself
     * @param reason what is wrong there
     */
    public LevelFormatException(String file, int line, int column, String path, String reason) {
        this(file, line, column, path, null, null, reason);
    }

    private LevelFormatException(
            String file, int line, int column, String path, String expected, String found, String otherReason) {
        super(message(file, line, column, path, reason(expected, found, otherReason)));
        this.file = file;
        this.line = line;
        this.column = column;
        this.path = path;
        this.expected = expected;
        this.found = found;
        reason = reason(expected, found, otherReason);
    }

    /** An error for a file that can't be read at all; the message is a sentence with its name. */
    LevelFormatException(String file, String sentence) {
        this(file, sentence, null);
    }

    /** As {@link #LevelFormatException(String, String)}, with the error of the file system that is the cause. */
    LevelFormatException(String file, String sentence, IOException cause) {
        super(sentence, cause);
        this.file = file;
        line = 0;
        column = 0;
        path = "";
        reason = sentence;
        expected = null;
        found = null;
    }

    /** {@return the name of the file or source} */
    public String file() {
        return file;
    }

    /** {@return the line, from 1; 0 if the error has no place in the file} */
    public int line() {
        return line;
    }

    /** {@return the column in characters, from 1; 0 if the error has no place in the file} */
    public int column() {
        return column;
    }

    /** {@return the path in the document, such as {@code characters[0].x}; empty for the document itself} */
    public String path() {
        return path;
    }

    /** {@return what is wrong, without the place, such as {@code expected a number, found "left"}} */
    public String reason() {
        return reason;
    }

    /** {@return what should be there, such as {@code a number}; empty if the reason is of another kind} */
    public Optional<String> expected() {
        return Optional.ofNullable(expected);
    }

    /** {@return what is there instead, such as {@code "left"}; empty if the reason is of another kind} */
    public Optional<String> found() {
        return Optional.ofNullable(found);
    }

    private static String reason(String expected, String found, String otherReason) {
        return otherReason == null ? "expected " + expected + ", found " + found : otherReason;
    }

    private static String message(String file, int line, int column, String path, String reason) {
        String place = file + (line > 0 ? ":" + line + ":" + column : "");
        return oneLine(place + ": " + (path.isEmpty() ? "" : path + ": ") + reason);
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\s]+", " ");
    }
}
