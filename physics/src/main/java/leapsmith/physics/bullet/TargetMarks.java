package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * Marks the tiles from which a bullet may touch a target in a short move, in the byte that bullets read anyway.
 *
 * <p>Most marked tiles are near a single target, and a small table says which. A bullet there is tested against that
 * target's box, without a query, and mostly misses it. The table is indexed by a hash of the tile, and has no keys:
 *
 * <pre>
 *   tile marked by one target                              the target
 *   by several, or shares its entry with another's tile    many: use a query
 * </pre>
 */
final class TargetMarks {
    /** A body of more tiles is not worth marking. */
    private static final int MANY_TILES = 1 << 14;

    /** Entries per marked tile at least, so that few tiles share one. */
    private static final int ENTRIES_PER_MARK = 4;

    /** The largest table that has {@value #GENEROUS} times as many entries. */
    private static final int SMALL_TABLE = 1 << 14;

    private static final int GENEROUS = 8;

    /** Fibonacci hashing: 2^32 divided by the golden ratio. */
    private static final int SPREAD = 0x9E3779B9;

    /** In place of a target: there is none. */
    static final int NONE = -1;
    /** In place of a target: there may be several, or it is unknown which. */
    static final int SEVERAL = -2;

    // Table entries that are not a body.
    private static final int NO_BODY = 0;
    private static final int MANY_BODIES = -1;

    private final BodyStore bodies;
    private final TileMap map;
    private final ObstacleMap obstacles;
    private int[] marked = new int[64];
    private int markedCount;
    /** By {@link #entry} of a marked tile, the body that marked it, plus one. */
    private int[] only = new int[256];

    private boolean any;
    private boolean everywhere;

    TargetMarks(BodyStore bodies, TileMap map, ObstacleMap obstacles) {
        this.bodies = bodies;
        this.map = map;
        this.obstacles = obstacles;
    }

    /** Whether a target is so large that it may be anywhere. */
    boolean everywhere() {
        return everywhere;
    }

    /** Marks the tiles around all bodies that bullets of some kind may meet. */
    void mark(BulletKinds kinds) {
        any = false;
        everywhere = false;
        int limit = bodies.limit();
        for (int i = 0; i < limit; i++) {
            if ((bodies.flags[i] & (BodyFlags.ALIVE | BodyFlags.SENSOR)) == BodyFlags.ALIVE
                    && bodies.width[i] > 0
                    && bodies.height[i] > 0
                    && kinds.mayMeet(bodies.category[i], bodies.mask[i])) {
                any = true;
                markAround(i);
            }
        }
    }

    /** Removes all marks. */
    void clear() {
        byte[] bytes = obstacles.bytes;
        for (int m = 0; m < markedCount; m++) {
            bytes[marked[m]] = (byte) (bytes[marked[m]] & ~ObstacleMap.TARGET);
            only[entry(marked[m])] = NO_BODY;
        }
        int wanted = ENTRIES_PER_MARK * markedCount;
        wanted = Math.max(wanted, Math.min(GENEROUS * wanted, SMALL_TABLE));
        if (only.length < wanted) {
            // Grown only when it is empty; in this tick more tiles shared an entry.
            only = new int[Integer.highestOneBit(wanted - 1) << 1];
        }
        markedCount = 0;
    }

    /** The possible target of a bullet that sweeps too many tiles for marks: {@link #SEVERAL} or {@link #NONE}. */
    int anyTarget() {
        return any ? SEVERAL : NONE;
    }

    /**
     * The possible target of a bullet that sweeps at most two by two tiles: its index if there is only one, {@link
     * #SEVERAL}, or {@link #NONE}, which is certain.
     *
     * @param at index of the first tile, upper left
     * @param left edges of the area that it sweeps
     */
    int target(int at, long left, long top, long right, long bottom) {
        if (everywhere) {
            return SEVERAL;
        }
        if ((obstacles.bytes[at] & ObstacleMap.TARGET) == 0) {
            return NONE;
        }
        int body = only[entry(at)] - 1;
        if (body < 0) {
            return SEVERAL;
        }
        int x = bodies.x[body];
        int y = bodies.y[body];
        boolean touches = left <= x + bodies.width[body] && right >= x && top <= y + bodies.height[body] && bottom >= y;
        return touches ? body : NONE;
    }

    /** The table entry of a tile. If tiles of different targets share one, it is {@link #MANY_BODIES}. */
    private int entry(int at) {
        return at * SPREAD >>> Integer.numberOfLeadingZeros(only.length) + 1;
    }

    private void markAround(int i) {
        // A bullet's first tile may be one before the tile of its far edge, and that edge may only touch the target's.
        int firstColumn = Math.max(0, map.tileOf(bodies.x[i] - 1) - 1);
        int firstRow = Math.max(0, map.tileOf(bodies.y[i] - 1) - 1);
        int lastColumn = Math.min(obstacles.lastColumn(), map.tileOf(bodies.x[i] + bodies.width[i]));
        int lastRow = Math.min(obstacles.lastRow(), map.tileOf(bodies.y[i] + bodies.height[i]));
        if ((lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L) > MANY_TILES) {
            everywhere = true;
            return;
        }
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                markTile(obstacles.indexOf(column, row), i);
            }
        }
    }

    private void markTile(int at, int body) {
        int entry = entry(at);
        only[entry] = only[entry] == NO_BODY || only[entry] == body + 1 ? body + 1 : MANY_BODIES;
        byte[] bytes = obstacles.bytes;
        if ((bytes[at] & ObstacleMap.TARGET) != 0) {
            return;
        }
        bytes[at] |= (byte) ObstacleMap.TARGET;
        if (markedCount == marked.length) {
            marked = Arrays.copyOf(marked, 2 * markedCount);
        }
        marked[markedCount++] = at;
    }
}
