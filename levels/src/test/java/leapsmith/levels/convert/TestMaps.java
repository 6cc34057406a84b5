package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;

/** Small maps for tests, with cells of 16 px. */
final class TestMaps {
    private final List<ExternalLayer> layers = new ArrayList<>();
    private Map<Integer, ExternalTile> tiles = Map.of();
    private TileRegion bounds = new TileRegion(0, 0, 8, 4);

    /** Rows of cells as digits; 0 and anything else is empty. */
    static Cells cells(int column, int row, String... rows) {
        CellArray cells = new CellArray(new TileRegion(column, row, rows[0].length(), rows.length));
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                cells.set(column + x, row + y, Math.max(0, Character.digit(rows[y].charAt(x), 10)));
            }
        }
        return cells;
    }

    TestMaps bounds(int column, int row, int columns, int rows) {
        bounds = new TileRegion(column, row, columns, rows);
        return this;
    }

    TestMaps layer(ExternalLayer layer) {
        layers.add(layer);
        return this;
    }

    TestMaps tiles(String name, String... rows) {
        return layer(new ExternalLayer.Tiles(LayerInfo.named(name), cells(0, 0, rows), 16, 16));
    }

    TestMaps values(String name, List<String> names, String... rows) {
        List<CellValue> values = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            values.add(new CellValue(i + 1, names.get(i), "", OptionalInt.empty()));
        }
        return layer(new ExternalLayer.Values(LayerInfo.named(name), cells(0, 0, rows), 16, 16, values));
    }

    TestMaps objects(String name, ExternalObject... objects) {
        return layer(new ExternalLayer.Items(LayerInfo.named(name), List.of(objects)));
    }

    /** What the tileset says of its tiles, by the digits of the rows. */
    TestMaps tileset(Map<Integer, ExternalTile> ofDigit) {
        tiles = ofDigit;
        return this;
    }

    static ExternalTile tile(String className, RawMembers properties, ExternalObject... shapes) {
        return new ExternalTile(className, properties, List.of(shapes));
    }

    static ExternalObject point(String name, String className, double x, double y) {
        return new ExternalObject(
                "", name, className, Shape.POINT, x, y, 0, 0, 0, x, y, List.of(), 0, true, RawMembers.EMPTY);
    }

    ExternalMap map() {
        Map<Integer, ExternalTile> byNumber = new HashMap<>();
        tiles.forEach((id, tile) -> byNumber.put(id - 1, tile));
        ExternalTileset tileset =
                new ExternalTileset("tiles", "", 1, 100, 16, 16, byNumber, TileImages.NONE, RawMembers.EMPTY);
        return new ExternalMap(
                "cave", "", 16, 16, bounds, layers, List.of(tileset), OptionalInt.empty(), RawMembers.EMPTY, Map.of());
    }
}
