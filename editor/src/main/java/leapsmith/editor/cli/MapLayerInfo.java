package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.TileRegion;

/**
 * What a layer of a map contains.
 *
 * @param kind {@code tiles}, {@code values}, {@code objects} or {@code image}
 * @param width in cells of the layer
 * @param height in cells of the layer
 * @param nonEmpty the number of cells with a value, or of objects
 */
record MapLayerInfo(String name, String kind, int width, int height, long nonEmpty) {
    /** The layers of a map, from back to front. */
    static List<MapLayerInfo> of(ExternalMap map) {
        return map.layers().stream().map(layer -> of(map, layer)).toList();
    }

    private static MapLayerInfo of(ExternalMap map, ExternalLayer layer) {
        if (layer instanceof ExternalLayer.Tiles tiles) {
            return ofCells(map, layer.name(), "tiles", tiles.cells(), tiles.cellWidth(), tiles.cellHeight());
        }
        if (layer instanceof ExternalLayer.Values values) {
            return ofCells(map, layer.name(), "values", values.cells(), values.cellWidth(), values.cellHeight());
        }
        int columns = map.bounds().columns();
        int rows = map.bounds().rows();
        return layer instanceof ExternalLayer.Items objects
                ? new MapLayerInfo(
                        layer.name(), "objects", columns, rows, objects.items().size())
                : new MapLayerInfo(layer.name(), "image", columns, rows, 0);
    }

    private static MapLayerInfo ofCells(ExternalMap map, String name, String kind, Cells cells, int width, int height) {
        return new MapLayerInfo(
                name,
                kind,
                cells(map.bounds().columns(), map.tileWidth(), width),
                cells(map.bounds().rows(), map.tileHeight(), height),
                count(cells));
    }

    /** How many cells of a layer cover the cells of the map. */
    private static int cells(int mapCells, int mapPx, int layerPx) {
        return (int) (((long) mapCells * mapPx + layerPx - 1) / layerPx);
    }

    private static long count(Cells cells) {
        TileRegion region = cells.bounds();
        long count = 0;
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                count += cells.at(column, row) == 0 ? 0 : 1;
            }
        }
        return count;
    }

    void addTo(ArrayNode layers) {
        layers.addObject()
                .put("name", name)
                .put("kind", kind)
                .put("width", width)
                .put("height", height)
                .put("nonEmpty", nonEmpty);
    }

    /** As text, such as {@code Collision, tiles, 40 x 20, 240 not empty}. */
    String text() {
        String size = kind.equals("objects") || kind.equals("image") ? "" : ", " + width + " x " + height;
        String content = switch (kind) {
            case "objects" -> ", " + nonEmpty;
            case "image" -> "";
            default -> ", " + nonEmpty + " not empty";
        };
        return FailureText.oneLine(name) + ", " + kind + size + content;
    }
}
