package leapsmith.physics.tile;

import java.util.List;

/**
 * Tiles that can be read but not changed, by column and row; row 0 is on top. Tile (c, r) covers the half-open square
 * from (c * size, r * size) to ((c + 1) * size, (r + 1) * size). Any column and row may be asked for, also outside.
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
     * {@return the type of a tile; {@link TileType#BLOCK} outside the map, whatever the borders}
     * @param column any
     * @param row any
     */
    TileType tileAt(int column, int row);

    /**
     * {@return whether it is a Block; true outside the map, whatever the borders}
     * @param column any
     * @param row any
     */
    boolean isObstacle(int column, int row);

    /**
     * {@return whether a body can stand on it: a Block, a one-way or a slope that is no ceiling; false outside the map}
     * @param column any
     * @param row any
     */
    boolean isGround(int column, int row);

    /**
     * {@return whether it is a one-way; false outside the map}
     * @param column any
     * @param row any
     */
    boolean isOneWay(int column, int row);

    /**
     * {@return whether it is empty; false outside the map}
     * @param column any
     * @param row any
     */
    boolean isEmpty(int column, int row);

    /**
     * {@return whether bodies are stopped there from every side: a Block, or anything beyond a closed side}
     * @param column any
     * @param row any
     */
    boolean isSolid(int column, int row);

    /** {@return whether any tile is a slope} */
    boolean hasSlopes();

    /**
     * {@return the Blocks of a region as the rectangles of {@link MergedTiles}} Each that has a tile in the region,
     * whole, from the top and from the left; the list is the caller's. The first call takes time in proportion to the
     * map; later ones to what they give, and rectangles follow each painted tile at a small cost.
     *
     * @param region any, also in part outside the map
     */
    List<TileRectangle> blocksIn(TileRectangle region);

    /**
     * {@return the column that holds a place, by floor division: the pixel left of the level is in column -1}
     * @param xPx in pixels; any
     */
    default int columnAt(double xPx) {
        return (int) Math.floor(xPx / tileSize());
    }

    /**
     * {@return the row that holds a place, by floor division: the pixel above the level is in row -1}
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
