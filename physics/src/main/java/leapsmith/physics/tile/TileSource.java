package leapsmith.physics.tile;

/** Says what the tiles of a map are. */
@FunctionalInterface
public interface TileSource {
    /**
     * {@return the type of a tile}
     * @param column 0 to one less than there are columns
     * @param row 0 to one less than there are rows
     */
    TileType at(int column, int row);
}
