package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
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
    private static final int OUTSIDE = '_';

    private static final int FIRST_FREE_SYMBOL = 'a';

    private static final JsonKeys<ClipboardFormat, LevelPart> KEYS = JsonKeys.of(keys());

    private final JsonInput in;
    private final Set<String> missing = new LinkedHashSet<>(KEYS.required());
    private final RawJson.Collector unknown = new RawJson.Collector();
    private final ObjectJson.Lists objects = new ObjectJson.Lists(ObjectTypes.STANDARD);
    private int tileSize = Level.STANDARD_TILE_SIZE;
    private int column;
    private int row;
    private int width;
    private int height;
    /** With the symbol of tiles outside the part as its first entry. */
    private List<LegendEntry> entries = List.of(outside());

    private TileRows tiles;

    private ClipboardFormat(JsonInput in) {
        this.in = in;
    }

    private static List<Key<ClipboardFormat, LevelPart>> keys() {
        List<Key<ClipboardFormat, LevelPart>> keys = new ArrayList<>();
        keys.add(FileHeader.format(FORMAT, KIND));
        keys.add(FileHeader.version("", VERSION, part -> VERSION));
        int most = Limits.MAX_SIDE_PX;
        keys.add(
                number("tileSize", 1, Limits.MAX_TILE_SIZE, (text, size) -> text.tileSize = size, LevelPart::tileSize));
        keys.add(number("column", -most, most, (text, column) -> text.column = column, LevelPart::column));
        keys.add(number("row", -most, most, (text, row) -> text.row = row, LevelPart::row));
        keys.add(number("width", 1, most, (text, width) -> text.width = width, LevelPart::columns)
                .when(ClipboardFormat::hasTiles));
        keys.add(number("height", 1, most, (text, height) -> text.height = height, LevelPart::rows)
                .when(ClipboardFormat::hasTiles));
        keys.add(JsonKeys.<ClipboardFormat, LevelPart>of(
                        "legend", "", LegendJson.SCHEMA, (in, text) -> text.readLegend(), (out, part) -> {
                            List<LegendEntry> entries = entries(part);
                            LegendJson.write(entries.subList(1, entries.size()), out);
                        })
                .when(ClipboardFormat::hasTiles));
        keys.add(JsonKeys.<ClipboardFormat, LevelPart>of(
                        "tiles",
                        "",
                        TileRows.SCHEMA,
                        (in, text) -> text.readTiles(),
                        (out, part) -> writeTiles(part, out))
                .when(ClipboardFormat::hasTiles));
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            keys.add(JsonKeys.<ClipboardFormat, LevelPart>of(
                            type.listKey(),
                            "",
                            ObjectJson.listSchema(type),
                            (in, text) -> text.objects.read(type, in),
                            (out, part) -> ObjectJson.writeList(ofType(part, type), ObjectJson.Style.FILE, out))
                    .when(part -> !ofType(part, type).isEmpty()));
        }
        return keys;
    }

    private static Key<ClipboardFormat, LevelPart> number(
            String name, int from, int to, BiConsumer<ClipboardFormat, Integer> set, Function<LevelPart, Integer> get) {
        return JsonKeys.read(name, "", JsonValue.whole(from, to), set, get);
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
     * {@return the text of a part}
     *
     * @param part what was copied
     */
    public static String write(LevelPart part) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = LevelJson.FACTORY.createGenerator(bytes, JsonEncoding.UTF8)) {
            // Each row of tiles and each object has its own line.
            out.setPrettyPrinter(new JsonLayout(holder -> JsonLayout.isDocument(holder) ? 1 : 0));
            out.writeStartObject();
            KEYS.write(out, part);
            out.writeEndObject();
            out.writeRaw('\n');
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
            return new ClipboardFormat(new JsonInput(new ByteArrayInputStream(bytes), SOURCE)).read();
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory doesn't fail", e);
        }
    }

    private LevelPart read() throws IOException {
        in.document("file.clipboard-document", key -> {
            missing.remove(key);
            if (!KEYS.read(key, in, this)) {
                unknown.read(key, in);
            }
            LevelJson.checkSize(in, width, height, tileSize);
        });
        FilePlace end = in.place();
        if (!missing.isEmpty()) {
            throw FileHeader.missing(in, end, missing.iterator().next(), KIND);
        }
        Level level = Level.empty("", 1, 1, tileSize).withObjects(objects.all());
        TileSet outline = TileSet.EMPTY;
        if (tiles != null) {
            Legend legend = Legend.completing(entries);
            TileGrid grid = tiles.finish(legend, entries.size(), width, height);
            level = level.withLegend(legend).withTiles(grid);
            outline = outlineOf(grid);
        }
        List<LevelObject> all = level.objects().stream().toList();
        if (outline.isEmpty() && all.isEmpty()) {
            throw in.error(end.at(""), Message.of("file.nothing-copied"));
        }
        LevelPart part = LevelPart.of(level, outline, all);
        return part.from(part.column() + column, part.row() + row);
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

    private void readLegend() throws IOException {
        List<LegendEntry> read = LegendJson.read(in);
        if (read.stream().anyMatch(it -> it.symbol() == OUTSIDE)) {
            throw in.error(in.place(), Message.of("file.symbol-outside"));
        }
        if (read.size() + 1 + TileType.values().length > Limits.MAX_SYMBOLS) {
            throw in.error(in.place(), Message.of("file.too-many-symbols"));
        }
        entries = new ArrayList<>(List.of(outside()));
        entries.addAll(read);
    }

    private void readTiles() throws IOException {
        tiles = new TileRows(in, null, 0, width, height);
        tiles.read();
    }
}
