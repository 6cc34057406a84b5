package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileMap;

/**
 * What bullets have to know of the tiles around them, a byte for each tile of the level, so that one read answers for
 * most of them.
 *
 * <pre>
 *   bits 0..3   which of the tiles   0 1   from it may stop a bullet
 *                                    2 3
 *   bits 4..6   side of the largest square of tiles, from it to the right and down, in which nothing does
 *   bit  7      a target touches one of those four tiles (set and cleared by {@link TargetMarks} in each tick)
 * </pre>
 *
 * <p>A tile's byte is worked out when it is first asked for in earnest; until then it says that everything is in the
 * way, which is safe. A changed tile makes those unknown again that looked at it.
 */
final class TileSurvey {
    /** A target is near. */
    static final int TARGET = 0x80;

    private static final int QUAD = 0x0F;
    private static final int ROOM_SHIFT = 4;
    private static final int MAX_ROOM = 7;
    private static final byte UNKNOWN = QUAD;
    private static final int SLICE_SHIFT = 32;

    private final TileMap map;
    private final int columns;
    private final int rows;
    private final long scale;

    /** The bytes, row by row; none before {@link #prepare}. */
    byte[] bytes = new byte[0];

    TileSurvey(TileMap map) {
        this.map = map;
        columns = map.columns();
        rows = map.rows();
        scale = scale(map.tileSub());
    }

    /**
     * What {@link #tileOf} needs to be told: if positive, by how far sub-pixels are shifted right to become tiles. Else,
     * negated, a factor for whole pixels, of which {@code pixels * factor >> 32} are tiles: exact for pixels from 0 to
     * 2^19 and tiles of up to 1024 of them, and negative for negative ones.
     */
    private static long scale(int tileSub) {
        if (Integer.bitCount(tileSub) == 1) {
            return Integer.numberOfTrailingZeros(tileSub);
        }
        long tilePx = tileSub >> SubPixels.SHIFT;
        return -(((1L << SLICE_SHIFT) + tilePx - 1) / tilePx);
    }

    /** The scale of this level, to be kept in loops over bullets. */
    long scale() {
        return scale;
    }

    /** The column or row of a place in the level; a negative number for a negative place. */
    static int tileOf(int sub, long scale) {
        return scale > 0 ? sub >> scale : (int) ((sub >> SubPixels.SHIFT) * -scale >> SLICE_SHIFT);
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** Takes the memory that is needed; only a level with bullets pays for it. */
    void prepare() {
        if (bytes.length == 0) {
            bytes = new byte[columns * rows];
            Arrays.fill(bytes, UNKNOWN);
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
            Arrays.fill(bytes, r * columns + firstColumn, r * columns + column + 1, UNKNOWN);
        }
    }

    /** Whether nothing stops a bullet in a rectangle of tiles, all edges included. A false says nothing. */
    boolean isClear(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (firstColumn < 0 || firstRow < 0 || firstColumn >= columns || firstRow >= rows) {
            return false;
        }
        int at = firstRow * columns + firstColumn;
        if ((bytes[at] & ~TARGET) == UNKNOWN) {
            bytes[at] = (byte) (bytes[at] & TARGET | surveyed(firstColumn, firstRow));
        }
        int spanX = lastColumn - firstColumn;
        int spanY = lastRow - firstRow;
        if (spanX <= 1 && spanY <= 1) {
            return (bytes[at] & need(spanX, spanY)) == 0;
        }
        return Math.max(spanX, spanY) < (bytes[at] & ~TARGET & 0xFF) >> ROOM_SHIFT;
    }

    /** Whether a target may touch a box in a rectangle of tiles. A false is certain, if no target is everywhere. */
    boolean mayTouchTarget(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        boolean isMarked = lastColumn - firstColumn <= 1
                && lastRow - firstRow <= 1
                && Integer.compareUnsigned(firstColumn, columns) < 0
                && Integer.compareUnsigned(firstRow, rows) < 0;
        return !isMarked || (bytes[firstRow * columns + firstColumn] & TARGET) != 0;
    }

    /** The bits of the tiles that a box touches which spans one or two columns and rows; the spans are 0 or 1. */
    static int need(int spanX, int spanY) {
        return (1 | spanX << 1) * (1 | spanY << 2);
    }

    private int surveyed(int column, int row) {
        int quad =
                bit(column, row, 1) | bit(column + 1, row, 2) | bit(column, row + 1, 4) | bit(column + 1, row + 1, 8);
        int room = 0;
        while (room < MAX_ROOM && isNextLayerClear(column, row, room)) {
            room++;
        }
        return room << ROOM_SHIFT | quad;
    }

    /** Whether a square that is clear stays so when it grows by one. */
    private boolean isNextLayerClear(int column, int row, int side) {
        for (int i = 0; i <= side; i++) {
            if (bit(column + side, row + i, 1) + bit(column + i, row + side, 1) != 0) {
                return false;
            }
        }
        return true;
    }

    private int bit(int column, int row, int value) {
        // Beyond the level counts as in the way, so that a bullet which leaves is looked at.
        return map.isEmpty(column, row) ? 0 : value;
    }
}
