package leapsmith.physics.body;

/**
 * The shape of a body in its box. It decides which bodies overlap, touching included. Against tiles, bullets and rays
 * every body is its box, and the reported overlap of two bodies is that of their boxes.
 */
public enum Shape {
    /** The box itself. */
    BOX,
    /** The circle inscribed in a box, whose sides are equal. */
    CIRCLE,
    /** Half of the box, with the right angle at the top-left corner. */
    TRIANGLE_TOP_LEFT,
    /** Half of the box, with the right angle at the top-right corner. */
    TRIANGLE_TOP_RIGHT,
    /** Half of the box, with the right angle at the bottom-left corner. */
    TRIANGLE_BOTTOM_LEFT,
    /** Half of the box, with the right angle at the bottom-right corner. */
    TRIANGLE_BOTTOM_RIGHT
}
