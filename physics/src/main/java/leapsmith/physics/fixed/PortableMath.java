package leapsmith.physics.fixed;

/**
 * Functions of {@link Math} in plain Java, for code whose results must be the same everywhere: also in a translation of
 * this code to another language, which has no {@code StrictMath}. They use only operations that IEEE 754 defines to the
 * last bit. Except for {@link #hypot}, their results equal those of {@code StrictMath} bit for bit.
 */
public final class PortableMath {
    private static final double INTEGERS = 0x1p52;
    private static final double RADIANS_PER_DEGREE = 0.017453292519943295;
    private static final int HALF = 32;
    private static final long LOW = 0xFFFF_FFFFL;

    private PortableMath() {}

    /**
     * {@return the nearest whole number; of two equally near the even one}
     * @param x any
     */
    public static double rint(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude < INTEGERS)) {
            return x;
        }
        double rounded = magnitude + INTEGERS - INTEGERS;
        return Double.doubleToRawLongBits(x) < 0 ? -rounded : rounded;
    }

    /**
     * {@return the nearest whole number; of two equally near the greater one; 0 for NaN}
     * @param x any
     */
    public static long round(double x) {
        double floor = Math.floor(x);
        // There is no branch, because it would be unpredictable. Twice the fraction is 0 up to 2, which the difference
        // of a small negative number is rounded to.
        long halves = (long) ((x - floor) * 2);
        return (long) floor + (halves + 1 >> 1);
    }

    /**
     * {@return an angle in radians}
     * @param degrees any
     */
    public static double toRadians(double degrees) {
        return degrees * RADIANS_PER_DEGREE;
    }

    /**
     * {@return the sine of an angle}
     * @param radians any; NaN if it is infinite
     */
    public static double sin(double radians) {
        return new Trigonometry(radians).sin();
    }

    /**
     * {@return the cosine of an angle}
     * @param radians any; NaN if it is infinite
     */
    public static double cos(double radians) {
        return new Trigonometry(radians).cos();
    }

    /**
     * {@return the length of a vector} It is the square root of the sum of squares, without care for overflow, so it can
     * differ from {@code Math.hypot} in the last bit.
     *
     * @param x any
     * @param y any
     */
    public static double hypot(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    /**
     * {@return the upper 64 bits of the product of two numbers}
     * @param a any
     * @param b any
     */
    public static long multiplyHigh(long a, long b) {
        long aHigh = a >> HALF;
        long aLow = a & LOW;
        long bHigh = b >> HALF;
        long bLow = b & LOW;
        long middle = aHigh * bLow + (aLow * bLow >>> HALF);
        long other = aLow * bHigh + (middle & LOW);
        return aHigh * bHigh + (middle >> HALF) + (other >> HALF);
    }
}
