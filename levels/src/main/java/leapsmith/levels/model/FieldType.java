package leapsmith.levels.model;

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
    POINT("[0, 0]"),
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
}
