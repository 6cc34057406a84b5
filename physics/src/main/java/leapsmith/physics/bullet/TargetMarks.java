package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * Marks the tiles from which a bullet may touch a target in a short move, so that all others are told apart by the byte
 * that they read anyway.
 *
 * <p>For most marked tiles one target comes into question, and a small table says which: a bullet is held against its
 * box, without a search, and mostly passes it. The table is found by hashing the tile, and has no keys:
 *
 * <pre>
 *   tile marked by one target                            the target
 *   by two, or shares its entry with one of another      many: look for them
 * </pre>
 */
final class TargetMarks {
    /** A body of more tiles is not worth marking. */
    private static final int MANY_TILES = 1 << 14;

    /** Spreads the places of tiles over the table, after Fibonacci. */
    private static final int SPREAD = 0x9E3779B9;

    /** In place of a target: there is none. */
    static final int NONE = -1;
    /** In place of a target: there may be more than one, or which it is, is not known. */
    static final int SEVERAL = -2;

    // Entries of the table that are no body.
    private static final int NO_BODY = 0;
    private static final int MANY_BODIES = -1;

    private final BodyStore bodies;
    private final TileMap map;
    private final TileSurvey survey;
    private int[] marked = new int[64];
    private int markedCount;
    /** By {@link #entry} of a marked tile, the body that marked it, plus one. */
    private int[] only = new int[256];

    private boolean any;
    private boolean everywhere;

    TargetMarks(BodyStore bodies, TileMap map, TileSurvey survey) {
        this.bodies = bodies;
        this.map = map;
        this.survey = survey;
    }

    /** Whether a target is so large that it has to be expected anywhere. */
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

    /** Takes all marks away. */
    void clear() {
        byte[] bytes = survey.bytes;
        for (int m = 0; m < markedCount; m++) {
            bytes[marked[m]] = (byte) (bytes[marked[m]] & ~TileSurvey.TARGET);
            only[entry(marked[m])] = NO_BODY;
        }
        if (only.length < 4 * markedCount) {
            // Only now that it is empty; in this tick more tiles shared an entry.
            only = new int[Integer.highestOneBit(markedCount) << 3];
        }
        markedCount = 0;
    }

    /** What may be touched by a bullet that sweeps too many tiles for marks: {@link #SEVERAL} or {@link #NONE}. */
    int anyTarget() {
        return any ? SEVERAL : NONE;
    }

    /**
     * What may be touched by a bullet that sweeps at most two by two tiles: the index of the only target,
     * {@link #SEVERAL} or {@link #NONE}, which is certain.
     *
     * @param at place of the first tile, upper left
     * @param left edges of all that it sweeps
     */
    int target(int at, long left, long top, long right, long bottom) {
        if (everywhere) {
            return SEVERAL;
        }
        if ((survey.bytes[at] & TileSurvey.TARGET) == 0) {
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

    /** Which entry of the table a tile has. If tiles of different targets share one, it just says that there are many. */
    private int entry(int at) {
        return at * SPREAD >>> Integer.numberOfLeadingZeros(only.length) + 1;
    }

    private void markAround(int i) {
        // A bullet's first tile may be one before the tile of its far edge, and that edge may only touch the target's.
        int firstColumn = Math.max(0, map.tileOf(bodies.x[i] - 1) - 1);
        int firstRow = Math.max(0, map.tileOf(bodies.y[i] - 1) - 1);
        int lastColumn = Math.min(survey.lastColumn(), map.tileOf(bodies.x[i] + bodies.width[i]));
        int lastRow = Math.min(survey.lastRow(), map.tileOf(bodies.y[i] + bodies.height[i]));
        if ((lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L) > MANY_TILES) {
            everywhere = true;
            return;
        }
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                markTile(survey.place(column, row), i);
            }
        }
    }

    private void markTile(int at, int body) {
        int entry = entry(at);
        only[entry] = only[entry] == NO_BODY || only[entry] == body + 1 ? body + 1 : MANY_BODIES;
        byte[] bytes = survey.bytes;
        if ((bytes[at] & TileSurvey.TARGET) != 0) {
            return;
        }
        bytes[at] |= (byte) TileSurvey.TARGET;
        if (markedCount == marked.length) {
            marked = Arrays.copyOf(marked, 2 * markedCount);
        }
        marked[markedCount++] = at;
    }
}
