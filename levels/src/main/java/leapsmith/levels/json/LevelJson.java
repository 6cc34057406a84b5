package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.model.CheckSettings;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.WorldPlace;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.Borders;

/**
 * The document of a level: its keys, and how it is read and written. A document is read in one pass. Its keys may come in
 * any order; tiles that come before the legend, width or height are checked at the end.
 */
final class LevelJson extends JsonKeys.Values {
    static final String FORMAT = "leapsmith-level";
    /** The newest version that can be read; the lowest one that can represent a level is written. */
    static final int VERSION = 3;

    /** Creates the generators of documents. Characters beyond U+FFFF are not escaped, so that rows align. */
    static final JsonFactory FACTORY = factory()
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .build();

    /** The same for the hash of version 1, which wrote such characters as escapes. */
    private static final JsonFactory FACTORY_VERSION_1 = factory().build();

    /** The sides of a level in the order in which a file lists the open ones. */
    private static final List<String> SIDES = List.of("left", "right", "top", "bottom");

    private static final JsonValue<Borders> OPEN_SIDES = new JsonValue<>(
            LevelJson::readSides,
            LevelJson::writeSides,
            JsonValue.schema("type", "array", "items", JsonValue.words(SIDES), "uniqueItems", true));

    private static final JsonValue<PhysicsNumbers> PHYSICS = JsonValue.object(
            "file.physics",
            it -> new PhysicsNumbers(
                    it.get("ticksPerSecond"),
                    it.get("gravity"),
                    it.get("maxFallSpeed"),
                    it.get("openSides"),
                    it.unknown()),
            PhysicsNumbers::unknownKeys,
            key(
                    "ticksPerSecond",
                    "Simulation steps per second, usually 60; 30 and 120 work well too. Unit: /s.",
                    JsonValue.whole(Limits.MIN_TICKS_PER_SECOND, Limits.MAX_TICKS_PER_SECOND),
                    PhysicsNumbers::ticksPerSecond,
                    PhysicsNumbers.CLASSIC.ticksPerSecond()),
            key(
                    "gravity",
                    "Downward acceleration. Unit: px/s^2.",
                    JsonValue.number(0, Limits.MAX_GRAVITY),
                    PhysicsNumbers::gravity,
                    PhysicsNumbers.CLASSIC.gravity()),
            key(
                    "maxFallSpeed",
                    "The maximum fall speed. Unit: px/s.",
                    JsonValue.number(0, Limits.MAX_SPEED),
                    PhysicsNumbers::maxFallSpeed,
                    PhysicsNumbers.CLASSIC.maxFallSpeed()),
            key(
                            "openSides",
                            "Sides through which characters can leave the level; the others are walls.",
                            OPEN_SIDES,
                            PhysicsNumbers::borders)
                    .defaultValue(List.of())
                    .or(Borders.CLOSED)
                    .omitted());

    private static final JsonValue<Integer> CELLS = JsonValue.whole(1, Limits.MAX_CELL_SIDE);

    private static final JsonValue<PartitionSize> PARTITION = JsonValue.object(
            "file.partition",
            it -> new PartitionSize(it.get("cellWidth"), it.get("cellHeight"), it.unknown()),
            PartitionSize::unknownKeys,
            key(
                    "cellWidth",
                    "Columns of a cell. Unit: tiles.",
                    CELLS,
                    PartitionSize::cellWidth,
                    PartitionSize.STANDARD.cellWidth()),
            key(
                    "cellHeight",
                    "Rows of a cell. Unit: tiles.",
                    CELLS,
                    PartitionSize::cellHeight,
                    PartitionSize.STANDARD.cellHeight()));

    private static final JsonValue<List<String>> RULES = JsonValue.list(
            "file.rules-off",
            JsonValue.text("file.rule-name", null).described(JsonValue.schema("type", "string")),
            0,
            "");

    private static final JsonValue<CheckSettings> CHECKS = JsonValue.object(
            "file.checks",
            it -> new CheckSettings(new TreeSet<>(it.<List<String>>get("off")), it.unknown()),
            CheckSettings::unknownKeys,
            key(
                    "off",
                    "The rules that are not checked, such as no-goal.",
                    RULES,
                    (CheckSettings checks) -> List.copyOf(checks.off()),
                    List.of()));

