package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.fixed.PortableMath;

/**
 * Numbers within bounds.
 *
 * @param least the smallest that is allowed
 * @param most the largest that is allowed
 * @param whole whether it must be a whole number
 * @param unit the unit of the number
 */
public record NumberType(double least, double most, boolean whole, Unit unit) implements ValueType<Double> {
    /** Checks the values. */
    public NumberType {
        Objects.requireNonNull(unit);
    }

    /**
     * {@return numbers from 0 to a bound}
     *
     * @param most the largest number that is allowed
     * @param unit the unit of the number
     */
    public static NumberType upTo(double most, Unit unit) {
        return new NumberType(0, most, false, unit);
    }

    /**
     * {@return numbers above 0, up to a bound}
     *
     * @param most the largest number that is allowed
     * @param unit the unit of the number
     */
    public static NumberType positive(double most, Unit unit) {
        return new NumberType(Double.MIN_VALUE, most, false, unit);
    }

    /**
     * {@return whole numbers}
     *
     * @param least the smallest number that is allowed
     * @param most the largest number that is allowed
     * @param unit the unit of the number
     */
    public static NumberType whole(int least, int most, Unit unit) {
        return new NumberType(least, most, true, unit);
    }

    /** {@return whether all numbers above 0 are allowed up to the bound, and 0 is not} */
    public boolean isPositive() {
        return least == Double.MIN_VALUE;
    }

    @Override
    public Double require(Double value, String name) {
        double checked = Limits.require(value, least, most, name);
        if (whole && checked != PortableMath.rint(checked)) {
            throw new IllegalArgumentException(name + " must be a whole number, not " + value);
        }
        return checked;
    }
}
