package leapsmith.levels.external;

import java.util.List;
import leapsmith.levels.model.TileRegion;

/** The cells that hold anything. */
public final class CellBounds {
    private CellBounds() {}

    /**
     * {@return the smallest region with all cells that are not empty}
     *
     * @param cells the cells of a layer
     */
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

    /**
     * {@return the smallest region with all cells of some layers that are not empty}
     *
     * @param layers of any kind; those without cells count as empty
     */
    public static TileRegion of(List<ExternalLayer> layers) {
        TileRegion found = TileRegion.EMPTY;
        for (ExternalLayer layer : layers) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                found = found.union(of(tiles.cells()));
            } else if (layer instanceof ExternalLayer.Values values) {
                found = found.union(of(values.cells()));
            }
        }
        return found;
    }
}
