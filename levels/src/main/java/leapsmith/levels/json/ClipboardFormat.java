package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;

/**
 * The text of a copied part of a level, for the clipboard: JSON with a legend, rows and lists of objects like those of a
 * level. Positions of objects are relative to the top-left corner of the part, whose tile in the level is {@code column}
 * and {@code row}. The symbol {@code _} stands for a tile that isn't part of it. A written part reads back as an equal
 * one.
 */
public final class ClipboardFormat {
    private static final String FORMAT = "leapsmith-clipboard";
    private static final String KIND = "clipboard-text";
    private static final int VERSION = 1;
    private static final String SOURCE = "clipboard";
    /** The own kinds of the part, as in a kinds file. */
    private static final String KINDS = "kinds";

    private static final int OUTSIDE = '_';

    private static final int FIRST_FREE_SYMBOL = 'a';

    private static final JsonKeys<Draft, LevelPart> KEYS = JsonKeys.of(keys());

    private ClipboardFormat() {}

    /** A part that is being read. */
    private static final class Draft extends JsonKeys.Values {
        private final ObjectJson.Lists objects = new ObjectJson.Lists(ObjectTypes.STANDARD);
        /** With the symbol of tiles outside the part as its first entry. */
        private List<LegendEntry> entries = List.of(outside());

        private TileRows tiles;

        Draft() {
            super(KEYS);
        }
    }

