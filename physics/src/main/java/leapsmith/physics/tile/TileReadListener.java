package leapsmith.physics.tile;

/**
 * Is notified of each tile that a simulation reads. As long as every tile it read stays the same, a simulation gives the
 * same result whatever the others are, except for {@link TileView#hasSlopes}, which speaks of all of them.
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
