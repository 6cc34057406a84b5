package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * Makes a map of a level: a layer of tiles, whose tileset is the legend, and a layer of objects for each type that the
 * level has. Kinds are classes, ids are names, and all other values are properties under the keys of the level file. So
 * the map holds the whole level: {@link LevelImport} with the rules of {@link RuleGuesser} gives an equal one.
 */
public final class LevelExport {
    /** The name, or the first word of the name, of layers that only show what a level looks like. */
    public static final String LOOKS = "looks";

    private final Level level;
    private int lastId;

    private LevelExport(Level level) {
        this.level = level;
    }

    /** {@return a map that holds a level; its cells are a view of the level's tiles} */
    public static ExternalMap mapOf(Level level) {
        return new LevelExport(KindsFile.withFields(level)).map();
    }

    private ExternalMap map() {
        List<ExternalLayer> layers = new ArrayList<>();
        layers.add(new ExternalLayer.Tiles(
                LayerInfo.named(ExportKeys.TILES),
                new GridCells(level.tiles(), ids(level.legend())),
                level.tileSize(),
                level.tileSize()));
        for (ObjectType type : level.objects().types().all()) {
            if (!level.objects(type).isEmpty()) {
                layers.add(new ExternalLayer.Items(LayerInfo.named(type.listKey()), objects(type)));
            }
        }
        return new ExternalMap(
                level.name(),
                "",
                level.tileSize(),
                level.tileSize(),
                level.tiles().region(),
                layers,
                List.of(tileset()),
                OptionalInt.empty(),
                properties(),
                Map.of());
    }

    private RawMembers properties() {
        RawMembers version = RawMembers.EMPTY.with(ExportKeys.MARK, Integer.toString(LevelFormat.version(level)));
        RawMembers members = JsonMembers.ofSettings(level);
        return version.withAll(ExportKeys.SETTINGS.flatten(members));
    }

    /** {@return the id of each value of a tile: its place in the legend from 1, and 0 for the plain empty kind} */
    public static int[] ids(Legend legend) {
        int[] ids = new int[legend.size()];
        for (int value = 0; value < ids.length; value++) {
            ids[value] = value + 1;
        }
        ids[legend.indexOf(TileType.EMPTY)] = 0;
        return ids;
    }

    private ExternalTileset tileset() {
        Map<Integer, ExternalTile> tiles = new LinkedHashMap<>();
        List<LegendEntry> entries = level.legend().entries();
        for (int value = 0; value < entries.size(); value++) {
            tiles.put(value, tile(entries.get(value)));
        }
        return new ExternalTileset(
                "leapsmith",
                "",
                1,
                entries.size(),
                level.tileSize(),
                level.tileSize(),
                tiles,
                TileImages.NONE,
                RawMembers.EMPTY);
    }

    private ExternalTile tile(LegendEntry entry) {
        RawMembers members = JsonMembers.of(entry.kind()).without("name");
        RawMembers symbol = RawMembers.EMPTY.with(
                ExportKeys.SYMBOL, FreeValue.ofText(entry.text()).json());
        return new ExternalTile(
                entry.kind().name(), symbol.withAll(ExportKeys.KIND.flatten(members)), shapes(entry.type()));
    }

    private List<ExternalObject> shapes(TileType shape) {
        if (shape == TileType.BLOCK) {
            return List.of(ExternalObject.rectangle("1", "", "", 0, 0, level.tileSize(), level.tileSize()));
        }
        List<Point> solid = scaled(TileShapes.TileOutline.solid(shape));
        if (!solid.isEmpty()) {
            return List.of(ExternalObject.ofPoints("1", "", "", Shape.POLYGON, solid));
        }
        List<Point> line = scaled(TileShapes.TileOutline.oneWayLine(shape));
        return line.isEmpty() ? List.of() : List.of(ExternalObject.ofPoints("1", "", "", Shape.POLYLINE, line));
    }

    private List<Point> scaled(List<Point> points) {
        return points.stream()
                .map(point -> new Point(point.x() * level.tileSize(), point.y() * level.tileSize()))
                .toList();
    }

    private List<ExternalObject> objects(ObjectType type) {
        List<ExternalObject> objects = new ArrayList<>();
        DottedProperties keys = ExportKeys.of(type);
        for (LevelObject object : level.objects(type)) {
            RawMembers members = JsonMembers.of(object);
            for (String key : ExportKeys.COMMON) {
                members = members.without(key);
            }
            objects.add(ExternalObject.rectangle(
                            nextId(),
                            object.id(),
                            object.kind(),
                            object.x(),
                            object.y(),
                            object.width(),
                            object.height())
                    .withProperties(keys.flatten(members)));
            if (!object.stops().isEmpty()) {
                objects.add(PathObject.of(object, nextId()));
            }
        }
        return objects;
    }

    private String nextId() {
        return Integer.toString(++lastId);
    }

    /** The tiles of a level as cells of a map; a view, so that a large level isn't copied. */
    private static final class GridCells implements Cells {
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
}