    private static final JsonValue<Double> TILES = JsonValue.number(-WorldPlace.MAX, WorldPlace.MAX);

    private static final JsonValue<Optional<WorldPlace>> PLACE = JsonValue.<WorldPlace>object(
                    "file.world-place",
                    it -> new WorldPlace(it.get("x"), it.get("y"), it.unknown()),
                    WorldPlace::unknownKeys,
                    key("x", "Its left edge. Unit: tiles.", TILES, WorldPlace::x, 0.0),
                    key("y", "Its top edge. Unit: tiles.", TILES, WorldPlace::y, 0.0))
            .optional();

    private record Written(Level level, ObjectJson.Style style, List<LegendEntry> named) {
        /** How the level looks; version 1 had no looks. */
        LevelLooks looks() {
            return style == ObjectJson.Style.FILE_VERSION_1 ? LevelLooks.FLAT : level.looks();
        }
    }

    private final JsonInput in;
    private final JsonKeys<LevelJson, Written> keys;
    private Legend legend;
    private int entriesRead;
    private TileRows tiles;
    private final ObjectJson.Lists objects;

    private LevelJson(JsonInput in, ObjectTypes types, JsonKeys<LevelJson, Written> keys) {
        super(keys);
        this.in = in;
        this.keys = keys;
        objects = new ObjectJson.Lists(types);
    }

