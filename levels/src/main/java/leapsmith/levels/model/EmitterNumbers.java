package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Objects;
import leapsmith.physics.body.OnTile;

/** What an emitter fires, how often and where to: a number for each {@link EmitterKey}. Never changes. */
public final class EmitterNumbers {
    /** A small bullet to the right every second. */
    public static final EmitterNumbers STANDARD = new EmitterNumbers(
            Arrays.stream(EmitterKey.values()).mapToDouble(EmitterKey::standard).toArray(), OnTile.VANISH);

    private final double[] values;
    private final OnTile onTile;

    private EmitterNumbers(double[] values, OnTile onTile) {
        this.values = values;
        this.onTile = Objects.requireNonNull(onTile);
    }

    public double get(EmitterKey key) {
        return values[key.ordinal()];
    }

    /** A number of those that are whole. */
    public int whole(EmitterKey key) {
        return (int) get(key);
    }

    /** What a bullet does when a tile stops it. */
    public OnTile onTile() {
        return onTile;
    }

    /**
     * With another number.
     *
     * @throws IllegalArgumentException if it is beyond the limits of its key, or not whole where it has to be
     */
    public EmitterNumbers with(EmitterKey key, double value) {
        double checked = Limits.require(value, key.least(), key.most(), key.key());
        if (key.isWhole() && checked != Math.rint(checked)) {
            throw new IllegalArgumentException(key.key() + " must be a whole number, not " + value);
        }
        double[] copy = values.clone();
        copy[key.ordinal()] = checked;
        return new EmitterNumbers(copy, onTile);
    }

    public EmitterNumbers withOnTile(OnTile newOnTile) {
        return new EmitterNumbers(values, newOnTile);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EmitterNumbers numbers
                && Arrays.equals(values, numbers.values)
                && onTile == numbers.onTile;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(values) + onTile.hashCode();
    }

    @Override
    public String toString() {
        return Arrays.toString(values) + " " + onTile;
    }
}
