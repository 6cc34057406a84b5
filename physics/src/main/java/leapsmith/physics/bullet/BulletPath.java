package leapsmith.physics.bullet;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.sweep.HitPlace;
import leapsmith.physics.sweep.Rectangles;
import leapsmith.physics.sweep.SlopeHit;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;

/**
 * The path of one bullet in one tick: straight to its end, or to the tile that stops it and from there, if it bounces,
 * along the axis that is still free to the next tile. Which bodies it touches, and when, is decided by fractions of
 * whole numbers, compared by cross-multiplication; no product reaches 2^63.
 *
 * <p>The second leg begins at a whole number even if the stop is between two, on the axis along which the leg runs. As
 * the edges of bodies are whole numbers, the same bodies are touched from either.
 */
public final class BulletPath {
    private final TileSweep sweep;
    private final SlopeHit slopes;
    private final HitPlace place;

    private int x;
    private int y;
    private int width;
    private int height;
    private long dx;
    private long dy;
    /** The end of the first leg, as a fraction of the tick. */
    private long stopNumerator;

    private long stopDenominator;
    /**
     * Whether a Block stopped the first leg along x; if not, along y. Not used if both stop it: then the second leg is
     * empty.
     */
    private boolean firstX;

    private boolean stopped;
    /** Whether a slope stopped the first leg. */
    private boolean onSlope;
    /** Whether there is a second leg. */
    private boolean bounces;

    // The velocity after a bounce.
    private long bouncedVx;
    private long bouncedVy;
    // The start of the second leg.
    private long turnX;
    private long turnY;
    private long endX;
    private long endY;

    // The first touch of the body tested last.
    private boolean touchOnSecond;
    private long touchNumerator;
    private long touchDenominator;

    public BulletPath(TileMap map) {
        sweep = new TileSweep(map);
        slopes = new SlopeHit(map);
        place = new HitPlace(map, new Rectangles(), slopes);
    }

    /** Starts a path that nothing stops. */
    public void begin(int newX, int newY, int newWidth, int newHeight, int newDx, int newDy) {
        x = newX;
        y = newY;
        width = newWidth;
        height = newHeight;
        dx = newDx;
        dy = newDy;
        stopNumerator = 1;
        stopDenominator = 1;
        stopped = false;
        bounces = false;
        endX = x + dx;
        endY = y + dy;
    }

    /** Tests the path against tiles. A slope ends the path of this tick, even if the bullet bounces. */
    public void meetTiles(boolean oneWays, boolean bouncing) {
        meetBlocks(oneWays, bouncing);
        boolean onFirst = slopes.find(x, y, width, height, dx, dy, oneWays)
                && (!stopped
                        || SlopeHit.compare(
                                        slopes.timeNumerator(),
                                        slopes.timeDenominator(),
                                        stopNumerator,
                                        stopDenominator)
                                <= 0);
        onSlope = onFirst;
        if (onFirst) {
            stopNumerator = slopes.timeNumerator();
            stopDenominator = slopes.timeDenominator();
            stopped = true;
            bounces = false;
            bounceOffSlope(dx, dy);
            endAtSlope(x, y, dx, dy);
        } else if (bounces) {
            // From before the turn, where the bullet overlaps nothing.
            long fromX = at(x, dx, stopNumerator, stopDenominator);
            long fromY = at(y, dy, stopNumerator, stopDenominator);
            long deltaX = endX - fromX;
            long deltaY = endY - fromY;
            if (slopes.find(fromX, fromY, width, height, deltaX, deltaY, oneWays)) {
                bounceOffSlope(firstX ? -dx : dx, firstX ? dy : -dy);
                endAtSlope(fromX, fromY, deltaX, deltaY);
                // A slope may be met before the whole number at which the second leg would begin. That is possible
                // along y only: from a whole number along y every slope is met at a whole number along x.
                bounces = (endY - turnY) * dy >= 0;
            }
        }
    }

