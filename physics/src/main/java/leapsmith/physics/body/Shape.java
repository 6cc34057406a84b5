package leapsmith.physics.body;

/**
 * The form of a body within its box. It decides which bodies overlap, touching included; against tiles, bullets and
 * rays every body is its box, and how far two bodies overlap is told of their boxes too.
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
