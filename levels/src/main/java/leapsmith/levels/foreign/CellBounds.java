package leapsmith.levels.foreign;

import java.util.List;
import leapsmith.levels.model.TileRegion;

/** The cells that hold anything. */
public final class CellBounds {
    private CellBounds() {}

    /** The smallest region with all cells that are not empty. */
    public static TileRegion of(Cells cells) {
        TileRegion all = cells.bounds();
        TileRegion found = TileRegion.EMPTY;
        for (int row = all.row(); row < all.endRow(); row++) {
            int first = all.column();
            while (first < all.endColumn() && cells.at(first, row) == 0) {
                first++;
            }
            int last = all.endColumn() - 1;
            while (last > first && cells.at(last, row) == 0) {
                last--;
            }
            if (first <= last) {
                found = found.union(TileRegion.between(first, row, last, row));
            }
        }
        return found;
    }

    /** The smallest region with all cells of layers that are not empty. */
    public static TileRegion of(List<ForeignLayer> layers) {
        TileRegion found = TileRegion.EMPTY;
        for (ForeignLayer layer : layers) {
            if (layer instanceof ForeignLayer.Tiles tiles) {
                found = found.union(of(tiles.cells()));
            } else if (layer instanceof ForeignLayer.Values values) {
                found = found.union(of(values.cells()));
            }
        }
        return found;
    }
}
