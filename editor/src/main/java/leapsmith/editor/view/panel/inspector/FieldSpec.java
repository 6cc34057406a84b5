package leapsmith.editor.view.panel.inspector;

import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One property of a kind of thing, and how it is read and changed.
 *
 * @param key the last part of its text key {@code inspector.KEY} and of the name of its step {@code edit.set.KEY}
 * @param get reads it
 * @param with the same thing with another value; may throw IllegalArgumentException if that can't be
 * @param live whether it is applied while it is typed; otherwise when the field is left
 */
record FieldSpec<T>(String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with, boolean live) {
    static <T> FieldSpec<T> live(String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, true);
    }

    static <T> FieldSpec<T> whenLeft(
            String key, FieldType type, Function<T, Object> get, BiFunction<T, Object, T> with) {
        return new FieldSpec<>(key, type, get, with, false);
    }

    static <T> FieldSpec<T> info(String key, String unitKey, Function<T, Object> get) {
        return new FieldSpec<>(key, new FieldType.Info(unitKey), get, (thing, value) -> thing, false);
    }

    String editName() {
        return "edit.set." + key;
    }
}
