package leapsmith.levels.model;

/** The direction a character faces, and a patrol walks, at the start. */
public enum Facing {
    RIGHT,
    LEFT
}
