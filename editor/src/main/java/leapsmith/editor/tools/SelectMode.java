package leapsmith.editor.tools;

/** What the Select tool selects. */
public enum SelectMode {
    OBJECTS,
    TILES,
    BOTH;

    boolean selectsObjects() {
        return this != TILES;
    }

    boolean selectsTiles() {
        return this != OBJECTS;
    }

    /** The next one; the first after the last. */
    public SelectMode next() {
        return values()[(ordinal() + 1) % values().length];
    }
}
