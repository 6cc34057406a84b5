package leapsmith.levels.external;

import java.util.List;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.model.TileRegion;

/** A layer of a map. */
public sealed interface ExternalLayer {
    /** {@return what every layer has} */
    LayerInfo info();

    /** {@return the same layer with this instead of what it has} */
    default ExternalLayer with(LayerInfo info) {
        if (this instanceof Tiles tiles) {
            return new Tiles(
                    info, tiles.cells(), tiles.cellWidth(), tiles.cellHeight(), tiles.pivot(), tiles.pictures());
        }
        if (this instanceof Values values) {
            return new Values(info, values.cells(), values.cellWidth(), values.cellHeight(), values.values());
        }
        if (this instanceof Items items) {
            return new Items(info, items.items(), items.cellSize());
        }
        Image image = (Image) this;
        return new Image(info, image.image(), image.repeatsX(), image.repeatsY(), image.parts());
    }

    default String name() {
        return info().name();
    }

    /**
     * A layer of tiles.
     *
     * @param info what every layer has
     * @param cells tiles of the map's tilesets
     * @param cellWidth width of a cell in pixels
     * @param cellHeight height of a cell in pixels
     * @param pivot where a tile of another size lies in its cell: 0 at its left or top edge, 1 at its right or bottom edge
     * @param pictures what is drawn, from back to front, if that is more than the cells can hold: several tiles in a cell,
     *     or tiles between cells; empty if the cells are drawn
     */
    record Tiles(LayerInfo info, Cells cells, int cellWidth, int cellHeight, Point pivot, List<PlacedTile> pictures)
            implements ExternalLayer {
        public Tiles {
            pictures = List.copyOf(pictures);
        }

        /** A layer that shows its cells. */
        public Tiles(LayerInfo info, Cells cells, int cellWidth, int cellHeight, Point pivot) {
            this(info, cells, cellWidth, cellHeight, pivot, List.of());
        }

        /** A layer whose tiles begin at the top left of their cells. */
        public Tiles(LayerInfo info, Cells cells, int cellWidth, int cellHeight) {
            this(info, cells, cellWidth, cellHeight, new Point(0, 0));
        }
    }

    /**
     * A tile that is only a picture.
     *
     * @param cell the tile, as a value of {@link Cells}
     * @param x left edge in pixels of the layer
     * @param y top edge in pixels of the layer
     */
    record PlacedTile(int cell, int x, int y) {}

    /**
     * A layer of numbers, such as an IntGrid of LDtk.
     *
     * @param info what every layer has
     * @param cells the numbers; 0 for none
     * @param cellWidth width of a cell in pixels
     * @param cellHeight height of a cell in pixels
     * @param values what the numbers mean
     */
    record Values(LayerInfo info, Cells cells, int cellWidth, int cellHeight, List<CellValue> values)
            implements ExternalLayer {
        public Values {
            values = List.copyOf(values);
        }

        /**
         * {@return the name of a number: that of its definition, or else the number itself}
         *
         * @param value a number of a cell
         */
        public String nameOf(int value) {
            return values.stream()
                    .filter(known -> known.value() == value && !known.name().isEmpty())
                    .findFirst()
                    .map(CellValue::name)
                    .orElse(Integer.toString(value));
        }
    }

    /**
     * A layer of objects.
     *
     * @param info what every layer has
     * @param items from back to front
     * @param cellSize side of the cells that points in properties count, in pixels; 0 for a format without such points
     */
    record Items(LayerInfo info, List<ExternalObject> items, int cellSize) implements ExternalLayer {
        public Items {
            items = List.copyOf(items);
        }

        /** A layer of a format that has no points in properties. */
        public Items(LayerInfo info, List<ExternalObject> items) {
            this(info, items, 0);
        }
    }

    /**
     * A layer with one picture, or with free ones.
     *
     * @param info what every layer has
     * @param image the path of the one picture, relative to the file that was opened; empty for none
     * @param repeatsX whether it is repeated to the left and right
     * @param repeatsY whether it is repeated up and down
     * @param parts what is shown in place of all of the one picture, from back to front; if empty, all of it, with its
     *     corner at the layer's offset
     */
    record Image(LayerInfo info, String image, boolean repeatsX, boolean repeatsY, List<PlacedPicture> parts)
            implements ExternalLayer {
        public Image {
            parts = List.copyOf(parts);
        }

        /** A picture that is there once. */
        public Image(LayerInfo info, String image) {
            this(info, image, false, false, List.of());
        }
    }

    /** {@return the smallest region with all cells that are not empty} */
    static TileRegion usedCells(Cells cells) {
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
    static TileRegion usedCells(List<ExternalLayer> layers) {
        TileRegion found = TileRegion.EMPTY;
        for (ExternalLayer layer : layers) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                found = found.union(usedCells(tiles.cells()));
            } else if (layer instanceof ExternalLayer.Values values) {
                found = found.union(usedCells(values.cells()));
            }
        }
        return found;
    }
}
