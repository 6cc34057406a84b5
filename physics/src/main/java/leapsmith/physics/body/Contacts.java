package leapsmith.physics.body;

/**
 * The bits that say on which sides a body touches what would stop it: tiles, closed sides of the level, slopes and solid
 * bodies; and if it is firm, other firm bodies. Touching is exact: no gap, and an overlap of positive length along the
 * side. A body that tiles don't stop touches firm bodies only, if it is firm, and else nothing.
 */
public final class Contacts {
    /** Something carries it. */
    public static final int GROUND = 1;
    /** Something that stops it is right above it. */
    public static final int CEILING = 2;
    /** Something that stops it is right at its left side. */
    public static final int LEFT_WALL = 4;
    /** Something that stops it is right at its right side. */
    public static final int RIGHT_WALL = 8;
    /** It is carried by one-way tiles or bodies with a solid top, and by nothing else: it can drop through. */
    public static final int ONE_WAY = 16;

    private Contacts() {}
}
