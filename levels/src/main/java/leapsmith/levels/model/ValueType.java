package leapsmith.levels.model;

/**
 * The type of the values of a {@link Property}. Code that reads, writes or shows values switches over the few value
 * types, so a new property needs no new code there.
 *
 * @param <T> the class of the values, which are immutable
 */
public sealed interface ValueType<T> permits NumberType, FlagType, ChoiceType, PathType, UnknownKeysType {
    /**
     * {@return the value in its canonical form: equal values are {@code equals}}
     *
     * @param value the value to check
     * @param name the name of the value in the error message
     * @throws IllegalArgumentException if the value is not one of this type
     */
    T require(T value, String name);
}
