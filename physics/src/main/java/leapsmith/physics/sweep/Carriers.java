package leapsmith.physics.sweep;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * The bodies on which others stand, or at which they stop, and what others touch of them. Each question looks at all
 * carriers, of which a level has few.
 */
public final class Carriers {
    private static final int CARRYING = BodyFlags.TOP | BodyFlags.SOLID;

    private final BodyStore store;
    private int[] carriers = new int[8];
    private int count;

    public Carriers(BodyStore store) {
        this.store = store;
    }

    /** Takes in which bodies carry, at the beginning of a step. */
    public void refresh() {
        count = 0;
        if (!store.hasPlatforms()) {
            return;
        }
        int limit = store.limit();
        // Ascending body index: of carriers met at once the lowest counts.
        for (int i = 0; i < limit; i++) {
            if ((store.flags[i] & CARRYING) != 0) {
                if (count == carriers.length) {
                    carriers = Arrays.copyOf(carriers, 2 * count);
                }
                carriers[count++] = i;
            }
        }
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return count == 0;
    }

    int count() {
        return count;
    }

    int get(int c) {
        return carriers[c];
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
        for (int c = 0; c < count; c++) {
            int carrier = carriers[c];
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
        for (int c = 0; c < count; c++) {
            int carrier = carriers[c];
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
        for (int c = 0; c < count; c++) {
            if (store.has(carriers[c], BodyFlags.SOLID) && meet(i, carriers[c]) && standsOn(i, carriers[c])) {
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
