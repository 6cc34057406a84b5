package leapsmith.physics.tile;

/**
 * What a tile does to a body that touches it. How a tile looks is another matter and not known here.
 *
 * <p>Slopes are named by the side at which they are thick: a floor that is thick at its right rises to the right. One
 * of 1:2 takes two tiles side by side, the low half at the thin side.
 */
public enum TileType {
    /** Nothing is there. */
    EMPTY(null),
    /** Stops bodies from every side. */
    BLOCK(null),
    /** Carries bodies that come from above; they pass from below and from the sides. */
    ONE_WAY(null),

    /** Floor, thick at its right: it rises to the right, 1:1. */
    SLOPE_RIGHT(Slope.floor(true, 0, 2)),
    /** Floor, thick at its left: it rises to the left, 1:1. */
    SLOPE_LEFT(Slope.floor(false, 0, 2)),
    /** Floor, thick at its right: it rises to the right, 1:2, the thin half at the left. */
    SLOPE_RIGHT_LOW(Slope.floor(true, 0, 1)),
    /** Floor, thick at its right: it rises to the right, 1:2, the thick half at the right. */
    SLOPE_RIGHT_HIGH(Slope.floor(true, 1, 2)),
    /** Floor, thick at its left: it rises to the left, 1:2, the thin half at the right. */
    SLOPE_LEFT_LOW(Slope.floor(false, 0, 1)),
    /** Floor, thick at its left: it rises to the left, 1:2, the thick half at the left. */
    SLOPE_LEFT_HIGH(Slope.floor(false, 1, 2)),

    /** Ceiling, thick at its right: it comes down to the right, 1:1. */
    CEILING_RIGHT(Slope.ceiling(true, 0, 2)),
    /** Ceiling, thick at its left: it comes down to the left, 1:1. */
    CEILING_LEFT(Slope.ceiling(false, 0, 2)),
    /** Ceiling, thick at its right: it comes down to the right, 1:2, the thin half at the left. */
    CEILING_RIGHT_LOW(Slope.ceiling(true, 0, 1)),
    /** Ceiling, thick at its right: it comes down to the right, 1:2, the thick half at the right. */
    CEILING_RIGHT_HIGH(Slope.ceiling(true, 1, 2)),
    /** Ceiling, thick at its left: it comes down to the left, 1:2, the thin half at the right. */
    CEILING_LEFT_LOW(Slope.ceiling(false, 0, 1)),
    /** Ceiling, thick at its left: it comes down to the left, 1:2, the thick half at the left. */
    CEILING_LEFT_HIGH(Slope.ceiling(false, 1, 2)),

    /** One-way floor, thick at its right: it rises to the right, 1:1. */
    ONE_WAY_RIGHT(Slope.oneWay(true, 0, 2)),
    /** One-way floor, thick at its left: it rises to the left, 1:1. */
    ONE_WAY_LEFT(Slope.oneWay(false, 0, 2)),
    /** One-way floor, thick at its right: it rises to the right, 1:2, the thin half at the left. */
    ONE_WAY_RIGHT_LOW(Slope.oneWay(true, 0, 1)),
    /** One-way floor, thick at its right: it rises to the right, 1:2, the thick half at the right. */
    ONE_WAY_RIGHT_HIGH(Slope.oneWay(true, 1, 2)),
    /** One-way floor, thick at its left: it rises to the left, 1:2, the thin half at the right. */
    ONE_WAY_LEFT_LOW(Slope.oneWay(false, 0, 1)),
    /** One-way floor, thick at its left: it rises to the left, 1:2, the thick half at the left. */
    ONE_WAY_LEFT_HIGH(Slope.oneWay(false, 1, 2));

    private static final TileType[] TYPES = values();

    private final Slope slope;

    TileType(Slope slope) {
        this.slope = slope;
    }

    /** {@return the number that stands for this type where tiles are stored} */
    public byte code() {
        return (byte) ordinal();
    }

    /** {@return whether it is a slope} */
    public boolean isSlope() {
        return slope != null;
    }

    /** {@return its shape if it is a slope, else null} */
    public Slope slope() {
        return slope;
    }

    /**
     * {@return the type of a code}
     * @param code as of {@link #code}
     * @throws IllegalArgumentException if no type has it
     */
    public static TileType ofCode(int code) {
        if (code < 0 || code >= TYPES.length) {
            throw new IllegalArgumentException("no tile type has the code " + code);
        }
        return TYPES[code];
    }
}
