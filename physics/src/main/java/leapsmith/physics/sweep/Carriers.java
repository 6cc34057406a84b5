package leapsmith.physics.sweep;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * The bodies on which others stand, or at which they stop: what they touch of them, and where on a way they meet the
 * first. Each question looks at all carriers, of which a level has few.
 */
public final class Carriers {
    private static final int CARRYING = BodyFlags.TOP | BodyFlags.SOLID;

    private final BodyStore store;
    private int[] carriers = new int[8];
    private int count;

    // The stop found last.
    private boolean stopsX;
    private int stopX;
    private int stopY;

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
            if (standsOn(i, carrier) && store.vy[i] >= 0) {
                if (solid) {
                    bits |= Contacts.GROUND;
                } else if (heedsTops(i)) {
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

    /**
     * Looks for the first carrier on the straight way of a body from where it is to an end.
     *
     * @param stillOnly whether carriers that move in this tick are let out
     */
    boolean stop(int i, long endX, long endY, boolean stillOnly) {
        long dx = endX - store.x[i];
        long dy = endY - store.y[i];
        long bestTime = 1;
        long bestWhole = 1;
        boolean found = false;
        for (int c = 0; c < count; c++) {
            int carrier = carriers[c];
            boolean solid = store.has(carrier, BodyFlags.SOLID);
            boolean passed = stillOnly && (store.vx[carrier] | store.vy[carrier]) != 0;
            if (passed || !meet(i, carrier) || !solid && (dy <= 0 || !heedsTops(i))) {
                continue;
            }
            long nearX = near(store.x[i], store.width[i], dx, store.x[carrier], store.width[carrier]);
            long nearY = near(store.y[i], store.height[i], dy, store.y[carrier], store.height[carrier]);
            // Ways of no length are at once over, or never.
            long wholeX = Math.max(1, Math.abs(dx));
            long wholeY = Math.max(1, Math.abs(dy));
            int order = dx == 0 ? -1 : dy == 0 ? 1 : Long.compare(nearX * wholeY, nearY * wholeX);
            boolean faceX = order > 0 || order == 0 && dy < 0;
            long time = faceX ? nearX : nearY;
            long whole = faceX ? wholeX : wholeY;
            boolean possible = time >= 0
                    && time < whole
                    && time * bestWhole < bestTime * whole
                    && !(faceX && !solid)
                    && overlapsThen(i, carrier, dx, dy, time, whole, faceX);
            if (possible) {
                bestTime = time;
                bestWhole = whole;
                found = true;
                stopsX = faceX;
                stopX = (int) (faceX ? store.x[i] + Long.signum(dx) * time : endX);
                stopY = (int) (faceX ? endY : store.y[i] + Long.signum(dy) * time);
            }
        }
        return found;
    }

    /** Whether the stop found last is one along x. */
    boolean stopsX() {
        return stopsX;
    }

    int stopX() {
        return stopX;
    }

    int stopY() {
        return stopY;
    }

    /** How far to go along an axis to touch; negative if that is behind, or without a way if they overlap. */
    private static long near(long start, long size, long way, long other, long otherSize) {
        return way >= 0 ? other - start - size : start - other - otherSize;
    }

    /** Whether a body overlaps a carrier along the side that it meets at a time, or is about to at its corner. */
    private boolean overlapsThen(int i, int carrier, long dx, long dy, long time, long whole, boolean faceX) {
        long start = faceX ? store.y[i] : store.x[i];
        long size = faceX ? store.height[i] : store.width[i];
        long way = faceX ? dy : dx;
        long other = faceX ? store.y[carrier] : store.x[carrier];
        long otherSize = faceX ? store.height[carrier] : store.width[carrier];
        long at = start * whole + way * time;
        boolean beforeEnd = at < (other + otherSize) * whole || way < 0 && at == (other + otherSize) * whole;
        boolean afterStart = other * whole < at + size * whole || way > 0 && other * whole == at + size * whole;
        return beforeEnd && afterStart;
    }
}
