package leapsmith.physics.body;

/** Who decides where a body wants to go. */
public enum Control {
    /** Nobody: it keeps its velocity, and falls if it has gravity. */
    NONE,
    /** The buttons of its input channel: walking, jumping, dropping through one-ways. */
    PLAYER,
    /** It walks the way it faces and turns at walls and at the ends of its ground. */
    PATROL
}
