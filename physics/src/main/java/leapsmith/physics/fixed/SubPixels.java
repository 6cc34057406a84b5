package leapsmith.physics.fixed;

/**
 * The unit of the simulation: an {@code int} count of sub-pixels, 4096 to the pixel (Q20.12).
 *
 * <p>The methods of this class convert pixels as {@code double} to it once, at the edge of the API. They round to the
 * nearest value with ties away from zero, so that a mirrored value rounds to the mirrored result.
 */
public final class SubPixels {
    /** The left shift from pixels to sub-pixels. */
    public static final int SHIFT = 12;
    /** Sub-pixels in a pixel. */
    public static final int PER_PIXEL = 1 << SHIFT;
    /** The longest side of a level in pixels, and the largest coordinate: 2^30 sub-pixels. */
    public static final int MAX_PX = 262_144;

    /** Accelerations that are divided into ticks are multiples of this, in sub-pixels per second squared. */
    public static final int GAIN_UNIT = 120;

    /**
     * Accelerations below this, in sub-pixels per tick squared, count with their fraction; the nearest whole number of a larger
     * one differs from it by less than 1 in 32.
     */
    public static final int SMALL_ACCELERATION = 16;

    /** The left shift from sub-pixels to the parts of them in which small accelerations count. */
    public static final int FINE_SHIFT = 12;

    /** The tick rate, in ticks per second, whose heights of jumps and launches count at every rate. */
    public static final int REFERENCE_RATE = 60;

    private static final long MAX_SUB = (long) MAX_PX << SHIFT;

    private SubPixels() {}

    /**
     * Converts a length or coordinate to sub-pixels.
     *
     * @param px pixels, from -{@link #MAX_PX} to {@link #MAX_PX}
     * @return sub-pixels, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int fromPx(double px) {
        return fromPx(px, "the length");
    }

    /**
     * As {@link #fromPx(double)}, for an argument that the error names.
     *
     * @param px pixels, from -{@link #MAX_PX} to {@link #MAX_PX}
     * @param name of the argument
     * @return sub-pixels, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int fromPx(double px, String name) {
        return rounded(px * PER_PIXEL, px, MAX_PX, name, "px");
    }

    /**
     * {@return a length or coordinate in pixels; exact}
     * @param sub sub-pixels
     */
    public static double toPx(int sub) {
        return sub / (double) PER_PIXEL;
    }

    /**
     * Converts a speed to sub-pixels per tick.
     *
     * @param pxPerSecond pixels per second; at most {@link #MAX_PX} per tick in either direction
     * @param ticksPerSecond ticks per second, at least 1
     * @return sub-pixels per tick, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTick(double pxPerSecond, int ticksPerSecond) {
        return perTick(pxPerSecond, ticksPerSecond, "the speed");
    }

    /**
     * As {@link #perTick(double, int)}, for an argument that the error names.
     *
     * @param pxPerSecond pixels per second; at most {@link #MAX_PX} per tick in either direction
     * @param ticksPerSecond ticks per second, at least 1
     * @param name of the argument
     * @return sub-pixels per tick, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTick(double pxPerSecond, int ticksPerSecond, String name) {
        double most = (double) MAX_PX * ticksPerSecond;
        return rounded(pxPerSecond * PER_PIXEL / ticksPerSecond, pxPerSecond, most, name, "px/s");
    }

    /**
     * Converts a speed to sub-pixels per tick at {@link #REFERENCE_RATE}, limited to {@link #MAX_PX} per tick.
     *
     * @param pxPerSecond pixels per second, not negative
     * @return sub-pixels per tick at that rate, the nearest
     */
    public static int perReferenceTick(double pxPerSecond) {
        return perTick(Math.min(pxPerSecond, (double) MAX_PX * REFERENCE_RATE), REFERENCE_RATE);
    }

    /**
     * Converts an acceleration to sub-pixels per tick squared.
     *
     * @param pxPerSecondSquared pixels per second squared; at most {@link #MAX_PX} per tick squared in either direction
     * @param ticksPerSecond ticks per second, at least 1
     * @return sub-pixels per tick squared, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTickSquared(double pxPerSecondSquared, int ticksPerSecond) {
        return perTickSquared(pxPerSecondSquared, ticksPerSecond, "the acceleration");
    }

    /**
     * As {@link #perTickSquared(double, int)}, for an argument that the error names.
     *
     * @param pxPerSecondSquared pixels per second squared; at most {@link #MAX_PX} per tick squared in either direction
     * @param ticksPerSecond ticks per second, at least 1
     * @param name of the argument
     * @return sub-pixels per tick squared, the nearest
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int perTickSquared(double pxPerSecondSquared, int ticksPerSecond, String name) {
        double ticksSquared = (double) ticksPerSecond * ticksPerSecond;
        double most = MAX_PX * ticksSquared;
        return rounded(pxPerSecondSquared * PER_PIXEL / ticksSquared, pxPerSecondSquared, most, name, "px/s^2");
    }

    /**
     * A small acceleration with its fraction; see {@link #SMALL_ACCELERATION}.
     *
     * @param pxPerSecondSquared pixels per second squared
     * @param ticksPerSecond ticks per second, at least 1
     * @return 4096ths of sub-pixels per tick squared, the nearest; 0 for an acceleration that isn't small, or that is a whole number
     *     of sub-pixels per tick squared
     */
    public static int fineAcceleration(double pxPerSecondSquared, int ticksPerSecond) {
        double sub = pxPerSecondSquared * PER_PIXEL / ((double) ticksPerSecond * ticksPerSecond);
        if (!(Math.abs(sub) < SMALL_ACCELERATION)) {
            return 0;
        }
        int fine = (int) PortableMath.round(Math.abs(sub) * (1 << FINE_SHIFT));
        return (fine & (1 << FINE_SHIFT) - 1) == 0 ? 0 : sub < 0 ? -fine : fine;
    }

