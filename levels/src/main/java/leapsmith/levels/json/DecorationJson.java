package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.required;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;

/**
 * Layers of decoration in files. The pieces of a row are runs of consecutive columns, as in {@code "12: 34 35x; 40: 7"}:
 * from column 12 on the tiles 34 and 35, the second mirrored, and tile 7 in column 40. A letter after the number flips the
 * tile: x from left to right, y upside down, d along its diagonal before that.
 */
final class DecorationJson {
    private static final String FLIPS = "xyd";
    private static final int MAX_DECALS = 1 << 16;

    /** What 64 x 64 cells of pieces count as text that is kept, so that all layers have at most 64 MB of them. */
    private static final int CHUNK_COST = Limits.MAX_TEXT_TOTAL >> 13;

    private static final Map<String, Object> PAIR = JsonValue.schema(
            "type", "array", "items", JsonValue.schema("type", "number"), "minItems", 2, "maxItems", 2);

    private static final JsonValue<Double> COORDINATE =
            JsonValue.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
    private static final JsonValue<Double> LENGTH = JsonValue.number(0, Limits.MAX_SIDE_PX);

    private static final JsonValue<String> FLIP_LETTERS = JsonValue.text("file.flips", "x?y?");

    private static final JsonValue<Integer> DECAL_FLIPS = new JsonValue<>(
            in -> {
                String letters = FLIP_LETTERS.read(in);
                return (letters.contains("x") ? PieceGrid.FLIP_X : 0) | (letters.contains("y") ? PieceGrid.FLIP_Y : 0);
            },
            (out, flips) -> out.writeString(letters(flips)),
            FLIP_LETTERS.schema());

    private static final JsonValue<Decal> DECAL = JsonValue.object(
            "file.object",
            it -> new Decal(
                    it.get("piece"),
                    it.get("x"),
                    it.get("y"),
                    it.get("width"),
                    it.get("height"),
                    it.get("flip"),
                    it.get("rotation"),
                    it.unknown()),
            Decal::unknownKeys,
            required("piece", "The name of a piece of the theme.", JsonValue.TEXT, Decal::piece, ""),
            key("x", "Left edge. Unit: px.", COORDINATE, Decal::x).or(0.0),
            key("y", "Top edge. Unit: px.", COORDINATE, Decal::y).or(0.0),
            optional("width", "By default that of the piece. Unit: px.", LENGTH, Decal::width, 0.0),
            optional("height", "By default that of the piece. Unit: px.", LENGTH, Decal::height, 0.0),
            optional(
                    "flip",
                    "x mirrors it from left to right, y turns it upside down, xy does both.",
                    DECAL_FLIPS,
                    Decal::flips,
                    0),
            omitted(
                    "rotation",
                    "Clockwise around its middle. Unit: degrees.",
                    JsonValue.number(-36_000, 36_000),
                    Decal::rotation,
                    0.0));

    private static final JsonValue<Decoration> LAYER = JsonValue.object(
            "file.object",
            it -> {
                double[] parallax = it.get("parallax");
                double[] offset = it.get("offset");
                return new Decoration(
                        it.get("id"),
                        it.get("sheet"),
                        it.get("depth"),
                        parallax[0],
                        parallax[1],
                        offset[0],
                        offset[1],
                        it.get("opacity"),
                        it.get("rows"),
                        it.get("decals"),
                        it.unknown());
            },
            Decoration::unknownKeys,
            required("id", "The name of the layer.", JsonValue.TEXT, Decoration::id, ""),
            omitted("sheet", "The name of a sheet of the theme.", JsonValue.TEXT, Decoration::sheet, ""),
            key(
                    "depth",
                    "Behind or in front of tiles and objects.",
                    SkinJson.constant(Depth.class),
                    Decoration::depth,
                    Depth.BACK),
            key(
                            "parallax",
                            "How far it moves with the level, across and down; in place where the view is in the middle of"
                                    + " the level.",
                            pair(-100, 100),
                            (Decoration layer) -> new double[] {layer.parallaxX(), layer.parallaxY()})
                    .defaultValue(new double[] {1, 1})
                    .when(layer -> layer.parallaxX() != 1 || layer.parallaxY() != 1),
            key(
                            "offset",
                            "How far it is moved to the right and down. Unit: px.",
                            pair(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX),
                            (Decoration layer) -> new double[] {layer.offsetX(), layer.offsetY()})
                    .defaultValue(new double[] {0, 0})
                    .when(layer -> layer.offsetX() != 0 || layer.offsetY() != 0),
            omitted("opacity", "How opaque it is.", JsonValue.number(0, 1), Decoration::opacity, 1.0),
            optional(
                    "rows",
                    "The pieces by row: columns and numbers of tiles in the sheet, such as 12: 34 35x; 40: 7.",
                    new JsonValue<>(
                            DecorationJson::readRows,
                            DecorationJson::writeRows,
                            JsonValue.schema(
                                    "type", "object", "additionalProperties", JsonValue.schema("type", "string"))),
                    Decoration::pieces,
                    PieceGrid.EMPTY),
            optional(
                    "decals",
                    "Free pictures over the pieces, the last on top.",
                    JsonValue.list("file.array", DECAL, MAX_DECALS, "file.most-entries"),
                    Decoration::decals,
                    List.of()));

