package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Align;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Repeat;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Side;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/**
 * The format {@code .theme.json}: reading and writing themes. A written theme reads back as an equal theme, and unknown
 * keys are kept. Sprites are read from the JSON files of Aseprite.
 */
public final class ThemeFormat {
    /** The extension of theme files. */
    public static final String EXTENSION = ".theme.json";

    static final String FORMAT = "leapsmith-theme";
    private static final int VERSION = 1;
    private static final int MAX_ENTRIES = 1024;
    private static final int MAX_MS = 3_600_000;
    private static final String COLOR = "#[0-9a-fA-F]{6}";

    private static final JsonValue<Integer> COUNT = JsonValue.whole(0, 1 << 24);
    private static final JsonValue<Cell> CELL = cell(-Theme.MAX_SIDE, Theme.MAX_SIDE);
    private static final JsonValue<Double> SHARE = JsonValue.number(0, 1);

    private static final JsonValue<String> WORD =
            JsonValue.text("file.text", null).described(JsonValue.schema("type", "string"));
    private static final JsonValue<List<String>> WORDS = JsonValue.list("file.array", WORD, 0, "");

    private static final JsonValue<List<Integer>> NUMBERS = new JsonValue<>(
            in -> {
                List<Integer> numbers = new ArrayList<>();
                in.array("file.array", index -> {
                    in.keep(1);
                    numbers.add(COUNT.read(in));
                });
                return numbers;
            },
            JsonValue.<Integer>list("file.array", COUNT, 0, "").writer(),
            JsonValue.schema("type", "array", "items", COUNT.schema()));

    private ThemeFormat() {}

    /** A skin that is being read. */
    private static final class SkinDraft {
        private String sheet = "";
        private Cell at = Cell.ZERO;
        private Layout layout = Layout.SINGLE;
        private List<Integer> order = List.of();
        private Optional<Cell> inner = Optional.empty();
        private List<String> joins = List.of();
        private int frames = 1;
        private int ms = 100;
        private Optional<Cell> step = Optional.empty();
        private Cell size = Cell.ONE;
        private Cell offset = Cell.ZERO;
        private double weight = 1;

        private Skin toSkin(RawMembers unknown) {
            return new Skin(sheet, at, layout, order, inner, joins, frames, ms, step, size, offset, weight, unknown);
        }
    }

