package leapsmith.levels.reach.bound;

/** How the player gets from one {@link Place} to the next. */
public enum Move {
    /** It starts there. */
    START,
    /** It walks between the ground and a slope. */
    WALK,
    /** It jumps, perhaps within the coyote time after it left its place. */
    JUMP,
    /** It falls off an end of its place, or lets go of a ledge. */
    FALL,
    /** It drops through a one-way. */
    DROP,
    /** A zone launches it. */
    LAUNCH
}