    private static List<Key<? super Draft, LevelPart>> keys() {
        List<Key<? super Draft, LevelPart>> keys = new ArrayList<>();
        keys.add(FileHeader.format(FORMAT, KIND));
        keys.add(FileHeader.version("", VERSION, part -> VERSION));
        int most = Limits.MAX_SIDE_PX;
        keys.add(LevelJson.size("tileSize", "", Limits.MAX_TILE_SIZE, LevelPart::tileSize)
                .or(Level.STANDARD_TILE_SIZE));
        keys.add(key("column", "", JsonValue.whole(-most, most), LevelPart::column)
                .or(0));
        keys.add(key("row", "", JsonValue.whole(-most, most), LevelPart::row).or(0));
        keys.add(LevelJson.size("width", "", most, LevelPart::columns).or(0).when(ClipboardFormat::hasTiles));
        keys.add(LevelJson.size("height", "", most, LevelPart::rows).or(0).when(ClipboardFormat::hasTiles));
        keys.add(JsonKeys.<Draft, LevelPart>of(
                        "legend", "", LegendJson.SCHEMA, ClipboardFormat::readLegend, (out, part) -> {
                            List<LegendEntry> entries = entries(part);
                            LegendJson.write(entries.subList(1, entries.size()), out);
                        })
                .when(ClipboardFormat::hasTiles));
        keys.add(JsonKeys.<Draft, LevelPart>of(
                        "tiles", "", TileRows.SCHEMA, ClipboardFormat::readTiles, (out, part) -> writeTiles(part, out))
                .when(ClipboardFormat::hasTiles));
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            keys.add(JsonKeys.<Draft, LevelPart>of(
                            type.listKey(),
                            "",
                            ObjectJson.listSchema(type),
                            (in, text) -> text.objects.read(type, in),
                            (out, part) -> ObjectJson.writeList(ofType(part, type), ObjectJson.Style.FILE, out))
                    .when(part -> !ofType(part, type).isEmpty()));
        }
        return keys;
    }

    private static boolean hasTiles(LevelPart part) {
        return !part.tiles().isEmpty();
    }

    private static List<LevelObject> ofType(LevelPart part, ObjectType type) {
        return part.objects().stream().filter(it -> it.type() == type).toList();
    }

    private static LegendEntry outside() {
        return new LegendEntry(OUTSIDE, TileKind.of(TileType.EMPTY));
    }

    /**
     * {@return the text of a part without own kinds}
     *
     * @param part what was copied
     */
    public static String write(LevelPart part) {
        return write(part, KindsFile.empty());
    }

    /**
     * {@return the text of a part, with what another folder needs to know of its own kinds}
     *
     * @param part what was copied
     * @param kinds the kinds file of its level
     */
    public static String write(LevelPart part, KindsFile kinds) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            Optional<KindsFile> needed = kinds.neededBy(part);
            RawMembers more = RawMembers.EMPTY;
            if (needed.isPresent()) {
                ByteArrayOutputStream text = new ByteArrayOutputStream();
                needed.get().write(text);
                more = more.with(KINDS, text.toString(StandardCharsets.UTF_8).strip());
            }
            // Each row of tiles and each object has its own line.
            KEYS.writeDocument(LevelJson.FACTORY, bytes, holder -> JsonLayout.isDocument(holder) ? 1 : 0, part, more);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static void writeTiles(LevelPart part, JsonGenerator out) throws IOException {
        List<LegendEntry> entries = entries(part);
        out.writeStartArray();
        for (int row = 0; row < part.rows(); row++) {
            StringBuilder text = new StringBuilder(part.columns());
            for (int column = 0; column < part.columns(); column++) {
                boolean isInside = part.tiles().contains(column, row);
                text.appendCodePoint(
                        isInside
                                ? entries.get(part.values().at(column, row) + 1).symbol()
                                : OUTSIDE);
            }
            out.writeString(text.toString());
        }
        out.writeEndArray();
    }

    /** The symbol of tiles outside the part, and then one for each kind: a shape has its standard one. */
    private static List<LegendEntry> entries(LevelPart part) {
        List<LegendEntry> entries = new ArrayList<>();
        entries.add(outside());
        for (TileKind kind : part.kinds()) {
            int wanted = FIRST_FREE_SYMBOL;
            if (kind.isPlain()) {
                wanted = Legend.STANDARD
                        .entries()
                        .get(Legend.STANDARD.indexOf(kind.shape()))
                        .symbol();
            }
            entries.add(new LegendEntry(Legend.freeSymbol(entries, wanted), kind));
        }
        return entries;
    }

    /**
     * Reads a part. Its keys may come in any order. Tiles may be missing, and so may objects.
     *
     * @param text the content of the clipboard
     * @return the part
     * @throws LevelFormatException if the text is not a valid part within the limits, or is not of Leapsmith at all
     */
    public static LevelPart read(String text) throws LevelFormatException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            return read(new JsonInput(new ByteArrayInputStream(bytes), SOURCE));
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory doesn't fail", e);
        }
    }

    private static LevelPart read(JsonInput in) throws IOException {
        Draft it = new Draft();
        RawMembers others = KEYS.readDocument(in, "file.clipboard-document", KIND, it, new HashSet<>());
        Level level = Level.empty("", 1, 1, it.get("tileSize")).withObjects(it.objects.all());
        TileSet outline = TileSet.EMPTY;
        if (it.tiles != null) {
            Legend legend = Legend.completing(it.entries);
            TileGrid grid = it.tiles.finish(legend, it.entries.size(), it.get("width"), it.get("height"));
            level = level.withLegend(legend).withTiles(grid);
            outline = outlineOf(grid);
        }
        level = withKinds(level, others.get(KINDS));
        List<LevelObject> all = level.objects().stream().toList();
        if (outline.isEmpty() && all.isEmpty()) {
            throw in.error(in.place().at(""), Message.of("file.nothing-copied"));
        }
        LevelPart part = LevelPart.of(level, outline, all);
        return part.from(part.column() + it.<Integer>get("column"), part.row() + it.<Integer>get("row"));
    }

    /** A level that knows the own kinds that the text has; kinds that aren't valid are left out. */
    private static Level withKinds(Level level, Optional<String> json) throws IOException {
        if (json.isEmpty()) {
            return level;
        }
        try {
            byte[] bytes = json.get().getBytes(StandardCharsets.UTF_8);
            KindsFile kinds = KindsFile.read(new ByteArrayInputStream(bytes), SOURCE);
            return new SharedKinds(Optional.empty(), kinds, kinds.objectKinds(), "").resolve(level);
        } catch (LevelFormatException e) {
            return level;
        }
    }

    private static TileSet outlineOf(TileGrid grid) {
        TileSet.Builder outline = new TileSet.Builder();
        byte[] line = new byte[grid.columns()];
        for (int row = 0; row < grid.rows(); row++) {
            grid.copyRow(row, 0, line.length, line);
            outline.addRow(row, 0, line.length, column -> line[column] != 0);
        }
        return outline.build();
    }

    private static void readLegend(JsonInput in, Draft into) throws IOException {
        List<LegendEntry> read = LegendJson.read(in);
        if (read.stream().anyMatch(it -> it.symbol() == OUTSIDE)) {
            throw in.error(in.place(), Message.of("file.symbol-outside"));
        }
        if (read.size() + 1 + TileType.values().length > Limits.MAX_SYMBOLS) {
            throw in.error(in.place(), Message.of("file.too-many-symbols"));
        }
        into.entries = new ArrayList<>(List.of(outside()));
        into.entries.addAll(read);
    }

    private static void readTiles(JsonInput in, Draft into) throws IOException {
        into.tiles = new TileRows(in, null, 0, into.get("width"), into.get("height"));
        into.tiles.read();
    }
}