    private static final JsonKeys<SkinDraft, Skin> SKIN = JsonKeys.of(List.of(
            JsonKeys.<SkinDraft, Skin, String>read(
                            "sheet", "The name of a sheet.", WORD, (skin, it) -> skin.sheet = it, Skin::sheet)
                    .required(),
            JsonKeys.<SkinDraft, Skin, Cell>read(
                            "at",
                            "Column and row of the first piece in the sheet.",
                            CELL,
                            (skin, it) -> skin.at = it,
                            Skin::at)
                    .defaultValue(List.of(0, 0)),
            JsonKeys.<SkinDraft, Skin, Layout>read(
                            "layout",
                            "Which pieces there are: single; row (left, middle, right, alone); column (top, middle, bottom,"
                                    + " alone); nine (3 x 3, composed by quarters); edge (16 by sides); blob (47 by sides"
                                    + " and corners); corner (16 between the tiles); box (3 x 3 over an object).",
                            constant(Layout.class),
                            (skin, it) -> skin.layout = it,
                            Skin::layout)
                    .defaultValue(Layout.SINGLE),
            JsonKeys.<SkinDraft, Skin, List<Integer>>read(
                            "order",
                            "Where the pieces of the layout are, counted from the first one row by row through the sheet, if"
                                    + " not in the order of the layout.",
                            NUMBERS,
                            (skin, it) -> skin.order = it,
                            Skin::order)
                    .when(skin -> !skin.order().isEmpty()),
            JsonKeys.<SkinDraft, Skin, Cell>read(
                            "inner",
                            "Column and row of the inner corners of nine, 2 x 2 pieces around the missing middle.",
                            CELL,
                            (skin, it) -> skin.inner = Optional.of(it),
                            skin -> skin.inner().orElseThrow())
                    .when(skin -> skin.inner().isPresent()),
            JsonKeys.<SkinDraft, Skin, List<String>>read(
                            "joins",
                            "Kinds and shapes that continue the form, besides the kind itself: names, #solid, #slopes, and"
                                    + " #edge for the outside of the level.",
                            WORDS,
                            (skin, it) -> skin.joins = it,
                            Skin::joins)
                    .when(skin -> !skin.joins().isEmpty()),
            JsonKeys.<SkinDraft, Skin, Integer>read(
                            "frames",
                            "Pictures of the animation.",
                            JsonValue.whole(1, MAX_ENTRIES),
                            (skin, it) -> skin.frames = it,
                            Skin::frames)
                    .defaultValue(1)
                    .when(skin -> skin.frames() > 1),
            JsonKeys.<SkinDraft, Skin, Integer>read(
                            "ms",
                            "Duration of a frame. Unit: ms.",
                            JsonValue.whole(1, MAX_MS),
                            (skin, it) -> skin.ms = it,
                            Skin::ms)
                    .defaultValue(100)
                    .when(skin -> skin.frames() > 1),
            JsonKeys.<SkinDraft, Skin, Cell>read(
                            "step",
                            "Columns and rows from a frame to the next; by default the width of the layout.",
                            CELL,
                            (skin, it) -> skin.step = Optional.of(it),
                            skin -> skin.step().orElseThrow())
                    .when(skin -> skin.step().isPresent()),
            JsonKeys.<SkinDraft, Skin, Cell>read(
                            "size",
                            "Size of a piece. Unit: tiles.",
                            cell(1, 64),
                            (skin, it) -> skin.size = it,
                            Skin::size)
                    .defaultValue(List.of(1, 1))
                    .when(skin -> !skin.size().equals(Cell.ONE)),
            JsonKeys.<SkinDraft, Skin, Cell>read(
                            "offset",
                            "Where a piece is, from the tile's corner. Unit: px.",
                            CELL,
                            (skin, it) -> skin.offset = it,
                            Skin::offset)
                    .defaultValue(List.of(0, 0))
                    .when(skin -> !skin.offset().equals(Cell.ZERO)),
            JsonKeys.<SkinDraft, Skin, Double>read(
                            "weight",
                            "How often this variant is picked, compared with the others.",
                            JsonValue.number(0, 1_000_000),
                            (skin, it) -> skin.weight = it,
                            Skin::weight)
                    .defaultValue(1.0)
                    .when(skin -> skin.weight() != 1)));

    private static final JsonValue<Skin> ONE_SKIN = new JsonValue<>(
            in -> {
                SkinDraft draft = new SkinDraft();
                FilePlace place = in.place();
                RawMembers unknown = SKIN.read(in, Message.of("file.object"), draft);
                if (draft.sheet.isEmpty()) {
                    throw in.error(place, Message.of("file.missing-key", "\"sheet\""));
                }
                return draft.toSkin(unknown);
            },
            (out, skin) -> SKIN.writeObject(out, skin, skin.unknownKeys()),
            SKIN.schema());

    /** A skin, or a list of variants. */
    private static final JsonValue<List<Skin>> VARIANTS = new JsonValue<>(
            in -> {
                List<Skin> skins = new ArrayList<>();
                if (in.token() == JsonToken.START_ARRAY) {
                    in.array("file.array", index -> {
                        require(index < MAX_ENTRIES, in);
                        skins.add(ONE_SKIN.read(in));
                    });
                } else {
                    skins.add(ONE_SKIN.read(in));
                }
                return skins;
            },
            (out, skins) -> {
                if (skins.size() == 1) {
                    ONE_SKIN.write(out, skins.get(0));
                } else {
                    JsonValue.list("", ONE_SKIN, 0, "").write(out, skins);
                }
            },
            JsonValue.schema(
                    "anyOf",
                    List.of(
                            JsonValue.reference("#/$defs/skin"),
                            JsonValue.schema("type", "array", "items", JsonValue.reference("#/$defs/skin")))));

