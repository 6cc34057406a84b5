package leapsmith.levels.model;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.physics.fixed.PortableMath;

/**
 * The type of the values of a {@link Property}. Code that reads, writes or shows values switches over the few value
 * types, so a new property needs no new code there.
 *
 * @param <T> the class of the values, which are immutable
 */
public sealed interface ValueType<T> {
    /**
     * {@return the value in its canonical form: equal values are {@code equals}}
     *
     * @param value the value to check
     * @param name the name of the value in the error message
     * @throws IllegalArgumentException if the value is not one of this type
     */
    T require(T value, String name);

    /** Yes or no. */
    record Flag() implements ValueType<Boolean> {
        @Override
        public Boolean require(Boolean value, String name) {
            return Objects.requireNonNull(value, name);
        }
    }

    /**
     * One of the constants of an enum, written as in {@link KebabNames}.
     *
     * @param <E> the enum
     * @param choices the enum
     */
    record Choice<E extends Enum<E>>(Class<E> choices) implements ValueType<E> {
        @Override
        public E require(E value, String name) {
            return Objects.requireNonNull(value, name);
        }

        /** {@return all choices as words, in the order of the enum} */
        public List<String> words() {
            return Arrays.stream(choices.getEnumConstants())
                    .map(KebabNames::nameOf)
                    .toList();
        }

        /**
         * {@return the choice with this word}
         *
         * @param word a word of the file
         */
        public Optional<E> ofWord(String word) {
            return KebabNames.valueOf(choices, word);
        }
    }

    /**
     * The stops of a path after the first one, at most {@link Limits#MAX_STOPS}.
     *
     * @param loop the property that says whether the path is a closed loop; if not, it reverses at its last stop
     */
    record Path(Property<Boolean> loop) implements ValueType<List<PathStop>> {
        @Override
        public List<PathStop> require(List<PathStop> value, String name) {
            Limits.require(value.size(), 0, Limits.MAX_STOPS, "number of stops");
            return List.copyOf(value);
        }
    }

    /**
     * Numbers within bounds.
     *
     * @param least the smallest that is allowed
     * @param most the largest that is allowed
     * @param whole whether it must be a whole number
     * @param unit the unit of the number
     */
    record Number(double least, double most, boolean whole, Unit unit) implements ValueType<Double> {
        /** Checks the values. */
        public Number {
            Objects.requireNonNull(unit);
        }

        /**
         * {@return numbers from 0 to a bound}
         *
         * @param most the largest number that is allowed
         * @param unit the unit of the number
         */
        public static Number upTo(double most, Unit unit) {
            return new Number(0, most, false, unit);
        }

        /**
         * {@return numbers above 0, up to a bound}
         *
         * @param most the largest number that is allowed
         * @param unit the unit of the number
         */
        public static Number positive(double most, Unit unit) {
            return new Number(Double.MIN_VALUE, most, false, unit);
        }

        /**
         * {@return whole numbers}
         *
         * @param least the smallest number that is allowed
         * @param most the largest number that is allowed
         * @param unit the unit of the number
         */
        public static Number whole(int least, int most, Unit unit) {
            return new Number(least, most, true, unit);
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

    /**
     * A text.
     *
     * @param pattern a regular expression that it matches, unless it is empty; an empty one allows any text
     */
    record Text(String pattern) implements ValueType<String> {
        /** Any text, of at most {@link Limits#MAX_TEXT} characters. */
        public static final Text FREE = new Text("");
        /** The name of a signal. */
        public static final Text SIGNAL = new Text(SignalCondition.NAME);

        /**
         * {@return whether it is a text of this type}
         *
         * @param value a text
         */
        public boolean allows(String value) {
            return value.length() <= Limits.MAX_TEXT
                    && (pattern.isEmpty() || value.isEmpty() || value.matches(pattern));
        }

        @Override
        public String require(String value, String name) {
            if (!allows(value)) {
                throw new IllegalArgumentException(name + " is not allowed: " + value);
            }
            return value;
        }
    }

    /** Conditions on signals, at most {@link Limits#MAX_CONDITIONS}, all of which must be met. */
    record Conditions() implements ValueType<List<SignalCondition>> {
        @Override
        public List<SignalCondition> require(List<SignalCondition> value, String name) {
            Limits.require(value.size(), 0, Limits.MAX_CONDITIONS, "number of conditions");
            return List.copyOf(value);
        }
    }

    /** The unknown keys of a nested object of the file. They are kept and written back but not shown. */
    record UnknownKeys() implements ValueType<RawMembers> {
        @Override
        public RawMembers require(RawMembers value, String name) {
            return Objects.requireNonNull(value, name);
        }
    }
}
