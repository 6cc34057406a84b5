package leapsmith.physics.tile;

/**
 * What a tile does to a body that touches it. The appearance of a tile is not part of the physics.
 *
 * <p>Slopes are named by the side at which they are thick: a floor that is thick at its right rises to the right. A
 * slope of 1:2 takes two adjacent tiles, with the low half at the thin side.
 *
 * <p>The code of a type is an opaque number with which tiles are stored and hashed. It never changes, and its order has
 * no meaning: {@link TileMap} looks up the properties of a code.
 */
public enum TileType {
    /** Nothing. */
    EMPTY(0, null),
    /** Stops bodies from every side. */
    BLOCK(1, null),
    /** Supports bodies that come from above; they pass through it from below and from the sides. */
    ONE_WAY(2, null),

    /** Floor, thick at its right: it rises to the right, 1:1. */
    SLOPE_RIGHT(3, Slope.floor(true, 0, 2)),
    /** Floor, thick at its left: it rises to the left, 1:1. */
    SLOPE_LEFT(4, Slope.floor(false, 0, 2)),
    /** Floor, thick at its right: it rises to the right, 1:2, the thin half at the left. */
    SLOPE_RIGHT_LOW(5, Slope.floor(true, 0, 1)),
    /** Floor, thick at its right: it rises to the right, 1:2, the thick half at the right. */
    SLOPE_RIGHT_HIGH(6, Slope.floor(true, 1, 2)),
    /** Floor, thick at its left: it rises to the left, 1:2, the thin half at the right. */
    SLOPE_LEFT_LOW(7, Slope.floor(false, 0, 1)),
    /** Floor, thick at its left: it rises to the left, 1:2, the thick half at the left. */
    SLOPE_LEFT_HIGH(8, Slope.floor(false, 1, 2)),

    /** Ceiling, thick at its right: it descends to the right, 1:1. */
    CEILING_RIGHT(9, Slope.ceiling(true, 0, 2)),
    /** Ceiling, thick at its left: it descends to the left, 1:1. */
    CEILING_LEFT(10, Slope.ceiling(false, 0, 2)),
    /** Ceiling, thick at its right: it descends to the right, 1:2, the thin half at the left. */
    CEILING_RIGHT_LOW(11, Slope.ceiling(true, 0, 1)),
    /** Ceiling, thick at its right: it descends to the right, 1:2, the thick half at the right. */
    CEILING_RIGHT_HIGH(12, Slope.ceiling(true, 1, 2)),
    /** Ceiling, thick at its left: it descends to the left, 1:2, the thin half at the right. */
    CEILING_LEFT_LOW(13, Slope.ceiling(false, 0, 1)),
    /** Ceiling, thick at its left: it descends to the left, 1:2, the thick half at the left. */
    CEILING_LEFT_HIGH(14, Slope.ceiling(false, 1, 2)),

    /** One-way floor, thick at its right: it rises to the right, 1:1. */
    ONE_WAY_RIGHT(15, Slope.oneWay(true, 0, 2)),
    /** One-way floor, thick at its left: it rises to the left, 1:1. */
    ONE_WAY_LEFT(16, Slope.oneWay(false, 0, 2)),
    /** One-way floor, thick at its right: it rises to the right, 1:2, the thin half at the left. */
    ONE_WAY_RIGHT_LOW(17, Slope.oneWay(true, 0, 1)),
    /** One-way floor, thick at its right: it rises to the right, 1:2, the thick half at the right. */
    ONE_WAY_RIGHT_HIGH(18, Slope.oneWay(true, 1, 2)),
    /** One-way floor, thick at its left: it rises to the left, 1:2, the thin half at the right. */
    ONE_WAY_LEFT_LOW(19, Slope.oneWay(false, 0, 1)),
    /** One-way floor, thick at its left: it rises to the left, 1:2, the thick half at the left. */
    ONE_WAY_LEFT_HIGH(20, Slope.oneWay(false, 1, 2));

    private final byte code;
    private final Slope slope;

    TileType(int code, Slope slope) {
        this.code = (byte) code;
        this.slope = slope;
    }

    /** {@return the number of this type where tiles are stored, 0 to 127, unique} */
    public byte code() {
        return code;
    }

    /** {@return whether it is a slope} */
    public boolean isSlope() {
        return slope != null;
    }

    /** {@return its geometry if it is a slope, otherwise null} */
    public Slope slope() {
        return slope;
    }

    /**
     * {@return the type of a code}
     * @param code as of {@link #code}
     * @throws IllegalArgumentException if no type has it
     */
    public static TileType ofCode(int code) {
        TileType type = TileCodes.typeOf(code);
        if (type == null) {
            throw new IllegalArgumentException("no tile type has the code " + code);
        }
        return type;
    }
}
