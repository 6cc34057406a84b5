package leapsmith.levels.convert;

import java.util.function.IntPredicate;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.model.TileRegion;

/** How many cells of a layer have each value other than 0. */
final class CellHistogram {
    private final IntTable table = new IntTable();

    private CellHistogram(Cells cells) {
        TileRegion bounds = cells.bounds();
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            int run = 0;
            int last = 0;
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                int cell = cells.at(column, row);
                if (cell != last) {
                    count(last, run);
                    last = cell;
                    run = 0;
                }
                run++;
            }
            count(last, run);
        }
    }

    private void count(int cell, int run) {
        if (cell != 0 && run > 0) {
            table.add(cell, run);
        }
    }

    /** Those of a layer of cells. */
    static CellHistogram of(ExternalLayer layer) {
        return new CellHistogram(cellsOf(layer));
    }

    /** The cells of a layer; none if it holds something else. */
    static Cells cellsOf(ExternalLayer layer) {
        if (layer instanceof ExternalLayer.Tiles tiles) {
            return tiles.cells();
        }
        return layer instanceof ExternalLayer.Values values ? values.cells() : NO_CELLS;
    }

    private static final Cells NO_CELLS = new Cells() {
        @Override
        public TileRegion bounds() {
            return TileRegion.EMPTY;
        }

        @Override
        public int at(int column, int row) {
            return 0;
        }
    };

    /** The different values, each with its place in {@link #valueAt}. */
    int size() {
        return table.size();
    }

    int valueAt(int index) {
        return table.key(index);
    }

    int countAt(int index) {
        return table.value(index);
    }

    int indexOf(int cell) {
        return table.indexOf(cell);
    }

    /** How many cells have a value that meets a condition. */
    long count(IntPredicate condition) {
        long sum = 0;
        for (int i = 0; i < table.size(); i++) {
            if (condition.test(table.key(i))) {
                sum += table.value(i);
            }
        }
        return sum;
    }

    /** How many cells aren't empty. */
    long total() {
        return count(cell -> true);
    }
}
