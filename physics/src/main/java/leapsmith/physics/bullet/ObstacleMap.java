package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileMap;

/**
 * A byte for each tile of the level that says what is near it. For most bullets one read is enough.
 *
 * <pre>
 *   bits 0..3   whether any of these tiles may stop a bullet:  #    # #    #    # #
 *               it and those to the right and below, by                    #    # #
 *               the span of what a bullet sweeps               0     1     2     3
 *   bit  4      a target touches one of the four tiles (set and cleared by {@link TargetMarks} in each tick)
 *   bits 5..7   side of the largest square of tiles, from it to the right and down, in which nothing may
 * </pre>
 *
 * <p>Before the first column and the first row is an extra one, in which everything is blocked. It is read for bullets
 * that are outside the level or sweep more tiles.
 *
 * <p>The byte of a tile is computed on the first call of {@link #isClear}. Until then all its bits say blocked, which
 * is safe. When a tile changes, the bytes that depend on it are reset.
 */
final class ObstacleMap {
    /** A target is near. */
    static final int TARGET = 0x10;
    /** The number of bits that say that something is near. */
    static final int NEAR_BITS = 5;

    private static final int BLOCKED = 0x0F;
    private static final int NEAR = BLOCKED | TARGET;
    private static final int CLEAR_SHIFT = NEAR_BITS;
    private static final int MAX_CLEAR = 7;
    private static final int BUT_TARGET = MAX_CLEAR << CLEAR_SHIFT | BLOCKED;
    /** Not computed: no other byte has a clear square and is blocked. */
    private static final int UNKNOWN = BUT_TARGET;

    private static final int SLICE_SHIFT = 32;

    private final TileMap map;
    private final int lastColumn;
    private final int lastRow;
    private final int stride;
    private final int shift;
    private final long scale;

    /** The bytes, row by row; empty before {@link #prepare}. */
    byte[] bytes = new byte[0];

    ObstacleMap(TileMap map) {
        this.map = map;
        lastColumn = map.columns() - 1;
        lastRow = map.rows() - 1;
        stride = map.columns() + 1;
        int tileSub = map.tileSub();
        shift = Integer.bitCount(tileSub) == 1 ? Integer.numberOfTrailingZeros(tileSub) : -1;
        scale = shift >= 0 ? shift : scale(tileSub);
    }

    /**
     * The scale for {@link #tileOf}: if positive, the right shift from sub-pixels to tiles. Otherwise the negated
     * factor for whole pixels, where {@code pixels * factor >> 32} are tiles: exact for pixels from 0 to 2^19 and tiles
     * of up to 1024 px, and negative for negative pixels.
     */
    private static long scale(int tileSub) {
        long tilePx = tileSub >> SubPixels.SHIFT;
        return -(((1L << SLICE_SHIFT) + tilePx - 1) / tilePx);
    }

    /** The scale of this level, for loops over bullets to keep in a local variable. */
    long scale() {
        return scale;
    }

    /** The right shift from sub-pixels to tiles; negative if the tile size is not a power of two. */
    int shift() {
        return shift;
    }

    /** The column or row of a coordinate; a negative number for a negative coordinate. */
    static int tileOf(int sub, long scale) {
        return scale > 0 ? sub >> scale : (int) ((sub >> SubPixels.SHIFT) * -scale >> SLICE_SHIFT);
    }

    /**
     * Whether a byte says that something may be near.
     *
     * @param lookup its lowest bits are those of the byte that matter
     */
    static boolean isNear(byte bits, int lookup) {
        return (bits & lookup & NEAR) != 0;
    }

    /** The index of the byte of a lookup. In the largest level it needs all bits, so there is none for a sign. */
    static int at(int lookup) {
        return lookup >>> NEAR_BITS;
    }

    /** Whether a byte was computed. It never is for a bullet that is outside the level or sweeps more tiles. */
    boolean isKnown(int at) {
        return (bytes[at] & BUT_TARGET) != UNKNOWN;
    }

    /** Whether nothing in the tiles of a lookup stops a bullet. */
    boolean isClearAt(int at, int lookup) {
        return (bytes[at] & lookup & BLOCKED) == 0;
    }

    int lastColumn() {
        return lastColumn;
    }

    int lastRow() {
        return lastRow;
    }

    /** The index of the first tile's byte. */
    int origin() {
        return indexOf(0, 0);
    }

    /** The distance between the indices of a tile and the tile below it. */
    int stride() {
        return stride;
    }

    /** The index of a tile's byte. */
    int indexOf(int column, int row) {
        return (row + 1) * stride + column + 1;
    }

    /** Allocates the bytes, which only a level with bullets needs. */
    void prepare() {
        if (bytes.length == 0) {
            bytes = new byte[stride * (map.rows() + 1)];
            reset();
        }
    }

    /** Resets all bytes, after any tiles may have changed. */
    void reset() {
        Arrays.fill(bytes, (byte) UNKNOWN);
    }

    /** Resets the bytes that depend on a tile. */
    void tileChanged(int column, int row) {
        if (bytes.length == 0) {
            return;
        }
        int firstColumn = Math.max(0, column - MAX_CLEAR);
        for (int r = Math.max(0, row - MAX_CLEAR); r <= row; r++) {
            Arrays.fill(bytes, indexOf(firstColumn, r), indexOf(column, r) + 1, (byte) UNKNOWN);
        }
    }

    /** Whether nothing stops a bullet in a rectangle of tiles, all edges included. False means unknown. */
    boolean isClear(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (!isInside(firstColumn, firstRow)) {
            return false;
        }
        int at = indexOf(firstColumn, firstRow);
        if (!isKnown(at)) {
            bytes[at] = (byte) (bytes[at] & TARGET | compute(firstColumn, firstRow));
        }
        int spanX = lastColumn - firstColumn;
        int spanY = lastRow - firstRow;
        if (spanX <= 1 && spanY <= 1) {
            return (bytes[at] >> (spanX | spanY << 1) & 1) == 0;
        }
        return Math.max(spanX, spanY) < (bytes[at] >> CLEAR_SHIFT & MAX_CLEAR);
    }

    /** Whether the mark of the first tile of a rectangle covers all of it. */
    boolean isMarkable(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        return lastColumn - firstColumn <= 1 && lastRow - firstRow <= 1 && isInside(firstColumn, firstRow);
    }

    private boolean isInside(int column, int row) {
        return Integer.compareUnsigned(column, map.columns()) < 0 && Integer.compareUnsigned(row, map.rows()) < 0;
    }

    private int compute(int column, int row) {
        boolean here = isBlocked(column, row);
        boolean wide = here || isBlocked(column + 1, row);
        boolean high = here || isBlocked(column, row + 1);
        boolean both = wide || high || isBlocked(column + 1, row + 1);
        int clear = 0;
        while (clear < MAX_CLEAR && isNextLayerClear(column, row, clear)) {
            clear++;
        }
        return clear << CLEAR_SHIFT | (here ? 1 : 0) | (wide ? 2 : 0) | (high ? 4 : 0) | (both ? 8 : 0);
    }

    /** Whether a clear square stays clear when it grows by one. */
    private boolean isNextLayerClear(int column, int row, int side) {
        for (int i = 0; i <= side; i++) {
            if (isBlocked(column + side, row + i) || isBlocked(column + i, row + side)) {
                return false;
            }
        }
        return true;
    }

    private boolean isBlocked(int column, int row) {
        // Tiles outside the level are blocked too, so that a bullet that leaves is handled exactly.
        return !map.isEmpty(column, row);
    }
}
