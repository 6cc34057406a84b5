package leapsmith.levels.grid;

import java.util.List;
import leapsmith.levels.external.Cells;
import leapsmith.levels.model.TileRegion;

/** Cells in rows of different lengths; what a row doesn't have is empty. */
final class RowCells implements Cells {
    private final List<int[]> rows;
    private final TileRegion bounds;
    /** Is added to all numbers: where -1 is empty, 0 is the first tile. */
    private final int shift;

    RowCells(List<int[]> rows, int shift) {
        this.rows = rows;
        this.shift = shift;
        int columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
        bounds = new TileRegion(0, 0, columns, rows.size());
    }

    @Override
    public TileRegion bounds() {
        return bounds;
    }

    @Override
    public int at(int column, int row) {
        if (row < 0 || row >= rows.size() || column < 0 || column >= rows.get(row).length) {
            return 0;
        }
        return rows.get(row)[column] + shift;
    }
}
