package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
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
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Align;
import leapsmith.levels.look.Theme.Animation;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Repeat;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Side;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.look.Theme.Strip;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;

/**
 * The format {@code .theme.json}: reading and writing themes. A written theme reads back as an equal theme, and unknown
 * keys are kept.
 */
public final class ThemeFormat {
    /** The extension of theme files. */
    public static final String EXTENSION = ".theme.json";

    static final String FORMAT = "leapsmith-theme";
    private static final int VERSION = 1;
    private static final String COLOR = "#[0-9a-fA-F]{6}";

    private static final JsonValue<Double> SHARE = JsonValue.number(0, 1);

    private ThemeFormat() {}

    /** A sheet that is being read. */
    private static final class SheetDraft {
        private String image = "";
        private Optional<Cell> tileSize = Optional.empty();
        private int margin;
        private int spacing;
        private final Map<Integer, Animation> animations = new TreeMap<>();
    }

    private static final JsonKeys<SheetDraft, SheetFile> SHEET_KEYS = JsonKeys.of(List.of(
            JsonKeys.<SheetDraft, SheetFile, String>read(
                            "image",
                            "The path of a picture, relative to the folder of this file.",
                            SkinJson.WORD,
                            (sheet, it) -> sheet.image = it,
                            SheetFile::image)
                    .required(),
            JsonKeys.<SheetDraft, SheetFile, Cell>read(
                            "tileSize",
                            "Width and height of a tile, if not those of the theme. Unit: px.",
                            SkinJson.cell(1, Theme.MAX_SIDE),
                            (sheet, it) -> sheet.tileSize = Optional.of(it),
                            sheet -> sheet.tileSize().orElseThrow())
                    .when(sheet -> sheet.tileSize().isPresent()),
            JsonKeys.<SheetDraft, SheetFile, Integer>read(
                            "margin",
                            "Around all tiles. Unit: px.",
                            JsonValue.whole(0, Theme.MAX_SIDE),
                            (sheet, it) -> sheet.margin = it,
                            SheetFile::margin)
                    .defaultValue(0)
                    .when(sheet -> sheet.margin() != 0),
            JsonKeys.<SheetDraft, SheetFile, Integer>read(
                            "spacing",
                            "Between two tiles. Unit: px.",
                            JsonValue.whole(0, Theme.MAX_SIDE),
                            (sheet, it) -> sheet.spacing = it,
                            SheetFile::spacing)
                    .defaultValue(0)
                    .when(sheet -> sheet.spacing() != 0),
            JsonKeys.<SheetDraft, SheetFile>of(
                            "animations",
                            "By the number of a tile, the tiles that take turns in its place, each with its milliseconds.",
                            JsonValue.schema("type", "object"),
                            ThemeFormat::readAnimations,
                            ThemeFormat::writeAnimations)
                    .when(sheet -> !sheet.animations().isEmpty())));

    private static final JsonValue<SheetFile> SHEET = new JsonValue<>(
            in -> {
                SheetDraft it = new SheetDraft();
                RawMembers unknown = SHEET_KEYS.read(in, Message.of("file.object"), it);
                return new SheetFile(it.image, it.tileSize, it.margin, it.spacing, it.animations, unknown);
            },
            (out, sheet) -> SHEET_KEYS.writeObject(out, sheet, sheet.unknownKeys()),
            SHEET_KEYS.schema());

    /** Reads animations: pairs of a tile and its milliseconds. */
    private static void readAnimations(JsonInput in, SheetDraft sheet) throws IOException {
        in.object("file.object", key -> {
            List<Integer> tiles = new ArrayList<>();
            List<Integer> ms = new ArrayList<>();
            in.array("file.array", index -> {
                Cell pair = SkinJson.cell(0, PieceGrid.MAX_TILE).read(in);
                in.keep(2);
                tiles.add(pair.column());
                ms.add(pair.row());
            });
            if (!key.matches("[0-9]{1,8}") || tiles.isEmpty()) {
                throw in.wrong("file.animation");
            }
            sheet.animations.put(Integer.parseInt(key), new Animation(tiles, ms));
        });
    }

