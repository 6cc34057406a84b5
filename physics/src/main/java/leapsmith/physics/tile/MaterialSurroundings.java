package leapsmith.physics.tile;

import java.util.Arrays;
import leapsmith.physics.fixed.MemorySize;

/**
 * Where a material may be near: a bit for each tile, and for those that surround the level, which says whether a tile at most
 * {@link #REACH} columns and rows away has had a material. So what is in open space, or on plain ground, reads one bit instead of
 * all tiles around it.
 *
 * <pre>
 *   . . . . . . .        M: a tile with a material
 *   . 1 1 1 1 1 .        1: bits that it sets
 *   . 1 1 1 1 1 .
 *   . 1 1 M 1 1 .
 *   . 1 1 1 1 1 .
 *   . 1 1 1 1 1 .
 *   . . . . . . .
 * </pre>
 *
 * <p>A bit may be set without a reason, and is never missing: a tile that loses its material leaves its bits, so that an
 * edit doesn't search its surroundings. Rows are shared with snapshots and copied before they are changed.
 */
final class MaterialSurroundings {
    /** How far a tile sets bits. */
    static final int REACH = 2;

    private static final int WORD_SHIFT = 6;
    private static final int WORD_MASK = Long.SIZE - 1;
    /** The bits of one tile in a row. */
    private static final long SPAN = (1L << 2 * REACH + 1) - 1;

    private final int width;
    private final long[] emptyRow;
    private long[][] rows;
    /** The rows that the last snapshot shares, or null. */
    private long[][] shared;

    MaterialSurroundings(int columns, int rows) {
        width = columns + 2 * REACH;
        emptyRow = new long[(width >> WORD_SHIFT) + 1];
        this.rows = new long[rows + 2 * REACH][];
        Arrays.fill(this.rows, emptyRow);
    }

    /** Whether a tile near a place has had a material. A place far outside the level has none. */
    boolean isNear(int column, int row) {
        int bit = column + REACH;
        int at = row + REACH;
        return Integer.compareUnsigned(bit, width) < 0
                && Integer.compareUnsigned(at, rows.length) < 0
                && (rows[at][bit >> WORD_SHIFT] >>> bit & 1) != 0;
    }

    /** Sets the bits around a tile that gets a material. */
    void add(int column, int row) {
        int word = column >> WORD_SHIFT;
        int from = column & WORD_MASK;
        long low = SPAN << from;
        long high = from > Long.SIZE - 2 * REACH - 1 ? SPAN >>> Long.SIZE - from : 0;
        for (int at = row; at <= row + 2 * REACH; at++) {
            long[] bits = rows[at];
            if ((bits[word] & low) != low || high != 0 && (bits[word + 1] & high) != high) {
                long[] own = ownRow(at);
                own[word] |= low;
                if (high != 0) {
                    own[word + 1] |= high;
                }
            }
        }
    }

    /** A row that nothing shares. */
    private long[] ownRow(int at) {
        if (rows == shared) {
            rows = rows.clone();
        }
        if (rows[at] == emptyRow || shared != null && rows[at] == shared[at]) {
            rows[at] = rows[at].clone();
        }
        return rows[at];
    }

    /** The bits for a snapshot, which don't change any more. */
    long[][] save() {
        shared = rows;
        return rows;
    }

    /** Restores the bits of a snapshot of a map of the same size. */
    void restore(long[][] saved) {
        rows = saved;
        shared = saved;
    }

    /** The memory that the bits of a snapshot use, without rows shared with another one, which may be null. */
    static long sizeInBytes(long[][] saved, long[][] sharedWith) {
        if (saved == null || saved == sharedWith) {
            return 0;
        }
        long bytes = MemorySize.array(saved.length, MemorySize.REFERENCE);
        for (int at = 0; at < saved.length; at++) {
            // Rows without bits are one array.
            boolean isAgain = at > 0 && saved[at] == saved[at - 1];
            bytes += isAgain || sharedWith != null && saved[at] == sharedWith[at] ? 0 : MemorySize.of(saved[at]);
        }
        return bytes;
    }
}
