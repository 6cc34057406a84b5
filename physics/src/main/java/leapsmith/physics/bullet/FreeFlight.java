package leapsmith.physics.bullet;

/**
 * Moves bullets as if nothing could stop them, and lists those for which that may be wrong.
 *
 * <p>A bullet moves freely if everything that it sweeps, from its start to its end, lies in at most two by two tiles
 * that nothing is in or near. One byte of the {@link ObstacleMap} contains that. Bullets are moved in blocks, so that
 * the caller can handle those near something while their rows are still in the cache. The indices of the bytes are
 * computed in plain loops:
 *
 * <pre>
 *   x, vx  -->  lookups    first column * 2 + 1 if a second one is swept; -1 if it is no column, or more are swept
 *   y, vy  -->  lookupsY   likewise its rows
 *   both   -->  lookups    index of the tile's byte, and the bits of it that matter
 *   bytes  -->  rows       of those bullets that are near something
 * </pre>
 *
 * <p>The first three have no branch, and the compiler of JDK 17 makes vector instructions of them: a third of a
 * nanosecond per bullet instead of four. It fails to do so easily, because of a minimum, a conditional, or two places
 * in a loop where it can't decide which of two equal operations belong together; so measure after each change, with
 * several collectors. The branch of the last loop is rarely taken.
 */
final class FreeFlight {
    /** Bullets per block, few enough for the first-level cache. */
    static final int BLOCK = 1024;

    private static final int SIGN = Integer.SIZE - 1;

    private final BulletStore store;
    private final ObstacleMap obstacles;
    /** The lookups of all bullets, by row. */
    private int[] lookups = new int[0];

    private int[] lookupsY = new int[0];

    // The bullets listed.
    private int nearCount;
    private final int[] nearRows = new int[BLOCK];
    private final int[] nearLookups = new int[BLOCK];
    private final int[] nearKinds = new int[BLOCK];
    private final long[] nearIds = new long[BLOCK];

    FreeFlight(BulletStore store, ObstacleMap obstacles) {
        this.store = store;
        this.obstacles = obstacles;
    }

    /** Prepares for a tick in which all bullets are moved. */
    void begin() {
        int count = store.count();
        if (lookups.length < count) {
            lookups = new int[Math.max(count, 2 * lookups.length)];
            lookupsY = new int[lookups.length];
        }
    }

    /**
     * Adds the velocity of each bullet of a block to its position. A sum that is too large wraps around, and its bullet
     * is listed.
     *
     * @param from its first row
     * @param to one more than its last row, at most {@link #BLOCK} rows
     */
    void move(int from, int to) {
        moveFreely(from, to);
        list(obstacles.bytes, from, to);
        fetch();
    }

    /** As {@link #move}, but lists all bullets of the block. */
    void moveAndListAll(int from, int to) {
        moveFreely(from, to);
        nearCount = to - from;
        for (int n = 0; n < nearCount; n++) {
            nearRows[n] = from + n;
            nearLookups[n] = lookups[from + n];
        }
        fetch();
    }

    /** The number of bullets that the last move listed. */
    int nearCount() {
        return nearCount;
    }

    /** The row of a bullet that the last move listed; they ascend. */
    int near(int i) {
        return nearRows[i];
    }

    /** The lookup of a bullet that the last move listed; see {@link ObstacleMap#at}. */
    int nearLookup(int i) {
        return nearLookups[i];
    }

    /** The number of the kind of a bullet that the last move listed. */
    int nearKind(int i) {
        return nearKinds[i];
    }

    /** The id of a bullet that the last move listed. */
    long nearId(int i) {
        return nearIds[i];
    }

    /**
     * Reads the columns that only listed bullets need. In a loop of their own these reads wait for memory at the same
     * time.
     */
    private void fetch() {
        int[] kinds = store.kind;
        for (int n = 0; n < nearCount; n++) {
            nearKinds[n] = kinds[nearRows[n]];
            nearIds[n] = store.id(nearRows[n]);
        }
    }

    private void moveFreely(int from, int to) {
        BulletKinds kinds = store.kinds;
        int lastColumn = obstacles.lastColumn();
        int lastRow = obstacles.lastRow();
        if (kinds.haveSameSides() && obstacles.shift() >= 0) {
            moveAlike(store.x, store.vx, lookups, from, to, kinds.reachX[0], obstacles.shift(), lastColumn);
            moveAlike(store.y, store.vy, lookupsY, from, to, kinds.reachY[0], obstacles.shift(), lastRow);
        } else {
            moveEach(store.x, store.vx, lookups, from, to, store.kind, kinds.reachX, obstacles.scale(), lastColumn);
            moveEach(store.y, store.vy, lookupsY, from, to, store.kind, kinds.reachY, obstacles.scale(), lastRow);
        }
        join(lookups, lookupsY, from, to, obstacles.stride(), obstacles.origin());
    }

    /** Moves bullets of one size along an axis, through tiles whose side is a power of two. */
    private static void moveAlike(
            int[] place, int[] velocity, int[] lookups, int from, int to, int reach, int shift, int last) {
        for (int i = from; i < to; i++) {
            int delta = velocity[i];
            int start = place[i];
            int end = start + delta;
            int back = delta & delta >> SIGN;
            int tile = start + back >> shift;
            int span = (end - back + reach >> shift) - tile;
            // If any operand is negative, the result is -1.
            lookups[i] = (tile << 1) + span | (tile | span | last - tile | 1 - span) >> SIGN;
            place[i] = end;
        }
    }

    /** As {@link #moveAlike}, for bullets of any sizes and tiles of any size. */
    private static void moveEach(
            int[] place,
            int[] velocity,
            int[] lookups,
            int from,
            int to,
            int[] kind,
            int[] reach,
            long scale,
            int last) {
        for (int i = from; i < to; i++) {
            int delta = velocity[i];
            int start = place[i];
            int end = start + delta;
            int back = delta & delta >> SIGN;
            int tile = ObstacleMap.tileOf(start + back, scale);
            int span = ObstacleMap.tileOf(end - back + reach[kind[i]], scale) - tile;
            lookups[i] = (tile << 1) + span | (tile | span | last - tile | 1 - span) >> SIGN;
            place[i] = end;
        }
    }

    /** From -1 this computes column and row -1, which the map has. */
    private static void join(int[] lookups, int[] lookupsY, int from, int to, int stride, int origin) {
        for (int i = from; i < to; i++) {
            int onX = lookups[i];
            int onY = lookupsY[i];
            int wide = onX & 1;
            int high = onY & 1;
            // 1, 2, 4 or 8 in place of a shift, which isn't vectorized.
            int span = 1 + wide + 3 * (high + (wide & high));
            int at = (onY >> 1) * stride + (onX >> 1) + origin;
            lookups[i] = at << ObstacleMap.NEAR_BITS | ObstacleMap.TARGET + span;
        }
    }

    private void list(byte[] bytes, int from, int to) {
        int found = 0;
        for (int row = from; row < to; row++) {
            int lookup = lookups[row];
            if (ObstacleMap.isNear(bytes[ObstacleMap.at(lookup)], lookup)) {
                nearRows[found] = row;
                nearLookups[found++] = lookup;
            }
        }
        nearCount = found;
    }
}