    /** All layers of a level. */
    static final JsonValue<List<Decoration>> LAYERS =
            JsonValue.list("file.array", LAYER, Decoration.MAX_LAYERS, "file.most-entries");

    private DecorationJson() {}

    /** Two numbers, across and down. */
    static JsonValue<double[]> pair(double from, double to) {
        return new JsonValue<>(
                in -> {
                    double[] pair = new double[2];
                    int[] count = {0};
                    in.array("file.array", index -> {
                        SkinJson.require(index < 2, in);
                        pair[index] = in.number(from, to);
                        count[0]++;
                    });
                    if (count[0] < 2) {
                        throw in.wrong(Message.of("file.two-numbers"), Message.of("file.fewer"));
                    }
                    return pair;
                },
                (out, pair) -> {
                    out.writeStartArray();
                    out.writeNumber(JsonNumbers.text(pair[0]));
                    out.writeNumber(JsonNumbers.text(pair[1]));
                    out.writeEndArray();
                },
                PAIR);
    }

    private static String letters(int flips) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < FLIPS.length(); i++) {
            if ((flips & 1 << i) != 0) {
                letters.append(FLIPS.charAt(i));
            }
        }
        return letters.toString();
    }

    private static PieceGrid readRows(JsonInput in) throws IOException {
        PieceGrid.Draft draft = PieceGrid.EMPTY.draft();
        Set<Long> chunks = new HashSet<>();
        in.object("file.object", key -> {
            int row = number(key, in);
            String text = in.text("file.pieces");
            // The text itself isn't kept, but the chunks of its pieces are, which are much larger if there are few in
            // each.
            in.keep(-text.length());
            for (String run : text.split(";")) {
                int colon = run.indexOf(':');
                if (colon < 0) {
                    throw in.wrong("file.pieces");
                }
                int column = number(run.substring(0, colon).strip(), in);
                for (String piece : run.substring(colon + 1).strip().split("\\s+")) {
                    if (chunks.add((long) (row >> 6) << 32 | column >> 6 & 0xffffffffL)) {
                        in.keep(CHUNK_COST);
                    }
                    put(draft, column++, row, piece, in);
                }
            }
        });
        return draft.build();
    }

    private static void put(PieceGrid.Draft draft, int column, int row, String text, JsonInput in) throws IOException {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        int flips = 0;
        for (int i = digits; i < text.length(); i++) {
            int flip = FLIPS.indexOf(text.charAt(i));
            if (flip < 0) {
                throw in.wrong("file.pieces");
            }
            flips |= 1 << flip;
        }
        int tile = number(text.substring(0, digits), in);
        if (tile > PieceGrid.MAX_TILE || column > PieceGrid.MAX_CELL) {
            throw in.wrong("file.pieces");
        }
        try {
            draft.set(column, row, PieceGrid.piece(tile, flips));
        } catch (IllegalArgumentException e) {
            throw in.wrong("file.pieces");
        }
    }

    private static int number(String text, JsonInput in) throws IOException {
        try {
            int number = Integer.parseInt(text);
            if (Math.abs(number) <= PieceGrid.MAX_TILE) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw in.wrong("file.pieces");
    }

    private static void writeRows(JsonGenerator out, PieceGrid pieces) throws IOException {
        out.writeStartObject();
        for (Map.Entry<Integer, TreeMap<Integer, Integer>> row : pieces.rows().entrySet()) {
            StringBuilder text = new StringBuilder();
            int next = Integer.MIN_VALUE;
            for (Map.Entry<Integer, Integer> piece : row.getValue().entrySet()) {
                if (piece.getKey() != next) {
                    text.append(text.isEmpty() ? "" : "; ")
                            .append(piece.getKey())
                            .append(':');
                }
                next = piece.getKey() + 1;
                text.append(' ')
                        .append(PieceGrid.tileOf(piece.getValue()))
                        .append(letters(PieceGrid.flipsOf(piece.getValue())));
            }
            out.writeStringField(Integer.toString(row.getKey()), text.toString());
        }
        out.writeEndObject();
    }
}