    /**
     * An acceleration that isn't negative, with its fraction if it is small.
     *
     * @param pxPerSecondSquared pixels per second squared, not negative
     * @param ticksPerSecond ticks per second, at least 1
     * @param name of the argument
     * @return sub-pixels per tick squared, the nearest; or minus {@link #fineAcceleration} if that isn't 0
     * @throws IllegalArgumentException if it is not a number or out of range
     */
    public static int packedAcceleration(double pxPerSecondSquared, int ticksPerSecond, String name) {
        int whole = perTickSquared(pxPerSecondSquared, ticksPerSecond, name);
        int fine = fineAcceleration(pxPerSecondSquared, ticksPerSecond);
        return fine == 0 ? whole : -fine;
    }

    /**
     * {@return the acceleration in pixels per second squared}
     * @param packed as {@link #packedAcceleration}
     * @param ticksPerSecond at least 1
     */
    public static double unpackedAcceleration(int packed, int ticksPerSecond) {
        double sub = packed < 0 ? -packed / (double) (1 << FINE_SHIFT) : packed;
        return sub * ((double) ticksPerSecond * ticksPerSecond) / PER_PIXEL;
    }

    /**
     * The part of an acceleration that one tick adds to a speed in sub-pixels per <em>second</em>.
     *
     * <p>The acceleration is first rounded to a multiple of {@value #GAIN_UNIT} sub-pixels per second squared (0.03
     * px/s^2), so that a 30th, a 60th and a 120th of it are whole numbers: at these rates the same time adds exactly
     * the same. At a rate that doesn't divide {@value #GAIN_UNIT} the part is rounded to the nearest.
     *
     * @param pxPerSecondSquared not negative
     * @param ticksPerSecond ticks per second, at least 1
     * @return 0 for 0, otherwise at least 1; limited to {@link #MAX_PX} pixels per second in a tick
     */
    public static int gainPerTick(double pxPerSecondSquared, int ticksPerSecond) {
        if (pxPerSecondSquared == 0) {
            return 0;
        }
        double units = Math.max(1, PortableMath.rint(pxPerSecondSquared * PER_PIXEL / GAIN_UNIT));
        double gain = units * GAIN_UNIT / ticksPerSecond;
        return (int) Math.max(1, Math.min(PortableMath.round(gain), MAX_SUB - 1));
    }

    /**
     * {@return an acceleration as a number of {@link #GAIN_UNIT}, to the nearest, limited to the largest int}
     * @param pxPerSecondSquared not negative
     */
    public static int gainUnits(double pxPerSecondSquared) {
        return (int) Math.min(Integer.MAX_VALUE, PortableMath.rint(pxPerSecondSquared * PER_PIXEL / GAIN_UNIT));
    }

    /**
     * {@return as {@link #gainPerTick}, of an acceleration in multiples of {@link #GAIN_UNIT}; at least 1}
     * @param units not negative
     * @param ticksPerSecond ticks per second, at least 1
     */
    public static int gainOfUnits(int units, int ticksPerSecond) {
        long gain = (2L * units * GAIN_UNIT / ticksPerSecond + 1) / 2;
        return (int) Math.max(1, Math.min(gain, MAX_SUB - 1));
    }

    /**
     * {@return a time in ticks, to the nearest}
     * @param seconds 0 to 3600
     * @param ticksPerSecond at least 1
     */
    public static int ticks(double seconds, int ticksPerSecond) {
        return (int) PortableMath.round(seconds * ticksPerSecond);
    }

    /**
     * {@return a speed in pixels per second}
     * @param subPerTick sub-pixels per tick
     * @param ticksPerSecond at least 1
     */
    public static double toPxPerSecond(int subPerTick, int ticksPerSecond) {
        return subPerTick * (double) ticksPerSecond / PER_PIXEL;
    }

    /**
     * {@return an acceleration in pixels per second squared}
     * @param subPerTickSquared sub-pixels per tick squared
     * @param ticksPerSecond at least 1
     */
    public static double toPxPerSecondSquared(int subPerTickSquared, int ticksPerSecond) {
        return subPerTickSquared * ((double) ticksPerSecond * ticksPerSecond) / PER_PIXEL;
    }

    /** @param most the largest magnitude of the given number, for the message */
    private static int rounded(double sub, double given, double most, String name, String unit) {
        // NaN fails this comparison too.
        if (!(Math.abs(sub) <= MAX_SUB)) {
            throw new IllegalArgumentException(
                    name + " is " + given + " " + unit + ", not from -" + (long) most + " to " + (long) most);
        }
        double magnitude = Math.abs(sub);
        int whole = (int) magnitude;
        // Twice the fraction is exact, and 1 if it is at least a half. A branch would be unpredictable.
        int rounded = whole + (int) ((magnitude - whole) * 2);
        return sub < 0 ? -rounded : rounded;
    }
}
