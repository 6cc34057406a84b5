package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.required;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.json.JsonKeys.Values;
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
    private static final JsonValue<Double> SHARE = JsonValue.number(0, 1);
    private static final JsonValue<Cell> SIZE = SkinJson.cell(1, Theme.MAX_SIDE);

    private static final JsonValue<OptionalInt> COLOR = JsonValue.color("#[0-9a-fA-F]{6}");

    private ThemeFormat() {}

    /** Reads animations: pairs of a tile and its milliseconds. */
    private static Map<Integer, Animation> readAnimations(JsonInput in) throws IOException {
        Map<Integer, Animation> animations = new TreeMap<>();
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
            animations.put(Integer.parseInt(key), new Animation(tiles, ms));
        });
        return animations;
    }

    private static void writeAnimations(JsonGenerator out, Map<Integer, Animation> animations) throws IOException {
        out.writeStartObject();
        for (Map.Entry<Integer, Animation> entry : new TreeMap<>(animations).entrySet()) {
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

    private static final JsonValue<SheetFile> SHEET = JsonValue.object(
            "file.object",
            it -> new SheetFile(
                    it.get("image"),
                    it.get("tileSize"),
                    it.get("margin"),
                    it.get("spacing"),
                    it.get("animations"),
                    it.unknown()),
            SheetFile::unknownKeys,
            image(SheetFile::image),
            optional(
                    "tileSize",
                    "Width and height of a tile, if not those of the theme. Unit: px.",
                    SIZE.optional(),
                    SheetFile::tileSize,
                    Optional.empty()),
            omitted("margin", "Around all tiles. Unit: px.", JsonValue.whole(0, Theme.MAX_SIDE), SheetFile::margin, 0),
            omitted(
                    "spacing",
                    "Between two tiles. Unit: px.",
                    JsonValue.whole(0, Theme.MAX_SIDE),
                    SheetFile::spacing,
                    0),
            optional(
                    "animations",
                    "By the number of a tile, the tiles that take turns in its place, each with its milliseconds.",
                    new JsonValue<>(
                            ThemeFormat::readAnimations,
                            ThemeFormat::writeAnimations,
                            JsonValue.schema("type", "object")),
                    SheetFile::animations,
                    Map.of()));

    private static final JsonValue<Piece> PIECE = JsonValue.object(
            "file.object",
            it -> new Piece(it.get("image"), it.get("part"), it.unknown()),
            Piece::unknownKeys,
            image(Piece::image),
            optional(
                    "part",
                    "Left and top edge, width and height of a part of the picture. Unit: px.",
                    new JsonValue<>(ThemeFormat::readPart, SkinJson.NUMBERS.writer(), SkinJson.NUMBERS.schema()),
                    Piece::part,
                    List.of()));

    /** Reads four numbers: a rectangle within the largest picture that isn't empty. */
    private static List<Integer> readPart(JsonInput in) throws IOException {
        FilePlace place = in.place();
        List<Integer> part = SkinJson.NUMBERS.read(in);
        if (part.size() != 4
                || part.stream().anyMatch(it -> it > Theme.MAX_SIDE)
                || part.get(2) == 0
                || part.get(3) == 0) {
            throw in.wrong(place, Message.of("file.part"), Message.literal(part.toString()));
        }
        return part;
    }

    private static <W> Key<Values, W> image(Function<W, String> get) {
        return required("image", "The path of a picture, relative to the folder of this file.", SkinJson.WORD, get, "");
    }

    private static final JsonValue<Scatter> SCATTER = JsonValue.object(
            "file.object",
            it -> new Scatter(
                    it.get("on"),
                    it.get("side"),
                    it.get("sheet"),
                    it.get("tiles"),
                    it.get("chance"),
                    it.get("size"),
                    it.get("room"),
                    it.unknown()),
            Scatter::unknownKeys,
            required("on", "The name of a kind of tiles.", SkinJson.WORD, Scatter::on, ""),
            key("side", "The side of the tile.", SkinJson.constant(Side.class), Scatter::side, Side.TOP),
            required("sheet", "The name of a sheet.", SkinJson.WORD, Scatter::sheet, ""),
            required(
                    "tiles",
                    "The pieces, counted row by row through the sheet.",
                    SkinJson.NUMBERS,
                    Scatter::tiles,
                    List.of()),
            key("chance", "How many of the free places have a piece.", SHARE, Scatter::chance, 1.0),
            omitted("size", "Size of a piece. Unit: tiles.", SkinJson.cell(1, 64), Scatter::size, Cell.ONE),
            omitted(
                    "room",
                    "Empty tiles that a piece needs from the surface on. Unit: tiles.",
                    JsonValue.whole(1, 64),
                    Scatter::room,
                    1));

    private static final JsonValue<Strip> STRIP = JsonValue.object(
            "file.object",
            it -> new Strip(it.get("frame"), it.get("ms"), it.get("states")),
            strip -> RawMembers.EMPTY,
            required("frame", "Width and height of a frame. Unit: px.", SIZE, Strip::frame, Cell.ONE),
            key("ms", "Duration of a frame. Unit: ms.", JsonValue.whole(1, 3_600_000), Strip::ms, 100),
            key(
                    "states",
                    "By the name of a state, its first and last frame, counted row by row from 0.",
                    JsonValue.map(SkinJson.cell(0, 1 << 16), SkinJson.MAX_ENTRIES),
                    Strip::states,
                    Map.of()));

    /** The keys of the look of an object, which has those of its skin as its own. */
    private static final JsonKeys<Values, ObjectLook> OBJECT = JsonKeys.of(objectKeys());

    private static List<Key<? super Values, ObjectLook>> objectKeys() {
        List<Key<? super Values, ObjectLook>> keys = new ArrayList<>();
        keys.add(optional(
                "sprite",
                "The path of an Aseprite JSON file, whose tags are states, or of the picture of a strip; relative to the"
                        + " folder of this file.",
                SkinJson.WORD,
                ObjectLook::sprite,
                ""));
        keys.add(optional(
                "strip",
                "How the picture of a strip is divided into frames of one size, and which of them show a state.",
                STRIP.optional(),
                ObjectLook::strip,
                Optional.empty()));
        keys.add(optional(
                "feet",
                "The pixel of a frame that is at the middle of the bottom of the object. Unit: px.",
                SkinJson.CELL.optional(),
                ObjectLook::feet,
                Optional.empty()));
        SkinJson.SKIN.all().forEach(key -> keys.add(key.within(ObjectLook::skin)));
        return keys;
    }

    private static final JsonValue<ObjectLook> ONE_OBJECT = new JsonValue<>(
            in -> {
                FilePlace place = in.place();
                Values it = JsonKeys.values(OBJECT, in, Message.of("file.object"));
                boolean hasSkin = SkinJson.SKIN.all().stream().anyMatch(key -> it.has(key.name()));
                Optional<Skin> skin =
                        hasSkin ? Optional.of(SkinJson.skin(it, place, in, RawMembers.EMPTY)) : Optional.empty();
                return new ObjectLook(it.get("sprite"), it.get("strip"), it.get("feet"), skin, it.unknown());
            },
            (out, look) -> OBJECT.writeObject(out, look, look.unknownKeys()),
            OBJECT.schema());

    private static final JsonValue<Background> BACKGROUND = JsonValue.object(
            "file.object",
            it -> {
                double[] parallax = it.get("parallax");
                return new Background(
                        it.get("image"),
                        parallax[0],
                        parallax[1],
                        it.get("repeat"),
                        it.get("align"),
                        it.get("offset"),
                        it.unknown());
            },
            Background::unknownKeys,
            image(Background::image),
            key(
                    "parallax",
                    "How far it moves with the level, across and down: 0 stands still, 1 moves as the level.",
                    DecorationJson.pair(-100, 100),
                    (Background background) -> new double[] {background.parallaxX(), background.parallaxY()},
                    new double[] {1, 1}),
            key(
                    "repeat",
                    "In which directions it is repeated.",
                    SkinJson.constant(Repeat.class),
                    Background::repeat,
                    Repeat.NONE),
            key(
                    "align",
                    "Which edge of it is at the same edge of the level if the view is there.",
                    SkinJson.constant(Align.class),
                    Background::align,
                    Align.TOP),
            omitted(
                    "offset",
                    "Where it is from there, to the right and down. Unit: px.",
                    SkinJson.CELL,
                    Background::offset,
                    Cell.ZERO));

    private static final JsonKeys<Values, Theme> THEME = JsonKeys.of(List.of(
            FileHeader.format(FORMAT, "theme"),
            FileHeader.version("", VERSION, theme -> VERSION),
            key("name", "Shown in menus.", JsonValue.TEXT, Theme::name, ""),
            key(
                    "tileSize",
                    "Side of a tile in the pictures. Unit: px.",
                    JsonValue.whole(1, Limits.MAX_TILE_SIZE),
                    Theme::tileSize,
                    16),
            optional("sky", "The color behind everything, such as #86c5e8.", COLOR, Theme::sky, OptionalInt.empty()),
            key(
                    "sheets",
                    "Pictures that are divided into tiles, by name.",
                    JsonValue.map(SHEET, Theme.MAX_PICTURES),
                    Theme::sheets,
                    Map.of()),
            key(
                    "tiles",
                    "How tiles look, by the name of their kind or shape; a list has variants.",
                    JsonValue.map(SkinJson.VARIANTS, SkinJson.MAX_ENTRIES),
                    Theme::tiles,
                    Map.of()),
            omitted(
                    "rest",
                    "What tiles and objects look like that have no picture: flat, hidden as decoration shows them, or"
                            + " as in a built-in theme, whose backgrounds and sky are also there if this one has none.",
                    SkinJson.constant(Rest.class),
                    Theme::rest,
                    Rest.FLAT),
            omitted(
                    "scatter",
                    "Small decoration that is strewn over the surfaces of tiles.",
                    JsonValue.list("file.array", SCATTER, SkinJson.MAX_ENTRIES, "file.most-entries"),
                    Theme::scatter,
                    List.of()),
            omitted(
                    "objects",
                    "How objects look, by their kind: a sprite, or pieces of a sheet.",
                    JsonValue.map(ONE_OBJECT, SkinJson.MAX_ENTRIES),
                    Theme::objects,
                    Map.of()),
            omitted(
                    "pieces",
                    "Free pictures for decoration, by name.",
                    JsonValue.map(PIECE, 1 << 12),
                    Theme::pieces,
                    Map.of()),
            omitted(
                    "backgrounds",
                    "Pictures behind the tiles, from back to front.",
                    JsonValue.list("file.array", BACKGROUND, Theme.MAX_PICTURES, "file.most-entries"),
                    Theme::backgrounds,
                    List.of())));

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
        Values it = new Values(THEME);
        RawMembers unknown = THEME.readDocument(input, "file.theme-document", "theme", it, new HashSet<>());
        input.end();
        return new Theme(
                it.get("name"),
                it.get("tileSize"),
                it.get("sky"),
                it.get("sheets"),
                it.get("tiles"),
                it.get("rest"),
                it.get("scatter"),
                it.get("objects"),
                it.get("pieces"),
                it.get("backgrounds"),
                unknown);
    }

    /**
     * Writes a theme as UTF-8, and leaves the stream open.
     *
     * @param theme to write
     * @param stream receives it
     * @throws IOException if the stream can't be written
     */
    public static void write(Theme theme, OutputStream stream) throws IOException {
        THEME.writeDocument(
                LevelJson.FACTORY,
                stream,
                holder -> JsonLayout.isDocument(holder) && holder.getCurrentName() != null ? 1 : 0,
                theme,
                theme.unknownKeys());
    }
}
