package leapsmith.levels.look;

import java.util.stream.IntStream;

/**
 * Which pieces a skin has, and which of them show a tile with given neighbors. A tile is composed of four quarters, each
 * from a piece of the sheet, so that few pieces show many arrangements.
 *
 * <p>Neighbors are a mask of eight bits, clockwise from the north: 1 north, 2 northeast, 4 east, 8 southeast, 16 south,
 * 32 southwest, 64 west, 128 northwest. A bit is set if the neighbor belongs to the same form.
 */
public enum Layout {
    /** One piece for all tiles. */
    SINGLE(1, 1, 0),
    /** Left end, middle, right end, and a tile alone. */
    ROW(4, 1, Layout.EAST | Layout.WEST),
    /** Top, middle, bottom, and a tile alone, downward. */
    COLUMN(1, 4, Layout.NORTH | Layout.SOUTH),
    /**
     * Corners, edges and center as 3 x 3 pieces. With four inner corners, the quarters compose all 47 arrangements; without
     * them, the center is in their place.
     */
    NINE(3, 3, Layout.ALL),
    /** 16 pieces in rows of 4; the number of a piece is 1 (north) + 2 (east) + 4 (south) + 8 (west). */
    EDGE(4, 4, Layout.NORTH | Layout.EAST | Layout.SOUTH | Layout.WEST),
    /** 47 pieces in rows of 8, in ascending order of their masks, in which a corner needs both of its sides. */
    BLOB(8, 6, Layout.ALL),
    /** The pieces of {@link #BLOB} as in the template of Godot for 3 x 3 minimal bitmasks: 12 x 4, one of them empty. */
    GODOT(12, 4, Layout.ALL),
    /** The pieces of {@link #BLOB} as Tilesetter exports its blob sets: 11 x 5, some of them empty. */
    TILESETTER(11, 5, Layout.ALL),
    /**
     * The autotiles of RPG Maker: 2 x 3 pieces, of which the first is a preview, the second has the four inner corners, and
     * the others the corners and edges of an area of 2 x 2. Tiles are composed of their quarters.
     */
    RPGMAKER(2, 3, Layout.ALL),
    /**
     * 16 pieces in rows of 4 that lie between the tiles, half a tile up and to the left; the number of a piece is 1
     * (northeast) + 2 (southeast) + 4 (southwest) + 8 (northwest) of the tiles that it touches.
     */
    CORNER(4, 4, Layout.ALL),
    /** 3 x 3 pieces over an object: its corners, and edges and center repeated in between. */
    BOX(3, 3, 0);

    /** The bits of neighbors. */
    public static final int NORTH = 1;

    /** The eastern neighbor. */
    public static final int EAST = 4;

    /** The southern neighbor. */
    public static final int SOUTH = 16;

    /** The western neighbor. */
    public static final int WEST = 64;

    /** All eight neighbors. */
    public static final int ALL = 255;

    /** Piece of {@link #NINE} for an inner corner, by quarter: the full piece that lacks that corner. */
    private static final int[] INNER = {12, 11, 10, 9};

    private static final int[] BLOB_PIECES = blobPieces();

    /** By piece, its mask; -1 for an empty one. */
    private static final int[] GODOT_PIECES = pieces(
            16, 20, 84, 80, 213, 92, 116, 87, 28, 125, 124, 112, //
            17, 21, 85, 81, 29, 127, 253, 113, 31, 119, -1, 245, //
            1, 5, 69, 65, 23, 223, 247, 209, 95, 255, 221, 241, //
            0, 4, 68, 64, 117, 71, 197, 93, 7, 199, 215, 193);

    private static final int[] TILESETTER_PIECES = pieces(
            28, 124, 112, 16, 20, 116, 92, 80, 84, 221, -1, //
            31, 255, 241, 17, 23, 247, 223, 209, 215, 119, -1, //
            7, 199, 193, 1, 29, 253, 127, 113, 125, 93, 117, //
            4, 68, 64, 0, 5, 197, 71, 65, 69, 87, 213, //
            -1, -1, -1, -1, 21, 245, 95, 81, 85, -1, -1);

    private final int columns;
    private final int rows;
    private final int relevant;

    Layout(int columns, int rows, int relevant) {
        this.columns = columns;
        this.rows = rows;
        this.relevant = relevant;
    }

    /** {@return the pieces in a row of the sheet} */
    public int columns() {
        return columns;
    }

    /** {@return the rows of pieces in the sheet} */
    public int rows() {
        return rows;
    }

    /**
     * {@return the neighbors that matter, so that tiles with equal masks look the same} A corner matters only between two
     * sides that are set, except for {@link #CORNER}.
     *
     * @param neighbors mask of all neighbors
     */
    public int relevant(int neighbors) {
        return relevant != ALL || this == CORNER ? neighbors & relevant : BetweenEdges.MASKS[neighbors & ALL];
    }

    /** By mask, the one without the corners that aren't between two edges. */
    private static final class BetweenEdges {
        private static final int[] MASKS =
                IntStream.rangeClosed(0, ALL).map(BetweenEdges::of).toArray();

        private static int of(int neighbors) {
            int mask = neighbors;
            int turned = mask << 8 | mask;
            for (int corner = 2; corner < 256; corner <<= 2) {
                boolean needed = (turned & corner >> 1) != 0 && (turned & corner << 1) != 0;
                if (!needed) {
                    mask &= ~corner;
                }
            }
            return mask;
        }
    }

