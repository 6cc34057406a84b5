package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * The bodies on which others stand, or at which they stop, and what others touch of them. A question looks at the carriers
 * near what it asks about: those that only move along paths are in a grid, others are few and always looked at.
 */
public final class Carriers {
    private static final int CARRYING = BodyFlags.TOP | BodyFlags.SOLID;

    private final BodyStore store;
    private final CarrierGrid onPaths = new CarrierGrid();
    private int[] carriers = new int[8];
    private int count;
    private int[] others = new int[8];
    private int otherCount;
    private int[] near = new int[8];

    public Carriers(BodyStore store) {
        this.store = store;
    }

    /** Takes in which bodies carry, at the beginning of a step. */
    public void refresh() {
        count = 0;
        otherCount = 0;
        onPaths.clear();
        if (!store.hasPlatforms()) {
            return;
        }
        int limit = store.limit();
        // Ascending body index: of carriers met at once the lowest counts.
        for (int i = 0; i < limit; i++) {
            if ((store.flags[i] & CARRYING) != 0) {
                add(i);
            }
        }
        onPaths.build();
    }

    private void add(int i) {
        if (count == carriers.length) {
            carriers = Arrays.copyOf(carriers, 2 * count);
            others = Arrays.copyOf(others, 2 * count);
            near = new int[2 * count];
        }
        carriers[count++] = i;
        if (store.has(i, BodyFlags.KINEMATIC)) {
            onPaths.add(store, i, 0, 0);
        } else {
            others[otherCount++] = i;
        }
    }

    /** Takes in how far bodies are about to go along their paths. They are where that leads for the rest of the step. */
    void go(int[] wayX, int[] wayY) {
        onPaths.clear();
        for (int c = 0; c < count; c++) {
            int i = carriers[c];
            if (store.has(i, BodyFlags.KINEMATIC)) {
                onPaths.add(store, i, wayX[i], wayY[i]);
            }
        }
        onPaths.build();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return count == 0;
    }

    /**
     * Looks for the carriers that may touch a rectangle, edges included; some that don't may be among them. By ascending
     * index they are {@link #near} until the next look.
     *
     * @return how many
     */
    int look(long left, long top, long right, long bottom) {
        System.arraycopy(others, 0, near, 0, otherCount);
        int found = otherCount + onPaths.find(left, top, right, bottom, near, otherCount);
        for (int c = otherCount; c < found; c++) {
            int carrier = near[c];
            int to = c;
            while (to > 0 && near[to - 1] > carrier) {
                near[to] = near[to - 1];
                to--;
            }
            near[to] = carrier;
        }
        return found;
    }

    /** As {@link #look(long, long, long, long)}, for those that may touch a body. */
    int lookAround(int i) {
        long left = store.x[i];
        long top = store.y[i];
        return look(left, top, left + store.width[i], top + store.height[i]);
    }

    /** One of the carriers that a look found. */
    int near(int c) {
        return near[c];
    }

    /** Whether a body and a carrier have to do with each other. */
    boolean meet(int i, int carrier) {
        return i != carrier
                && (store.mask[i] & store.category[carrier]) != 0
                && (store.mask[carrier] & store.category[i]) != 0;
    }

    /** Whether a body stands on a carrier exactly: no gap, and some of its width above it. */
    boolean standsOn(int i, int carrier) {
        return store.y[i] + store.height[i] == store.y[carrier] && overlapsX(i, carrier);
    }

    /** Whether one-way tops carry a body now. */
    boolean heedsTops(int i) {
        return (store.flags[i] & (BodyFlags.ONE_WAYS | BodyFlags.DROPPING)) == BodyFlags.ONE_WAYS;
    }

    /** What a body touches of carriers, as bits of contacts. */
    int contactsOf(int i) {
        int bits = 0;
        int found = lookAround(i);
        for (int c = 0; c < found; c++) {
            int carrier = near[c];
            if (!meet(i, carrier)) {
                continue;
            }
            boolean solid = store.has(carrier, BodyFlags.SOLID);
            if (standsOn(i, carrier)) {
                // As among tiles, what rises touches ground that is solid, and no top.
                if (solid) {
                    bits |= Contacts.GROUND;
                } else if (heedsTops(i) && store.vy[i] >= 0) {
                    bits |= Contacts.GROUND | Contacts.ONE_WAY;
                }
            }
            if (solid) {
                bits |= sidesOf(i, carrier);
            }
        }
        return bits;
    }

    /**
     * How far what carries a body at the height of its feet goes on to the right of a place.
     *
     * @param x a sub-pixel of the level
     * @return the first sub-pixel beyond; x itself if nothing carries there
     */
    public long groundEnd(int i, long x) {
        long feet = (long) store.y[i] + store.height[i];
        long end = x;
        int found = look(x, feet, x, feet);
        for (int c = 0; c < found; c++) {
            int carrier = near[c];
            long left = store.x[carrier];
            boolean flush = store.y[carrier] == feet && left <= x;
            if (flush && meet(i, carrier) && (store.has(carrier, BodyFlags.SOLID) || heedsTops(i))) {
                end = Math.max(end, left + store.width[carrier]);
            }
        }
        return end;
    }

    /** Whether a body stands on a carrier that is solid. */
    boolean isOnSolid(int i) {
        int found = lookAround(i);
        for (int c = 0; c < found; c++) {
            if (store.has(near[c], BodyFlags.SOLID) && meet(i, near[c]) && standsOn(i, near[c])) {
                return true;
            }
        }
        return false;
    }

    private int sidesOf(int i, int carrier) {
        int bits = 0;
        if (store.y[i] == store.y[carrier] + store.height[carrier] && overlapsX(i, carrier)) {
            bits |= Contacts.CEILING;
        }
        if (overlapsY(i, carrier)) {
            bits |= store.x[i] == store.x[carrier] + store.width[carrier] ? Contacts.LEFT_WALL : 0;
            bits |= store.x[i] + store.width[i] == store.x[carrier] ? Contacts.RIGHT_WALL : 0;
        }
        return bits;
    }

    boolean overlapsX(int i, int carrier) {
        return store.x[i] < store.x[carrier] + store.width[carrier] && store.x[carrier] < store.x[i] + store.width[i];
    }

    boolean overlapsY(int i, int carrier) {
        return store.y[i] < store.y[carrier] + store.height[carrier] && store.y[carrier] < store.y[i] + store.height[i];
    }
}
