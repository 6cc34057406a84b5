package leapsmith.physics.tile;

/**
 * A rectangle of tiles.
 *
 * @param column the first column
 * @param row the first row, on top
 * @param columns how many columns, at least 1
 * @param rows how many rows, at least 1
 */
public record TileRectangle(int column, int row, int columns, int rows) {
    /**
     * {@return whether a tile is in it}
     * @param otherColumn of the tile
     * @param otherRow of the tile
     */
    public boolean contains(int otherColumn, int otherRow) {
        return otherColumn >= column && otherColumn - column < columns && otherRow >= row && otherRow - row < rows;
    }
}
