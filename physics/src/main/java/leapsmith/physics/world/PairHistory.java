package leapsmith.physics.world;

import java.util.Arrays;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyStore;

/**
 * Since when each pair overlaps, and which pairs ceased to in the last step: the pairs of a tick held against those of
 * the tick before, both in the order of their bodies.
 *
 * <p>A body that took over the index of another in between ends the pairs of that one and begins its own. Like
 * generations, since when is left out of a world's hash: it has no part in what happens next.
 */
final class PairHistory {
    private final BodyStore store;
    private long[] pairs = new long[16];
    private long[] since = new long[16];
    private int count;
    private long[] pairsBefore = new long[16];
    private long[] sinceBefore = new long[16];
    private int[] ended = new int[2];
    private int endedCount;
    private long tick;

    /** How many bodies had been removed, and the generations, when pairs were taken in last. */
    private long removals;

    private int[] generations = new int[0];

    /** What a snapshot keeps. */
    record Saved(long[] pairs, long[] since, int[] generations) {}

    PairHistory(BodyStore store) {
        this.store = store;
    }

    /** Takes in the pairs of a tick. */
    void update(PairBuffer found, long newTick) {
        tick = newTick;
        swap();
        int countBefore = count;
        count = found.count();
        endedCount = 0;
        if (pairs.length < count) {
            pairs = new long[2 * count];
            since = new long[2 * count];
        }
        boolean replaced = removals != store.removals();
        int then = 0;
        for (int i = 0; i < count; i++) {
            long pair = found.key(i);
            while (then < countBefore && pairsBefore[then] < pair) {
                end(then++);
            }
            long began = tick;
            if (then < countBefore && pairsBefore[then] == pair) {
                if (replaced && isReplaced(pair)) {
                    end(then);
                } else {
                    began = sinceBefore[then];
                }
                then++;
            }
            pairs[i] = pair;
            since[i] = began;
        }
        while (then < countBefore) {
            end(then++);
        }
        keepGenerations(replaced);
    }

    private void swap() {
        long[] swap = pairs;
        pairs = pairsBefore;
        pairsBefore = swap;
        swap = since;
        since = sinceBefore;
        sinceBefore = swap;
    }

    private boolean isReplaced(long pair) {
        int a = (int) (pair >>> Integer.SIZE);
        int b = (int) pair;
        return generations[a] != store.generation(a) || generations[b] != store.generation(b);
    }

    private void keepGenerations(boolean replaced) {
        int limit = store.limit();
        if (!replaced && generations.length >= limit) {
            return;
        }
        if (generations.length < limit) {
            generations = new int[Math.max(limit, 2 * generations.length)];
        }
        for (int i = 0; i < limit; i++) {
            generations[i] = store.generation(i);
        }
        removals = store.removals();
    }

    /** The tick of the pairs taken in last. */
    long tick() {
        return tick;
    }

    /** The tick at which a pair, given lower index first, began; the last one if it isn't known. */
    long since(int a, int b) {
        int place = Arrays.binarySearch(pairs, 0, count, PairBuffer.key(a, b));
        return place >= 0 ? since[place] : tick;
    }

    int endedCount() {
        return endedCount;
    }

    int endedA(int i) {
        return ended[2 * i];
    }

    int endedB(int i) {
        return ended[2 * i + 1];
    }

    Saved save() {
        return new Saved(Arrays.copyOf(pairs, count), Arrays.copyOf(since, count), generations.clone());
    }

    void restore(Saved saved, long newTick) {
        tick = newTick;
        pairs = saved.pairs.clone();
        since = saved.since.clone();
        count = saved.pairs.length;
        generations = saved.generations.clone();
        removals = -1;
        endedCount = 0;
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
