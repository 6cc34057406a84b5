package leapsmith.physics.fixed;

/**
 * Sine and cosine of one angle, after the C library fdlibm, which StrictMath is specified by.
 *
 * <p>The angle is reduced to y0 + y1, at most a quarter of pi from 0, and a number of quarter turns; then a polynomial
 * approximates either function. Up to 2^19 quarter turns the reduction subtracts a multiple of pi / 2 of 85, 118 or 151
 * bits; beyond, {@link LargeAngle} does it.
 *
 * <p>The algorithm and its constants come with this notice:
 *
 * <pre>
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *
 * Developed at SunPro, a Sun Microsystems, Inc. business.
 * Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice
 * is preserved.
 * </pre>
 */
final class Trigonometry {
    // The upper halves of doubles, as fdlibm compares them.
    private static final int TINY = 0x3E400000;
    private static final int QUARTER_PI = 0x3FE921FB;
    private static final int THREE_QUARTERS_PI = 0x4002D97C;
    private static final int HALF_PI = 0x3FF921FB;
    private static final int MEDIUM = 0x413921FB;
    private static final int INFINITE = 0x7FF00000;
    private static final int ABOUT_0_3 = 0x3FD33333;
    private static final int ABOUT_0_78 = 0x3FE90000;

    private static final double QUARTERS_PER_RADIAN = 6.36619772367581382433e-01;
    // Parts of pi / 2 of 33 bits each, and what is left after each.
    private static final double PART_1 = 1.57079632673412561417e+00;
    private static final double LEFT_1 = 6.07710050650619224932e-11;
    private static final double PART_2 = 6.07710050630396597660e-11;
    private static final double LEFT_2 = 2.02226624879595063154e-21;
    private static final double PART_3 = 2.02226624871116645580e-21;
    private static final double LEFT_3 = 8.47842766036889956997e-32;

    private static final double S1 = -1.66666666666666324348e-01;
    private static final double S2 = 8.33333333332248946124e-03;
    private static final double S3 = -1.98412698298579493134e-04;
    private static final double S4 = 2.75573137070700676789e-06;
    private static final double S5 = -2.50507602534068634195e-08;
    private static final double S6 = 1.58969099521155010221e-10;

    private static final double C1 = 4.16666666666666019037e-02;
    private static final double C2 = -1.38888888888741095749e-03;
    private static final double C3 = 2.48015872894767294178e-05;
    private static final double C4 = -2.75573143513906633035e-07;
    private static final double C5 = 2.08757232129817482790e-09;
    private static final double C6 = -1.13596475577881948265e-11;

    /** The upper halves of the first 32 multiples of pi / 2. */
    private static final int[] MULTIPLES = {
        0x3FF921FB, 0x400921FB, 0x4012D97C, 0x401921FB, 0x401F6A7A, 0x4022D97C, 0x4025FDBB, 0x402921FB,
        0x402C463A, 0x402F6A7A, 0x4031475C, 0x4032D97C, 0x40346B9C, 0x4035FDBB, 0x40378FDB, 0x403921FB,
        0x403AB41B, 0x403C463A, 0x403DD85A, 0x403F6A7A, 0x40407E4C, 0x4041475C, 0x4042106C, 0x4042D97C,
        0x4043A28C, 0x40446B9C, 0x404534AC, 0x4045FDBB, 0x4046C6CB, 0x40478FDB, 0x404858EB, 0x404921FB
    };

    private double y0;
    private double y1;
    private int quarters;
    /** Whether the angle was reduced, so that y1 may differ from 0. */
    private boolean reduced;

    Trigonometry(double angle) {
        int high = highOf(angle);
        int size = high & Integer.MAX_VALUE;
        reduced = size > QUARTER_PI;
        if (!reduced) {
            y0 = angle;
        } else if (size < THREE_QUARTERS_PI) {
            reduceOnce(Math.abs(angle), size);
        } else if (size <= MEDIUM) {
            reduceMedium(Math.abs(angle), size);
        } else if (size >= INFINITE) {
            y0 = Double.NaN;
        } else {
            LargeAngle large = new LargeAngle(Math.abs(angle));
            y0 = large.y0();
            y1 = large.y1();
            quarters = large.quarters();
        }
        if (reduced && high < 0) {
            y0 = -y0;
            y1 = -y1;
            quarters = -quarters;
        }
    }

    double sin() {
        return switch (quarters & 3) {
            case 0 -> kernelSin();
            case 1 -> kernelCos();
            case 2 -> -kernelSin();
            default -> -kernelCos();
        };
    }

    double cos() {
        return switch (quarters & 3) {
            case 0 -> kernelCos();
            case 1 -> -kernelSin();
            case 2 -> -kernelCos();
            default -> kernelSin();
        };
    }

    private void reduceOnce(double angle, int size) {
        quarters = 1;
        double z = angle - PART_1;
        double left = LEFT_1;
        if (size == HALF_PI) {
            z -= PART_2;
            left = LEFT_2;
        }
        y0 = z - left;
        y1 = z - y0 - left;
    }

    private void reduceMedium(double angle, int size) {
        int n = (int) (angle * QUARTERS_PER_RADIAN + 0.5);
        double r = angle - n * PART_1;
        double w = n * LEFT_1;
        y0 = r - w;
        boolean mayCancel = n >= 32 || size == MULTIPLES[n - 1];
        if (mayCancel && lostBits(size) > 16) {
            double t = r;
            w = n * PART_2;
            r = t - w;
            w = n * LEFT_2 - (t - r - w);
            y0 = r - w;
            if (lostBits(size) > 49) {
                t = r;
                w = n * PART_3;
                r = t - w;
                w = n * LEFT_3 - (t - r - w);
                y0 = r - w;
            }
        }
        y1 = r - y0 - w;
        quarters = n;
    }

    /** How many bits of the angle the subtraction canceled. */
    private int lostBits(int size) {
        return (size >> 20) - (highOf(y0) >> 20 & 0x7FF);
    }

    private double kernelSin() {
        int size = highOf(y0) & Integer.MAX_VALUE;
        if (size < TINY) {
            return y0;
        }
        double z = y0 * y0;
        double v = z * y0;
        double r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
        return reduced ? y0 - (z * (0.5 * y1 - v * r) - y1 - v * S1) : y0 + v * (S1 + z * r);
    }

    private double kernelCos() {
        int size = highOf(y0) & Integer.MAX_VALUE;
        if (size < TINY) {
            return 1;
        }
        double z = y0 * y0;
        double r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
        if (size < ABOUT_0_3) {
            return 1 - (0.5 * z - (z * r - y0 * y1));
        }
        // About a quarter of the angle: subtracting it first is exact.
        double part = size > ABOUT_0_78 ? 0.28125 : Double.longBitsToDouble((long) (size - 0x00200000) << 32);
        double half = 0.5 * z - part;
        return 1 - part - (half - (z * r - y0 * y1));
    }

    private static int highOf(double x) {
        return (int) (Double.doubleToRawLongBits(x) >> 32);
    }
}
