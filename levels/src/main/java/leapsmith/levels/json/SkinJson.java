package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.required;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.json.JsonKeys.Values;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/** Skins in theme files, and the sorts of values that the other parts of a theme have too. */
final class SkinJson {
    static final int MAX_ENTRIES = 1024;
    private static final int MAX_MS = 3_600_000;

    static final JsonValue<Integer> COUNT = JsonValue.whole(0, 1 << 24);
    static final JsonValue<Cell> CELL = cell(-Theme.MAX_SIDE, Theme.MAX_SIDE);
    static final JsonValue<String> WORD =
            JsonValue.text("file.text", null).described(JsonValue.schema("type", "string"));
    static final JsonValue<List<String>> WORDS = JsonValue.list("file.array", WORD, 0, "");
    static final JsonValue<List<Integer>> NUMBERS = new JsonValue<>(
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

    private SkinJson() {}

    /** The keys of a skin. */
    static final JsonKeys<Values, Skin> SKIN = JsonKeys.of(List.of(
            required("sheet", "The name of a sheet.", WORD, Skin::sheet, ""),
            key("at", "Column and row of the first piece in the sheet.", CELL, Skin::at, Cell.ZERO),
            key(
                    "layout",
                    "Which pieces there are: single; row (left, middle, right, alone); column (top, middle, bottom,"
                            + " alone); nine (3 x 3, composed by quarters); edge (16 by sides); blob (47 by sides"
                            + " and corners); godot, tilesetter (the same, arranged as there); rpgmaker (2 x 3,"
                            + " composed by quarters); corner (16 between the tiles); box (3 x 3 over an object).",
                    constant(Layout.class),
                    Skin::layout,
                    Layout.SINGLE),
            optional(
                    "order",
                    "Where the pieces of the layout are, counted from the first one row by row through the sheet, if"
                            + " not in the order of the layout.",
                    NUMBERS,
                    Skin::order,
                    List.of()),
            optional(
                    "inner",
                    "Column and row of the inner corners of nine, 2 x 2 pieces around the missing middle.",
                    CELL.optional(),
                    Skin::inner,
                    Optional.empty()),
            optional(
                    "joins",
                    "Kinds and shapes that continue the form, besides the kind itself: names, #solid, #slopes, and"
                            + " #edge for the outside of the level.",
                    WORDS,
                    Skin::joins,
                    List.of()),
            omitted("frames", "Pictures of the animation.", JsonValue.whole(1, MAX_ENTRIES), Skin::frames, 1),
            key("ms", "Duration of a frame. Unit: ms.", JsonValue.whole(1, MAX_MS), Skin::ms)
                    .defaultValue(100)
                    .when(skin -> skin.frames() > 1 || skin.ms() != 100),
            optional(
                    "step",
                    "Columns and rows from a frame to the next; by default the width of the layout.",
                    CELL.optional(),
                    Skin::step,
                    Optional.empty()),
            omitted("size", "Size of a piece. Unit: tiles.", cell(1, 64), Skin::size, Cell.ONE),
            omitted("offset", "Where a piece is, from the tile's corner. Unit: px.", CELL, Skin::offset, Cell.ZERO),
            omitted(
                    "weight",
                    "How often this variant is picked, compared with the others.",
                    JsonValue.number(0, 1_000_000),
                    Skin::weight,
                    1.0)));

    /** The skin of these values, or an error at the place of their object if it names no sheet. */
    static Skin skin(Values it, FilePlace place, JsonInput in, RawMembers unknown) throws IOException {
        String sheet = it.get("sheet");
        if (sheet.isEmpty()) {
            throw in.error(place, Message.of("file.missing-key", "\"sheet\""));
        }
        return new Skin(
                sheet,
                it.get("at"),
                it.get("layout"),
                it.get("order"),
                it.get("inner"),
                it.get("joins"),
                it.get("frames"),
                it.get("ms"),
                it.get("step"),
                it.get("size"),
                it.get("offset"),
                it.get("weight"),
                unknown);
    }

    private static final JsonValue<Skin> ONE_SKIN = new JsonValue<>(
            in -> {
                FilePlace place = in.place();
                Values values = JsonKeys.values(SKIN, in, Message.of("file.object"));
                return skin(values, place, in, values.unknown());
            },
            (out, skin) -> SKIN.writeObject(out, skin, skin.unknownKeys()),
            SKIN.schema());

    /** A skin, or a list of variants. */
    static final JsonValue<List<Skin>> VARIANTS = new JsonValue<>(
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

    static JsonValue<Cell> cell(int from, int to) {
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
                        throw in.wrong(Message.of("file.pair"), Message.of("file.fewer"));
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

    static void require(boolean condition, JsonInput in) throws IOException {
        if (!condition) {
            throw in.wrong("file.fewer-values");
        }
    }

    static <E extends Enum<E>> JsonValue<E> constant(Class<E> type) {
        return new JsonValue<>(
                in -> in.constant(type),
                (out, value) -> out.writeString(KebabNames.nameOf(value)),
                JsonValue.words(List.of(type.getEnumConstants()).stream()
                        .map(KebabNames::nameOf)
                        .toList()));
    }
}
