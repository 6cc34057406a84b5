package leapsmith.levels.external;

import java.util.Objects;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.TileRegion;

public final class CellArray implements Cells {
    private final TileRegion bounds;
    private final int[] values;

    /**
     * Empty cells.
     *
     * @param bounds the cells that can be set
     * @throws IllegalArgumentException if there are more than {@link Limits#MAX_TILES}
     */
    public CellArray(TileRegion bounds) {
        this.bounds = Objects.requireNonNull(bounds);
        if (bounds.area() > Limits.MAX_TILES) {
            throw new IllegalArgumentException("more than " + Limits.MAX_TILES + " cells: " + bounds);
        }
        values = new int[(int) bounds.area()];
    }

    @Override
    public TileRegion bounds() {
        return bounds;
    }

    @Override
    public int at(int column, int row) {
        return bounds.contains(column, row) ? values[index(column, row)] : 0;
    }

    /**
     * Sets a cell.
     *
     * @param value as {@link Cells} describes
     * @throws IndexOutOfBoundsException if it lies outside the bounds
     */
    public void set(int column, int row, int value) {
        if (!bounds.contains(column, row)) {
            throw new IndexOutOfBoundsException("cell " + column + ", " + row + " of " + bounds);
        }
        values[index(column, row)] = value;
    }

    private int index(int column, int row) {
        return (row - bounds.row()) * bounds.columns() + column - bounds.column();
    }
}
