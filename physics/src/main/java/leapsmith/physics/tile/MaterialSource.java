package leapsmith.physics.tile;

/** A function that returns the materials of the tiles of a map. */
@FunctionalInterface
public interface MaterialSource {
    /**
     * {@return the material of a tile as its index in the world's table; 0 for none}
     * @param column 0 to the number of columns - 1
     * @param row 0 to the number of rows - 1
     */
    int at(int column, int row);
}
