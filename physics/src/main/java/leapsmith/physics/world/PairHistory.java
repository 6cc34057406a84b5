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
    private static final int PARTS = 4;

    private final BodyStore store;
    private Overlaps now = new Overlaps(new int[0], new long[0], 0);
    private Overlaps before = new Overlaps(new int[0], new long[0], 0);
    private int[] ended = new int[2];
    private int endedCount;
    private long tick;

    /** Pairs as rows of both bodies and both generations, and the tick since when. */
    private static final class Overlaps {
        private int[] parts;
        private long[] since;
        private int count;

        Overlaps(int[] parts, long[] since, int count) {
            this.parts = parts;
            this.since = since;
            this.count = count;
        }

        void add(int a, int b, int generationA, int generationB, long tick) {
            if (count == since.length) {
                since = Arrays.copyOf(since, 2 * count + 16);
                parts = Arrays.copyOf(parts, since.length * PARTS);
            }
            int at = count * PARTS;
            parts[at] = a;
            parts[at + 1] = b;
            parts[at + 2] = generationA;
            parts[at + 3] = generationB;
            since[count++] = tick;
        }

        int order(int i, int a, int b) {
            int order = Integer.compare(parts[i * PARTS], a);
            return order != 0 ? order : Integer.compare(parts[i * PARTS + 1], b);
        }

        boolean isOf(int i, int generationA, int generationB) {
            return parts[i * PARTS + 2] == generationA && parts[i * PARTS + 3] == generationB;
        }
    }

    /** What a snapshot keeps. */
    record Saved(int[] parts, long[] since) {}

    PairHistory(BodyStore store) {
        this.store = store;
    }

    /** Takes in the pairs of a tick. */
    void update(PairBuffer pairs, long newTick) {
        tick = newTick;
        Overlaps swap = before;
        before = now;
        now = swap;
        now.count = 0;
        endedCount = 0;
        int then = 0;
        for (int i = 0; i < pairs.count(); i++) {
            int a = pairs.lower(i);
            int b = pairs.higher(i);
            while (then < before.count && before.order(then, a, b) < 0) {
                end(then++);
            }
            long since = tick;
            if (then < before.count && before.order(then, a, b) == 0) {
                if (before.isOf(then, store.generation(a), store.generation(b))) {
                    since = before.since[then];
                } else {
                    end(then);
                }
                then++;
            }
            now.add(a, b, store.generation(a), store.generation(b), since);
        }
        while (then < before.count) {
            end(then++);
        }
    }

    /** The tick of the pairs taken in last. */
    long tick() {
        return tick;
    }

    /** The tick at which a pair, given lower index first, began; the last one if it isn't known. */
    long since(int a, int b) {
        int first = 0;
        int last = now.count - 1;
        while (first <= last) {
            int middle = (first + last) >>> 1;
            int order = now.order(middle, a, b);
            if (order == 0) {
                return now.since[middle];
            }
            if (order < 0) {
                first = middle + 1;
            } else {
                last = middle - 1;
            }
        }
        return tick;
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
        return new Saved(Arrays.copyOf(now.parts, now.count * PARTS), Arrays.copyOf(now.since, now.count));
    }

    void restore(Saved saved, long newTick) {
        tick = newTick;
        now = new Overlaps(saved.parts.clone(), saved.since.clone(), saved.since.length);
        endedCount = 0;
    }

    private void end(int then) {
        if (2 * endedCount == ended.length) {
            ended = Arrays.copyOf(ended, 4 * endedCount);
        }
        ended[2 * endedCount] = before.parts[then * PARTS];
        ended[2 * endedCount + 1] = before.parts[then * PARTS + 1];
        endedCount++;
    }
}
