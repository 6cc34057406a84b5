package leapsmith.physics.pairs;

import java.util.Arrays;

/** Pairs of body indices, the lower one first, in the order found or sorted by lower and then higher. */
public final class PairBuffer {
    private int[] lower = new int[16];
    private int[] higher = new int[16];
    private int[] otherLower = new int[16];
    private int[] otherHigher = new int[16];
    private int[] ends = new int[16];
    private int count;

    public int count() {
        return count;
    }

    public int lower(int i) {
        return lower[i];
    }

    public int higher(int i) {
        return higher[i];
    }

    void clear() {
        count = 0;
    }

    void add(int body, int other) {
        if (count == lower.length) {
            lower = Arrays.copyOf(lower, 2 * count);
            higher = Arrays.copyOf(higher, 2 * count);
            otherLower = new int[2 * count];
            otherHigher = new int[2 * count];
        }
        lower[count] = Math.min(body, other);
        higher[count] = Math.max(body, other);
        count++;
    }

    /**
     * Sorts by lower and then higher index.
     *
     * @param limit larger than all indices
     */
    void sort(int limit) {
        if (count < 2) {
            return;
        }
        if (ends.length < limit) {
            ends = new int[Math.max(limit, 2 * ends.length)];
        }
        // Counted and written to their places twice, by the less important index first: equal ones keep their order.
        sortBy(higher, lower, limit);
        swap();
        sortBy(lower, higher, limit);
        swap();
    }

    private void sortBy(int[] keys, int[] others, int limit) {
        int[] keyTargets = keys == lower ? otherLower : otherHigher;
        int[] otherTargets = keys == lower ? otherHigher : otherLower;
        Arrays.fill(ends, 0, limit, 0);
        for (int i = 0; i < count; i++) {
            ends[keys[i]]++;
        }
        int end = 0;
        for (int key = 0; key < limit; key++) {
            end += ends[key];
            ends[key] = end;
        }
        for (int i = count - 1; i >= 0; i--) {
            int target = --ends[keys[i]];
            keyTargets[target] = keys[i];
            otherTargets[target] = others[i];
        }
    }

    private void swap() {
        int[] swap = lower;
        lower = otherLower;
        otherLower = swap;
        swap = higher;
        higher = otherHigher;
        otherHigher = swap;
    }

    /** The place of a pair in the sorted order, or a negative number if it isn't there. */
    public int find(int body, int other) {
        int a = Math.min(body, other);
        int b = Math.max(body, other);
        int first = 0;
        int last = count - 1;
        while (first <= last) {
            int middle = (first + last) >>> 1;
            int order = lower[middle] != a ? Integer.compare(lower[middle], a) : Integer.compare(higher[middle], b);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                first = middle + 1;
            } else {
                last = middle - 1;
            }
        }
        return -1;
    }
}
