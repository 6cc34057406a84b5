package leapsmith.levels.json;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;

/**
 * Parts of a level as the members of their objects in a level file: each key with its value as JSON text. Other formats
 * use them to hold what a level file holds, under the same keys.
 */
public final class JsonMembers {
    private static final String SOURCE = "members";
    private static final Level BLANK = Level.empty("", 1, 1, Level.STANDARD_TILE_SIZE);
    /** The members of a level that aren't settings. */
    private static final RawMembers CONTENT = document(BLANK)
            .without("name")
            .without("physics")
            .without("partition")
            .without("properties");

    private JsonMembers() {}

    /**
     * {@return the members of an object}
     *
     * @param json a well-formed JSON object
     * @throws LevelFormatException if it isn't one within the limits, or a key occurs twice
     */
    public static RawMembers split(String json) throws LevelFormatException {
        return read(json, RawJson::readObject);
    }

    /**
     * {@return an object with these members, on one line}
     *
     * @param members each key with its value as JSON text
     */
    public static String join(RawMembers members) {
        try {
            return RawJson.object(members);
        } catch (IOException e) {
            throw fromMemory(e);
        }
    }

    /**
     * {@return the members of an object of a level: id, kind and box, all values that aren't defaults, and other keys}
     *
     * @param object an object of a level
     */
    public static RawMembers of(LevelObject object) {
        return members(out -> ObjectJson.write(object, ObjectJson.Style.FILE, out));
    }

    /**
     * {@return the members of a kind of tiles}
     *
     * @param kind a kind of tiles
     */
    public static RawMembers of(TileKind kind) {
        return members(out -> LegendJson.writeKind(kind, out));
    }

    /**
     * {@return the members of a level, without its size, tiles and objects}
     *
     * @param level a level
     */
    public static RawMembers ofSettings(Level level) {
        RawMembers members = document(level.withLegend(Legend.STANDARD)
                .withTiles(BLANK.tiles())
                .withTileSize(BLANK.tileSize())
                .withObjects(ObjectLists.NONE));
        for (String key : CONTENT.asMap().keySet()) {
            members = members.without(key);
        }
        return members;
    }

    private static RawMembers document(Level level) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            LevelFormat.write(level, out);
            return split(out.toString(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw fromMemory(e);
        }
    }

    /**
     * {@return an object of a level}
     *
     * @param type its type
     * @param members as a level file has them; what is missing has its default
     * @throws LevelFormatException if a value is wrong; its path begins with the key
     */
    public static LevelObject object(ObjectType type, RawMembers members) throws LevelFormatException {
        return read(join(members), in -> ObjectJson.read(type, in, 0));
    }

    /**
     * {@return a kind of tiles}
     *
     * @param members as a level file has them
     * @throws LevelFormatException if a value is wrong, or the shape is missing; its path begins with the key
     */
    public static TileKind kind(RawMembers members) throws LevelFormatException {
        return read(join(members), LegendJson::readKind);
    }

    /**
     * {@return a level of one empty tile}
     *
     * @param members as a level file has them, without its size, tiles and objects
     * @throws LevelFormatException if a value is wrong; its path begins with the key
     */
    public static Level settings(RawMembers members) throws LevelFormatException {
        byte[] json = join(CONTENT.withAll(members)).getBytes(StandardCharsets.UTF_8);
        try {
            return LevelFormat.read(new ByteArrayInputStream(json), SOURCE);
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw fromMemory(e);
        }
    }

    private static UncheckedIOException fromMemory(IOException e) {
        return new UncheckedIOException("reading from memory and writing to it don't fail", e);
    }

    private static RawMembers members(RawJson.Part part) {
        try {
            return split(RawJson.text(LevelJson.FACTORY, part));
        } catch (IOException e) {
            throw fromMemory(e);
        }
    }

    private interface PartReader<T> {
        T read(JsonInput in) throws IOException;
    }

    private static <T> T read(String json, PartReader<T> reader) throws LevelFormatException {
        try {
            JsonInput in = new JsonInput(new StringReader(json), SOURCE);
            in.next();
            return reader.read(in);
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw fromMemory(e);
        }
    }
}
