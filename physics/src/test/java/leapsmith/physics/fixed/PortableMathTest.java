package leapsmith.physics.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class PortableMathTest {
    private static final int VALUES = Boolean.getBoolean("leapsmith.thorough") ? 4_000_000 : 1_000_000;
    private static final double[] SPECIAL = {
        0.0,
        -0.0,
        0.5,
        -0.5,
        1.5,
        2.5,
        -1.5,
        -2.5,
        0.49999999999999994,
        -0.49999999999999994,
        0.5000000000000001,
        -0.5000000000000001,
        1,
        -1,
        4503599627370495.5,
        4503599627370496.0,
        4503599627370497.0,
        9007199254740993.0,
        -4503599627370495.5,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Integer.MAX_VALUE,
        1e300,
        6381956970095103.0 * 0x1p797
    };

    private final SplittableRandom random = new SplittableRandom(9);

    /** A number of any size, or one of a usual size, or one near a multiple of a quarter of pi. */
    private double draw() {
        return switch (random.nextInt(5)) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> random.nextInt(-4000, 4000) / 8.0;
            case 2 -> {
                double near = random.nextInt(1 << random.nextInt(1, 31)) * (Math.PI / 4);
                yield Double.longBitsToDouble(Double.doubleToRawLongBits(near) + random.nextInt(-3, 4));
            }
            case 3 -> (random.nextDouble() - 0.5) * Math.scalb(1.0, random.nextInt(-40, 80));
            default -> random.nextInt(-100_000, 100_000) * Math.PI / 180;
        };
    }

    private void compare(String name, DoubleUnaryOperator strict, DoubleUnaryOperator portable) {
        for (double x : SPECIAL) {
            same(name, x, strict, portable);
        }
        for (int i = 0; i < VALUES; i++) {
            same(name, draw(), strict, portable);
        }
    }

    private static void same(String name, double x, DoubleUnaryOperator strict, DoubleUnaryOperator portable) {
        double expected = strict.applyAsDouble(x);
        double actual = portable.applyAsDouble(x);
        if (Double.doubleToLongBits(expected) != Double.doubleToLongBits(actual)) {
            assertEquals(expected, actual, () -> name + " of " + x);
            assertEquals(Double.doubleToLongBits(expected), Double.doubleToLongBits(actual), () -> name + " of " + x);
        }
    }

    @Test
    void sinesEqualThoseOfStrictMath() {
        compare("sin", StrictMath::sin, PortableMath::sin);
    }

    @Test
    void cosinesEqualThoseOfStrictMath() {
        compare("cos", StrictMath::cos, PortableMath::cos);
    }

    @Test
    void roundingEqualsThatOfStrictMath() {
        compare("rint", StrictMath::rint, PortableMath::rint);
        compare("round", StrictMath::round, PortableMath::round);
        compare("toRadians", StrictMath::toRadians, PortableMath::toRadians);
    }

    @Test
    void theUpperHalfOfAProductEqualsThatOfStrictMath() {
        long[] special = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0xFFFF_FFFFL, 1L << 32, -1L << 32};
        for (long a : special) {
            for (long b : special) {
                assertEquals(StrictMath.multiplyHigh(a, b), PortableMath.multiplyHigh(a, b));
            }
        }
        for (int i = 0; i < VALUES; i++) {
            long a = random.nextLong() >> random.nextInt(64);
            long b = random.nextLong() >> random.nextInt(64);
            if (StrictMath.multiplyHigh(a, b) != PortableMath.multiplyHigh(a, b)) {
                assertEquals(StrictMath.multiplyHigh(a, b), PortableMath.multiplyHigh(a, b), () -> a + " * " + b);
            }
        }
    }

    @Test
    void lengthsAreThoseOfVectors() {
        assertEquals(5, PortableMath.hypot(3, -4));
        assertEquals(0, PortableMath.hypot(0, -0.0));
    }
}
