package leapsmith.editor.tools;

/** The cursor over the level. */
public enum PointerShape {
    ARROW,
    CROSSHAIR,
    PICK,
    MOVE,
    OPEN_HAND,
    CLOSED_HAND,
    RESIZE_HORIZONTAL,
    RESIZE_VERTICAL,
    /** From the top left to the bottom right. */
    RESIZE_DIAGONAL,
    /** From the bottom left to the top right. */
    RESIZE_ANTIDIAGONAL,
    /** No action is possible here. */
    FORBIDDEN
}
