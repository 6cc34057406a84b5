package leapsmith.physics.body;

/** What a body that stands, walks, jumps or hangs is doing at the end of a tick. */
public enum ControllerState {
    /** On the ground, not walking. */
    STAND,
    /** On the ground, walking, be it against a wall. */
    WALK,
    /** Not on the ground: rising or falling. */
    JUMP,
    /** Hanging by a ledge. */
    GRAB_LEDGE
}
