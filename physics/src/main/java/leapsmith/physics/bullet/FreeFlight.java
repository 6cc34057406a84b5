package leapsmith.physics.bullet;

/**
 * Moves all bullets as if nothing were in their way, and lists those of which that may be wrong.
 *
 * <p>A bullet passes if all that it sweeps, from where it was to where it goes, lies in at most two by two tiles that
 * nothing is in or near. One byte of the {@link TileSurvey} says so. Which byte, is found for a block of bullets at a
 * time, in plain loops:
 *
 * <pre>
 *   x, vx  -->  looks    first column * 2 + 1 if a second one is swept; -1 if it is no column, or more are swept
 *   y, vy  -->  looksY   likewise its rows
 *   both   -->  looks    number of the tile * 4 + span
 *   bytes  -->  looks    rows of those bullets that are near something
 * </pre>
 *
 * <p>The first three have no branch, and the compiler of JDK 17 makes vector instructions of them: a third of a nanosecond
 * a bullet instead of four. It is easily put off, by a minimum, a choice, or two places in a loop where it can't tell
 * which of two equal operations belong together; so measure after each change, with more than one collector. The last
 * loop reads one byte a bullet and nearly always goes on.
 */
final class FreeFlight {
    /** Bullets at a time: few enough for the first cache. */
    private static final int BLOCK = 1024;

    private static final int SIGN = Integer.SIZE - 1;

    private final BulletStore store;
    private final TileSurvey survey;
    /** The rows found so far; from the block at hand on, where its bullets look. */
    private int[] looks = new int[0];

    private int[] looksY = new int[0];

    FreeFlight(BulletStore store, TileSurvey survey) {
        this.store = store;
        this.survey = survey;
    }

    /** A row that the last flight listed; they ascend. */
    int near(int i) {
        return looks[i];
    }

    /**
     * Adds the velocity of every bullet to its place. A sum that is too large wraps around, and such a bullet is listed.
     *
     * @return how many bullets may be near something
     */
    int moveAll() {
        int count = store.count();
        if (looks.length < count) {
            looks = new int[Math.max(count, 2 * looks.length)];
            looksY = new int[looks.length];
        }
        int found = 0;
        for (int from = 0; from < count; from += BLOCK) {
            int to = Math.min(count, from + BLOCK);
            move(from, to);
            join(looks, looksY, from, to, survey.stride());
            found = list(survey.bytes, survey.origin(), looks, from, to, found);
        }
        return found;
    }

    private void move(int from, int to) {
        BulletKinds kinds = store.kinds;
        int lastColumn = survey.lastColumn();
        int lastRow = survey.lastRow();
        if (kinds.haveSameSides() && survey.shift() >= 0) {
            moveAlike(store.x, store.vx, looks, from, to, kinds.reachX[0], survey.shift(), lastColumn);
            moveAlike(store.y, store.vy, looksY, from, to, kinds.reachY[0], survey.shift(), lastRow);
        } else {
            moveEach(store.x, store.vx, looks, from, to, store.kind, kinds.reachX, survey.scale(), lastColumn);
            moveEach(store.y, store.vy, looksY, from, to, store.kind, kinds.reachY, survey.scale(), lastRow);
        }
    }

    /** Moves bullets of one size along an axis, through tiles whose side is a power of two. */
    private static void moveAlike(
            int[] place, int[] velocity, int[] looks, int from, int to, int reach, int shift, int last) {
        for (int i = from; i < to; i++) {
            int way = velocity[i];
            int start = place[i];
            int end = start + way;
            int back = way & way >> SIGN;
            int tile = start + back >> shift;
            int span = (end - back + reach >> shift) - tile;
            // What is negative here makes it -1.
            looks[i] = (tile << 1) + span | (tile | span | last - tile | 1 - span) >> SIGN;
            place[i] = end;
        }
    }

    /** As {@link #moveAlike}, of bullets of any sizes and through tiles of any. */
    private static void moveEach(
            int[] place, int[] velocity, int[] looks, int from, int to, int[] kind, int[] reach, long scale, int last) {
        for (int i = from; i < to; i++) {
            int way = velocity[i];
            int start = place[i];
            int end = start + way;
            int back = way & way >> SIGN;
            int tile = TileSurvey.tileOf(start + back, scale);
            int span = TileSurvey.tileOf(end - back + reach[kind[i]], scale) - tile;
            looks[i] = (tile << 1) + span | (tile | span | last - tile | 1 - span) >> SIGN;
            place[i] = end;
        }
    }

    /** Of -1 column and row come out -1, which the survey has. */
    private static void join(int[] looks, int[] looksY, int from, int to, int stride) {
        for (int i = from; i < to; i++) {
            int onX = looks[i];
            int onY = looksY[i];
            looks[i] = (onY >> 1) * stride + (onX >> 1) << TileSurvey.SPAN_BITS | (onY & 1) << 1 | onX & 1;
        }
    }

    private static int list(byte[] bytes, int origin, int[] looks, int from, int to, int alreadyFound) {
        int found = alreadyFound;
        for (int i = from; i < to; i++) {
            int look = looks[i];
            if (TileSurvey.isNear(bytes[origin + (look >> TileSurvey.SPAN_BITS)], look)) {
                looks[found++] = i;
            }
        }
        return found;
    }
}