    private static final JsonValue<SheetFile> SHEET = JsonValue.object(
            "file.object",
            JsonKeys.ofValues(
                    JsonKeys.<SheetFile, String>of(
                                    "image",
                                    "The path of a picture, relative to the folder of this file.",
                                    WORD,
                                    (sheet, it) ->
                                            new SheetFile(it, sheet.margin(), sheet.spacing(), sheet.unknownKeys()),
                                    SheetFile::image)
                            .required(),
                    JsonKeys.<SheetFile, Integer>of(
                                    "margin",
                                    "Around all tiles. Unit: px.",
                                    JsonValue.whole(0, Theme.MAX_SIDE),
                                    (sheet, it) ->
                                            new SheetFile(sheet.image(), it, sheet.spacing(), sheet.unknownKeys()),
                                    SheetFile::margin)
                            .defaultValue(0)
                            .when(sheet -> sheet.margin() != 0),
                    JsonKeys.<SheetFile, Integer>of(
                                    "spacing",
                                    "Between two tiles. Unit: px.",
                                    JsonValue.whole(0, Theme.MAX_SIDE),
                                    (sheet, it) ->
                                            new SheetFile(sheet.image(), sheet.margin(), it, sheet.unknownKeys()),
                                    SheetFile::spacing)
                            .defaultValue(0)
                            .when(sheet -> sheet.spacing() != 0)),
            new SheetFile("", 0, 0, RawMembers.EMPTY),
            new JsonKeys.UnknownKeys<>(
                    SheetFile::unknownKeys,
                    (sheet, keys) -> new SheetFile(sheet.image(), sheet.margin(), sheet.spacing(), keys)));

    /** Small decoration that is being read. */
    private static final class ScatterDraft {
        private String on = "";
        private Side side = Side.TOP;
        private String sheet = "";
        private List<Integer> tiles = List.of();
        private double chance = 1;
        private Cell size = Cell.ONE;
        private int room = 1;
    }

    private static final JsonKeys<ScatterDraft, Scatter> SCATTER = JsonKeys.of(List.of(
            JsonKeys.<ScatterDraft, Scatter, String>read(
                            "on", "The name of a kind of tiles.", WORD, (draft, it) -> draft.on = it, Scatter::on)
                    .required(),
            JsonKeys.<ScatterDraft, Scatter, Side>read(
                            "side",
                            "The side of the tile.",
                            constant(Side.class),
                            (draft, it) -> draft.side = it,
                            Scatter::side)
                    .defaultValue(Side.TOP),
            JsonKeys.<ScatterDraft, Scatter, String>read(
                            "sheet", "The name of a sheet.", WORD, (draft, it) -> draft.sheet = it, Scatter::sheet)
                    .required(),
            JsonKeys.<ScatterDraft, Scatter, List<Integer>>read(
                            "tiles",
                            "The pieces, counted row by row through the sheet.",
                            NUMBERS,
                            (draft, it) -> draft.tiles = it,
                            Scatter::tiles)
                    .required(),
            JsonKeys.<ScatterDraft, Scatter, Double>read(
                            "chance",
                            "How many of the free places have a piece.",
                            SHARE,
                            (draft, it) -> draft.chance = it,
                            Scatter::chance)
                    .defaultValue(1.0),
            JsonKeys.<ScatterDraft, Scatter, Cell>read(
                            "size",
                            "Size of a piece. Unit: tiles.",
                            cell(1, 64),
                            (draft, it) -> draft.size = it,
                            Scatter::size)
                    .defaultValue(List.of(1, 1))
                    .when(scatter -> !scatter.size().equals(Cell.ONE)),
            JsonKeys.<ScatterDraft, Scatter, Integer>read(
                            "room",
                            "Empty tiles that a piece needs from the surface on. Unit: tiles.",
                            JsonValue.whole(1, 64),
                            (draft, it) -> draft.room = it,
                            Scatter::room)
                    .defaultValue(1)
                    .when(scatter -> scatter.room() != 1)));

    private static final JsonValue<Scatter> ONE_SCATTER = new JsonValue<>(
            in -> {
                ScatterDraft it = new ScatterDraft();
                RawMembers unknown = SCATTER.read(in, Message.of("file.object"), it);
                return new Scatter(it.on, it.side, it.sheet, it.tiles, it.chance, it.size, it.room, unknown);
            },
            (out, scatter) -> SCATTER.writeObject(out, scatter, scatter.unknownKeys()),
            SCATTER.schema());

    /** The look of an object that is being read. */
    private static final class ObjectDraft {
        private String sprite = "";
        private Optional<Cell> feet = Optional.empty();
        private final SkinDraft skin = new SkinDraft();
    }

    private static final JsonKeys<ObjectDraft, ObjectLook> OBJECT = JsonKeys.of(objectKeys());

