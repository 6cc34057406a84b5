package leapsmith.physics.bullet;

/**
 * Moves all bullets as if nothing could stop them, and lists the bullets for which that may be wrong.
 *
 * <p>A bullet moves freely if everything that it sweeps, from its start to its end, lies in at most two by two tiles
 * that nothing is in or near. One byte of the {@link ObstacleMap} contains that. The indices of the bytes are computed
 * for a block of bullets at a time, in plain loops:
 *
 * <pre>
 *   x, vx  -->  lookups    first column * 2 + 1 if a second one is swept; -1 if it is no column, or more are swept
 *   y, vy  -->  lookupsY   likewise its rows
 *   both   -->  lookups    number of the tile * 4 + span
 *   bytes  -->  lookups    rows of those bullets that are near something
 * </pre>
 *
 * <p>The first three have no branch, and the compiler of JDK 17 makes vector instructions of them: a third of a
 * nanosecond per bullet instead of four. It fails to do so easily, because of a minimum, a conditional, or two places
 * in a loop where it can't decide which of two equal operations belong together; so measure after each change, with
 * several collectors. The branch of the last loop is rarely taken.
 */
final class FreeFlight {
    /** Bullets per block, few enough for the first-level cache. */
    private static final int BLOCK = 1024;

    private static final int SIGN = Integer.SIZE - 1;

    private final BulletStore store;
    private final ObstacleMap obstacles;
    /** The rows found so far; from the current block on, the lookups of its bullets. */
    private int[] lookups = new int[0];

    private int[] lookupsY = new int[0];

    FreeFlight(BulletStore store, ObstacleMap obstacles) {
        this.store = store;
        this.obstacles = obstacles;
    }

    /** A row that the last call listed; they ascend. */
    int near(int i) {
        return lookups[i];
    }

    /**
     * Adds the velocity of every bullet to its position. A sum that is too large wraps around, and its bullet is
     * listed.
     *
     * @return the number of bullets that may be near something
     */
    int moveAll() {
        int count = store.count();
        if (lookups.length < count) {
            lookups = new int[Math.max(count, 2 * lookups.length)];
            lookupsY = new int[lookups.length];
        }
        int found = 0;
        for (int from = 0; from < count; from += BLOCK) {
            int to = Math.min(count, from + BLOCK);
            move(from, to);
            join(lookups, lookupsY, from, to, obstacles.stride());
            found = list(obstacles.bytes, obstacles.origin(), lookups, from, to, found);
        }
        return found;
    }

    private void move(int from, int to) {
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
    private static void join(int[] lookups, int[] lookupsY, int from, int to, int stride) {
        for (int i = from; i < to; i++) {
            int onX = lookups[i];
            int onY = lookupsY[i];
            lookups[i] = (onY >> 1) * stride + (onX >> 1) << ObstacleMap.SPAN_BITS | (onY & 1) << 1 | onX & 1;
        }
    }

    private static int list(byte[] bytes, int origin, int[] lookups, int from, int to, int alreadyFound) {
        int found = alreadyFound;
        for (int i = from; i < to; i++) {
            int lookup = lookups[i];
            if (ObstacleMap.isNear(bytes[origin + (lookup >> ObstacleMap.SPAN_BITS)], lookup)) {
                lookups[found++] = i;
            }
        }
        return found;
    }
}