    /** Ends a leg at the slope that was found. */
    private void endAtSlope(long fromX, long fromY, long deltaX, long deltaY) {
        long numerator = slopes.timeNumerator();
        place.find(fromX, fromY, width, height, deltaX, deltaY, numerator, slopes.timeDenominator(), true);
        endX = place.x();
        endY = place.y();
    }

    /** Computes the velocity after the hit of a slope from the velocity before it. */
    private void bounceOffSlope(long vx, long vy) {
        boolean reflects = slopes.face() == SlopeHit.SURFACE;
        if (reflects && !slopes.isWedge()) {
            bouncedVx = Reflection.x(vx, vy, slopes.slope());
            bouncedVy = Reflection.y(vx, vy, slopes.slope());
        } else {
            bouncedVx = reflects || slopes.face() == SlopeHit.VERTICAL ? -dx : vx;
            bouncedVy = reflects || slopes.face() == SlopeHit.HORIZONTAL ? -dy : vy;
        }
    }

    private void meetBlocks(boolean oneWays, boolean bouncing) {
        sweep.move(x, y, width, height, (int) dx, (int) dy, oneWays);
        boolean stoppedX = sweep.stoppedX();
        boolean stoppedY = sweep.stoppedY();
        stopped = stoppedX || stoppedY;
        if (!stopped) {
            return;
        }
        long distanceX = Math.abs(sweep.endX() - x);
        long distanceY = Math.abs(sweep.endY() - y);
        firstX = stoppedX && (!stoppedY || distanceX * Math.abs(dy) <= distanceY * Math.abs(dx));
        stopNumerator = firstX ? distanceX : distanceY;
        stopDenominator = Math.abs(firstX ? dx : dy);
        bouncedVx = stoppedX ? -dx : dx;
        bouncedVy = stoppedY ? -dy : dy;
        bounces = bouncing;
        if (bouncing) {
            turnX = x + Long.signum(dx) * -Math.floorDiv(-Math.abs(dx) * stopNumerator, stopDenominator);
            turnY = y + Long.signum(dy) * -Math.floorDiv(-Math.abs(dy) * stopNumerator, stopDenominator);
            endX = sweep.endX();
            endY = sweep.endY();
        } else {
            endX = at(x, dx, stopNumerator, stopDenominator);
            endY = at(y, dy, stopNumerator, stopDenominator);
        }
    }

    public boolean isStopped() {
        return stopped;
    }

    /** The time at which a tile stops the first leg is this divided by {@link #stopDenominator}. */
    public long stopNumerator() {
        return stopNumerator;
    }

    public long stopDenominator() {
        return stopDenominator;
    }

    /** The slope that stops the first leg; null if a Block or one-way does. */
    public SlopeHit stopSlope() {
        return onSlope ? slopes : null;
    }

    /** Whether a Block stops the first leg along x, and not along y. */
    public boolean stopsAlongX() {
        return firstX;
    }

    /** The velocity after the stop, if it bounces. */
    public int bouncedVx() {
        return (int) bouncedVx;
    }

    public int bouncedVy() {
        return (int) bouncedVy;
    }

    /** Left edge at the end. */
    public long endX() {
        return endX;
    }

    /** Top edge at the end. */
    public long endY() {
        return endY;
    }

    // The bounding box of the path. A second leg stays between its corners.
    public long left() {
        return Math.min(x, endX);
    }

    public long top() {
        return Math.min(y, endY);
    }

    public long right() {
        return Math.max(x, endX) + width;
    }

    public long bottom() {
        return Math.max(y, endY) + height;
    }

    /** Whether the bullet touches a box anywhere on its path; if so, the methods below return the first touch. */
    public boolean touches(long boxLeft, long boxTop, long boxRight, long boxBottom) {
        touchOnSecond = false;
        if (legTouches(x, y, dx, dy, stopNumerator, stopDenominator, boxLeft, boxTop, boxRight, boxBottom)) {
            return true;
        }
        touchOnSecond = true;
        return bounces
                && legTouches(turnX, turnY, endX - turnX, endY - turnY, 1, 1, boxLeft, boxTop, boxRight, boxBottom);
    }

