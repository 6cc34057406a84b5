package leapsmith.levels.model;

/**
 * A rectangle of tiles: its first column and row, and how many of each. A region without a tile has zero columns and
 * rows and is equal to {@link #EMPTY}.
 */
public record TileRegion(int column, int row, int columns, int rows) {
    public static final TileRegion EMPTY = new TileRegion(0, 0, 0, 0);

    public TileRegion {
        if (columns <= 0 || rows <= 0) {
            column = 0;
            row = 0;
            columns = 0;
            rows = 0;
        }
    }

    /** The smallest region that contains both tiles, in any order. */
    public static TileRegion between(int columnA, int rowA, int columnB, int rowB) {
        int column = Math.min(columnA, columnB);
        int row = Math.min(rowA, rowB);
        return new TileRegion(column, row, Math.max(columnA, columnB) - column + 1, Math.max(rowA, rowB) - row + 1);
    }

    public boolean isEmpty() {
        return columns == 0;
    }

    /** The column after the last. */
    public int endColumn() {
        return column + columns;
    }

    /** The row after the last. */
    public int endRow() {
        return row + rows;
    }

    public long area() {
        return (long) columns * rows;
    }

    public boolean contains(int otherColumn, int otherRow) {
        return otherColumn >= column && otherColumn < endColumn() && otherRow >= row && otherRow < endRow();
    }

    /** The smallest region that contains both. */
    public TileRegion union(TileRegion other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        int left = Math.min(column, other.column);
        int top = Math.min(row, other.row);
        return new TileRegion(
                left, top, Math.max(endColumn(), other.endColumn()) - left, Math.max(endRow(), other.endRow()) - top);
    }

    /** The intersection of both. */
    public TileRegion intersect(TileRegion other) {
        int left = Math.max(column, other.column);
        int top = Math.max(row, other.row);
        return new TileRegion(
                left, top, Math.min(endColumn(), other.endColumn()) - left, Math.min(endRow(), other.endRow()) - top);
    }
}