    private static List<Key<ObjectDraft, ObjectLook>> objectKeys() {
        List<Key<ObjectDraft, ObjectLook>> keys = new ArrayList<>();
        keys.add(JsonKeys.<ObjectDraft, ObjectLook, String>read(
                        "sprite",
                        "The path of an Aseprite JSON file, relative to the folder of this file; its tags are states.",
                        WORD,
                        (draft, it) -> draft.sprite = it,
                        ObjectLook::sprite)
                .when(look -> !look.sprite().isEmpty()));
        keys.add(JsonKeys.<ObjectDraft, ObjectLook, Cell>read(
                        "feet",
                        "The pixel of a frame that is at the middle of the bottom of the object. Unit: px.",
                        CELL,
                        (draft, it) -> draft.feet = Optional.of(it),
                        look -> look.feet().orElseThrow())
                .when(look -> look.feet().isPresent()));
        return keys;
    }

    private static final JsonValue<ObjectLook> ONE_OBJECT = new JsonValue<>(
            in -> {
                ObjectDraft draft = new ObjectDraft();
                RawJson.Collector unknown = new RawJson.Collector();
                in.object("file.object", key -> {
                    if (!OBJECT.read(key, in, draft) && !SKIN.read(key, in, draft.skin)) {
                        unknown.read(key, in);
                    }
                });
                boolean hasSkin = draft.sprite.isEmpty() && !draft.skin.sheet.isEmpty();
                Optional<Skin> skin = hasSkin ? Optional.of(draft.skin.toSkin(RawMembers.EMPTY)) : Optional.empty();
                return new ObjectLook(draft.sprite, draft.feet, skin, unknown.members());
            },
            (out, look) -> {
                out.writeStartObject();
                OBJECT.write(out, look);
                if (look.skin().isPresent()) {
                    SKIN.write(out, look.skin().get());
                }
                RawJson.writeMembers(out, look.unknownKeys());
                out.writeEndObject();
            },
            objectSchema());

    private static Map<String, Object> objectSchema() {
        Map<String, Object> properties = new LinkedHashMap<>(OBJECT.properties());
        properties.putAll(SKIN.properties());
        return JsonValue.schema("type", "object", "properties", properties);
    }

    /** A background that is being read. */
    private static final class BackgroundDraft {
        private String image = "";
        private double[] parallax = {1, 1};
        private Repeat repeat = Repeat.NONE;
        private Align align = Align.TOP;
        private Cell offset = Cell.ZERO;
    }

    private static final JsonKeys<BackgroundDraft, Background> BACKGROUND = JsonKeys.of(List.of(
            JsonKeys.<BackgroundDraft, Background, String>read(
                            "image",
                            "The path of a picture, relative to the folder of this file.",
                            WORD,
                            (draft, it) -> draft.image = it,
                            Background::image)
                    .required(),
            JsonKeys.<BackgroundDraft, Background, double[]>read(
                            "parallax",
                            "How far it moves with the level, across and down: 0 stands still, 1 moves as the level.",
                            new JsonValue<>(
                                    ThemeFormat::readParallax,
                                    (out, pair) -> {
                                        out.writeStartArray();
                                        out.writeNumber(JsonNumbers.text(pair[0]));
                                        out.writeNumber(JsonNumbers.text(pair[1]));
                                        out.writeEndArray();
                                    },
                                    JsonValue.schema(
                                            "type",
                                            "array",
                                            "items",
                                            JsonValue.schema("type", "number"),
                                            "minItems",
                                            2,
                                            "maxItems",
                                            2)),
                            (draft, it) -> draft.parallax = it,
                            background -> new double[] {background.parallaxX(), background.parallaxY()})
                    .defaultValue(List.of(1, 1)),
            JsonKeys.<BackgroundDraft, Background, Repeat>read(
                            "repeat",
                            "In which directions it is repeated.",
                            constant(Repeat.class),
                            (draft, it) -> draft.repeat = it,
                            Background::repeat)
                    .defaultValue(Repeat.NONE),
            JsonKeys.<BackgroundDraft, Background, Align>read(
                            "align",
                            "Which edge of it is at the same edge of the level if the view is there.",
                            constant(Align.class),
                            (draft, it) -> draft.align = it,
                            Background::align)
                    .defaultValue(Align.TOP),
            JsonKeys.<BackgroundDraft, Background, Cell>read(
                            "offset",
                            "Where it is from there, to the right and down. Unit: px.",
                            CELL,
                            (draft, it) -> draft.offset = it,
                            Background::offset)
                    .defaultValue(List.of(0, 0))
                    .when(background -> !background.offset().equals(Cell.ZERO))));

