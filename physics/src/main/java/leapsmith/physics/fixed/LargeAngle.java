package leapsmith.physics.fixed;

/**
 * An angle of more than 2^19 quarter turns, reduced to y0 + y1, at most a quarter of pi from 0, and a number of quarter
 * turns (Payne and Hanek, as in the C library fdlibm; see {@link Trigonometry} for its notice).
 *
 * <p>The angle, in up to three chunks of 24 bits, is multiplied by the bits of 2 / pi that matter: those above whole
 * turns are left out, and those below are added until the fraction has enough bits. The fraction times pi / 2 is the
 * result.
 */
final class LargeAngle {
    private static final double CHUNK = 0x1p24;
    private static final double PER_CHUNK = 0x1p-24;
    private static final int CHUNK_BITS = 24;
    private static final int CHUNK_MASK = 0xFFFFFF;
    /** The number of chunks of the fraction at first, less one. */
    private static final int TERMS = 4;

    private static final int MOST = 20;

    /** 2 / pi in chunks of 24 bits. */
    private static final int[] TWO_OVER_PI = {
        0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62,
        0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7, 0x246E3A,
        0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129,
        0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41,
        0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8,
        0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF,
        0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5,
        0xF17B3D, 0x0739F7, 0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08,
        0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3,
        0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880,
        0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B
    };

    /** pi / 2 in chunks of 24 bits. */
    private static final double[] HALF_PI = {
        1.57079625129699707031e+00, 7.54978941586159635335e-08, 5.39030252995776476554e-15, 3.28200341580791294123e-22,
        1.27065575308067607349e-29, 1.22933308981111328932e-36, 2.73370053816464559624e-44, 2.16741683877804819444e-51
    };

    private final double[] x = new double[3];
    private final double[] f = new double[MOST];
    private final double[] q = new double[MOST];
    private final int[] chunks = new int[MOST];
    private int last;
    private int shift;
    private double top;

    private double y0;
    private double y1;
    private int quarters;

    LargeAngle(double angle) {
        long bits = Double.doubleToRawLongBits(angle);
        int exponent = (int) (bits >> 52) - 1046;
        double z = Double.longBitsToDouble(bits - ((long) exponent << 52));
        for (int i = 0; i < 2; i++) {
            x[i] = (int) z;
            z = (z - x[i]) * CHUNK;
        }
        x[2] = z;
        int lastX = 2;
        while (x[lastX] == 0) {
            lastX--;
        }
        reduce(exponent, lastX);
    }

    double y0() {
        return y0;
    }

    double y1() {
        return y1;
    }

    int quarters() {
        return quarters;
    }

    private void reduce(int exponent, int lastX) {
        int first = Math.max(0, (exponent - 3) / CHUNK_BITS);
        shift = exponent - CHUNK_BITS * (first + 1);
        for (int i = 0; i <= lastX + TERMS; i++) {
            int j = first - lastX + i;
            f[i] = j < 0 ? 0 : TWO_OVER_PI[j];
        }
        for (int i = 0; i <= TERMS; i++) {
            q[i] = product(i, lastX);
        }
        last = TERMS;
        int half = takeQuarters();
        while (top == 0 && isZeroFrom(TERMS)) {
            int more = 1;
            while (chunks[TERMS - more] == 0) {
                more++;
            }
            for (int i = last + 1; i <= last + more; i++) {
                f[lastX + i] = TWO_OVER_PI[first + i];
                q[i] = product(i, lastX);
            }
            last += more;
            half = takeQuarters();
        }
        normalize();
        multiply(half != 0);
    }

    private double product(int i, int lastX) {
        double sum = 0;
        for (int j = 0; j <= lastX; j++) {
            sum += x[j] * f[lastX + i - j];
        }
        return sum;
    }

    private boolean isZeroFrom(int from) {
        int any = 0;
        for (int i = last - 1; i >= from; i--) {
            any |= chunks[i];
        }
        return any == 0;
    }

    /**
     * Splits the product into chunks, the lowest first, and takes the quarter turns out. Returns whether the fraction
     * was more than a half, 0 if not: then it is counted from the next quarter turn backward.
     */
    private int takeQuarters() {
        double z = q[last];
        for (int i = 0; i < last; i++) {
            double rest = (int) (PER_CHUNK * z);
            chunks[i] = (int) (z - CHUNK * rest);
            z = q[last - 1 - i] + rest;
        }
        z = scaled(z, shift);
        z -= 8 * Math.floor(z * 0.125);
        int n = (int) z;
        z -= n;
        int half = 0;
        if (shift > 0) {
            int whole = chunks[last - 1] >> CHUNK_BITS - shift;
            n += whole;
            chunks[last - 1] -= whole << CHUNK_BITS - shift;
            half = chunks[last - 1] >> CHUNK_BITS - 1 - shift;
        } else if (shift == 0) {
            half = chunks[last - 1] >> CHUNK_BITS - 1;
        } else if (z >= 0.5) {
            half = 2;
        }
        if (half > 0) {
            n++;
            boolean carry = negateChunks();
            if (shift == 1 || shift == 2) {
                chunks[last - 1] &= CHUNK_MASK >> shift;
            }
            if (half == 2) {
                z = 1 - z;
                if (carry) {
                    z -= scaled(1, shift);
                }
            }
        }
        top = z;
        quarters = n & 7;
        return half;
    }

    private boolean negateChunks() {
        boolean carry = false;
        for (int i = 0; i < last; i++) {
            int chunk = chunks[i];
            if (carry) {
                chunks[i] = CHUNK_MASK - chunk;
            } else if (chunk != 0) {
                carry = true;
                chunks[i] = CHUNK_MASK + 1 - chunk;
            }
        }
        return carry;
    }

    /** Removes chunks that are zero at the top, or adds the part above the chunks as one or two. */
    private void normalize() {
        if (top == 0) {
            last--;
            shift -= CHUNK_BITS;
            while (chunks[last] == 0) {
                last--;
                shift -= CHUNK_BITS;
            }
            return;
        }
        double z = scaled(top, -shift);
        if (z >= CHUNK) {
            double rest = (int) (PER_CHUNK * z);
            chunks[last] = (int) (z - CHUNK * rest);
            last++;
            shift += CHUNK_BITS;
            chunks[last] = (int) rest;
        } else {
            chunks[last] = (int) z;
        }
    }

    private void multiply(boolean isNegative) {
        double scale = scaled(1, shift);
        for (int i = last; i >= 0; i--) {
            q[i] = scale * chunks[i];
            scale *= PER_CHUNK;
        }
        for (int i = last; i >= 0; i--) {
            double sum = 0;
            for (int k = 0; k <= TERMS && k <= last - i; k++) {
                sum += HALF_PI[k] * q[i + k];
            }
            f[last - i] = sum;
        }
        double sum = 0;
        for (int i = last; i >= 0; i--) {
            sum += f[i];
        }
        double rest = f[0] - sum;
        for (int i = 1; i <= last; i++) {
            rest += f[i];
        }
        y0 = isNegative ? -sum : sum;
        y1 = isNegative ? -rest : rest;
    }

    /** A number times a power of two, which is never near the limits of the range. */
    private static double scaled(double number, int power) {
        return number * Double.longBitsToDouble((long) (power + 1023) << 52);
    }
}
