package leapsmith.physics.laws.oracle;

/** An exact time within a tick, as a fraction that is not reduced, or one of the two infinities (denominator 0). */
record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
    static final Fraction ZERO = new Fraction(0, 1);
    static final Fraction ONE = new Fraction(1, 1);
    static final Fraction ALWAYS = new Fraction(-1, 0);
    static final Fraction NEVER = new Fraction(1, 0);

    Fraction {
        if (denominator < 0 || denominator == 0 && Math.abs(numerator) != 1) {
            throw new IllegalArgumentException(numerator + "/" + denominator);
        }
    }

    /** Compares by cross-multiplication in 128 bits. */
    @Override
    public int compareTo(Fraction other) {
        if (denominator == 0 && other.denominator == 0) {
            return Long.compare(numerator, other.numerator);
        }
        int high = Long.compare(
                Math.multiplyHigh(numerator, other.denominator), Math.multiplyHigh(other.numerator, denominator));
        return high != 0 ? high : Long.compareUnsigned(numerator * other.denominator, other.numerator * denominator);
    }

    boolean isBefore(Fraction other) {
        return compareTo(other) < 0;
    }

    static Fraction later(Fraction a, Fraction b) {
        return a.isBefore(b) ? b : a;
    }

    static Fraction earlier(Fraction a, Fraction b) {
        return b.isBefore(a) ? b : a;
    }
}
