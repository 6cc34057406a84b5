package leapsmith.physics.body;

/**
 * The sides on which a body touches something that stops it, as bits: tiles, closed sides of the level, slopes, solid
 * bodies and, if the body is solid to bodies, others that are too. Touching is exact: no gap, and an overlap of
 * positive length along the side. A body that doesn't collide with tiles touches only bodies that are solid to bodies,
 * if it is one too.
 */
public final class Contacts {
    /** Something supports it. */
    public static final int GROUND = 1;
    /** Something directly above stops it. */
    public static final int CEILING = 2;
    /** Something directly at its left side stops it. */
    public static final int LEFT_WALL = 4;
    /** Something directly at its right side stops it. */
    public static final int RIGHT_WALL = 8;
    /** Only one-way tiles or bodies with a solid top support it, so it can drop through. */
    public static final int ONE_WAY = 16;

    private Contacts() {}
}
