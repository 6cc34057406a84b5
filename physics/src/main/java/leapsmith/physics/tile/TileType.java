package leapsmith.physics.tile;

/** What a tile does to a body that touches it. How a tile looks is another matter and not known here. */
public enum TileType {
    /** Nothing is there. */
    EMPTY,
    /** Stops bodies from every side. */
    BLOCK,
    /** Carries bodies that come from above; they pass from below and from the sides. */
    ONE_WAY;

    private static final TileType[] TYPES = values();

    /** The number that stands for this type where tiles are stored. */
    public byte code() {
        return (byte) ordinal();
    }

    /**
     * The type of a code.
     *
     * @throws IllegalArgumentException if no type has it
     */
    public static TileType ofCode(int code) {
        if (code < 0 || code >= TYPES.length) {
            throw new IllegalArgumentException("no tile type has the code " + code);
        }
        return TYPES[code];
    }
}
