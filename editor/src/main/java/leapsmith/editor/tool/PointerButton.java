package leapsmith.editor.tool;

/** What is pressed on the pointer: {@code NONE} while it only moves. */
public enum PointerButton {
    NONE,
    LEFT,
    MIDDLE,
    RIGHT
}
