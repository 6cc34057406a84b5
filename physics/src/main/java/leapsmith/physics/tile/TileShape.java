package leapsmith.physics.tile;

/** The form of the solid part of a tile, whichever side it faces. */
public enum TileShape {
    /** Nothing is solid. */
    EMPTY(0, 0),
    /** The whole tile. */
    BLOCK(2, 2),
    /** Floor of 1:1. */
    SLOPE(0, 2),
    /** The low half of a floor of 1:2. */
    SLOPE_LOW(0, 1),
    /** The high half of a floor of 1:2. */
    SLOPE_HIGH(1, 2),
    /** Ceiling of 1:1. */
    CEILING(0, 2),
    /** The low half of a ceiling of 1:2. */
    CEILING_LOW(0, 1),
    /** The high half of a ceiling of 1:2. */
    CEILING_HIGH(1, 2);

    private final int thinHalves;
    private final int thickHalves;

    TileShape(int thinHalves, int thickHalves) {
        this.thinHalves = thinHalves;
        this.thickHalves = thickHalves;
    }

    /** {@return its height at the thin side, in halves of a tile, 0 to 2} */
    public int thinHalves() {
        return thinHalves;
    }

    /** {@return its height at the thick side, in halves of a tile, 0 to 2} */
    public int thickHalves() {
        return thickHalves;
    }

    /** {@return whether its sides have different heights} */
    public boolean isSlope() {
        return thinHalves != thickHalves;
    }

    /** {@return the ceiling that is this floor upside down, or the reverse; another shape is the same} */
    public TileShape upsideDown() {
        return switch (this) {
            case EMPTY, BLOCK -> this;
            case SLOPE -> CEILING;
            case SLOPE_LOW -> CEILING_LOW;
            case SLOPE_HIGH -> CEILING_HIGH;
            case CEILING -> SLOPE;
            case CEILING_LOW -> SLOPE_LOW;
            case CEILING_HIGH -> SLOPE_HIGH;
        };
    }

    /** {@return whether it is a slope at the top of the tile} */
    public boolean isCeiling() {
        return this == CEILING || this == CEILING_LOW || this == CEILING_HIGH;
    }
}
