package leapsmith.editor.inspector;

import java.util.function.BiFunction;
import java.util.function.Function;
import leapsmith.levels.model.Message;

/**
 * How a field reads and changes a subject.
 *
 * @param key its unique name on a page, and the last part of its text key {@code property.KEY}
 * @param with returns a copy with another value; may throw IllegalArgumentException if the value is not possible
 * @param live whether input is applied while typing, or only on commit
 */
record FieldSpec<T>(
        String key,
        FieldType type,
        Function<? super T, ?> get,
        BiFunction<T, Object, T> with,
        boolean live,
        Message editName) {

    static <T> FieldSpec<T> live(String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, true, set(key));
    }

    static <T> FieldSpec<T> whenLeft(
            String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, false, set(key));
    }

    static <T> FieldSpec<T> info(String key, String unitKey, Function<T, Object> get) {
        return new FieldSpec<>(key, new FieldType.Info(unitKey), get, (thing, value) -> thing, false, set(key));
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
