package leapsmith.physics.sweep;

/**
 * Finds the first of {@link Rectangles} that a box meets on a straight path, and when, as an exact fraction of the
 * path. The rules are those of tiles ({@link TileSweep}): of rectangles met at once a face counts before a corner, a
 * falling box lands on a corner, a rising one is stopped sideways by it, a one-way top stops only a box that falls
 * across it, and a box without area meets nothing.
 */
final class RectangleHit {
    private final Rectangles rectangles;

    private boolean isUpsideDown;
    private boolean alongX;
    private boolean face;
    private long timeNumerator;
    private long timeDenominator;

    RectangleHit(Rectangles rectangles) {
        this.rectangles = rectangles;
    }

    /** As {@link TileSweep#setUpsideDown}. */
    void setUpsideDown(boolean upsideDown) {
        isUpsideDown = upsideDown;
    }

    /** Whether the rectangle found stops the box along x; if not, along y. */
    boolean alongX() {
        return alongX;
    }

    /** Whether it is met with a face and not only at a corner. */
    boolean isFace() {
        return face;
    }

    /**
     * The time is this divided by {@link #timeDenominator}; it is also how far the box moves along the axis of the
     * stop.
     */
    long timeNumerator() {
        return timeNumerator;
    }

    long timeDenominator() {
        return timeDenominator;
    }

    /**
     * Finds the first rectangle.
     *
     * @param oneWays whether one-way tops stop the box
     * @return whether one is met before the end of the path
     */
    boolean find(long x, long y, int width, int height, long dx, long dy, boolean oneWays) {
        boolean found = false;
        if (width == 0 || height == 0) {
            return false;
        }
        // Of rectangles met at once in the same manner the first one counts. Replays depend on it.
        for (int r = 0; r < rectangles.count(); r++) {
            boolean solid = !rectangles.isOneWay(r);
            if (!solid && (dy <= 0 || !oneWays)) {
                continue;
            }
            long nearX = near(x, width, dx, r, true);
            long nearY = near(y, height, dy, r, false);
            int order = dx == 0 ? -1 : dy == 0 ? 1 : Long.compare(nearX * Math.abs(dy), nearY * Math.abs(dx));
            boolean atX = order > 0 || order == 0 && (isUpsideDown ? dy > 0 : dy < 0);
            long time = atX ? nearX : nearY;
            long length = Math.abs(atX ? dx : dy);
            if (time < 0 || time >= length || atX && !solid) {
                continue;
            }
            int overlap = atX
                    ? overlapThen(y, height, dy, r, false, time, length)
                    : overlapThen(x, width, dx, r, true, time, length);
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
    private long near(long start, long size, long delta, int r, boolean isX) {
        return delta > 0 ? rectangles.start(r, isX) - start - size : start - rectangles.end(r, isX);
    }

    /**
     * How the box and a rectangle lie along the side at which they meet, at a time: 1 if they overlap, 0 if they touch
     * and are about to overlap, as at a corner, and otherwise -1.
     */
    private int overlapThen(
            long start, long size, long delta, int r, boolean isX, long timeNumerator, long timeDenominator) {
        long at = start * timeDenominator + delta * timeNumerator;
        long before = rectangles.end(r, isX) * timeDenominator - at;
        long after = at + (size - rectangles.start(r, isX)) * timeDenominator;
        if (before > 0 && after > 0) {
            return 1;
        }
        return before > 0 && after == 0 && delta > 0 || before == 0 && after > 0 && delta < 0 ? 0 : -1;
    }
}
