package leapsmith.levels.play;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ValueType;
import leapsmith.physics.body.Movement;

/**
 * One field of a command in files.
 *
 * @param key its key in files
 * @param type the type of its values
 * @param get its value in a command
 * @param <C> the class of the command
 * @param <T> the class of the values
 */
public record CommandField<C extends PlayCommand, T>(String key, Type<T> type, Function<C, T> get) {
    /** Checks the values. */
    public CommandField {
        Objects.requireNonNull(key);
        Objects.requireNonNull(type);
        Objects.requireNonNull(get);
    }

    /** A field that is a number. */
    static <C extends PlayCommand> CommandField<C, Double> number(
            String key, ValueType.Number type, Function<C, Double> get) {
        return new CommandField<>(key, new Type.OfNumber(type), get);
    }

    /** Refuses a number that no world accepts when a command is created, before it reaches the play thread. */
    static void requireFinite(double value, String name) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " is " + value + ", not finite");
        }
    }

    /**
     * The type of a field's values.
     *
     * @param <T> their class
     */
    public sealed interface Type<T> {
        /**
         * A number.
         *
         * @param number range and unit of the number
         */
        record OfNumber(ValueType.Number number) implements Type<Double> {}

        /** The id of an object. */
        record OfId() implements Type<String> {}

        /** The movement values of a character. */
        record OfMovement() implements Type<Movement> {}

        /**
         * An object of a type.
         *
         * @param object the type of the object
         */
        record OfObject(ObjectType object) implements Type<LevelObject> {}

        /** Rectangles of tiles. */
        record OfFills() implements Type<List<TileFill>> {}
    }
}
