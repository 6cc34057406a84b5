package leapsmith.physics.store;

/** The bits of {@link BodyStore#flags}. */
public final class BodyFlags {
    /** The index is in use. */
    public static final int ALIVE = 1;
    /** It falls. */
    public static final int GRAVITY = 1 << 1;
    /** It collides with tiles. */
    public static final int TILES = 1 << 2;
    /** One-ways support it. */
    public static final int ONE_WAYS = 1 << 3;
    /** It only detects other bodies. */
    public static final int SENSOR = 1 << 4;
    /** It faces left. */
    public static final int FACING_LEFT = 1 << 5;
    /** It starts a jump or a launch in this tick, so gravity doesn't act on it. */
    public static final int JUMPED = 1 << 6;
    /** It passes through one-ways in this tick. */
    public static final int DROPPING = 1 << 7;
    /** It is entirely beyond an open side, and that was published. */
    public static final int OUTSIDE = 1 << 8;
    /** It was placed by an edit since the last step: it may overlap a wall and its contacts are out of date. */
    public static final int UNRESOLVED = 1 << 9;
    /** It overlaps a wall with no free place near, and is removed after this tick; until then it doesn't move. */
    public static final int CRUSHED = 1 << 10;

    /** It falls with half the gravity in this tick. */
    public static final int FLOATING = 1 << 11;

    /** It hangs from a ledge in this tick, so gravity doesn't act on it. */
    public static final int HANGING = 1 << 12;

    /** The left shift from bits of contacts to {@link #BODY_SIDES}. */
    public static final int BODY_SIDES_SHIFT = 13;

    /**
     * The sides on which it touched bodies solid to bodies at the end of the last step, until an edit places it: the
     * lower four bits of {@link leapsmith.physics.body.Contacts}.
     */
    public static final int BODY_SIDES = 15 << BODY_SIDES_SHIFT;

    /** Its controller walks it toward the side that it faces, in this tick. */
    public static final int WALKS = 1 << 17;

    /** Gravity doesn't act on it in this tick. */
    public static final int WEIGHTLESS = 1 << 18;

    /** It dashes: for as long as {@link BodyStore#airTicks} counts. */
    public static final int DASHING = 1 << 19;

    /** Only its path moves it. */
    public static final int KINEMATIC = 1 << 20;

    /** A one-way top: it supports bodies that come from above. */
    public static final int TOP = 1 << 21;

    /** It stops other bodies at all its sides. */
    public static final int SOLID = 1 << 22;

    /** It and other bodies with this flag are separated when they overlap. */
    public static final int SOLID_TO_BODIES = 1 << 23;

    /** An edit since the last step set its velocity so that it now rises and did not then, or the other way round. */
    public static final int TURNED = 1 << 24;

    /** An edit since the last step launched it upward: in the next step it moves with its full speed, as in a jump. */
    public static final int LAUNCHING = 1 << 25;

    /** The right shift from {@link #LAUNCHING} to {@link #JUMPED}. */
    public static final int LAUNCHING_SHIFT = 19;

    /** A player that rises because it was launched, and not by a jump. */
    public static final int LAUNCHED = 1 << 26;

    /** It drops through a ramp: it passes through one-ways until it lands or its feet are in no one-way slope any more. */
    public static final int LEAVING_RAMP = 1 << 27;

    /** It has dashed since it was last supported. */
    public static final int DASHED = 1 << 28;

    /** It starts a jump in this tick, and not a launch. */
    public static final int JUMPS = 1 << 29;

    /** While it has any of these, no one-way supports it. */
    public static final int PASSES_ONE_WAYS = DROPPING | LEAVING_RAMP;

    /** A body with any of these is a platform. */
    public static final int PLATFORM = KINEMATIC | TOP | SOLID;

    /** The bits that hold for one tick only. */
    public static final int OF_ONE_TICK =
            JUMPED | DROPPING | FLOATING | HANGING | TURNED | LAUNCHING | WALKS | WEIGHTLESS | JUMPS;

    /** All bits but those that affect nothing after the tick in which they are set. */
    public static final int LASTING = ~(WALKS | WEIGHTLESS | JUMPS);

    private BodyFlags() {}
}
