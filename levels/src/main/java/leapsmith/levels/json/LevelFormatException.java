package leapsmith.levels.json;

import java.io.IOException;

/**
 * Why a level or a replay can't be read: where in which file, what was expected there and what was found. The message is one line,
 * as {@code first.level.json:12:20: characters[0].x: expected a number, found "left"}.
 */
public final class LevelFormatException extends IOException {
    private static final long serialVersionUID = 1;
    private static final int MAX_FOUND = 200;

    private final String file;
    private final int line;
    private final int column;
    private final String path;
    private final String expected;
    private final String found;

    /**
     * @param file name of the file or source
     * @param line from 1, or 0 where no place in the file is meant
     * @param column from 1, or 0 where no place in the file is meant
     * @param path the place in the document, as {@code characters[0].x}; empty for the document itself
     * @param expected what should be there
     * @param found what is there instead; empty if there is nothing to say
     */
    public LevelFormatException(String file, int line, int column, String path, String expected, String found) {
        super(message(file, line, column, path, expected, found));
        this.file = file;
        this.line = line;
        this.column = column;
        this.path = path;
        this.expected = expected;
        this.found = found;
    }

    /** Name of the file or source. */
    public String file() {
        return file;
    }

    /** Line from 1, or 0 where no place in the file is meant. */
    public int line() {
        return line;
    }

    /** Column from 1, in UTF-16 units, or 0 where no place in the file is meant. */
    public int column() {
        return column;
    }

    /** The place in the document, as {@code characters[0].x}; empty for the document itself. */
    public String path() {
        return path;
    }

    /** What should be there. */
    public String expected() {
        return expected;
    }

    /** What is there instead; may be empty. */
    public String found() {
        return found;
    }

    private static String message(String file, int line, int column, String path, String expected, String found) {
        StringBuilder text = new StringBuilder(file);
        if (line > 0) {
            text.append(':').append(line).append(':').append(column);
        }
        text.append(": ");
        if (!path.isEmpty()) {
            text.append(path).append(": ");
        }
        text.append("expected ").append(expected);
        if (!found.isEmpty()) {
            text.append(", found ").append(found.length() > MAX_FOUND ? found.substring(0, MAX_FOUND) + "..." : found);
        }
        return text.toString().replaceAll("[\\p{Cntrl}\\s]+", " ");
    }
}