    private static double[] readParallax(JsonInput in) throws IOException {
        double[] pair = {1, 1};
        in.array("file.array", index -> {
            require(index < 2, in);
            pair[index] = in.number(-100, 100);
        });
        return pair;
    }

    private static final JsonValue<Background> ONE_BACKGROUND = new JsonValue<>(
            in -> {
                BackgroundDraft it = new BackgroundDraft();
                RawMembers unknown = BACKGROUND.read(in, Message.of("file.object"), it);
                return new Background(
                        it.image, it.parallax[0], it.parallax[1], it.repeat, it.align, it.offset, unknown);
            },
            (out, background) -> BACKGROUND.writeObject(out, background, background.unknownKeys()),
            BACKGROUND.schema());

    /** A theme that is being read. */
    private static final class Draft {
        private String name = "";
        private int tileSize = 16;
        private OptionalInt sky = OptionalInt.empty();
        private Map<String, SheetFile> sheets = Map.of();
        private Map<String, List<Skin>> tiles = Map.of();
        private List<Scatter> scatter = List.of();
        private Map<String, ObjectLook> objects = Map.of();
        private List<Background> backgrounds = List.of();
    }

    private static final JsonKeys<Draft, Theme> THEME = JsonKeys.of(List.of(
            FileHeader.<Draft, Theme>format(FORMAT, "theme"),
            FileHeader.<Draft, Theme>version("", VERSION, theme -> VERSION),
            JsonKeys.<Draft, Theme, String>read(
                            "name", "Shown in menus.", JsonValue.TEXT, (draft, it) -> draft.name = it, Theme::name)
                    .defaultValue(""),
            JsonKeys.<Draft, Theme, Integer>read(
                            "tileSize",
                            "Side of a tile in the pictures. Unit: px.",
                            JsonValue.whole(1, Limits.MAX_TILE_SIZE),
                            (draft, it) -> draft.tileSize = it,
                            Theme::tileSize)
                    .defaultValue(16),
            JsonKeys.<Draft, Theme, String>read(
                            "sky",
                            "The color behind everything, such as #86c5e8.",
                            JsonValue.text("file.color", COLOR),
                            (draft, it) -> draft.sky = OptionalInt.of(Integer.parseInt(it.substring(1), 16)),
                            theme -> String.format("#%06x", theme.sky().orElseThrow()))
                    .when(theme -> theme.sky().isPresent()),
            JsonKeys.<Draft, Theme, Map<String, SheetFile>>read(
                            "sheets",
                            "Pictures that are divided into tiles, by name.",
                            map(SHEET, Theme.MAX_PICTURES),
                            (draft, it) -> draft.sheets = it,
                            Theme::sheets)
                    .defaultValue(Map.of()),
            JsonKeys.<Draft, Theme, Map<String, List<Skin>>>read(
                            "tiles",
                            "How tiles look, by the name of their kind or shape; a list has variants.",
                            map(VARIANTS, MAX_ENTRIES),
                            (draft, it) -> draft.tiles = it,
                            Theme::tiles)
                    .defaultValue(Map.of()),
            JsonKeys.<Draft, Theme, List<Scatter>>read(
                            "scatter",
                            "Small decoration that is strewn over the surfaces of tiles.",
                            JsonValue.list("file.array", ONE_SCATTER, MAX_ENTRIES, "file.most-entries"),
                            (draft, it) -> draft.scatter = it,
                            Theme::scatter)
                    .defaultValue(List.of())
                    .when(theme -> !theme.scatter().isEmpty()),
            JsonKeys.<Draft, Theme, Map<String, ObjectLook>>read(
                            "objects",
                            "How objects look, by their kind: a sprite, or pieces of a sheet.",
                            map(ONE_OBJECT, MAX_ENTRIES),
                            (draft, it) -> draft.objects = it,
                            Theme::objects)
                    .defaultValue(Map.of())
                    .when(theme -> !theme.objects().isEmpty()),
            JsonKeys.<Draft, Theme, List<Background>>read(
                            "backgrounds",
                            "Pictures behind the tiles, from back to front.",
                            JsonValue.list("file.array", ONE_BACKGROUND, Theme.MAX_PICTURES, "file.most-entries"),
                            (draft, it) -> draft.backgrounds = it,
                            Theme::backgrounds)
                    .defaultValue(List.of())
                    .when(theme -> !theme.backgrounds().isEmpty())));

