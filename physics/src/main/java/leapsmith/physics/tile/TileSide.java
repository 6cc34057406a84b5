package leapsmith.physics.tile;

/** A side of a tile. */
public enum TileSide {
    /** The upper side. */
    TOP,
    /** The left side. */
    LEFT,
    /** The right side. */
    RIGHT,
    /** The lower side. */
    BOTTOM;

    /** {@return the bit of the side in a set of sides} */
    public int bit() {
        return 1 << ordinal();
    }
}
