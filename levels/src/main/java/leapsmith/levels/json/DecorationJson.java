package leapsmith.levels.json;

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
import leapsmith.levels.model.RawMembers;

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

    /** A layer that is being read. */
    private static final class Draft {
        private String id = "";
        private String sheet = "";
        private Depth depth = Depth.BACK;
        private double[] parallax = {1, 1};
        private double[] offset = {0, 0};
        private double opacity = 1;
        private PieceGrid pieces = PieceGrid.EMPTY;
        private List<Decal> decals = List.of();
    }

    /** A free picture that is being read. */
    private static final class DecalDraft {
        private String piece = "";
        private double x;
        private double y;
        private double width;
        private double height;
        private int flips;
        private double rotation;
    }

    private static final JsonKeys<DecalDraft, Decal> DECAL_KEYS = JsonKeys.of(List.of(
            JsonKeys.<DecalDraft, Decal, String>read(
                            "piece",
                            "The name of a piece of the theme.",
                            JsonValue.TEXT,
                            (decal, it) -> decal.piece = it,
                            Decal::piece)
                    .required(),
            JsonKeys.<DecalDraft, Decal, Double>read(
                    "x", "Left edge. Unit: px.", coordinate(), (decal, it) -> decal.x = it, Decal::x),
            JsonKeys.<DecalDraft, Decal, Double>read(
                    "y", "Top edge. Unit: px.", coordinate(), (decal, it) -> decal.y = it, Decal::y),
            JsonKeys.<DecalDraft, Decal, Double>read(
                            "width",
                            "By default that of the piece. Unit: px.",
                            JsonValue.number(0, Limits.MAX_SIDE_PX),
                            (decal, it) -> decal.width = it,
                            Decal::width)
                    .when(decal -> decal.width() != 0),
            JsonKeys.<DecalDraft, Decal, Double>read(
                            "height",
                            "By default that of the piece. Unit: px.",
                            JsonValue.number(0, Limits.MAX_SIDE_PX),
                            (decal, it) -> decal.height = it,
                            Decal::height)
                    .when(decal -> decal.height() != 0),
            JsonKeys.<DecalDraft, Decal, String>read(
                            "flip",
                            "x mirrors it from left to right, y turns it upside down, xy does both.",
                            JsonValue.text("file.flips", "x?y?"),
                            (decal, it) -> decal.flips = (it.contains("x") ? PieceGrid.FLIP_X : 0)
                                    | (it.contains("y") ? PieceGrid.FLIP_Y : 0),
                            decal -> letters(decal.flips()))
                    .when(decal -> decal.flips() != 0),
            JsonKeys.<DecalDraft, Decal, Double>read(
                            "rotation",
                            "Clockwise around its middle. Unit: degrees.",
                            JsonValue.number(-36_000, 36_000),
                            (decal, it) -> decal.rotation = it,
                            Decal::rotation)
                    .defaultValue(0.0)
                    .when(decal -> decal.rotation() != 0)));

    private static final JsonValue<Decal> DECAL = new JsonValue<>(
            in -> {
                DecalDraft it = new DecalDraft();
                RawMembers unknown = DECAL_KEYS.read(in, Message.of("file.object"), it);
                return new Decal(it.piece, it.x, it.y, it.width, it.height, it.flips, it.rotation, unknown);
            },
            (out, decal) -> DECAL_KEYS.writeObject(out, decal, decal.unknownKeys()),
            DECAL_KEYS.schema());

    private static final JsonKeys<Draft, Decoration> LAYER = JsonKeys.of(List.of(
            JsonKeys.<Draft, Decoration, String>read(
                            "id",
                            "The name of the layer.",
                            JsonValue.TEXT,
                            (draft, it) -> draft.id = it,
                            Decoration::id)
                    .required(),
            JsonKeys.<Draft, Decoration, String>read(
                            "sheet",
                            "The name of a sheet of the theme.",
                            JsonValue.TEXT,
                            (draft, it) -> draft.sheet = it,
                            Decoration::sheet)
                    .defaultValue("")
                    .when(layer -> !layer.sheet().isEmpty()),
            JsonKeys.<Draft, Decoration, Depth>read(
                            "depth",
                            "Behind or in front of tiles and objects.",
                            SkinJson.constant(Depth.class),
                            (draft, it) -> draft.depth = it,
                            Decoration::depth)
                    .defaultValue(Depth.BACK),
            JsonKeys.<Draft, Decoration, double[]>read(
                            "parallax",
                            "How far it moves with the level, across and down; in place where the view is in the middle of"
                                    + " the level.",
                            pair(-100, 100),
                            (draft, it) -> draft.parallax = it,
                            layer -> new double[] {layer.parallaxX(), layer.parallaxY()})
                    .defaultValue(List.of(1, 1))
                    .when(layer -> layer.parallaxX() != 1 || layer.parallaxY() != 1),
            JsonKeys.<Draft, Decoration, double[]>read(
                            "offset",
                            "How far it is moved to the right and down. Unit: px.",
                            pair(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX),
                            (draft, it) -> draft.offset = it,
                            layer -> new double[] {layer.offsetX(), layer.offsetY()})
                    .defaultValue(List.of(0, 0))
                    .when(layer -> layer.offsetX() != 0 || layer.offsetY() != 0),
            JsonKeys.<Draft, Decoration, Double>read(
                            "opacity",
                            "How opaque it is.",
                            JsonValue.number(0, 1),
                            (draft, it) -> draft.opacity = it,
                            Decoration::opacity)
                    .defaultValue(1.0)
                    .when(layer -> layer.opacity() != 1),
            JsonKeys.<Draft, Decoration>of(
                            "rows",
                            "The pieces by row: columns and numbers of tiles in the sheet, such as 12: 34 35x; 40: 7.",
                            JsonValue.schema(
                                    "type", "object", "additionalProperties", JsonValue.schema("type", "string")),
                            (in, draft) -> draft.pieces = readRows(in),
                            (out, layer) -> writeRows(out, layer.pieces()))
                    .when(layer -> !layer.pieces().isEmpty()),
            JsonKeys.<Draft, Decoration, List<Decal>>read(
                            "decals",
                            "Free pictures over the pieces, the last on top.",
                            JsonValue.list("file.array", DECAL, MAX_DECALS, "file.most-entries"),
                            (draft, it) -> draft.decals = it,
                            Decoration::decals)
                    .when(layer -> !layer.decals().isEmpty())));

    private static final JsonValue<Decoration> ONE = new JsonValue<>(
            in -> {
                Draft it = new Draft();
                RawMembers unknown = LAYER.read(in, Message.of("file.object"), it);
                return new Decoration(
                        it.id,
                        it.sheet,
                        it.depth,
                        it.parallax[0],
                        it.parallax[1],
                        it.offset[0],
                        it.offset[1],
                        it.opacity,
                        it.pieces,
                        it.decals,
                        unknown);
            },
            (out, layer) -> LAYER.writeObject(out, layer, layer.unknownKeys()),
            LAYER.schema());

    /** All layers of a level. */
    static final JsonValue<List<Decoration>> LAYERS =
            JsonValue.list("file.array", ONE, Decoration.MAX_LAYERS, "file.most-entries");

    private DecorationJson() {}

    private static JsonValue<Double> coordinate() {
        return JsonValue.number(-Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX);
    }

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
