package leapsmith.editor.tools;

/** The pressed pointer button; {@code NONE} for a hover. */
public enum PointerButton {
    NONE,
    LEFT,
    MIDDLE,
    RIGHT
}
