package leapsmith.physics.store;

/** The bits of {@link BodyStore#flags}. */
public final class BodyFlags {
    /** The index is in use. */
    public static final int ALIVE = 1;
    /** It falls. */
    public static final int GRAVITY = 1 << 1;
    /** Tiles stop it. */
    public static final int TILES = 1 << 2;
    /** One-ways carry it. */
    public static final int ONE_WAYS = 1 << 3;
    /** It only detects. */
    public static final int SENSOR = 1 << 4;
    /** It faces left. */
    public static final int FACING_LEFT = 1 << 5;
    /** It began a jump in this tick, so that gravity lets it be. */
    public static final int JUMPED = 1 << 6;
    /** It passes one-ways in this tick. */
    public static final int DROPPING = 1 << 7;
    /** It is wholly beyond an open side, and that was told. */
    public static final int OUTSIDE = 1 << 8;
    /** It was placed by hand since the last step, so it may be in a wall and its contacts are out of date. */
    public static final int UNSETTLED = 1 << 9;
    /** It is in a wall with no way out and is gone after this tick; until then it doesn't move. */
    public static final int CRUSHED = 1 << 10;

    /** It falls with half the gravity in this tick. */
    public static final int FLOATING = 1 << 11;

    /** It hangs by a ledge in this tick, so that gravity lets it be. */
    public static final int HANGING = 1 << 12;

    /** How far bits of contacts are shifted to be those of {@link #FIRM_SIDES}. */
    public static final int FIRM_SIDES_SHIFT = 13;

    /**
     * The sides on which it touched firm bodies at the end of the last step, for as long as it isn't placed by hand: the
     * lower four bits of {@link leapsmith.physics.body.Contacts}.
     */
    public static final int FIRM_SIDES = 15 << FIRM_SIDES_SHIFT;

    /** Nothing moves it but its track. */
    public static final int KINEMATIC = 1 << 20;

    /** Others stand on its top, when they come from above. */
    public static final int TOP = 1 << 21;

    /** Others stop at all its sides. */
    public static final int SOLID = 1 << 22;

    /** It and other firm bodies move apart when they overlap. */
    public static final int FIRM = 1 << 23;

    /** Any of these makes a platform. */
    public static final int PLATFORM = KINEMATIC | TOP | SOLID;

    /** The bits that hold for one tick only. */
    public static final int OF_ONE_TICK = JUMPED | DROPPING | FLOATING | HANGING;

    private BodyFlags() {}
}
