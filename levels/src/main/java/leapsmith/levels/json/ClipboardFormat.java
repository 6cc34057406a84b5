package leapsmith.levels.json;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.ObjectTypes;

/**
 * The text of a copied part of a level, for the clipboard: JSON with a legend, rows and lists of objects like those of a
 * level. Positions of objects are relative to the top-left corner of the part, whose tile in the level is {@code column}
 * and {@code row}. The symbol {@code _} stands for a tile that isn't part of it. A written part reads back as an equal
 * one.
 */
public final class ClipboardFormat {
    private static final String SOURCE = "clipboard";

    private ClipboardFormat() {}

    /**
     * {@return the text of a part}
     *
     * @param part what was copied
     */
    public static String write(LevelPart part) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ClipboardWriter.write(part, out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /**
     * Reads a part.
     *
     * @param text the content of the clipboard
     * @return the part
     * @throws LevelFormatException if the text is not a valid part within the limits, or is not of Leapsmith at all
     */
    public static LevelPart read(String text) throws LevelFormatException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            JsonInput in = new JsonInput(new Utf8Reader(new ByteArrayInputStream(bytes), SOURCE), SOURCE);
            return new ClipboardReader(in, ObjectTypes.STANDARD).read();
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory doesn't fail", e);
        }
    }
}
