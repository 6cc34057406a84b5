package leapsmith.levels.model;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The types of the fields of own kinds besides the choices that a kinds file defines, written as in {@link KebabNames}: the table of what files
 * and other editors know of each. Their controls are in the inspector.
 */
public enum FieldType {
    /** True or false. */
    BOOL("false", value -> value instanceof FreeValue.OfFlag, "bool", "F_Bool", "Bool", "V_Bool"),
    /** A whole number. */
    INT("0", value -> value instanceof FreeValue.OfNumber number && isWhole(number), "int", "F_Int", "Int", "V_Int"),
    /** A number. */
    NUMBER("0", value -> value instanceof FreeValue.OfNumber, "float", "F_Float", "Float", "V_Float"),
    /** A text on one line. */
    TEXT("\"\"", FieldType::isText, "string", "F_String", "String", "V_String"),
    /** A text on any number of lines. */
    LINES("\"\"", FieldType::isText, "string", "F_Text", "Multilines", "V_String"),
    /** A color, such as {@code "#cc3333"}. */
    COLOR("\"#ffffff\"", value -> value instanceof FreeValue.OfColor, "color", "F_Color", "Color", "V_Int"),
    /** A place in the level, in px: {@code [x, y]}. */
    POINT("[ 0, 0 ]", value -> false, "class", "F_Point", "Point", "V_String"),
    /** The path of a file, relative to the folder of the kinds file. */
    FILE("\"\"", FieldType::isText, "file", "F_Path", "FilePath", "V_String"),
    /** The name of a level of the same folder tree, without its ending. */
    LEVEL("\"\"", FieldType::isText, "file", "F_String", "String", "V_String"),
    /** The id of an object of the level; empty for none. */
    REF("\"\"", FieldType::isText, "object", "F_EntityRef", "EntityRef", "V_String");

    private final String standard;
    private final Predicate<FreeValue> test;
    private final Names names;

    /**
     * What other editors call a type.
     *
     * @param tiled in members of classes of Tiled
     * @param ldtk in definitions of LDtk
     * @param ldtkTitle in files of LDtk for games
     * @param ldtkValue in values that LDtk edits
     */
    public record Names(String tiled, String ldtk, String ldtkTitle, String ldtkValue) {}

    FieldType(
            String standard, Predicate<FreeValue> test, String tiled, String ldtk, String ldtkTitle, String ldtkValue) {
        this.standard = standard;
        this.test = test;
        names = new Names(tiled, ldtk, ldtkTitle, ldtkValue);
    }

    private static boolean isText(FreeValue value) {
        // A text may look like a color.
        return value instanceof FreeValue.OfText || value instanceof FreeValue.OfColor;
    }

    private static boolean isWhole(FreeValue.OfNumber number) {
        return new BigDecimal(number.digits()).stripTrailingZeros().scale() <= 0;
    }

    /** {@return the default value of fields that don't say another one, as JSON text} */
    String standard() {
        return standard;
    }

    /**
     * {@return whether a value is of this type, whatever its range}
     *
     * @param json the value as JSON text; not a list
     */
    public boolean accepts(String json) {
        return this == POINT ? OwnKind.Field.point(json).isPresent() : test.test(FreeValue.of(json));
    }

    /** {@return what other editors call this type} */
    public Names names() {
        return names;
    }

    /**
     * {@return the first type that another editor calls so; empty if there is none}
     *
     * @param column which name
     * @param name the name
     */
    public static Optional<FieldType> called(Function<Names, String> column, String name) {
        return Stream.of(values())
                .filter(type -> column.apply(type.names).equals(name))
                .findFirst();
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
