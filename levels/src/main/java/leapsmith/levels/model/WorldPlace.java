package leapsmith.levels.model;

import java.util.Objects;

/**
 * Where a level is in the world that the levels of its folder make up. It has no effect on play.
 *
 * @param x left edge, in tiles of the level
 * @param y top edge, in tiles of the level
 * @param unknownKeys unknown keys of the file
 */
public record WorldPlace(double x, double y, RawMembers unknownKeys) {
    /** The largest distance from the origin, in tiles. */
    public static final double MAX = 10_000_000;

    /** Checks the values. */
    public WorldPlace {
        Limits.require(x, -MAX, MAX, "x");
        Limits.require(y, -MAX, MAX, "y");
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * A place without unknown keys.
     *
     * @param x left edge, in tiles of the level
     * @param y top edge, in tiles of the level
     */
    public WorldPlace(double x, double y) {
        this(x, y, RawMembers.EMPTY);
    }

    /**
     * {@return the same elsewhere}
     *
     * @param newX left edge, in tiles of the level
     * @param newY top edge, in tiles of the level
     */
    public WorldPlace at(double newX, double newY) {
        return new WorldPlace(newX, newY, unknownKeys);
    }

    /**
     * {@return a place given in pixels; one too far away is at the limit}
     *
     * @param xPx left edge in pixels
     * @param yPx top edge in pixels
     * @param tileSize the side of a tile of the level, in pixels
     */
    public static WorldPlace ofPixels(double xPx, double yPx, int tileSize) {
        return new WorldPlace(bound(xPx / tileSize), bound(yPx / tileSize));
    }

    private static double bound(double tiles) {
        return Math.max(-MAX, Math.min(MAX, tiles));
    }
}
