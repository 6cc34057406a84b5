package leapsmith.physics.tile;

/**
 * What a tile does to a body that touches it: a shape, the side it faces, and whether bodies pass through it in one
 * direction. The appearance of a tile is not part of the physics.
 *
 * <p>Slopes are named by the side at which they are thick: a floor that is thick at its right rises to the right. A
 * slope of 1:2 takes two adjacent tiles, with the low half at the thin side.
 *
 * <p>The code of a type is an opaque number with which tiles are stored and hashed. It never changes, and its order has
 * no meaning: {@link TileMap} looks up the properties of a code.
 */
public enum TileType {
    /** Nothing. */
    EMPTY(0, TileShape.EMPTY, null, false),
    /** Stops bodies from every side. */
    BLOCK(1, TileShape.BLOCK, null, false),
    /** Supports bodies that come from above; they pass through it from below and from the sides. */
    ONE_WAY(2, TileShape.BLOCK, TileSide.TOP, true),

    /** Floor, thick at its right: it rises to the right, 1:1. */
    SLOPE_RIGHT(3, TileShape.SLOPE, TileSide.RIGHT, false),
    /** Floor, thick at its left: it rises to the left, 1:1. */
    SLOPE_LEFT(4, TileShape.SLOPE, TileSide.LEFT, false),
    /** Floor, thick at its right: it rises to the right, 1:2, the thin half at the left. */
    SLOPE_RIGHT_LOW(5, TileShape.SLOPE_LOW, TileSide.RIGHT, false),
    /** Floor, thick at its right: it rises to the right, 1:2, the thick half at the right. */
    SLOPE_RIGHT_HIGH(6, TileShape.SLOPE_HIGH, TileSide.RIGHT, false),
    /** Floor, thick at its left: it rises to the left, 1:2, the thin half at the right. */
    SLOPE_LEFT_LOW(7, TileShape.SLOPE_LOW, TileSide.LEFT, false),
    /** Floor, thick at its left: it rises to the left, 1:2, the thick half at the left. */
    SLOPE_LEFT_HIGH(8, TileShape.SLOPE_HIGH, TileSide.LEFT, false),

    /** Ceiling, thick at its right: it descends to the right, 1:1. */
    CEILING_RIGHT(9, TileShape.CEILING, TileSide.RIGHT, false),
    /** Ceiling, thick at its left: it descends to the left, 1:1. */
    CEILING_LEFT(10, TileShape.CEILING, TileSide.LEFT, false),
    /** Ceiling, thick at its right: it descends to the right, 1:2, the thin half at the left. */
    CEILING_RIGHT_LOW(11, TileShape.CEILING_LOW, TileSide.RIGHT, false),
    /** Ceiling, thick at its right: it descends to the right, 1:2, the thick half at the right. */
    CEILING_RIGHT_HIGH(12, TileShape.CEILING_HIGH, TileSide.RIGHT, false),
    /** Ceiling, thick at its left: it descends to the left, 1:2, the thin half at the right. */
    CEILING_LEFT_LOW(13, TileShape.CEILING_LOW, TileSide.LEFT, false),
    /** Ceiling, thick at its left: it descends to the left, 1:2, the thick half at the left. */
    CEILING_LEFT_HIGH(14, TileShape.CEILING_HIGH, TileSide.LEFT, false),

    /** One-way floor, thick at its right: it rises to the right, 1:1. */
    ONE_WAY_RIGHT(15, TileShape.SLOPE, TileSide.RIGHT, true),
    /** One-way floor, thick at its left: it rises to the left, 1:1. */
    ONE_WAY_LEFT(16, TileShape.SLOPE, TileSide.LEFT, true),
    /** One-way floor, thick at its right: it rises to the right, 1:2, the thin half at the left. */
    ONE_WAY_RIGHT_LOW(17, TileShape.SLOPE_LOW, TileSide.RIGHT, true),
    /** One-way floor, thick at its right: it rises to the right, 1:2, the thick half at the right. */
    ONE_WAY_RIGHT_HIGH(18, TileShape.SLOPE_HIGH, TileSide.RIGHT, true),
    /** One-way floor, thick at its left: it rises to the left, 1:2, the thin half at the right. */
    ONE_WAY_LEFT_LOW(19, TileShape.SLOPE_LOW, TileSide.LEFT, true),
    /** One-way floor, thick at its left: it rises to the left, 1:2, the thick half at the left. */
    ONE_WAY_LEFT_HIGH(20, TileShape.SLOPE_HIGH, TileSide.LEFT, true),

    /** Gate: bodies pass through it to the left, and its left side stops those that come from there. */
    GATE_LEFT(21, TileShape.BLOCK, TileSide.LEFT, true),
    /** Gate: bodies pass through it to the right, and its right side stops those that come from there. */
    GATE_RIGHT(22, TileShape.BLOCK, TileSide.RIGHT, true),
    /** Gate: bodies pass through it downward, and its lower side stops those that come from there. */
    GATE_DOWN(23, TileShape.BLOCK, TileSide.BOTTOM, true);

    private final byte code;
    private final TileShape shape;
    private final TileSide side;
    private final boolean oneWay;
    private final Slope slope;

    TileType(int code, TileShape shape, TileSide side, boolean oneWay) {
        this.code = (byte) code;
        this.shape = shape;
        this.side = side;
        this.oneWay = oneWay;
        slope = shape.isSlope()
                ? new Slope(shape.isCeiling(), side == TileSide.RIGHT, shape.thinHalves(), shape.thickHalves(), oneWay)
                : null;
    }

    /**
     * {@return the type with this shape, side and direction}
     *
     * @param shape the solid part
     * @param side see {@link #side}
     * @param oneWay whether bodies pass through it in one direction
     * @throws IllegalArgumentException if there is none, such as a one-way ceiling
     */
    public static TileType of(TileShape shape, TileSide side, boolean oneWay) {
        for (TileType type : values()) {
            if (type.shape == shape && type.side == side && type.oneWay == oneWay) {
                return type;
            }
        }
        throw new IllegalArgumentException("no tile is " + shape + ", " + side + (oneWay ? ", one-way" : ""));
    }

    /** {@return the number of this type where tiles are stored, 0 to 127, unique} */
    public byte code() {
        return code;
    }

    /** {@return the form of its solid part} */
    public TileShape shape() {
        return shape;
    }

    /**
     * {@return the side at which a slope is thick, or the side of another one-way that stops bodies; null for Empty and
     * Block, which are the same from all sides}
     */
    public TileSide side() {
        return side;
    }

    /** {@return whether bodies pass through it in one direction: {@link #ONE_WAY}, a one-way slope or a gate} */
    public boolean isOneWay() {
        return oneWay;
    }

    /** {@return whether it is a gate: a one-way that faces left, right or down} */
    public boolean isGate() {
        return oneWay && slope == null && side != TileSide.TOP;
    }

    /** {@return whether it is a slope, solid or one-way} */
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
        // A part of a ladder has a code of its own, which is not for others.
        if (type == null || type.code != code) {
            throw new IllegalArgumentException("no tile type has the code " + code);
        }
        return type;
    }
}
