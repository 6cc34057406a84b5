package leapsmith.levels.model;

/** The side to which a character looks, and a patrol walks, at first. */
public enum Facing {
    RIGHT,
    LEFT
}
