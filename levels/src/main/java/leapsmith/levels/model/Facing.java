package leapsmith.levels.model;

/** The direction a character faces, and a patrol walks, at the start. */
public enum Facing {
    /** To the right. */
    RIGHT,
    /** To the left. */
    LEFT
}
