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
     * Turns a length or coordinate into sub-pixels.
     *
     * @param px pixels, from -{@link #MAX_PX} to {@link #MAX_PX}
     * @return sub-pixels, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int fromPx(double px) {
        return rounded(px * PER_PIXEL, px, "px");
    }

    /**
     * {@return a length or coordinate in pixels; exact}
     * @param sub sub-pixels
     */
    public static double toPx(int sub) {
        return sub / (double) PER_PIXEL;
    }

    /**
     * Turns a speed into sub-pixels per tick.
     *
     * @param pxPerSecond pixels per second; at most {@link #MAX_PX} a tick either way
     * @param ticksPerSecond ticks per second, at least 1
     * @return sub-pixels per tick, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTick(double pxPerSecond, int ticksPerSecond) {
        return rounded(pxPerSecond * PER_PIXEL / ticksPerSecond, pxPerSecond, "px/s");
    }

    /**
     * Turns an acceleration into sub-pixels per tick squared.
     *
     * @param pxPerSecondSquared pixels per second squared; at most {@link #MAX_PX} per tick squared either way
     * @param ticksPerSecond ticks per second, at least 1
     * @return sub-pixels per tick squared, the nearest
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

    /**
     * {@return a time in ticks, to the nearest}
     * @param seconds 0 to 3600
     * @param ticksPerSecond at least 1
     */
    public static int ticks(double seconds, int ticksPerSecond) {
        return (int) Math.round(seconds * ticksPerSecond);
    }

    /**
     * {@return a speed in pixels per second}
     * @param subPerTick sub-pixels per tick
     * @param ticksPerSecond at least 1
     */
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
