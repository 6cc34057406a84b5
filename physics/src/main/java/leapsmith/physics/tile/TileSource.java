package leapsmith.physics.tile;

/** A function that returns the tiles of a map. */
@FunctionalInterface
public interface TileSource {
    /**
     * {@return the type of a tile}
     * @param column 0 to the number of columns - 1
     * @param row 0 to the number of rows - 1
     */
    TileType at(int column, int row);
}
