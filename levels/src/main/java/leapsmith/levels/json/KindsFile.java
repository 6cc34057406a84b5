package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.optional;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.levels.json.JsonKeys.Values;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/**
 * The tile kinds that the levels of a folder tree share: the file {@code leapsmith.kinds.json} in the folder of a level or the
 * nearest above it. A kind of a level that is based on one of them ({@code "is": "slime"}) has its shape, numbers, color and
 * properties, except for what the level says itself.
 *
 * @param tiles the kinds by their names, in the order of the file
 * @param unknownKeys other keys of the file, which are kept
 */
public record KindsFile(Map<String, TileKind> tiles, RawMembers unknownKeys) {
    /** The name of the file. */
    public static final String NAME = "leapsmith.kinds.json";

    /** How many folders above that of a level may hold a file that the level uses. */
    public static final int MAX_ABOVE = 8;

    private static final String FORMAT = "leapsmith-kinds";
    private static final int VERSION = 1;

    private static final JsonKeys<Values, KindsFile> KEYS = JsonKeys.of(List.of(
            FileHeader.format(FORMAT, "kinds"),
            FileHeader.version("", VERSION, file -> VERSION),
            optional(
                    "tiles",
                    "Tile kinds by their names, which are neither shapes nor standard kinds.",
                    new JsonValue<>(KindsFile::readTiles, KindsFile::writeTiles, tilesSchema()),
                    KindsFile::tiles,
                    Map.of())));

    /** Copies the map. */
    public KindsFile {
        tiles = Collections.unmodifiableMap(new LinkedHashMap<>(tiles));
    }

    private static Map<String, TileKind> readTiles(JsonInput in) throws IOException {
        Map<String, TileKind> tiles = new LinkedHashMap<>();
        in.object("file.object", name -> {
            boolean isTaken = TileTypeNames.typeOf(name).isPresent()
                    || StandardKind.ofName(name).isPresent();
            if (isTaken || name.isBlank()) {
                throw in.wrong(in.keyPlace(), Message.of("file.own-kind-name"), JsonInput.quoted(name));
            }
            if (tiles.size() == Limits.MAX_SYMBOLS) {
                throw in.tooMany("file.most-entries", Limits.MAX_SYMBOLS);
            }
            tiles.put(name, LegendJson.readShared(in, name));
        });
        return tiles;
    }

    private static void writeTiles(JsonGenerator out, Map<String, TileKind> tiles) throws IOException {
        out.writeStartObject();
        for (Map.Entry<String, TileKind> tile : tiles.entrySet()) {
            out.writeFieldName(tile.getKey());
            LegendJson.writeShared(tile.getKey(), tile.getValue(), out);
        }
        out.writeEndObject();
    }

    private static Map<String, Object> tilesSchema() {
        return JsonValue.schema(
                "type",
                "object",
                "additionalProperties",
                JsonValue.reference("#/$defs/tileKind"),
                "maxProperties",
                Limits.MAX_SYMBOLS);
    }

    static Map<String, Object> schema() {
        return KEYS.schema();
    }

    /** {@return the JSON Schema (2020-12) of the format, in UTF-8; the caller closes it} */
    public static InputStream openSchema() {
        return JsonSchema.kinds().open();
    }

    /**
     * Reads a kinds file to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @return what it says
     * @throws LevelFormatException if it is not a valid kinds file within the limits
     * @throws IOException if the stream can't be read
     */
    public static KindsFile read(InputStream in, String sourceName) throws IOException {
        JsonInput input = new JsonInput(in, sourceName);
        Values it = new Values(KEYS);
        RawMembers unknown = KEYS.readDocument(input, "file.kinds-document", "kinds", it, new HashSet<>());
        input.end();
        return new KindsFile(it.get("tiles"), unknown);
    }

    /**
     * Writes the file as UTF-8, and leaves the stream open.
     *
     * @param stream receives it
     * @throws IOException if the stream can't be written
     */
    public void write(OutputStream stream) throws IOException {
        KEYS.writeDocument(
                LevelJson.FACTORY,
                stream,
                holder -> JsonLayout.isDocument(holder) && holder.getCurrentName() != null ? 1 : 0,
                this,
                unknownKeys);
    }

    /**
     * {@return the kinds file of a folder: the one in it, or else in the nearest folder above}
     *
     * @param folder that of a level
     */
    public static Optional<Path> find(Path folder) {
        return foldersFrom(folder).stream()
                .map(at -> at.resolve(NAME))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /**
     * {@return a folder and those above it that may hold files which its levels share, the nearest first}
     *
     * @param folder that of a level
     */
    public static List<Path> foldersFrom(Path folder) {
        List<Path> folders = new ArrayList<>();
        Path at = folder.toAbsolutePath().normalize();
        for (int i = 0; at != null && i <= MAX_ABOVE; i++) {
            folders.add(at);
            at = at.getParent();
        }
        return folders;
    }

    /**
     * {@return a level whose kinds have the numbers of the kinds file of its folder; the same level if it uses none} Nothing
     * is read unless the level names such a kind. A file that can't be read leaves its kinds unknown, and they say why.
     *
     * @param level was read from a file
     * @param folder that of the file
     * @param opened receives the kinds file, if there is one
     */
    public static Level resolve(Level level, Path folder, Consumer<Path> opened) {
        if (level.legend().entries().stream()
                .noneMatch(entry -> entry.kind().base().isPresent())) {
            return level;
        }
        SharedKinds shared = SharedKinds.of(folder);
        shared.file().ifPresent(opened);
        return shared.resolve(level);
    }

    /**
     * {@return a level that means the same in a folder: kinds that the kinds file there doesn't have are the level's own}
     *
     * @param level any level
     * @param folder where it is to be saved
     */
    public static Level movedTo(Level level, Path folder) {
        SharedKinds there = SharedKinds.of(folder);
        boolean isReadable = there.problem().isEmpty();
        return SharedKinds.changed(
                level, (kind, base) -> isReadable && !there.tiles().containsKey(base.name()) ? kind.resolved() : kind);
    }

    /**
     * {@return a level whose kinds need no kinds file: they have all their numbers themselves} A kind that isn't known stays
     * as it is.
     *
     * @param level any level
     */
    public static Level resolved(Level level) {
        return SharedKinds.changed(level, (kind, base) -> kind.resolved());
    }
}
