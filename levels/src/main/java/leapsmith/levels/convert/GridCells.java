package leapsmith.levels.convert;

import leapsmith.levels.external.Cells;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;

/** The tiles of a level as cells of a map; a view, so that a large level isn't copied. */
final class GridCells implements Cells {
    private final TileGrid grid;
    private final int[] idOfValue;

    /** With the id of a tile for each value of the grid. */
    GridCells(TileGrid grid, int[] idOfValue) {
        this.grid = grid;
        this.idOfValue = idOfValue.clone();
    }

    @Override
    public TileRegion bounds() {
        return grid.region();
    }

    @Override
    public int at(int column, int row) {
        return grid.contains(column, row) ? idOfValue[grid.at(column, row)] : 0;
    }
}
