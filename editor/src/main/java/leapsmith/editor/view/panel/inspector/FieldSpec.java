package leapsmith.editor.view.panel.inspector;

import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One property of a kind of thing, and how it is read and changed.
 *
 * @param key the last part of its text key {@code inspector.KEY}
 * @param get reads it
 * @param with the same thing with another value; may throw IllegalArgumentException if that can't be
 * @param live whether it is applied while it is typed; otherwise when the field is left
 * @param editName the text key of its step in the history; {@code edit.set.KEY} for most
 */
record FieldSpec<T>(
        String key,
        FieldType type,
        Function<? super T, ?> get,
        BiFunction<T, Object, T> with,
        boolean live,
        String editName) {
    static <T> FieldSpec<T> live(String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, true, "edit.set." + key);
    }

    static <T> FieldSpec<T> whenLeft(
            String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, false, "edit.set." + key);
    }

    static <T> FieldSpec<T> info(String key, String unitKey, Function<T, Object> get) {
        return new FieldSpec<>(
                key, new FieldType.Info(unitKey), get, (thing, value) -> thing, false, "edit.set." + key);
    }
}
