package leapsmith.physics.tile;

import java.util.List;

/**
 * A read-only view of tiles, by column and row; row 0 is on top. Tile (c, r) covers the half-open square from (c *
 * size, r * size) to ((c + 1) * size, (r + 1) * size). Columns and rows outside the map are allowed.
 */
public interface TileView {
    /** {@return width in tiles} */
    int columns();

    /** {@return height in tiles} */
    int rows();

    /** {@return side of a tile in pixels} */
    int tileSize();

    /** {@return which sides are open} */
    Borders borders();

    /**
     * {@return the type of a tile; {@link TileType#BLOCK} outside the map, for any borders}
     * @param column any
     * @param row any
     */
    TileType tileAt(int column, int row);

    /**
     * {@return whether it is a Block; true outside the map, for any borders}
     * @param column any
     * @param row any
     */
    boolean isObstacle(int column, int row);

    /**
     * {@return whether a body can stand on it: a Block, a one-way or a slope that isn't a ceiling; false outside the
     * map}
     * @param column any
     * @param row any
     */
    boolean isGround(int column, int row);

    /**
     * {@return whether it is a one-way that supports bodies; false for slopes, gates and outside the map}
     * @param column any
     * @param row any
     */
    boolean isOneWay(int column, int row);

    /**
     * {@return whether it is empty and has no material; false outside the map}
     * @param column any
     * @param row any
     */
    boolean isEmpty(int column, int row);

    /**
     * {@return whether it stops bodies from every side: a Block, or anything beyond a closed side}
     * @param column any
     * @param row any
     */
    boolean isSolid(int column, int row);

    /** {@return whether any tile is a slope} */
    boolean hasSlopes();

    /**
     * {@return the material of a tile as its index in the world's table; 0 for none, and outside the map}
     * @param column any
     * @param row any
     */
    int materialAt(int column, int row);

    /** {@return whether any tile has a material} */
    boolean hasMaterials();

    /**
     * {@return the Blocks of a region as the rectangles of {@link MergedTiles}} These are all rectangles that have a
     * tile in the region, not cut at it, from top to bottom and from left to right; the list belongs to the caller. The
     * first call takes time in proportion to the map; later calls in proportion to their results. Each change of a tile
     * updates the rectangles at a small cost.
     *
     * @param region any, also in part outside the map
     */
    List<TileRectangle> blocksIn(TileRectangle region);

    /**
     * {@return the column that contains an x coordinate, by floor division: the pixel left of the level is in column
     * -1}
     * @param xPx in pixels; any
     */
    default int columnAt(double xPx) {
        return (int) Math.floor(xPx / tileSize());
    }

    /**
     * {@return the row that contains a y coordinate, by floor division: the pixel above the level is in row -1}
     * @param yPx in pixels; any
     */
    default int rowAt(double yPx) {
        return (int) Math.floor(yPx / tileSize());
    }

    /**
     * {@return the left edge of a column in pixels}
     * @param column any
     */
    default double xOf(int column) {
        return (double) column * tileSize();
    }

    /**
     * {@return the top edge of a row in pixels}
     * @param row any
     */
    default double yOf(int row) {
        return (double) row * tileSize();
    }
}
