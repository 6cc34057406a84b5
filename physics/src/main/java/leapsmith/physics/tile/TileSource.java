package leapsmith.physics.tile;

/** Says what the tiles of a map are. */
@FunctionalInterface
public interface TileSource {
    /** The type of a tile inside the map. */
    TileType at(int column, int row);
}
