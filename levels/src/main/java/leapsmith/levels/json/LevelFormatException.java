package leapsmith.levels.json;

import java.io.IOException;

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
        this(file, line, column, path, "expected " + expected + ", found " + JsonTokens.cut(found, MAX_FOUND));
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
        super(message(file + (line > 0 ? ":" + line + ":" + column : ""), path, reason));
        this.file = file;
        this.line = line;
        this.column = column;
        this.path = path;
        this.reason = reason;
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

    private static String message(String place, String path, String reason) {
        String text = place + ": " + (path.isEmpty() ? "" : path + ": ") + reason;
        return text.replaceAll("[\\p{Cntrl}\\s]+", " ");
    }
}
