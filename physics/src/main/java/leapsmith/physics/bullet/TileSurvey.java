package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileMap;

/**
 * What bullets have to know of the tiles around them, a byte for each tile of the level, so that one read answers for
 * most of them.
 *
 * <pre>
 *   bits 0..3   whether any of these tiles may stop a bullet:  #    # #    #    # #
 *               it and those to the right and below, by                    #    # #
 *               the span of what a bullet sweeps               0     1     2     3
 *   bits 4..6   side of the largest square of tiles, from it to the right and down, in which nothing does
 *   bit  7      a target touches one of the four tiles (set and cleared by {@link TargetMarks} in each tick)
 * </pre>
 *
 * <p>Before the first column and the first row is one more of each, in which everything is in the way: bullets look there
 * that are outside the level or sweep more tiles.
 *
 * <p>A tile's byte is worked out when it is first asked for in earnest; until then it says that everything is in the
 * way, which is safe. A changed tile makes those unknown again that looked at it.
 */
final class TileSurvey {
    /** A target is near. */
    static final int TARGET = 0x80;
    /** How many bits a span takes. */
    static final int SPAN_BITS = 2;
    /** Part of a span: it takes two columns. */
    static final int WIDE = 1;
    /** Part of a span: it takes two rows. */
    static final int HIGH = 2;

    private static final int TARGET_SHIFT = 7;
    private static final int BUT_TARGET = TARGET - 1;
    private static final int IN_THE_WAY = 0x0F;
    private static final int ROOM_SHIFT = 4;
    private static final int MAX_ROOM = 7;
    /** No tile says that: room, and yet everything in the way. */
    private static final byte UNKNOWN = MAX_ROOM << ROOM_SHIFT | IN_THE_WAY;

    private static final int SLICE_SHIFT = 32;

    private final TileMap map;
    private final int lastColumn;
    private final int lastRow;
    private final int stride;
    private final int shift;
    private final long scale;

    /** The bytes, row by row; none before {@link #prepare}. */
    byte[] bytes = new byte[0];

    TileSurvey(TileMap map) {
        this.map = map;
        lastColumn = map.columns() - 1;
        lastRow = map.rows() - 1;
        stride = map.columns() + 1;
        int tileSub = map.tileSub();
        shift = Integer.bitCount(tileSub) == 1 ? Integer.numberOfTrailingZeros(tileSub) : -1;
        scale = shift >= 0 ? shift : scale(tileSub);
    }

    /**
     * What {@link #tileOf} needs to be told: if positive, by how far sub-pixels are shifted right to become tiles. Else,
     * negated, a factor for whole pixels, of which {@code pixels * factor >> 32} are tiles: exact for pixels from 0 to
     * 2^19 and tiles of up to 1024 of them, and negative for negative ones.
     */
    private static long scale(int tileSub) {
        long tilePx = tileSub >> SubPixels.SHIFT;
        return -(((1L << SLICE_SHIFT) + tilePx - 1) / tilePx);
    }

    /** The scale of this level, to be kept in loops over bullets. */
    long scale() {
        return scale;
    }

    /** By how far sub-pixels are shifted right to become tiles; negative if the size of tiles is no power of two. */
    int shift() {
        return shift;
    }

    /** The column or row of a place in the level; a negative number for a negative place. */
    static int tileOf(int sub, long scale) {
        return scale > 0 ? sub >> scale : (int) ((sub >> SubPixels.SHIFT) * -scale >> SLICE_SHIFT);
    }

    /**
     * Whether a byte says that something may be near.
     *
     * @param span the lowest two bits count
     */
    static boolean isNear(byte seen, int span) {
        return ((seen >> (span & (WIDE | HIGH)) | seen >> TARGET_SHIFT) & 1) != 0;
    }

    int lastColumn() {
        return lastColumn;
    }

    int lastRow() {
        return lastRow;
    }

    /** Where the byte of the first tile is. */
    int origin() {
        return place(0, 0);
    }

    /** How many bytes after a tile's the one below it comes. */
    int stride() {
        return stride;
    }

    /** Where the byte of a tile is. */
    int place(int column, int row) {
        return (row + 1) * stride + column + 1;
    }

    /** Takes the memory that is needed; only a level with bullets pays for it. */
    void prepare() {
        if (bytes.length == 0) {
            bytes = new byte[stride * (map.rows() + 1)];
            forget();
        }
    }

    /** Forgets everything, after any tile may have changed. */
    void forget() {
        Arrays.fill(bytes, UNKNOWN);
    }

    /** Forgets what depends on a tile. */
    void tileChanged(int column, int row) {
        if (bytes.length == 0) {
            return;
        }
        int firstColumn = Math.max(0, column - MAX_ROOM);
        for (int r = Math.max(0, row - MAX_ROOM); r <= row; r++) {
            Arrays.fill(bytes, place(firstColumn, r), place(column, r) + 1, UNKNOWN);
        }
    }

    /** Whether nothing stops a bullet in a rectangle of tiles, all edges included. A false says nothing. */
    boolean isClear(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (!isInside(firstColumn, firstRow)) {
            return false;
        }
        int at = place(firstColumn, firstRow);
        if ((bytes[at] & BUT_TARGET) == UNKNOWN) {
            bytes[at] = (byte) (bytes[at] & TARGET | surveyed(firstColumn, firstRow));
        }
        int spanX = lastColumn - firstColumn;
        int spanY = lastRow - firstRow;
        if (spanX <= 1 && spanY <= 1) {
            return (bytes[at] >> (spanX * WIDE | spanY * HIGH) & 1) == 0;
        }
        return Math.max(spanX, spanY) < (bytes[at] & BUT_TARGET) >> ROOM_SHIFT;
    }

    /** Whether the mark of the first tile of a rectangle tells of targets for all of it. */
    boolean isMarkable(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        return lastColumn - firstColumn <= 1 && lastRow - firstRow <= 1 && isInside(firstColumn, firstRow);
    }

    private boolean isInside(int column, int row) {
        return Integer.compareUnsigned(column, map.columns()) < 0 && Integer.compareUnsigned(row, map.rows()) < 0;
    }

    private int surveyed(int column, int row) {
        boolean here = isInTheWay(column, row);
        boolean wide = here || isInTheWay(column + 1, row);
        boolean high = here || isInTheWay(column, row + 1);
        boolean both = wide || high || isInTheWay(column + 1, row + 1);
        int room = 0;
        while (room < MAX_ROOM && isNextLayerClear(column, row, room)) {
            room++;
        }
        return room << ROOM_SHIFT
                | (here ? 1 : 0)
                | (wide ? 1 << WIDE : 0)
                | (high ? 1 << HIGH : 0)
                | (both ? 1 << (WIDE | HIGH) : 0);
    }

    /** Whether a square that is clear stays so when it grows by one. */
    private boolean isNextLayerClear(int column, int row, int side) {
        for (int i = 0; i <= side; i++) {
            if (isInTheWay(column + side, row + i) || isInTheWay(column + i, row + side)) {
                return false;
            }
        }
        return true;
    }

    private boolean isInTheWay(int column, int row) {
        // Beyond the level counts too, so that a bullet which leaves is looked at.
        return !map.isEmpty(column, row);
    }
}
