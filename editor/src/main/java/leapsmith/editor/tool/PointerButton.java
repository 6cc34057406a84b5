package leapsmith.editor.tool;

/** The pressed pointer button; {@code NONE} for a hover. */
public enum PointerButton {
    NONE,
    LEFT,
    MIDDLE,
    RIGHT
}
