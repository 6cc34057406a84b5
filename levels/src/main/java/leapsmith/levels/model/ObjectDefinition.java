package leapsmith.levels.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An own kind of objects, as a kinds file defines it: what it changes of another kind. An {@link OwnKind} has what it inherits,
 * too.
 *
 * @param like the kind that it is like: an own one, a known one such as {@code patrol}, or a type such as {@code zone}
 * @param size the size of new objects; empty for that of the other kind
 * @param resize which sides can be changed; empty for those of the other kind
 * @param turns how its objects can be turned; empty for as the other kind
 * @param color {@code 0xRRGGBB}; empty for that of the other kind
 * @param about one sentence on what it is; empty for none
 * @param values the properties of new objects that the type has, with their keys in level files
 * @param fields by their names, in the order of the inspector
 * @param unknownKeys unknown keys of the file
 */
public record ObjectDefinition(
        String like,
        Optional<Size> size,
        Optional<Resize> resize,
        Optional<Turns> turns,
        OptionalInt color,
        String about,
        RawMembers values,
        Map<String, FieldDefinition> fields,
        RawMembers unknownKeys) {
    /**
     * A size.
     *
     * @param width in pixels
     * @param height in pixels
     */
    public record Size(double width, double height) {
        /** Checks the values. */
        public Size {
            Limits.requireLength(width, "width");
            Limits.requireLength(height, "height");
        }
    }

    /** Which sides of an object can be changed. */
    public enum Resize {
        /** Width and height. */
        BOTH,
        /** The width alone. */
        WIDTH,
        /** The height alone. */
        HEIGHT,
        /** Neither. */
        NONE
    }

    /** How objects can be turned. */
    public enum Turns {
        /** Not at all. */
        NONE,
        /** To the left, by a field {@code flip}. */
        FLIP,
        /** By quarters, by a field {@code rotation} in degrees. */
        QUARTER
    }

    /** Checks the values, and copies the map. */
    public ObjectDefinition {
        Objects.requireNonNull(like);
        Objects.requireNonNull(size);
        Objects.requireNonNull(resize);
        Objects.requireNonNull(turns);
        Objects.requireNonNull(color);
        Objects.requireNonNull(about);
        Objects.requireNonNull(values);
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return a kind that is in all like another one}
     *
     * @param like its name
     */
    public static ObjectDefinition of(String like) {
        return new ObjectDefinition(
                like,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                "",
                RawMembers.EMPTY,
                Map.of(),
                RawMembers.EMPTY);
    }

    /**
     * {@return a copy that is like another kind}
     *
     * @param newLike its name
     */
    public ObjectDefinition withLike(String newLike) {
        return new ObjectDefinition(newLike, size, resize, turns, color, about, values, fields, unknownKeys);
    }

    /**
     * {@return a copy with another size of new objects}
     *
     * @param newSize empty for that of the other kind
     */
    public ObjectDefinition withSize(Optional<Size> newSize) {
        return new ObjectDefinition(like, newSize, resize, turns, color, about, values, fields, unknownKeys);
    }

    /**
     * {@return a copy of which other sides can be changed}
     *
     * @param newResize empty for those of the other kind
     */
    public ObjectDefinition withResize(Optional<Resize> newResize) {
        return new ObjectDefinition(like, size, newResize, turns, color, about, values, fields, unknownKeys);
    }

    /**
     * {@return a copy that can be turned otherwise}
     *
     * @param newTurns empty for as the other kind
     */
    public ObjectDefinition withTurns(Optional<Turns> newTurns) {
        return new ObjectDefinition(like, size, resize, newTurns, color, about, values, fields, unknownKeys);
    }

    /**
     * {@return a copy in another color}
     *
     * @param newColor {@code 0xRRGGBB}; empty for that of the other kind
     */
    public ObjectDefinition withColor(OptionalInt newColor) {
        return new ObjectDefinition(like, size, resize, turns, newColor, about, values, fields, unknownKeys);
    }

    /**
     * {@return a copy with another sentence on what it is}
     *
     * @param newAbout empty for none
     */
    public ObjectDefinition withAbout(String newAbout) {
        return new ObjectDefinition(like, size, resize, turns, color, newAbout, values, fields, unknownKeys);
    }

    /**
     * {@return a copy with other properties of new objects}
     *
     * @param newValues with their keys in level files
     */
    public ObjectDefinition withValues(RawMembers newValues) {
        return new ObjectDefinition(like, size, resize, turns, color, about, newValues, fields, unknownKeys);
    }

    /**
     * {@return a copy with other fields}
     *
     * @param newFields by their names, in the order of the inspector
     */
    public ObjectDefinition withFields(Map<String, FieldDefinition> newFields) {
        return new ObjectDefinition(like, size, resize, turns, color, about, values, newFields, unknownKeys);
    }
}
