package leapsmith.levels.json;

/**
 * A place in a file.
 *
 * @param line from 1; 0 for no place in the file
 * @param column in UTF-16 units, from 1
 * @param path of the value there, such as {@code characters[0].x}, without the middle of a very long one; empty for the
 *     document itself
 */
public record FilePlace(int line, int column, String path) {
    /** No place in the file. */
    public static final FilePlace NONE = new FilePlace(0, 0, "");

    /** Characters of each end of a path that is too long for a message. */
    private static final int END_OF_PATH = 60;

    /** Shortens the path. */
    public FilePlace {
        int length = path.length();
        if (length > 2 * END_OF_PATH + 1) {
            path = path.substring(0, END_OF_PATH) + '…' + path.substring(length - END_OF_PATH);
        }
    }

    /**
     * {@return the same line and column under another path}
     *
     * @param otherPath path of the value there
     */
    public FilePlace at(String otherPath) {
        return new FilePlace(line, column, otherPath);
    }
}
