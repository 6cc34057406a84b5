package leapsmith.physics.world;

import java.util.Arrays;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyStore;

/**
 * Finds the pairs that began and ended in the last step, and optionally the tick at which each pair began, by comparing
 * the pairs of a tick with those of the tick before, both in the order of their bodies.
 *
 * <p>The tick at which pairs began requires a comparison in every step. Otherwise the comparison waits for the first
 * query, as most ticks have none, unless bodies were removed: a reused index can be recognized only at once. A body
 * that reuses the index of another ends the pairs of that one and begins its own.
 */
final class PairHistory {
    /** The tick at which an earlier pair began, if that isn't kept. */
    static final long UNKNOWN = -1;

    private final BodyStore store;
    private final boolean keepsSince;
    /** The pairs of the last tick: those of the buffer, or {@link #restored}. */
    private long[] pairs = new long[0];

    private long[] restored = new long[0];
    private long[] since = new long[16];
    private int count;
    private long[] pairsBefore = new long[0];
    private long[] sinceBefore = new long[16];
    private int countBefore;
    private int[] ended = new int[2];
    private int endedCount;
    private boolean compared;
    private long tick;

    /** The number of removed bodies, and the generations, at the last update. */
    private long removals;

    private int[] generations = new int[0];
    /** The number of bodies with generations here. */
    private int known;

    /** The state in a snapshot. It has no generations if they are those of its bodies, as none was removed since. */
    static final class Saved {
        private static final long[] NONE = {};

        private long[] pairs = NONE;
        private long[] since = NONE;
        private int count;
        private int[] ended = {};
        private int endedCount;
        private int[] generations;
        private int known;
        private boolean hasGenerations;
        private boolean keepsSince;

        /** Whether the tick at which each pair began is kept. */
        boolean keepsSince() {
            return keepsSince;
        }

        void write(ByteWriter out) {
            out.putInt(count);
            out.putLongs(pairs, count);
            out.putLongs(since, count);
            out.putInt(endedCount);
            out.putInts(ended, 2 * endedCount);
            out.putBoolean(hasGenerations);
            if (hasGenerations) {
                out.putInt(known);
                out.putInts(generations, known);
            }
        }

        /**
         * Reads the state.
         *
         * @param limit one more than the highest index of a body alive
         * @param keeps whether the tick at which each pair began is kept
         */
        void read(ByteReader in, int limit, boolean keeps) {
            keepsSince = keeps;
            count = in.getCount(2 * Long.BYTES);
            pairs = in.getLongs(count);
            since = in.getLongs(count);
            endedCount = in.getCount(2 * Integer.BYTES);
            ended = in.getInts(2 * endedCount);
            hasGenerations = in.getBoolean();
            known = limit;
            if (hasGenerations) {
                known = in.getCount(Integer.BYTES);
                generations = in.getInts(known);
            }
            long before = -1;
            for (int i = 0; i < count; i++) {
                int a = (int) (pairs[i] >>> Integer.SIZE);
                int b = ByteReader.between((int) pairs[i], 0, known - 1, "body of a pair");
                ByteReader.between(a, 0, b, "body of a pair");
                if (pairs[i] <= before) {
                    throw new IllegalArgumentException("pairs are out of order");
                }
                before = pairs[i];
            }
        }

        /** The memory that the state uses. */
        long sizeInBytes() {
            return MemorySize.of(pairs)
                    + MemorySize.of(since)
                    + MemorySize.of(ended)
                    + (generations == null ? 0 : MemorySize.of(generations));
        }
    }

    PairHistory(BodyStore store, boolean keepsSince) {
        this.store = store;
        this.keepsSince = keepsSince;
    }

    /** Sets the pairs of a tick. Their buffer must not change them until after the next update. */
    void update(PairBuffer found, long newTick) {
        tick = newTick;
        pairsBefore = pairs;
        countBefore = count;
        long[] swap = sinceBefore;
        sinceBefore = since;
        since = swap;
        pairs = found.keys();
        count = found.count();
        compared = false;
        boolean replaced = removals != store.removals();
        if (keepsSince || replaced) {
            compare(replaced);
        }
        keepGenerations(replaced);
    }

    private void compare(boolean replaced) {
        compared = true;
        endedCount = 0;
        if (since.length < count) {
            since = new long[2 * count];
        }
        int then = 0;
        for (int i = 0; i < count; i++) {
            long pair = pairs[i];
            while (then < countBefore && pairsBefore[then] < pair) {
                end(then++);
            }
            long began = tick;
            if (then < countBefore && pairsBefore[then] == pair) {
                if (replaced && isReplaced(pair)) {
                    end(then);
                } else {
                    began = keepsSince ? sinceBefore[then] : UNKNOWN;
                }
                then++;
            }
            since[i] = began;
        }
        while (then < countBefore) {
            end(then++);
        }
    }