    private static JsonFactoryBuilder factory() {
        return new JsonFactoryBuilder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT);
    }

    private static JsonKeys<LevelJson, Written> keys(ObjectTypes types) {
        List<Key<? super LevelJson, Written>> keys = new ArrayList<>();
        keys.add(FileHeader.<LevelJson, Written>format(FORMAT, "level"));
        keys.add(FileHeader.version(
                "The lowest version whose programs understand the file. A level with a custom tile kind, or with a key"
                        + " that version 1 did not have, has version 2; one with a kind that does something, or with a gate, version"
                        + " 3.",
                VERSION,
                written -> written.style == ObjectJson.Style.FILE_VERSION_1 ? 1 : version(written.level)));
        keys.add(key(
                "name",
                "Shown in the editor and in messages.",
                JsonValue.TEXT,
                (Written written) -> written.level.name(),
                ""));
        keys.add(size(
                        "tileSize",
                        "Side of a tile. No side of the level is longer than " + Limits.MAX_SIDE_PX
                                + " pixels. Unit: px.",
                        Limits.MAX_TILE_SIZE,
                        (Written written) -> written.level.tileSize())
                .defaultValue(Level.STANDARD_TILE_SIZE));
        keys.add(size(
                        "width",
                        "Columns of tiles. Unit: tiles.",
                        Limits.MAX_SIDE_PX,
                        (Written written) -> written.level.columns())
                .required()
                .or(0));
        keys.add(size(
                        "height",
                        "Rows of tiles. A level has no more than " + Limits.MAX_TILES + " tiles. Unit: tiles.",
                        Limits.MAX_SIDE_PX,
                        (Written written) -> written.level.rows())
                .required()
                .or(0));
        keys.add(JsonKeys.<LevelJson, Written>of(
                        "legend",
                        "The meaning of the symbols in tiles: shapes or tile kinds. A missing shape gets its standard"
                                + " symbol, or a free one. Slopes are named by their thick side: slope-right rises to the"
                                + " right. A 1:2 slope takes two adjacent tiles, its low half at the thin side. A ceiling"
                                + " hangs from the top of its tile, and a oneway carries only what comes from above.",
                        LegendJson.SCHEMA,
                        (in, document) -> document.readLegend(),
                        (out, written) -> LegendJson.write(written.named, out))
                .defaultValue(LegendJson.STANDARD));
        keys.add(JsonKeys.<LevelJson, Written>of(
                        "tiles",
                        "One string per row, from the top; one symbol of the legend per tile.",
                        TileRows.SCHEMA,
                        (in, document) -> document.readTiles(),
                        (out, written) -> TileRows.write(written.level.tiles(), written.named, out))
                .required());
        keys.add(key("physics", "How the level is simulated.", PHYSICS, (Written written) -> written.level.physics())
                .or(PhysicsNumbers.CLASSIC));
        keys.add(key(
                        "partition",
                        "Size in tiles of the cells in which the simulation searches for touching characters.",
                        PARTITION,
                        (Written written) -> written.level.partition())
                .or(PartitionSize.STANDARD));
        keys.add(optional(
                "checks",
                "Settings of the checks of the level.",
                CHECKS,
                (Written written) -> written.level.checks(),
                CheckSettings.ALL));
        keys.add(optional(
                "world",
                "Where the level is in the world that the levels of its folder make up. It has no effect on play.",
                PLACE,
                (Written written) -> written.level.place(),
                Optional.empty()));
        keys.add(omitted(
                "theme",
                "What the level looks like: meadow, cave, castle, or the name of a file NAME.theme.json in the"
                        + " level's folder or one above it. Without one the level is drawn flat.",
                JsonValue.TEXT,
                (Written written) -> written.looks().theme(),
                ""));
        keys.add(omitted(
                "layers",
                "Decoration behind and in front of the tiles, from back to front.",
                DecorationJson.LAYERS,
                (Written written) -> written.looks().layers(),
                List.of()));
        for (ObjectType type : types.all()) {
            keys.add(JsonKeys.<LevelJson, Written>of(
                            type.listKey(),
                            "In the order in which they are simulated. A level has no more than " + Limits.MAX_OBJECTS
                                    + " objects of all types.",
                            ObjectJson.listSchema(type),
                            (in, document) -> document.objects.read(type, in),
                            (out, written) -> ObjectJson.writeList(written.level.objects(type), written.style, out))
                    .defaultValue(List.of())
                    .when(written -> type.isAlwaysListed()
                            || !written.level.objects(type).isEmpty()));
        }
        keys.add(key(
                        "properties",
                        "",
                        new JsonValue<>(
                                RawJson::readObject,
                                (out, members) -> out.writeRawValue(RawJson.inLines(RawJson.object(members))),
                                JsonValue.FREE.schema()),
                        (Written written) -> written.level.properties())
                .or(RawMembers.EMPTY));
        return JsonKeys.of(keys);
    }

    /** A whole number above 0 by which the size of a level is checked. */
    static <W> Key<JsonKeys.Values, W> size(String name, String about, int most, Function<W, Integer> get) {
        JsonValue<Integer> value = JsonValue.whole(1, most);
        return JsonKeys.of(
                name,
                about,
                value.schema(),
                (in, document) -> {
                    document.put(name, value.read(in));
                    checkSize(in, document.get("width"), document.get("height"), document.get("tileSize"));
                },
                (out, from) -> value.write(out, get.apply(from)));
    }

    /** The schema of levels with objects of these types, without its parts that don't depend on keys. */
    static Map<String, Object> schema(ObjectTypes types) {
        return keys(types).schema();
    }

    private static Borders readSides(JsonInput in) throws IOException {
        Set<String> open = new HashSet<>();
        in.array("file.sides", index -> {
            String side = in.text("file.side");
            if (!SIDES.contains(side) || !open.add(side)) {
                throw in.wrong("file.side");
            }
        });
        return new Borders(
                open.contains("left"), open.contains("right"), open.contains("top"), open.contains("bottom"));
    }

    private static void writeSides(JsonGenerator out, Borders borders) throws IOException {
        boolean[] open = {borders.leftOpen(), borders.rightOpen(), borders.topOpen(), borders.bottomOpen()};
        out.writeStartArray();
        for (int side = 0; side < open.length; side++) {
            if (open[side]) {
                out.writeString(SIDES.get(side));
            }
        }
        out.writeEndArray();
    }

    static Level read(JsonInput in, ObjectTypes types) throws IOException {
        return new LevelJson(in, types, keys(types)).read();
    }

    private Level read() throws IOException {
        RawMembers unknown = readDocument();
        Legend known = legend == null ? Legend.STANDARD : legend;
        TileGrid grid = tiles.finish(known, named(known), get("width"), get("height"));
        Level level = new Level(
                get("name"),
                get("tileSize"),
                known,
                grid,
                get("physics"),
                get("partition"),
                get("checks"),
                new LevelLooks(get("theme"), get("layers")),
                get("world"),
                objects.all(),
                get("properties"),
                unknown);
        in.end();
        return level;
    }

    private RawMembers readDocument() throws IOException {
        Set<String> seen = new HashSet<>();
        try {
            return keys.readDocument(in, "file.level-document", "level", this, seen);
        } catch (LevelFormatException e) {
            if (seen.isEmpty() || seen.contains("format") || e.path().isEmpty()) {
                throw e;
            }
            // Files of other programs may have keys with the same names; an error in one of them alone would mislead.
            FilePlace place = new FilePlace(e.line(), e.column(), e.path());
            throw in.error(place, Message.of("file.maybe-no-level", e.text()));
        }
    }

    /**
     * Checks what is known of a size against the limits; an error is at the current value.
     *
     * @param width 0 if it isn't known yet
     * @param height 0 if it isn't known yet
     */
    private static void checkSize(JsonInput in, int width, int height, int tileSize) throws IOException {
        long sidePx = (long) Math.max(width, height) * tileSize;
        if (sidePx > Limits.MAX_SIDE_PX) {
            throw in.wrong(Message.of("file.most-side", Limits.MAX_SIDE_PX), Message.literal(sidePx + " px"));
        }
        if ((long) width * height > Limits.MAX_TILES) {
            throw in.wrong(
                    Message.of("file.most-tiles-of-level", Limits.MAX_TILES), Message.literal(width + " x " + height));
        }
    }

    private void readLegend() throws IOException {
        List<LegendEntry> entries = LegendJson.read(in);
        entriesRead = entries.size();
        legend = Legend.completing(entries);
    }

    private void readTiles() throws IOException {
        tiles = new TileRows(in, legend, legend == null ? 0 : named(legend), get("width"), get("height"));
        tiles.read();
    }

    /** The number of legend entries that rows may use: those of the file and those that every legend has. */
    private int named(Legend of) {
        return of.namedSize(value -> value < entriesRead);
    }

    static void write(Level level, ObjectJson.Style style, OutputStream stream) throws IOException {
        boolean isVersion1 = style == ObjectJson.Style.FILE_VERSION_1;
        JsonFactory factory = isVersion1 ? FACTORY_VERSION_1 : FACTORY;
        Set<String> longLists = new HashSet<>(Set.of("tiles", "layers"));
        for (ObjectType type : level.objects().types().all()) {
            // Version 1 had a single zone on the line of its list.
            if (!isVersion1 || type != ZoneType.TYPE || level.objects(type).size() != 1) {
                longLists.add(type.listKey());
            }
        }
        long[] counts = level.tiles().counts();
        List<LegendEntry> named =
                level.legend().entries().subList(0, level.legend().namedSize(value -> counts[value] > 0));
        // Each row of tiles and each object has its own line, so that additions of two authors merge.
        keys(level.objects().types())
                .writeDocument(
                        factory,
                        stream,
                        holder -> JsonLayout.isDocument(holder) && longLists.contains(holder.getCurrentName()) ? 1 : 0,
                        new Written(level, style, named),
                        level.unknownKeys());
    }

    /** The lowest version that can represent the level. */
    static int version(Level level) {
        boolean needsKinds = level.legend().entries().stream()
                .anyMatch(entry -> !entry.kind().isPlain() && !StandardKind.isStandard(entry.kind()));
        Legend legend = level.legend();
        long[] counts = level.tiles().counts();
        boolean needsMaterials = IntStream.range(0, legend.namedSize(value -> counts[value] > 0))
                .anyMatch(value -> !legend.kindOf(value).material().isPlain()
                        || !legend.kindOf(value).when().isEmpty()
                        || legend.kindOf(value).base().isPresent()
                        || legend.typeOf(value).isGate());
        if (needsMaterials) {
            return 3;
        }
        int ofObjects = level.objects().stream()
                .mapToInt(ObjectJson::neededVersion)
                .max()
                .orElse(1);
        return Math.max(ofObjects, needsKinds ? 2 : 1);
    }
}
