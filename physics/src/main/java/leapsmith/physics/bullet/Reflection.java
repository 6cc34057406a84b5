package leapsmith.physics.bullet;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Slope;

/**
 * A velocity reflected about the normal n of a slope: v' = v - 2 (v.n) n / |n|^2, to the nearest whole number. What goes
 * away from the slope already, or along it, stays as it is.
 *
 * <p>|n|^2 is 2 or 5. By 2 the division leaves no rest, and by 5 none of a half, so that the nearest is never in doubt and
 * the mirrored velocity rounds to the mirrored result. What is rounded is less than one half on each axis, too little to
 * lead back into the slope.
 */
final class Reflection {
    /** A speed at which ways still fit an {@code int}, the greatest that can be given. */
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
