package leapsmith.physics.fixed;

/**
 * The unit of the simulation: an {@code int} count of sub-pixels, 4096 to the pixel (Q20.12).
 *
 * <p>Pixels as {@code double} are turned into it once, at the edge of the API, by the methods of this class; every
 * rounding is to the nearest value with ties away from zero, so that a mirrored value rounds to the mirrored result.
 */
public final class SubPixels {
    /** How far a pixel count is shifted left to become sub-pixels. */
    public static final int SHIFT = 12;
    /** Sub-pixels in a pixel. */
    public static final int PER_PIXEL = 1 << SHIFT;
    /** The longest side of a level in pixels, and the largest coordinate: 2^30 sub-pixels. */
    public static final int MAX_PX = 262_144;

    /** Accelerations of which a tick gets its part are multiples of this, in sub-pixels per second squared. */
    public static final int GAIN_UNIT = 120;

    private static final long MAX_SUB = (long) MAX_PX << SHIFT;

    private SubPixels() {}

    /**
     * A length or coordinate in sub-pixels.
     *
     * @param px pixels, from -{@link #MAX_PX} to {@link #MAX_PX}
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int fromPx(double px) {
        return rounded(px * PER_PIXEL, px, "px");
    }

    /** A length or coordinate in pixels; exact. */
    public static double toPx(int sub) {
        return sub / (double) PER_PIXEL;
    }

    /**
     * A speed in sub-pixels per tick.
     *
     * @param pxPerSecond pixels per second; at most {@link #MAX_PX} a tick either way
     * @param ticksPerSecond ticks per second, at least 1
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTick(double pxPerSecond, int ticksPerSecond) {
        return rounded(pxPerSecond * PER_PIXEL / ticksPerSecond, pxPerSecond, "px/s");
    }

    /**
     * An acceleration in sub-pixels per tick squared.
     *
     * @param pxPerSecondSquared pixels per second squared; at most {@link #MAX_PX} per tick squared either way
     * @param ticksPerSecond ticks per second, at least 1
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTickSquared(double pxPerSecondSquared, int ticksPerSecond) {
        double ticksSquared = (double) ticksPerSecond * ticksPerSecond;
        return rounded(pxPerSecondSquared * PER_PIXEL / ticksSquared, pxPerSecondSquared, "px/s^2");
    }

    /**
     * The part of an acceleration that one tick adds to a speed that is counted in sub-pixels per <em>second</em>.
     *
     * <p>The acceleration is first rounded to a multiple of {@value #GAIN_UNIT} sub-pixels per second squared (0.03
     * px/s^2), so that a thirtieth, a sixtieth and a hundred-and-twentieth of it are whole numbers: at these rates the
     * same time adds exactly the same. At a rate that doesn't divide {@value #GAIN_UNIT} the part is rounded to the
     * nearest.
     *
     * @param pxPerSecondSquared not negative
     * @param ticksPerSecond ticks per second, at least 1
     * @return 0 for 0, else at least 1; more than {@link #MAX_PX} pixels per second in a tick counts as that
     */
    public static int gainPerTick(double pxPerSecondSquared, int ticksPerSecond) {
        if (pxPerSecondSquared == 0) {
            return 0;
        }
        double units = Math.max(1, Math.rint(pxPerSecondSquared * PER_PIXEL / GAIN_UNIT));
        double gain = units * GAIN_UNIT / ticksPerSecond;
        return (int) Math.max(1, Math.min(Math.round(gain), MAX_SUB - 1));
    }

    /** A time in ticks, to the nearest; not negative, nor above an hour. */
    public static int ticks(double seconds, int ticksPerSecond) {
        return (int) Math.round(seconds * ticksPerSecond);
    }

    /** A speed in pixels per second, from sub-pixels per tick. */
    public static double toPxPerSecond(int subPerTick, int ticksPerSecond) {
        return subPerTick * (double) ticksPerSecond / PER_PIXEL;
    }

    private static int rounded(double sub, double given, String unit) {
        // Not a number fails this comparison too.
        if (!(Math.abs(sub) <= MAX_SUB)) {
            throw new IllegalArgumentException(given + " " + unit + " is out of range");
        }
        int magnitude = (int) Math.round(Math.abs(sub));
        return sub < 0 ? -magnitude : magnitude;
    }
}
