package leapsmith.levels.tiled;

import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** The number of a cell or a tile object: the id of a tile with its turns in the upper bits, so it has no sign. */
final class CellNumber {
    private CellNumber() {}

    /** Reads an attribute; 0 if it is missing. */
    static int parse(Element element, String key) throws LevelFormatException {
        String text = element.text(key);
        try {
            return text.isEmpty() ? 0 : Integer.parseUnsignedInt(text);
        } catch (NumberFormatException e) {
            throw element.wrong(key, Message.of("file.whole-number", 0, 0xFFFF_FFFFL), Message.literal(text));
        }
    }
}
