package leapsmith.levels.model;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One of the constants of an enum, written as in {@link KebabNames}.
 *
 * @param <E> the enum
 * @param choices the enum
 */
public record ChoiceType<E extends Enum<E>>(Class<E> choices) implements ValueType<E> {
    @Override
    public E require(E value, String name) {
        return Objects.requireNonNull(value, name);
    }

    /** {@return all choices as words, in the order of the enum} */
    public List<String> words() {
        return Arrays.stream(choices.getEnumConstants()).map(KebabNames::nameOf).toList();
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
