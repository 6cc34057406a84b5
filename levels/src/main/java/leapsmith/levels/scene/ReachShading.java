package leapsmith.levels.scene;

/** What makes ground that is reached darker. */
public enum ReachShading {
    /** The number of jumps on the way to it. */
    JUMPS,
    /** The seconds that the way to it takes. */
    TIME
}
