package leapsmith.levels.tiled;

import leapsmith.levels.json.LevelFormatException;

/** Counts the elements and attributes of a file, so that their memory is limited. */
final class PartCount {
    /** Enough for as many objects as a level may have, with a dozen attributes each. */
    private static final int MAX_PARTS = 1 << 22;

    private int parts;

    void add(Element element, int count) throws LevelFormatException {
        parts += count;
        if (parts > MAX_PARTS) {
            throw element.tooMany("file.at-most-0-elements-and-attributes", MAX_PARTS);
        }
    }
}
