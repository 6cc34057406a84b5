package leapsmith.editor.view.panel.inspector;

import java.util.function.BiFunction;
import java.util.function.Function;
import leapsmith.editor.model.Message;

/**
 * How one field reads and changes a thing.
 *
 * @param key its name among the fields of a page, and the last part of the key of its label, {@code property.KEY}
 * @param get reads the value
 * @param with the same thing with another value; may throw IllegalArgumentException if that can't be
 * @param live whether it is applied while it is typed; otherwise when the field is left
 * @param editName its step in the history
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

    /** The step that sets a property. */
    static Message set(String key) {
        return Message.of("edit.set", Message.of("property." + key));
    }
}
