package leapsmith.levels.reach.odds;

/** How the player leaves the ground or a ledge. */
public enum TakeOff {
    /** By a jump, or thrown up by something. */
    JUMP,
    /** Off an edge, without a jump. */
    STEP,
    /** Through a one-way, or by letting go of a ledge. */
    DROP
}