    static Map<String, Object> schema() {
        return THEME.schema();
    }

    static Map<String, Object> skinSchema() {
        return SKIN.schema();
    }

    /**
     * Reads a theme to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is not a valid theme within the limits
     * @throws IOException if the stream can't be read
     */
    public static Theme read(InputStream in, String sourceName) throws IOException {
        JsonInput input = new JsonInput(in, sourceName);
        List<String> missing = new ArrayList<>(THEME.required());
        Draft draft = new Draft();
        RawJson.Collector unknown = new RawJson.Collector();
        input.document("file.theme-document", key -> {
            missing.remove(key);
            if (!THEME.read(key, input, draft)) {
                unknown.read(key, input);
            }
        });
        if (!missing.isEmpty()) {
            throw FileHeader.missing(input, input.place(), missing.get(0), "theme");
        }
        input.end();
        return new Theme(
                draft.name,
                draft.tileSize,
                draft.sky,
                draft.sheets,
                draft.tiles,
                draft.scatter,
                draft.objects,
                draft.backgrounds,
                unknown.members());
    }

    /**
     * Writes a theme as UTF-8, and leaves the stream open.
     *
     * @throws IOException if the stream can't be written
     */
    public static void write(Theme theme, OutputStream stream) throws IOException {
        try (JsonGenerator out = LevelJson.FACTORY.createGenerator(stream, JsonEncoding.UTF8)) {
            out.setPrettyPrinter(
                    new JsonLayout(holder -> JsonLayout.isDocument(holder) && holder.getCurrentName() != null ? 1 : 0));
            out.writeStartObject();
            THEME.write(out, theme);
            RawJson.writeMembersInLines(out, theme.unknownKeys());
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    /** The frames and states of a sprite's file. */
    private static final class SpriteDraft {
        private final List<Sprite.Frame> frames = new ArrayList<>();
        private final Map<String, List<Integer>> states = new LinkedHashMap<>();
        private String image = "";
    }

    /**
     * What the file of a sprite says.
     *
     * @param image path of its picture, relative to the folder of the file
     * @param frames all frames
     * @param states the indexes of the frames of each state
     */
    public record SpriteFile(String image, List<Sprite.Frame> frames, Map<String, List<Integer>> states) {}

    /**
     * Reads a JSON file of Aseprite, with its frames as a list or by name, to the end of a stream, and leaves the stream
     * open. Tags are states; those that run in reverse or back and forth are kept so.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @throws LevelFormatException if it is no such file
     * @throws IOException if the stream can't be read
     */
    public static SpriteFile readSprite(InputStream in, String sourceName) throws IOException {
        JsonInput input = new JsonInput(in, sourceName);
        SpriteDraft sprite = new SpriteDraft();
        input.document("file.sprite-document", key -> {
            switch (key) {
                case "frames" -> readFrames(input, sprite);
                case "meta" -> input.object("file.object", name -> readMeta(name, input, sprite));
                default -> RawJson.read(input);
            }
        });
        input.end();
        if (sprite.frames.isEmpty() || sprite.image.isEmpty()) {
            throw input.missing(sprite.frames.isEmpty() ? "frames" : "meta.image");
        }
        for (List<Integer> shown : sprite.states.values()) {
            if (shown.isEmpty() || shown.stream().anyMatch(it -> it >= sprite.frames.size())) {
                throw input.error(
                        input.place().at("meta.frameTags"), Message.of("file.tag-frames", sprite.frames.size()));
            }
        }
        return new SpriteFile(sprite.image, sprite.frames, sprite.states);
    }

    private static void readFrames(JsonInput in, SpriteDraft sprite) throws IOException {
        if (in.token() == JsonToken.START_ARRAY) {
            in.array("file.array", index -> sprite.frames.add(readFrame(in)));
        } else {
            in.object("file.array", name -> sprite.frames.add(readFrame(in)));
        }
    }

    private static Sprite.Frame readFrame(JsonInput in) throws IOException {
        in.keep(16);
        int[] box = {0, 0, 1, 1};
        int[] cut = {0, 0, 0, 0};
        int[] ms = {100};
        in.object("file.object", key -> {
            switch (key) {
                case "frame" -> readBox(in, box);
                case "spriteSourceSize" -> readBox(in, cut);
                case "duration" -> ms[0] = in.wholeNumber(1, MAX_MS);
                default -> RawJson.read(in);
            }
        });
        return new Sprite.Frame(box[0], box[1], box[2], box[3], cut[0], cut[1], ms[0]);
    }

    private static void readBox(JsonInput in, int[] box) throws IOException {
        in.object("file.object", key -> {
            int side = "xywh".indexOf(key);
            if (side >= 0 && key.length() == 1) {
                box[side] = in.wholeNumber(side > 1 ? 1 : 0, Theme.MAX_SIDE);
            } else {
                RawJson.read(in);
            }
        });
    }

    private static void readMeta(String key, JsonInput in, SpriteDraft sprite) throws IOException {
        switch (key) {
            case "image" -> sprite.image = in.text("file.text");
            case "frameTags" -> in.array("file.array", index -> readTag(in, sprite));
            default -> RawJson.read(in);
        }
    }

    private static void readTag(JsonInput in, SpriteDraft sprite) throws IOException {
        String[] words = {"", "forward"};
        int[] range = {0, 0};
        in.object("file.object", key -> {
            switch (key) {
                case "name" -> words[0] = in.text("file.text");
                case "direction" -> words[1] = in.text("file.text");
                case "from" -> range[0] = in.wholeNumber(0, 1 << 16);
                case "to" -> range[1] = in.wholeNumber(0, 1 << 16);
                default -> RawJson.read(in);
            }
        });
        List<Integer> shown = new ArrayList<>(
                IntStream.rangeClosed(range[0], range[1]).boxed().toList());
        List<Integer> reversed = new ArrayList<>(shown);
        java.util.Collections.reverse(reversed);
        boolean isReverse = words[1].contains("reverse");
        List<Integer> order = isReverse ? reversed : shown;
        if (words[1].startsWith("pingpong")) {
            // There and back, without showing either end twice.
            List<Integer> back = isReverse ? shown : reversed;
            order.addAll(back.subList(Math.min(1, back.size() - 1), Math.max(1, back.size() - 1)));
        }
        sprite.states.put(words[0], order);
    }

    private static JsonValue<Cell> cell(int from, int to) {
        return new JsonValue<>(
                in -> {
                    int[] pair = new int[2];
                    int[] count = {0};
                    in.array("file.array", index -> {
                        require(index < 2, in);
                        pair[index] = in.wholeNumber(from, to);
                        count[0]++;
                    });
                    if (count[0] < 2) {
                        throw in.wrong("file.pair");
                    }
                    return new Cell(pair[0], pair[1]);
                },
                (out, cell) -> {
                    out.writeStartArray();
                    out.writeNumber(cell.column());
                    out.writeNumber(cell.row());
                    out.writeEndArray();
                },
                JsonValue.schema(
                        "type",
                        "array",
                        "items",
                        JsonValue.schema("type", "integer", "minimum", from, "maximum", to),
                        "minItems",
                        2,
                        "maxItems",
                        2));
    }

    private static void require(boolean condition, JsonInput in) throws IOException {
        if (!condition) {
            throw in.wrong("file.fewer-values");
        }
    }

    private static <E extends Enum<E>> JsonValue<E> constant(Class<E> type) {
        return new JsonValue<>(
                in -> in.constant(type),
                (out, value) -> out.writeString(KebabNames.nameOf(value)),
                JsonValue.words(List.of(type.getEnumConstants()).stream()
                        .map(KebabNames::nameOf)
                        .toList()));
    }

    /** Values by name, in the order of their names when written. */
    private static <V> JsonValue<Map<String, V>> map(JsonValue<V> value, int most) {
        return new JsonValue<>(
                in -> {
                    Map<String, V> values = new LinkedHashMap<>();
                    in.object("file.object", key -> {
                        require(values.size() < most, in);
                        in.keepKey(key);
                        values.put(key, value.read(in));
                    });
                    return values;
                },
                (out, values) -> {
                    out.writeStartObject();
                    for (Map.Entry<String, V> entry : new TreeMap<>(values).entrySet()) {
                        out.writeFieldName(entry.getKey());
                        value.write(out, entry.getValue());
                    }
                    out.writeEndObject();
                },
                JsonValue.schema("type", "object", "additionalProperties", value.schema()));
    }
}
