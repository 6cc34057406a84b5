package leapsmith.physics.body;

/** How a body moves along its path. */
public enum PathMotion {
    /** Along the path, repeated forever. */
    FORWARD,
    /** The same way back, repeated forever. */
    BACKWARD,
    /** Not at all: it stays where it is. */
    STOPPED,
    /** Forward until it is at its last stop, and then not at all. */
    TO_END,
    /** Backward until it is at its first stop, and then not at all. */
    TO_START
}