    private void compareOnce() {
        if (!compared) {
            compare(false);
        }
    }

    private boolean isReplaced(long pair) {
        int a = (int) (pair >>> Integer.SIZE);
        int b = (int) pair;
        return generations[a] != store.generation(a) || generations[b] != store.generation(b);
    }

    private void keepGenerations(boolean replaced) {
        if (replaced || store.limit() > known) {
            copyGenerations();
        }
    }

    private void copyGenerations() {
        known = store.limit();
        if (generations.length < known) {
            generations = new int[Math.max(known, 2 * generations.length)];
        }
        for (int i = 0; i < known; i++) {
            generations[i] = store.generation(i);
        }
        removals = store.removals();
    }

    /** Whether the tick at which each pair began is kept. */
    boolean keepsSince() {
        return keepsSince;
    }

    /** Whether a pair, given lower index first, did not overlap in the step before. */
    boolean began(int a, int b) {
        compareOnce();
        return sinceOf(a, b) == tick;
    }

    /**
     * The tick at which a pair, given lower index first, began; the last tick if it wasn't found before, or {@link
     * #UNKNOWN}.
     */
    long since(int a, int b) {
        return keepsSince ? sinceOf(a, b) : UNKNOWN;
    }

    private long sinceOf(int a, int b) {
        int place = Arrays.binarySearch(pairs, 0, count, PairBuffer.key(a, b));
        return place >= 0 ? since[place] : tick;
    }

    int endedCount() {
        compareOnce();
        return endedCount;
    }

    int endedA(int i) {
        return ended[2 * i];
    }

    int endedB(int i) {
        return ended[2 * i + 1];
    }

    /** Adds the pairs of the last tick, which decide what begins and ends in the next one. */
    void addTo(StateHash hash) {
        boolean replaced = removals != store.removals();
        for (int i = 0; i < count; i++) {
            hash.add(pairs[i]).add(replaced && isReplaced(pairs[i]) ? 1 : 0).add(keepsSince ? since[i] : 0);
        }
    }

    /** Saves the state, replacing what an object has. */
    Saved save(Saved into) {
        compareOnce();
        if (into.pairs.length < count) {
            into.pairs = new long[count];
            into.since = new long[count];
        }
        into.count = count;
        if (count > 0) {
            System.arraycopy(pairs, 0, into.pairs, 0, count);
            System.arraycopy(since, 0, into.since, 0, count);
        }
        into.endedCount = endedCount;
        if (into.ended.length < 2 * endedCount) {
            into.ended = new int[2 * endedCount];
        }
        if (endedCount > 0) {
            System.arraycopy(ended, 0, into.ended, 0, 2 * endedCount);
        }
        into.keepsSince = keepsSince;
        into.hasGenerations = removals != store.removals();
        if (into.hasGenerations) {
            into.known = known;
            if (into.generations == null || into.generations.length < known) {
                into.generations = new int[known];
            }
            System.arraycopy(generations, 0, into.generations, 0, known);
        }
        return into;
    }

    /** Restores a state, after the bodies were restored. */
    void restore(Saved saved, long newTick) {
        tick = newTick;
        count = saved.count;
        if (restored.length < count) {
            restored = new long[count];
        }
        pairs = restored;
        if (since.length < count) {
            since = new long[count];
        }
        if (count > 0) {
            System.arraycopy(saved.pairs, 0, pairs, 0, count);
            System.arraycopy(saved.since, 0, since, 0, count);
        }
        endedCount = saved.endedCount;
        if (ended.length < 2 * endedCount) {
            ended = new int[2 * endedCount];
        }
        if (endedCount > 0) {
            System.arraycopy(saved.ended, 0, ended, 0, 2 * endedCount);
        }
        compared = true;
        copyGenerations();
        if (saved.hasGenerations) {
            known = saved.known;
            if (generations.length < known) {
                generations = new int[known];
            }
            System.arraycopy(saved.generations, 0, generations, 0, known);
            removals = -1;
        }
    }

    private void end(int then) {
        if (2 * endedCount == ended.length) {
            ended = Arrays.copyOf(ended, 4 * endedCount);
        }
        ended[2 * endedCount] = (int) (pairsBefore[then] >>> Integer.SIZE);
        ended[2 * endedCount + 1] = (int) pairsBefore[then];
        endedCount++;
    }
}
