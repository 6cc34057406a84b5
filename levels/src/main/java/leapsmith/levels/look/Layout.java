package leapsmith.levels.look;

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
        int mask = neighbors & relevant;
        if (this != NINE && this != BLOB) {
            return mask;
        }
        int turned = mask << 8 | mask;
        for (int corner = 2; corner < 256; corner <<= 2) {
            boolean needed = (turned & corner >> 1) != 0 && (turned & corner << 1) != 0;
            if (!needed) {
                mask &= ~corner;
            }
        }
        return mask;
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
            case CORNER -> ofCorner(mask, quarter, isFilled);
        };
    }

    /**
     * {@return the quarter of its piece that is drawn in a quarter of a tile} It is the same one, except for {@link
     * #CORNER}, whose pieces lie half a tile off.
     *
     * @param quarter 0 northwest, 1 northeast, 2 southwest, 3 southeast
     */
    public int quarterOfPiece(int quarter) {
        return this == CORNER ? 3 - quarter : quarter;
    }

    private static int ofLine(boolean before, boolean after) {
        return before ? after ? 1 : 2 : after ? 0 : 3;
    }

    private static int ofNine(int mask, int quarter, boolean hasInner) {
        boolean isSouth = quarter > 1;
        boolean isEast = quarter % 2 == 1;
        boolean along = (mask & (isEast ? EAST : WEST)) != 0;
        boolean upright = (mask & (isSouth ? SOUTH : NORTH)) != 0;
        int corner = isSouth ? isEast ? 8 : 32 : isEast ? 2 : 128;
        if (along && upright) {
            return (mask & corner) != 0 || !hasInner ? 4 : INNER[quarter];
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

    private static int[] blobPieces() {
        int[] pieces = new int[ALL + 1];
        int next = 0;
        for (int mask = 0; mask <= ALL; mask++) {
            pieces[mask] = BLOB.relevant(mask) == mask ? next++ : -1;
        }
        return pieces;
    }
}
