package leapsmith.physics.body;

/** The controller of a body. */
public enum Control {
    /** None: it keeps its velocity, and falls if it has gravity. */
    NONE,
    /**
     * The buttons of its input channel: walking, jumping, dropping through one-ways. While it walks toward a wall along
     * which it falls or rises, it enters the first gap in that wall that it fits, at any speed and tick rate. A gap as high
     * as the body is entered by a fall only.
     */
    PLAYER,
    /** A patrol: it walks in the direction that it faces, and turns at walls and at the ends of its ground. */
    PATROL
}
