package leapsmith.physics.body;

/**
 * The bits that say on which sides a body touches tiles. Touching is exact: no gap, and an overlap of positive length
 * along the side.
 */
public final class Contacts {
    /** Something carries it. */
    public static final int GROUND = 1;
    /** A Block is right above it. */
    public static final int CEILING = 2;
    /** A Block is right at its left side. */
    public static final int LEFT_WALL = 4;
    /** A Block is right at its right side. */
    public static final int RIGHT_WALL = 8;
    /** It is carried by one-ways and by nothing else. */
    public static final int ONE_WAY = 16;

    private Contacts() {}
}
