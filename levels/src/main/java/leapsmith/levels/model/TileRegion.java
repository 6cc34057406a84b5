package leapsmith.levels.model;

/**
 * A rectangle of tiles: its first column and row, and how many of each. A region without a tile has zero columns and
 * rows and is equal to {@link #EMPTY}.
 *
 * @param column the first column
 * @param row the first row
 * @param columns number of columns; 0 for an empty region
 * @param rows number of rows; 0 for an empty region
 */
public record TileRegion(int column, int row, int columns, int rows) {
    /** A region without tiles. */
    public static final TileRegion EMPTY = new TileRegion(0, 0, 0, 0);

    /** Checks the values. */
    public TileRegion {
        if (columns <= 0 || rows <= 0) {
            column = 0;
            row = 0;
            columns = 0;
            rows = 0;
        }
    }

    /**
     * {@return the smallest region that contains both tiles, in any order}
     *
     * @param columnA column of one tile
     * @param rowA row of one tile
     * @param columnB column of the other tile
     * @param rowB row of the other tile
     */
    public static TileRegion between(int columnA, int rowA, int columnB, int rowB) {
        int column = Math.min(columnA, columnB);
        int row = Math.min(rowA, rowB);
        return new TileRegion(column, row, Math.max(columnA, columnB) - column + 1, Math.max(rowA, rowB) - row + 1);
    }

    /** {@return whether it contains no tiles} */
    public boolean isEmpty() {
        return columns == 0;
    }

    /** {@return the column after the last} */
    public int endColumn() {
        return column + columns;
    }

    /** {@return the row after the last} */
    public int endRow() {
        return row + rows;
    }

    /** {@return the number of tiles} */
    public long area() {
        return (long) columns * rows;
    }

    /**
     * {@return whether a tile is in the region}
     *
     * @param otherColumn column of a tile
     * @param otherRow row of a tile
     */
    public boolean contains(int otherColumn, int otherRow) {
        return otherColumn >= column && otherColumn < endColumn() && otherRow >= row && otherRow < endRow();
    }

    /**
     * {@return the smallest region that contains both}
     *
     * @param other any region
     */
    public TileRegion union(TileRegion other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        int left = Math.min(column, other.column);
        int top = Math.min(row, other.row);
        return new TileRegion(
                left, top, Math.max(endColumn(), other.endColumn()) - left, Math.max(endRow(), other.endRow()) - top);
    }

    /**
     * {@return the intersection of both}
     *
     * @param other any region
     */
    public TileRegion intersect(TileRegion other) {
        int left = Math.max(column, other.column);
        int top = Math.max(row, other.row);
        return new TileRegion(
                left, top, Math.min(endColumn(), other.endColumn()) - left, Math.min(endRow(), other.endRow()) - top);
    }
}
