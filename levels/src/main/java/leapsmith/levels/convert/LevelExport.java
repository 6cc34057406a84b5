package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.foreign.ForeignLayer;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.foreign.ForeignObject;
import leapsmith.levels.foreign.ForeignObject.Point;
import leapsmith.levels.foreign.ForeignObject.Shape;
import leapsmith.levels.foreign.ForeignTile;
import leapsmith.levels.foreign.ForeignTileset;
import leapsmith.levels.foreign.LayerInfo;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.physics.tile.TileType;

/**
 * Makes a map of a level: a layer of tiles, whose tileset is the legend, and a layer of objects for each type that the
 * level has. Kinds are classes, ids are names, and all other values are properties under the keys of the level file. So
 * the map holds the whole level: {@link LevelImport} with the rules of {@link RuleGuesser} gives an equal one.
 */
public final class LevelExport {
    private final Level level;
    private int lastId;

    private LevelExport(Level level) {
        this.level = level;
    }

    /**
     * {@return a map that holds a level; its cells are a view of the level's tiles}
     *
     * @param level any level
     */
    public static ExportedMap mapOf(Level level) {
        return new ExportedMap(new LevelExport(level).map(), List.of());
    }

    private ForeignMap map() {
        List<ForeignLayer> layers = new ArrayList<>();
        layers.add(new ForeignLayer.Tiles(
                LayerInfo.named(HeldParts.TILES),
                new GridCells(level.tiles(), ids(level.legend())),
                level.tileSize(),
                level.tileSize()));
        for (ObjectType type : level.objects().types().all()) {
            if (!level.objects(type).isEmpty()) {
                layers.add(new ForeignLayer.Items(LayerInfo.named(type.listKey()), objects(type)));
            }
        }
        return new ForeignMap(
                level.name(),
                "",
                level.tileSize(),
                level.tileSize(),
                level.tiles().region(),
                layers,
                List.of(tileset()),
                OptionalInt.empty(),
                properties());
    }

    private Extras properties() {
        Extras version = Extras.EMPTY.with(HeldParts.MARK, Integer.toString(LevelFormat.version(level)));
        Extras members = JsonMembers.ofSettings(level);
        return joined(version, HeldParts.SETTINGS.flatten(members));
    }

    private static Extras joined(Extras first, Extras rest) {
        Map<String, String> all = new LinkedHashMap<>(first.asMap());
        all.putAll(rest.asMap());
        return Extras.of(all);
    }

    /**
     * {@return the id of each value of a tile: its place in the legend from 1, and 0 for the plain empty kind}
     *
     * @param legend of any level
     */
    public static int[] ids(Legend legend) {
        int[] ids = new int[legend.size()];
        for (int value = 0; value < ids.length; value++) {
            ids[value] = value + 1;
        }
        ids[legend.indexOf(TileType.EMPTY)] = 0;
        return ids;
    }

    private ForeignTileset tileset() {
        Map<Integer, ForeignTile> tiles = new LinkedHashMap<>();
        List<LegendEntry> entries = level.legend().entries();
        for (int value = 0; value < entries.size(); value++) {
            tiles.put(value, tile(entries.get(value)));
        }
        return new ForeignTileset(
                "leapsmith", "", 1, entries.size(), level.tileSize(), level.tileSize(), tiles, Extras.EMPTY);
    }

    private ForeignTile tile(LegendEntry entry) {
        Extras members = JsonMembers.of(entry.kind()).without("name");
        Extras symbol = Extras.EMPTY.with(
                HeldParts.SYMBOL, FreeValue.ofText(entry.text()).json());
        return new ForeignTile(
                entry.kind().name(), joined(symbol, HeldParts.KIND.flatten(members)), shapes(entry.type()));
    }

    private List<ForeignObject> shapes(TileType shape) {
        if (shape == TileType.BLOCK) {
            return List.of(ForeignObject.rectangle("1", "", "", 0, 0, level.tileSize(), level.tileSize()));
        }
        List<Point> solid = scaled(TileOutline.solid(shape));
        if (!solid.isEmpty()) {
            return List.of(ForeignObject.ofPoints("1", "", "", Shape.POLYGON, solid));
        }
        List<Point> line = scaled(TileOutline.oneWayLine(shape));
        return line.isEmpty() ? List.of() : List.of(ForeignObject.ofPoints("1", "", "", Shape.POLYLINE, line));
    }

    private List<Point> scaled(List<Point> points) {
        return points.stream()
                .map(point -> new Point(point.x() * level.tileSize(), point.y() * level.tileSize()))
                .toList();
    }

    private List<ForeignObject> objects(ObjectType type) {
        List<ForeignObject> objects = new ArrayList<>();
        FlatProperties keys = HeldParts.of(type);
        for (LevelObject object : level.objects(type)) {
            Extras members = JsonMembers.of(object);
            for (String key : HeldParts.COMMON) {
                members = members.without(key);
            }
            objects.add(ForeignObject.rectangle(
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
}
