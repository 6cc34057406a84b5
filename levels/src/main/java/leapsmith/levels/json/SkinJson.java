package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** A skin that is being read. */
    static final class SkinDraft {
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

        /** The skin, or an error at a place if it names no sheet. */
        Skin toSkin(FilePlace place, JsonInput in, RawMembers unknown) throws IOException {
            if (sheet.isEmpty()) {
                throw in.error(place, Message.of("file.missing-key", "\"sheet\""));
            }
            return new Skin(sheet, at, layout, order, inner, joins, frames, ms, step, size, offset, weight, unknown);
        }
    }

    static final JsonKeys<SkinDraft, Skin> SKIN = JsonKeys.of(List.of(
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
                    .when(skin -> skin.frames() > 1 || skin.ms() != 100),
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
                return draft.toSkin(place, in, unknown);
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
