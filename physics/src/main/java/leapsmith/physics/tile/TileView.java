package leapsmith.physics.tile;

import java.util.List;

/**
 * Tiles that can be read but not changed, by column and row; row 0 is on top. Tile (c, r) covers the half-open square
 * from (c * size, r * size) to ((c + 1) * size, (r + 1) * size). Any column and row may be asked for, also outside.
 */
public interface TileView {
    /** Width in tiles. */
    int columns();

    /** Height in tiles. */
    int rows();

    /** Side of a tile in pixels. */
    int tileSize();

    /** Which sides are open. */
    Borders borders();

    /** The type of a tile; {@link TileType#BLOCK} outside the map, whatever the borders. */
    TileType tileAt(int column, int row);

    /** Whether it is a Block; true outside the map, whatever the borders. */
    boolean isObstacle(int column, int row);

    /** Whether a body can stand on it: a Block, a one-way or a slope that is no ceiling; false outside the map. */
    boolean isGround(int column, int row);

    /** Whether it is a one-way; false outside the map. */
    boolean isOneWay(int column, int row);

    /** Whether it is empty; false outside the map. */
    boolean isEmpty(int column, int row);

    /** Whether bodies are stopped there from every side: a Block, or anything beyond a closed side. */
    boolean isSolid(int column, int row);

    /**
     * The Blocks of a region as the rectangles of {@link MergedTiles}: each that has a tile in the region, whole, from
     * the top and from the left. The first call takes time in proportion to the map; later ones to what they give, and
     * rectangles follow each painted tile at a small cost.
     */
    List<TileRectangle> blocksIn(TileRectangle region);

    /** The column that holds a place, by floor division: the pixel left of the level is in column -1. */
    default int columnAt(double xPx) {
        return (int) Math.floor(xPx / tileSize());
    }

    /** The row that holds a place, by floor division: the pixel above the level is in row -1. */
    default int rowAt(double yPx) {
        return (int) Math.floor(yPx / tileSize());
    }

    /** The left edge of a column in pixels. */
    default double xOf(int column) {
        return (double) column * tileSize();
    }

    /** The top edge of a row in pixels. */
    default double yOf(int row) {
        return (double) row * tileSize();
    }
}
