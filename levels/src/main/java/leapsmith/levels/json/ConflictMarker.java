package leapsmith.levels.json;

/**
 * The lines with which git marks a conflict in a file: seven of {@code <}, {@code =}, {@code >} or {@code |} at the
 * start of a line.
 */
final class ConflictMarker {
    private static final String SIGNS = "<=>|";
    private static final int LENGTH = 7;

    private ConflictMarker() {}

    /** Whether the character at an offset belongs to such a marker. */
    static boolean isAt(RecentText text, long offset) {
        long start = offset;
        while (offset - start < LENGTH && text.at(start - 1) >= 0 && !isEnd(text.at(start - 1))) {
            start--;
        }
        int sign = text.at(start);
        if (sign < 0 || SIGNS.indexOf(sign) < 0) {
            return false;
        }
        for (int i = 1; i < LENGTH; i++) {
            if (text.at(start + i) != sign) {
                return false;
            }
        }
        int after = text.at(start + LENGTH);
        return after < 0 || after == ' ' || isEnd(after);
    }

    private static boolean isEnd(int unit) {
        return unit == '\n' || unit == '\r';
    }
}
