package leapsmith.editor.tool;

/** The pointer modes that a person can choose. */
public enum ToolId {
    BRUSH("brush"),
    LINE("line"),
    RECTANGLE("rectangle"),
    FILL("fill"),
    ERASER("eraser"),
    PICK("pick"),
    SELECT("select"),
    CHARACTER("character"),
    ZONE("zone"),
    PLATFORM("platform"),
    EMITTER("emitter"),
    HAND("hand");

    private final String key;

    ToolId(String key) {
        this.key = key;
    }

    /** The last part of its text keys, such as {@code tool.brush}. */
    public String key() {
        return key;
    }

    /** Whether it paints the tile that is chosen in the palette. */
    public boolean paintsTiles() {
        return this == BRUSH || this == LINE || this == RECTANGLE || this == FILL;
    }

    /** Whether it works on objects. */
    public boolean worksOnObjects() {
        return this == SELECT || this == CHARACTER || this == PLATFORM || this == EMITTER || this == ZONE;
    }
}
