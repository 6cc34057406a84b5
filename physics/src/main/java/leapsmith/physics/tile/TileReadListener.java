package leapsmith.physics.tile;

/**
 * Receives each tile that a simulation reads. The result of a simulation depends only on the tiles it reads, and on
 * {@link TileView#hasSlopes}, which covers all tiles.
 */
@FunctionalInterface
public interface TileReadListener {
    /**
     * A tile was read.
     *
     * @param column 0 to the map's columns - 1
     * @param row 0 to the map's rows - 1
     */
    void tileRead(int column, int row);
}
