package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.foreign.CellArray;
import leapsmith.levels.foreign.CellValue;
import leapsmith.levels.foreign.Cells;
import leapsmith.levels.foreign.ForeignLayer;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.foreign.ForeignObject;
import leapsmith.levels.foreign.ForeignObject.Shape;
import leapsmith.levels.foreign.ForeignTile;
import leapsmith.levels.foreign.ForeignTileset;
import leapsmith.levels.foreign.LayerInfo;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.TileRegion;

/** Small maps for tests, with cells of 16 px. */
final class TestMaps {
    private final List<ForeignLayer> layers = new ArrayList<>();
    private Map<Integer, ForeignTile> tiles = Map.of();
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

    TestMaps layer(ForeignLayer layer) {
        layers.add(layer);
        return this;
    }

    TestMaps tiles(String name, String... rows) {
        return layer(new ForeignLayer.Tiles(LayerInfo.named(name), cells(0, 0, rows), 16, 16));
    }

    TestMaps values(String name, List<String> names, String... rows) {
        List<CellValue> values = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            values.add(new CellValue(i + 1, names.get(i), "", OptionalInt.empty()));
        }
        return layer(new ForeignLayer.Values(LayerInfo.named(name), cells(0, 0, rows), 16, 16, values));
    }

    TestMaps objects(String name, ForeignObject... objects) {
        return layer(new ForeignLayer.Items(LayerInfo.named(name), List.of(objects)));
    }

    /** What the tileset says of its tiles, by the digits of the rows. */
    TestMaps tileset(Map<Integer, ForeignTile> ofDigit) {
        tiles = ofDigit;
        return this;
    }

    static ForeignTile tile(String className, Extras properties, ForeignObject... shapes) {
        return new ForeignTile(className, properties, List.of(shapes));
    }

    static ForeignObject point(String name, String className, double x, double y) {
        return new ForeignObject(
                "", name, className, Shape.POINT, x, y, 0, 0, 0, x, y, List.of(), 0, true, Extras.EMPTY);
    }

    ForeignMap map() {
        Map<Integer, ForeignTile> byNumber = new HashMap<>();
        tiles.forEach((id, tile) -> byNumber.put(id - 1, tile));
        ForeignTileset tileset = new ForeignTileset("tiles", "", 1, 100, 16, 16, byNumber, Extras.EMPTY);
        return new ForeignMap("cave", "", 16, 16, bounds, layers, List.of(tileset), OptionalInt.empty(), Extras.EMPTY);
    }
}
