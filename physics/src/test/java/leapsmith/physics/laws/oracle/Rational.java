package leapsmith.physics.laws.oracle;

import java.math.BigInteger;

/** An exact fraction of any size; the denominator is positive. */
public record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {
    public static final Rational ZERO = of(0);
    public static final Rational ONE = of(1);

    public static Rational of(long whole) {
        return new Rational(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    /** A quotient; the divisor is not 0. */
    public static Rational of(long dividend, long divisor) {
        return new Rational(
                BigInteger.valueOf(divisor < 0 ? -dividend : dividend), BigInteger.valueOf(Math.abs(divisor)));
    }

    public Rational plus(Rational other) {
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Rational minus(Rational other) {
        return plus(new Rational(other.numerator.negate(), other.denominator));
    }

    public Rational times(Rational other) {
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** The quotient by a whole number that is not 0. */
    public Rational over(long divisor) {
        return times(of(1, divisor));
    }

    public static Rational min(Rational a, Rational b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    public static Rational max(Rational a, Rational b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    /** The nearest whole number toward zero. */
    public long towardZero() {
        return numerator.divide(denominator).longValueExact();
    }

    /** The nearest whole number, of two the one farther from zero. */
    public long nearest() {
        return plus(of(numerator.signum(), 2)).towardZero();
    }

    /** Whether it is not more than another. */
    public boolean isUpTo(Rational other) {
        return compareTo(other) <= 0;
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }
}