    /**
     * The piece that a quarter of a tile is taken from.
     *
     * @param mask the {@linkplain #relevant relevant} neighbors
     * @param quarter 0 northwest, 1 northeast, 2 southwest, 3 southeast
     * @param isFilled whether the tile itself belongs to the form; only {@link #CORNER} has pieces over tiles that don't
     * @param hasInner whether {@link #NINE} has inner corners
     * @return number of the piece: below {@code columns * rows} counted row by row, and 9 to 12 for the inner corners of
     *     {@link #NINE}
     */
    public int piece(int mask, int quarter, boolean isFilled, boolean hasInner) {
        return switch (this) {
            case SINGLE -> 0;
            case BOX -> 4;
            case ROW -> ofLine((mask & WEST) != 0, (mask & EAST) != 0);
            case COLUMN -> ofLine((mask & NORTH) != 0, (mask & SOUTH) != 0);
            case NINE -> ofNine(mask, quarter, hasInner);
            case EDGE -> bit(mask, NORTH) | bit(mask, EAST) << 1 | bit(mask, SOUTH) << 2 | bit(mask, WEST) << 3;
            case BLOB -> BLOB_PIECES[mask];
            case GODOT -> GODOT_PIECES[mask];
            case TILESETTER -> TILESETTER_PIECES[mask];
            case RPGMAKER -> halfRow(mask, quarter) / 2 * columns + halfColumn(mask, quarter) / 2;
            case CORNER -> ofCorner(mask, quarter, isFilled);
        };
    }

    /**
     * {@return the quarter of its piece that is drawn in a quarter of a tile} It is the same one, except for {@link
     * #CORNER}, whose pieces lie half a tile off, and {@link #RPGMAKER}.
     *
     * @param mask the {@linkplain #relevant relevant} neighbors
     * @param quarter 0 northwest, 1 northeast, 2 southwest, 3 southeast
     */
    public int quarterOfPiece(int mask, int quarter) {
        return switch (this) {
            case CORNER -> 3 - quarter;
            case RPGMAKER -> halfRow(mask, quarter) % 2 * 2 + halfColumn(mask, quarter) % 2;
            default -> quarter;
        };
    }

    /** The column of {@link #RPGMAKER}, in halves of pieces. */
    private static int halfColumn(int mask, int quarter) {
        boolean isEast = quarter % 2 == 1;
        if (isInner(mask, quarter)) {
            return isEast ? 3 : 2;
        }
        boolean along = (mask & (isEast ? EAST : WEST)) != 0;
        return along ? isEast ? 1 : 2 : isEast ? 3 : 0;
    }

    /** The row of {@link #RPGMAKER}, in halves of pieces. */
    private static int halfRow(int mask, int quarter) {
        boolean isSouth = quarter > 1;
        if (isInner(mask, quarter)) {
            return isSouth ? 1 : 0;
        }
        boolean upright = (mask & (isSouth ? SOUTH : NORTH)) != 0;
        return upright ? isSouth ? 3 : 4 : isSouth ? 5 : 2;
    }

    /** Whether both sides at a quarter belong to the form, but not its corner. */
    private static boolean isInner(int mask, int quarter) {
        int sides = (quarter > 1 ? SOUTH : NORTH) | (quarter % 2 == 1 ? EAST : WEST);
        return (mask & sides) == sides && (mask & cornerAt(quarter)) == 0;
    }

    private static int cornerAt(int quarter) {
        return quarter > 1 ? quarter % 2 == 1 ? 8 : 32 : quarter % 2 == 1 ? 2 : 128;
    }

    private static int ofLine(boolean before, boolean after) {
        return before ? after ? 1 : 2 : after ? 0 : 3;
    }

    private static int ofNine(int mask, int quarter, boolean hasInner) {
        boolean isSouth = quarter > 1;
        boolean isEast = quarter % 2 == 1;
        boolean along = (mask & (isEast ? EAST : WEST)) != 0;
        boolean upright = (mask & (isSouth ? SOUTH : NORTH)) != 0;
        if (along && upright) {
            return hasInner && isInner(mask, quarter) ? INNER[quarter] : 4;
        }
        int column = along ? 1 : isEast ? 2 : 0;
        int row = upright ? 1 : isSouth ? 2 : 0;
        return row * 3 + column;
    }

    /** The piece around the tile's corner in this quarter; the tile is at the opposite corner of the piece. */
    private static int ofCorner(int mask, int quarter, boolean isFilled) {
        int self = isFilled ? 1 : 0;
        return switch (quarter) {
            case 0 -> bit(mask, NORTH) | self << 1 | bit(mask, WEST) << 2 | bit(mask, 128) << 3;
            case 1 -> bit(mask, 2) | bit(mask, EAST) << 1 | self << 2 | bit(mask, NORTH) << 3;
            case 2 -> self | bit(mask, SOUTH) << 1 | bit(mask, 32) << 2 | bit(mask, WEST) << 3;
            default -> bit(mask, EAST) | bit(mask, 8) << 1 | bit(mask, SOUTH) << 2 | self << 3;
        };
    }

    private static int bit(int mask, int neighbor) {
        return (mask & neighbor) != 0 ? 1 : 0;
    }

    /** By mask, its place among the masks of all pieces. */
    private static int[] pieces(int... masks) {
        int[] pieces = new int[ALL + 1];
        for (int i = 0; i < masks.length; i++) {
            if (masks[i] >= 0) {
                pieces[masks[i]] = i;
            }
        }
        return pieces;
    }

    private static int[] blobPieces() {
        int[] pieces = new int[ALL + 1];
        int next = 0;
        for (int mask = 0; mask <= ALL; mask++) {
            pieces[mask] = BLOB.relevant(mask) == mask ? next++ : -1;
        }
        return pieces;
    }
}
