package leapsmith.levels.model;

import java.util.Optional;

/** The types of the fields of own kinds besides the choices that a kinds file defines, written as in {@link KebabNames}. */
public enum FieldType {
    /** True or false. */
    BOOL("false"),
    /** A whole number. */
    INT("0"),
    /** A number. */
    NUMBER("0"),
    /** A text on one line. */
    TEXT("\"\""),
    /** A text on any number of lines. */
    LINES("\"\""),
    /** A color, such as {@code "#cc3333"}. */
    COLOR("\"#ffffff\""),
    /** A place in the level, in px: {@code [x, y]}. */
    POINT("[ 0, 0 ]"),
    /** The path of a file, relative to the folder of the kinds file. */
    FILE("\"\""),
    /** The name of a level of the same folder tree, without its ending. */
    LEVEL("\"\""),
    /** The id of an object of the level; empty for none. */
    REF("\"\"");

    private final String standard;

    FieldType(String standard) {
        this.standard = standard;
    }

    /** {@return the default value of fields that don't say another one, as JSON text} */
    String standard() {
        return standard;
    }

    /**
     * {@return the type of a value: of a whole number {@link #INT}, of a text {@link #TEXT}; empty for one that no field has}
     *
     * @param json the value as JSON text
     */
    public static Optional<FieldType> ofValue(String json) {
        FreeValue value = FreeValue.of(json);
        if (value instanceof FreeValue.OfFlag) {
            return Optional.of(BOOL);
        } else if (value instanceof FreeValue.OfNumber number) {
            return Optional.of(number.digits().matches("-?[0-9]+") ? INT : NUMBER);
        } else if (value instanceof FreeValue.OfColor) {
            return Optional.of(COLOR);
        } else if (value instanceof FreeValue.OfText) {
            return Optional.of(TEXT);
        }
        return OwnKind.Field.point(json).map(pair -> POINT);
    }
}
