package leapsmith.physics.tile;

/**
 * Lookup tables from the stored codes of tiles to their properties. They are built from {@link TileType} alone; nothing
 * else depends on the values or the order of codes.
 *
 * <p>A code is masked before each lookup, so that the compiler drops the bounds check, and the test of a code has no
 * branch of its own.
 */
final class TileCodes {
    /** The code of {@link TileType#EMPTY}. */
    static final byte EMPTY = TileType.EMPTY.code();

    private static final int SIZE = 1 << 7;
    private static final int MASK = SIZE - 1;

    private static final int BLOCK = 1;
    private static final int SLOPE_SHIFT = 1;
    private static final int SLOPE = 1 << SLOPE_SHIFT;
    private static final int ONE_WAY = 1 << 2;
    /** A body can stand on it. */
    private static final int GROUND = 1 << 3;
    /** The left shift from the ordinal of a side to the trait of a gate of that side. */
    private static final int GATE_SHIFT = 4;

    /**
     * The code of a {@link TileType#ONE_WAY} that can be climbed and has another one above it: as in a ladder, only the topmost
     * supports bodies.
     */
    static final byte LADDER = 24;

    private static final TileType[] TYPES = new TileType[SIZE];
    private static final Slope[] SLOPES = new Slope[SIZE];
    private static final byte[] TRAITS = new byte[SIZE];

    static {
        for (TileType type : TileType.values()) {
            int code = type.code();
            if (code < 0 || TYPES[code] != null) {
                throw new IllegalStateException(type + " has the code " + code + ", which is negative or in use");
            }
            TYPES[code] = type;
            SLOPES[code] = type.slope();
            TRAITS[code] = (byte) traits(type);
        }
        TYPES[LADDER] = TileType.ONE_WAY;
    }

    private TileCodes() {}

    private static int traits(TileType type) {
        if (type.isSlope()) {
            return SLOPE | (type.shape().isCeiling() ? 0 : GROUND);
        }
        if (type.isGate()) {
            return type.side().bit() << GATE_SHIFT;
        }
        return type.shape() == TileShape.EMPTY ? 0 : (type.isOneWay() ? ONE_WAY : BLOCK) | GROUND;
    }

    /** The type of a code, or null if no type has it. */
    static TileType typeOf(int code) {
        return (code & ~MASK) == 0 ? TYPES[code] : null;
    }

    /** The geometry of a slope, or null for any other code. */
    static Slope slope(byte code) {
        return SLOPES[code & MASK];
    }

    static boolean isBlock(byte code) {
        return has(code, BLOCK);
    }

    /** Whether it is {@link TileType#ONE_WAY} and supports bodies; one-way slopes are not. */
    static boolean isOneWay(byte code) {
        return has(code, ONE_WAY);
    }

    static boolean isBlockOrOneWay(byte code) {
        return has(code, BLOCK | ONE_WAY);
    }

    /** Whether a body can stand on it. */
    static boolean isGround(byte code) {
        return has(code, GROUND);
    }

    /** Whether it stops a body that enters it across one of some sides, see {@link TileSide#bit}; of one-ways only gates do. */
    static boolean isSolidFrom(byte code, int sides) {
        return has(code, BLOCK | sides << GATE_SHIFT);
    }

    /** Whether it is {@link TileType#ONE_WAY}, also as a part of a ladder. */
    static boolean isOneWayType(byte code) {
        return code == LADDER || isOneWay(code);
    }

    /** 1 for a Block, otherwise 0. */
    static int blockBit(byte code) {
        return TRAITS[code & MASK] & BLOCK;
    }

    /** 1 for a slope, otherwise 0. */
    static int slopeBit(byte code) {
        return TRAITS[code & MASK] >> SLOPE_SHIFT & 1;
    }

    private static boolean has(byte code, int traits) {
        return (TRAITS[code & MASK] & traits) != 0;
    }
}
