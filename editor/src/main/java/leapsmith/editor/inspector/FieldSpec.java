package leapsmith.editor.inspector;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ValueType;

/**
 * How a field reads and changes a subject.
 *
 * @param key its unique name on a page, and the last part of its text key {@code property.KEY}
 * @param with returns a copy with another value; may throw IllegalArgumentException if the value is not possible
 * @param live whether input is applied while typing, or only on commit
 * @param words what it is called if that isn't a text of the program; null if it is
 */
record FieldSpec<T>(
        String key,
        InputType type,
        Function<? super T, ?> get,
        BiFunction<T, Object, T> with,
        boolean live,
        Message editName,
        Words words) {
    /**
     * What a kinds file says of a field.
     *
     * @param help one sentence on what it means; empty for none
     * @param unit after a number; empty for none
     */
    record Words(String name, String help, String unit) {}

    FieldSpec(
            String key,
            InputType type,
            Function<? super T, ?> get,
            BiFunction<T, Object, T> with,
            boolean live,
            Message editName) {
        this(key, type, get, with, live, editName, null);
    }

    static <T> FieldSpec<T> live(String key, InputType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, true, set(key));
    }

    static <T> FieldSpec<T> whenLeft(
            String key, InputType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, false, set(key));
    }

    static <T> FieldSpec<T> info(String key, String unitKey, Function<T, Object> get) {
        return new FieldSpec<>(key, new InputType.Info(unitKey), get, (thing, value) -> thing, false, set(key));
    }

    /**
     * A field for a property, if there is one for values of its type; what is typed is applied at once.
     *
     * @param words the prefix of the text keys of choices
     */
    @SuppressWarnings("unchecked")
    static <S, T> Optional<FieldSpec<S>> of(
            String key, ValueType<T> values, String words, Function<S, T> get, BiFunction<S, T, S> with, Message name) {
        if (values instanceof ValueType.Number number) {
            String unit = number.unit().key().isEmpty()
                    ? null
                    : "unit." + number.unit().key();
            InputType type = new InputType.Numeric(number.least(), number.most(), number.whole(), unit);
            return Optional.of(new FieldSpec<>(key, type, get, (it, value) -> with.apply(it, (T) value), true, name));
        } else if (values instanceof ValueType.Flag) {
            return Optional.of(new FieldSpec<>(
                    key, new InputType.Flag(), get, (it, value) -> with.apply(it, (T) value), true, name));
        } else if (values instanceof ValueType.Choice<?> choice) {
            return Optional.of(new FieldSpec<>(
                    key,
                    new InputType.Choice(choice.words(), words),
                    it -> KebabNames.nameOf((Enum<?>) get.apply(it)),
                    (it, word) ->
                            with.apply(it, (T) choice.ofWord((String) word).orElseThrow()),
                    true,
                    name));
        }
        InputType typed = values instanceof ValueType.Text text
                ? new InputType.Typed(text)
                : values instanceof ValueType.Conditions ? new InputType.Conditions() : null;
        return Optional.ofNullable(typed)
                .map(type ->
                        new FieldSpec<>(key, type, get::apply, (it, value) -> with.apply(it, (T) value), true, name));
    }

    static Message set(String key) {
        return Message.of("edit.set", Message.of("property." + key));
    }

    /** A well-formed value was refused by the subject; holds the message. */
    static final class RefusedException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        final transient Message error;

        RefusedException(Message error) {
            super(error.key());
            this.error = error;
        }
    }
}
