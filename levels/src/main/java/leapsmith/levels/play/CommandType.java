package leapsmith.levels.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * The name and fields of a command in files, and its factory.
 *
 * @param name such as {@code set-gravity}
 * @param fields in the order in which they are written; all are required
 * @param make creates the command from the values of its fields
 * @param <C> the class of the command
 */
public record CommandType<C extends PlayCommand>(
        String name, List<CommandField<C, ?>> fields, Function<Values, C> make) {
    /** Checks the values. */
    public CommandType {
        Objects.requireNonNull(name);
        fields = List.copyOf(fields);
        Objects.requireNonNull(make);
    }

    /** A command without fields. */
    static <C extends PlayCommand> CommandType<C> of(String name, C command) {
        return new CommandType<>(name, List.of(), values -> command);
    }

    /** The values of the fields of one command, by key. */
    public static final class Values {
        private final Map<String, Object> values = new HashMap<>();

        /** No values yet. */
        public Values() {}

        /**
         * Sets the value of a field.
         *
         * @param <T> the class of the values of the property
         * @param field one of the fields of the command
         * @param value a value of the property
         */
        public <T> void put(CommandField<?, T> field, T value) {
            values.put(field.key(), Objects.requireNonNull(value));
        }

        @SuppressWarnings("unchecked")
        <T> T get(String key) {
            return (T) values.get(key);
        }

        int whole(String key) {
            return this.<Double>get(key).intValue();
        }
    }
}
