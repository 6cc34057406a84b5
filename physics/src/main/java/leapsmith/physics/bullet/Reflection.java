package leapsmith.physics.bullet;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Slope;

/**
 * Reflects a velocity about the normal n of a slope: v' = v - 2 (v.n) n / |n|^2, rounded to the nearest whole number. A
 * velocity that is parallel to the slope or leaves it is unchanged.
 *
 * <p>|n|^2 is 2 or 5. A division by 2 has no remainder here, and one by 5 never a half, so the nearest number is unique
 * and the mirrored velocity rounds to the mirrored result. Rounding changes each axis by less than one half, too little
 * to point back into the slope.
 */
final class Reflection {
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
