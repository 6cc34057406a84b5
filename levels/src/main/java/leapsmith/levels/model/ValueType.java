package leapsmith.levels.model;

/**
 * What values a {@link Property} takes. Code that reads, writes or shows values walks over properties and asks for their
 * value types; there are few of these, and adding a property needs no new one.
 *
 * @param <T> the class of the values, which are immutable
 */
public sealed interface ValueType<T> permits NumberType, FlagType, ChoiceType, PathType, ExtrasType {
    /**
     * The value in its canonical form: equal values are {@code equals}.
     *
     * @param name what the error calls the value
     * @throws IllegalArgumentException if the value is not one of this type
     */
    T require(T value, String name);
}
