package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.TileSweep;

/**
 * Finds the first support that a body meets on a straight path, and when, as an exact fraction of the path. The rules
 * are those of tiles ({@link TileSweep}): of supports met at once a face counts before a corner, a falling body lands
 * on a corner, a rising one is stopped sideways by it, a one-way top stops only a body that falls across it, and a
 * body without area meets nothing.
 */
final class SupportHit {
    private final BodyStore store;
    private final Supports supports;

    private boolean alongX;
    private boolean face;
    private long timeNumerator;
    private long timeDenominator;

    SupportHit(BodyStore store, Supports supports) {
        this.store = store;
        this.supports = supports;
    }

    /** Whether the support found stops the body along x; if not, along y. */
    boolean alongX() {
        return alongX;
    }

    /** Whether it is met with a face and not only at a corner. */
    boolean isFace() {
        return face;
    }

    /**
     * The time is this divided by {@link #timeDenominator}; it is also how far the body moves along the axis of the
     * stop.
     */
    long timeNumerator() {
        return timeNumerator;
    }

    long timeDenominator() {
        return timeDenominator;
    }

    /**
     * Finds the first support.
     *
     * @param x left edge of the body at the start of the path
     * @param y top edge there
     * @param stillOnly whether supports that move in this tick are ignored
     * @return whether one is met before the end of the path
     */
    boolean find(int i, long x, long y, long dx, long dy, boolean stillOnly) {
        boolean found = false;
        if (store.width[i] == 0 || store.height[i] == 0) {
            return false;
        }
        // Ascending body index: of supports met at once in the same manner the lowest counts. Replays depend on it.
        int near = supports.look(
                x + Math.min(0, dx),
                y + Math.min(0, dy),
                x + Math.max(0, dx) + store.width[i],
                y + Math.max(0, dy) + store.height[i]);
        for (int c = 0; c < near; c++) {
            int support = supports.near(c);
            boolean solid = store.has(support, BodyFlags.SOLID);
            boolean passed = stillOnly && (store.vx[support] | store.vy[support]) != 0;
            if (passed || !supports.meet(i, support) || !solid && (dy <= 0 || !supports.collidesWithTops(i))) {
                continue;
            }
            long nearX = near(x, store.width[i], dx, store.x[support], store.width[support]);
            long nearY = near(y, store.height[i], dy, store.y[support], store.height[support]);
            int order = dx == 0 ? -1 : dy == 0 ? 1 : Long.compare(nearX * Math.abs(dy), nearY * Math.abs(dx));
            boolean atX = order > 0 || order == 0 && dy < 0;
            long time = atX ? nearX : nearY;
            long length = Math.abs(atX ? dx : dy);
            if (time < 0 || time >= length || atX && !solid) {
                continue;
            }
            int overlap = atX
                    ? overlapThen(y, store.height[i], dy, store.y[support], store.height[support], time, length)
                    : overlapThen(x, store.width[i], dx, store.x[support], store.width[support], time, length);
            int comparison = found ? Long.compare(time * timeDenominator, timeNumerator * length) : -1;
            if (overlap >= 0 && (comparison < 0 || comparison == 0 && overlap > 0 && !face)) {
                found = true;
                alongX = atX;
                face = overlap > 0;
                timeNumerator = time;
                timeDenominator = length;
            }
        }
        return found;
    }

    /** The distance along an axis until they touch; negative if that is behind. */
    private static long near(long start, long size, long delta, long other, long otherSize) {
        return delta > 0 ? other - start - size : start - other - otherSize;
    }

    /**
     * How a body and a support lie along the side at which they meet, at a time: 1 if they overlap, 0 if they touch and
     * are about to overlap, as at a corner, and otherwise -1.
     */
    private static int overlapThen(
            long start, long size, long delta, long other, long otherSize, long timeNumerator, long timeDenominator) {
        long at = start * timeDenominator + delta * timeNumerator;
        long before = (other + otherSize) * timeDenominator - at;
        long after = at + (size - other) * timeDenominator;
        if (before > 0 && after > 0) {
            return 1;
        }
        return before > 0 && after == 0 && delta > 0 || before == 0 && after > 0 && delta < 0 ? 0 : -1;
    }
}