    /** Whether the first touch is on the second leg, after the stop by a tile. */
    public boolean touchOnSecond() {
        return touchOnSecond;
    }

    /** The time of the first touch is this divided by {@link #touchDenominator}, as a fraction of its leg. */
    public long touchNumerator() {
        return touchNumerator;
    }

    public long touchDenominator() {
        return touchDenominator;
    }

    /** Left edge at the first touch; between two whole numbers the earlier one. */
    public long touchX() {
        return touchOnSecond
                ? at(turnX, endX - turnX, touchNumerator, touchDenominator)
                : at(x, dx, touchNumerator, touchDenominator);
    }

    /** As {@link #touchX}, for the top edge. */
    public long touchY() {
        return touchOnSecond
                ? at(turnY, endY - turnY, touchNumerator, touchDenominator)
                : at(y, dy, touchNumerator, touchDenominator);
    }

    private static long at(long start, long delta, long numerator, long denominator) {
        return start + Long.signum(delta) * (Math.abs(delta) * numerator / denominator);
    }

    /** Whether a leg touches a box: on both axes at the same time, before the leg ends. */
    private boolean legTouches(
            long startX,
            long startY,
            long deltaX,
            long deltaY,
            long endNumerator,
            long endDenominator,
            long boxLeft,
            long boxTop,
            long boxRight,
            long boxBottom) {
        touchNumerator = 0;
        touchDenominator = 1;
        long exitNumerator = endNumerator;
        long exitDenominator = endDenominator;
        for (int axis = 0; axis < 2; axis++) {
            long delta = axis == 0 ? deltaX : deltaY;
            long near = axis == 0 ? boxLeft - startX - width : boxTop - startY - height;
            long far = axis == 0 ? boxRight - startX : boxBottom - startY;
            if (delta == 0) {
                if (near > 0 || far < 0) {
                    return false;
                }
                continue;
            }
            long speed = Math.abs(delta);
            long enter = delta > 0 ? near : -far;
            long exit = delta > 0 ? far : -near;
            if (enter * touchDenominator > touchNumerator * speed) {
                touchNumerator = enter;
                touchDenominator = speed;
            }
            if (exit * exitDenominator < exitNumerator * speed) {
                exitNumerator = exit;
                exitDenominator = speed;
            }
        }
        return touchNumerator * exitDenominator <= exitNumerator * touchDenominator;
    }

    /**
     * Reflects a velocity about the normal n of a slope: v' = v - 2 (v.n) n / |n|^2, rounded to the nearest whole number. A
     * velocity that is parallel to the slope or leaves it is unchanged.
     *
     * <p>|n|^2 is 2 or 5. A division by 2 has no remainder here, and one by 5 never a half, so the nearest number is unique
     * and the mirrored velocity rounds to the mirrored result. Rounding changes each axis by less than one half, too little
     * to point back into the slope.
     */
    static final class Reflection {
        /** The greatest speed that a definition allows; at this speed distances still fit an {@code int}. */
        private static final long MAX_SPEED = (long) SubPixels.MAX_PX << SubPixels.SHIFT;

        private Reflection() {}

        static long x(long vx, long vy, Slope slope) {
            return held(vx - push(vx, vy, slope, slope.normalX()));
        }

        static long y(long vx, long vy, Slope slope) {
            return held(vy - push(vx, vy, slope, slope.normalY()));
        }

        private static long push(long vx, long vy, Slope slope, int normal) {
            long across = Math.min(0, vx * slope.normalX() + vy * slope.normalY());
            long square = 1L + slope.run() * slope.run();
            long dividend = 2 * across * normal;
            return (2 * dividend + Long.signum(dividend) * square) / (2 * square);
        }

        private static long held(long speed) {
            return Math.max(-MAX_SPEED, Math.min(speed, MAX_SPEED));
        }
    }
}
