package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * The bodies that can be in pairs, in the order of their left edges counted in whole {@link #KEY_SHIFT steps}; those
 * in the same step by ascending index. A body without area is left out.
 *
 * <p>Sorted from scratch each tick by digits of 11 bits, lowest first, which takes time in proportion to the bodies and
 * not to how they moved. Steps of 16 to the pixel keep that to two rounds in most levels.
 */
final class LeftOrder {
    /** How far sub-pixels are shifted right to become steps. */
    static final int KEY_SHIFT = 8;
    /** Sub-pixels of a step. */
    static final int STEP = 1 << KEY_SHIFT;

    private static final int DIGIT_BITS = 11;
    private static final int DIGITS = 1 << DIGIT_BITS;

    private final int[] ends = new int[DIGITS];
    private int[] keys = new int[16];
    private int[] bodies = new int[16];
    private int[] otherKeys = new int[16];
    private int[] otherBodies = new int[16];
    private int count;

    int count() {
        return count;
    }

    /** The index of the body at a place of the order. */
    int body(int place) {
        return bodies[place];
    }

    void sort(BodyStore store) {
        int range = collect(store);
        for (int shift = 0; shift < Integer.SIZE && range >>> shift != 0; shift += DIGIT_BITS) {
            sortByDigit(shift);
        }
    }

    /** Fills in keys and bodies by ascending index; gives the largest key, the smallest being 0. */
    private int collect(BodyStore store) {
        int limit = store.limit();
        if (keys.length < limit) {
            int capacity = Math.max(limit, 2 * keys.length);
            keys = new int[capacity];
            bodies = new int[capacity];
            otherKeys = new int[capacity];
            otherBodies = new int[capacity];
        }
        int[] flags = store.flags;
        int smallest = Integer.MAX_VALUE;
        int largest = Integer.MIN_VALUE;
        count = 0;
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & BodyFlags.ALIVE) != 0 && store.width[i] > 0 && store.height[i] > 0) {
                int key = store.x[i] >> KEY_SHIFT;
                keys[count] = key;
                bodies[count] = i;
                count++;
                smallest = Math.min(smallest, key);
                largest = Math.max(largest, key);
            }
        }
        for (int place = 0; place < count; place++) {
            keys[place] -= smallest;
        }
        return count == 0 ? 0 : largest - smallest;
    }

    private void sortByDigit(int shift) {
        Arrays.fill(ends, 0);
        for (int place = 0; place < count; place++) {
            ends[keys[place] >>> shift & DIGITS - 1]++;
        }
        int end = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            end += ends[digit];
            ends[digit] = end;
        }
        // From the last to the first, so that equal digits keep their order.
        for (int place = count - 1; place >= 0; place--) {
            int target = --ends[keys[place] >>> shift & DIGITS - 1];
            otherKeys[target] = keys[place];
            otherBodies[target] = bodies[place];
        }
        int[] swap = keys;
        keys = otherKeys;
        otherKeys = swap;
        swap = bodies;
        bodies = otherBodies;
        otherBodies = swap;
    }
}
