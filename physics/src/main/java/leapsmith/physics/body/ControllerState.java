package leapsmith.physics.body;

/** What a controlled body does at the end of a tick. */
public enum ControllerState {
    /** On the ground, not walking. */
    STAND,
    /** On the ground, walking, possibly against a wall. */
    WALK,
    /** In the air: rising or falling. */
    JUMP,
    /** Hanging from a ledge. */
    GRAB_LEDGE,
    /** On a ladder or something else that can be climbed. */
    CLIMB
}