    private static void writeAnimations(JsonGenerator out, SheetFile sheet) throws IOException {
        out.writeStartObject();
        for (Map.Entry<Integer, Animation> entry : new TreeMap<>(sheet.animations()).entrySet()) {
            out.writeArrayFieldStart(Integer.toString(entry.getKey()));
            Animation animation = entry.getValue();
            for (int i = 0; i < animation.tiles().size(); i++) {
                SkinJson.CELL.write(
                        out, new Cell(animation.tiles().get(i), animation.ms().get(i)));
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    private static final JsonValue<Piece> PIECE = JsonValue.object(
            "file.object",
            JsonKeys.ofValues(
                    JsonKeys.<Piece, String>of(
                                    "image",
                                    "The path of a picture, relative to the folder of this file.",
                                    SkinJson.WORD,
                                    (piece, it) -> new Piece(it, piece.part(), piece.unknownKeys()),
                                    Piece::image)
                            .required(),
                    JsonKeys.<Piece, List<Integer>>of(
                                    "part",
                                    "Left and top edge, width and height of a part of the picture. Unit: px.",
                                    new JsonValue<>(
                                            in -> {
                                                FilePlace place = in.place();
                                                List<Integer> part = SkinJson.NUMBERS.read(in);
                                                if (!isPart(part)) {
                                                    throw in.wrong(
                                                            place,
                                                            Message.of("file.part"),
                                                            Message.literal(part.toString()));
                                                }
                                                return part;
                                            },
                                            SkinJson.NUMBERS.writer(),
                                            SkinJson.NUMBERS.schema()),
                                    (piece, it) -> new Piece(piece.image(), it, piece.unknownKeys()),
                                    Piece::part)
                            .when(piece -> !piece.part().isEmpty())),
            new Piece("", List.of(), RawMembers.EMPTY),
            new JsonKeys.UnknownKeys<>(
                    Piece::unknownKeys, (piece, keys) -> new Piece(piece.image(), piece.part(), keys)));

    /** Whether numbers are a rectangle within the largest picture that isn't empty. */
    private static boolean isPart(List<Integer> numbers) {
        return numbers.size() == 4
                && numbers.stream().allMatch(it -> it <= Theme.MAX_SIDE)
                && numbers.get(2) > 0
                && numbers.get(3) > 0;
    }

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
                            "on",
                            "The name of a kind of tiles.",
                            SkinJson.WORD,
                            (draft, it) -> draft.on = it,
                            Scatter::on)
                    .required(),
            JsonKeys.<ScatterDraft, Scatter, Side>read(
                            "side",
                            "The side of the tile.",
                            SkinJson.constant(Side.class),
                            (draft, it) -> draft.side = it,
                            Scatter::side)
                    .defaultValue(Side.TOP),
            JsonKeys.<ScatterDraft, Scatter, String>read(
                            "sheet",
                            "The name of a sheet.",
                            SkinJson.WORD,
                            (draft, it) -> draft.sheet = it,
                            Scatter::sheet)
                    .required(),
            JsonKeys.<ScatterDraft, Scatter, List<Integer>>read(
                            "tiles",
                            "The pieces, counted row by row through the sheet.",
                            SkinJson.NUMBERS,
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
                            SkinJson.cell(1, 64),
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
        private Optional<Strip> strip = Optional.empty();
        private Optional<Cell> feet = Optional.empty();
        private final SkinJson.SkinDraft skin = new SkinJson.SkinDraft();
    }

    private static final JsonValue<Strip> STRIP = JsonValue.object(
            "file.object",
            JsonKeys.ofValues(
                    JsonKeys.<Strip, Cell>of(
                                    "frame",
                                    "Width and height of a frame. Unit: px.",
                                    SkinJson.cell(1, Theme.MAX_SIDE),
                                    (strip, it) -> new Strip(it, strip.ms(), strip.states()),
                                    Strip::frame)
                            .required(),
                    JsonKeys.<Strip, Integer>of(
                                    "ms",
                                    "Duration of a frame. Unit: ms.",
                                    JsonValue.whole(1, 3_600_000),
                                    (strip, it) -> new Strip(strip.frame(), it, strip.states()),
                                    Strip::ms)
                            .defaultValue(100),
                    JsonKeys.<Strip, Map<String, Cell>>of(
                                    "states",
                                    "By the name of a state, its first and last frame, counted row by row from 0.",
                                    map(SkinJson.cell(0, 1 << 16), SkinJson.MAX_ENTRIES),
                                    (strip, it) -> new Strip(strip.frame(), strip.ms(), it),
                                    Strip::states)
                            .defaultValue(Map.of())),
            new Strip(Cell.ONE, 100, Map.of()),
            new JsonKeys.UnknownKeys<>(strip -> RawMembers.EMPTY, (strip, keys) -> strip));

    private static final JsonKeys<ObjectDraft, ObjectLook> OBJECT = JsonKeys.of(objectKeys());

    private static List<Key<ObjectDraft, ObjectLook>> objectKeys() {
        List<Key<ObjectDraft, ObjectLook>> keys = new ArrayList<>();
        keys.add(JsonKeys.<ObjectDraft, ObjectLook, String>read(
                        "sprite",
                        "The path of an Aseprite JSON file, whose tags are states, or of the picture of a strip; relative to the"
                                + " folder of this file.",
                        SkinJson.WORD,
                        (draft, it) -> draft.sprite = it,
                        ObjectLook::sprite)
                .when(look -> !look.sprite().isEmpty()));
        keys.add(JsonKeys.<ObjectDraft, ObjectLook, Strip>read(
                        "strip",
                        "How the picture of a strip is divided into frames of one size, and which of them show a state.",
                        STRIP,
                        (draft, it) -> draft.strip = Optional.of(it),
                        look -> look.strip().orElseThrow())
                .when(look -> look.strip().isPresent()));
        keys.add(JsonKeys.<ObjectDraft, ObjectLook, Cell>read(
                        "feet",
                        "The pixel of a frame that is at the middle of the bottom of the object. Unit: px.",
                        SkinJson.CELL,
                        (draft, it) -> draft.feet = Optional.of(it),
                        look -> look.feet().orElseThrow())
                .when(look -> look.feet().isPresent()));
        return keys;
    }

    private static final JsonValue<ObjectLook> ONE_OBJECT = new JsonValue<>(
            in -> {
                ObjectDraft draft = new ObjectDraft();
                FilePlace place = in.place();
                RawJson.Collector unknown = new RawJson.Collector();
                boolean[] hasSkin = {false};
                in.object("file.object", key -> {
                    if (SkinJson.SKIN.read(key, in, draft.skin)) {
                        hasSkin[0] = true;
                    } else if (!OBJECT.read(key, in, draft)) {
                        unknown.read(key, in);
                    }
                });
                Optional<Skin> skin =
                        hasSkin[0] ? Optional.of(draft.skin.toSkin(place, in, RawMembers.EMPTY)) : Optional.empty();
                return new ObjectLook(draft.sprite, draft.strip, draft.feet, skin, unknown.members());
            },
            (out, look) -> {
                out.writeStartObject();
                OBJECT.write(out, look);
                if (look.skin().isPresent()) {
                    SkinJson.SKIN.write(out, look.skin().get());
                }
                RawJson.writeMembers(out, look.unknownKeys());
                out.writeEndObject();
            },
            objectSchema());

    private static Map<String, Object> objectSchema() {
        Map<String, Object> properties = new LinkedHashMap<>(OBJECT.properties());
        properties.putAll(SkinJson.SKIN.properties());
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
                            SkinJson.WORD,
                            (draft, it) -> draft.image = it,
                            Background::image)
                    .required(),
            JsonKeys.<BackgroundDraft, Background, double[]>read(
                            "parallax",
                            "How far it moves with the level, across and down: 0 stands still, 1 moves as the level.",
                            DecorationJson.pair(-100, 100),
                            (draft, it) -> draft.parallax = it,
                            background -> new double[] {background.parallaxX(), background.parallaxY()})
                    .defaultValue(List.of(1, 1)),
            JsonKeys.<BackgroundDraft, Background, Repeat>read(
                            "repeat",
                            "In which directions it is repeated.",
                            SkinJson.constant(Repeat.class),
                            (draft, it) -> draft.repeat = it,
                            Background::repeat)
                    .defaultValue(Repeat.NONE),
            JsonKeys.<BackgroundDraft, Background, Align>read(
                            "align",
                            "Which edge of it is at the same edge of the level if the view is there.",
                            SkinJson.constant(Align.class),
                            (draft, it) -> draft.align = it,
                            Background::align)
                    .defaultValue(Align.TOP),
            JsonKeys.<BackgroundDraft, Background, Cell>read(
                            "offset",
                            "Where it is from there, to the right and down. Unit: px.",
                            SkinJson.CELL,
                            (draft, it) -> draft.offset = it,
                            Background::offset)
                    .defaultValue(List.of(0, 0))
                    .when(background -> !background.offset().equals(Cell.ZERO))));

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
        private Rest rest = Rest.FLAT;
        private List<Scatter> scatter = List.of();
        private Map<String, ObjectLook> objects = Map.of();
        private Map<String, Piece> pieces = Map.of();
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
                            map(SkinJson.VARIANTS, SkinJson.MAX_ENTRIES),
                            (draft, it) -> draft.tiles = it,
                            Theme::tiles)
                    .defaultValue(Map.of()),
            JsonKeys.<Draft, Theme, Rest>read(
                            "rest",
                            "What tiles and objects look like that have no picture: flat, or hidden as decoration shows"
                                    + " them.",
                            SkinJson.constant(Rest.class),
                            (draft, it) -> draft.rest = it,
                            Theme::rest)
                    .defaultValue(Rest.FLAT)
                    .when(theme -> theme.rest() != Rest.FLAT),
            JsonKeys.<Draft, Theme, List<Scatter>>read(
                            "scatter",
                            "Small decoration that is strewn over the surfaces of tiles.",
                            JsonValue.list("file.array", ONE_SCATTER, SkinJson.MAX_ENTRIES, "file.most-entries"),
                            (draft, it) -> draft.scatter = it,
                            Theme::scatter)
                    .defaultValue(List.of())
                    .when(theme -> !theme.scatter().isEmpty()),
            JsonKeys.<Draft, Theme, Map<String, ObjectLook>>read(
                            "objects",
                            "How objects look, by their kind: a sprite, or pieces of a sheet.",
                            map(ONE_OBJECT, SkinJson.MAX_ENTRIES),
                            (draft, it) -> draft.objects = it,
                            Theme::objects)
                    .defaultValue(Map.of())
                    .when(theme -> !theme.objects().isEmpty()),
            JsonKeys.<Draft, Theme, Map<String, Piece>>read(
                            "pieces",
                            "Free pictures for decoration, by name.",
                            map(PIECE, 1 << 12),
                            (draft, it) -> draft.pieces = it,
                            Theme::pieces)
                    .defaultValue(Map.of())
                    .when(theme -> !theme.pieces().isEmpty()),
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

    /** {@return the JSON Schema (2020-12) of the format, in UTF-8; the caller closes it} */
    public static InputStream openSchema() {
        return JsonSchema.theme().open();
    }

    /**
     * Reads a theme to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @return the theme
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
                draft.rest,
                draft.scatter,
                draft.objects,
                draft.pieces,
                draft.backgrounds,
                unknown.members());
    }

    /**
     * Writes a theme as UTF-8, and leaves the stream open.
     *
     * @param theme to write
     * @param stream receives it
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

    /** Values by name, in the order of their names when written. */
    private static <V> JsonValue<Map<String, V>> map(JsonValue<V> value, int most) {
        return new JsonValue<>(
                in -> {
                    Map<String, V> values = new LinkedHashMap<>();
                    in.object("file.object", key -> {
                        SkinJson.require(values.size() < most, in);
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
