package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.model.TileRegion;

/** A map as lines of text, so that two maps can be compared and a difference is readable. */
final class MapText {
    private MapText() {}

    static List<String> of(ExternalMap map) {
        List<String> lines = new ArrayList<>();
        lines.add(map.name() + ' ' + map.className() + ' ' + map.tileWidth() + 'x' + map.tileHeight());
        lines.add(map.bounds() + " " + map.background() + ' ' + map.properties());
        for (ExternalTileset tileset : map.tilesets()) {
            lines.add("tileset " + tileset.name() + ' ' + tileset.className() + ' ' + tileset.firstId() + ' '
                    + tileset.size() + ' ' + tileset.tileWidth() + 'x' + tileset.tileHeight() + ' '
                    + tileset.properties());
            new TreeMap<>(tileset.tiles()).forEach((number, tile) -> lines.add(number + ": " + tile));
        }
        for (ExternalLayer layer : map.layers()) {
            lines.add(layer.info().toString());
            if (layer instanceof ExternalLayer.Tiles tiles) {
                addCells(lines, tiles.cells());
            } else if (layer instanceof ExternalLayer.Items items) {
                items.items().forEach(item -> lines.add(item.toString()));
            } else {
                lines.add(layer.toString());
            }
        }
        return lines;
    }

    private static void addCells(List<String> lines, Cells cells) {
        TileRegion bounds = ExternalLayer.usedCells(cells);
        for (int row = bounds.row(); row < bounds.endRow(); row++) {
            StringBuilder line = new StringBuilder("row " + row + " from " + bounds.column() + ":");
            for (int column = bounds.column(); column < bounds.endColumn(); column++) {
                line.append(' ').append(Integer.toHexString(cells.at(column, row)));
            }
            lines.add(line.toString());
        }
    }
}
