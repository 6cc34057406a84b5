package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Maps with odd content: whatever they hold, the import gives a level. */
class OddMapsTest {
    private static final String[] NAMES = {
        "",
        "Tiles",
        "characters",
        "platforms",
        "ground",
        "Collision",
        "path",
        "player",
        "class",
        "x*y",
        "oneway",
        "#c33333"
    };
    private static final String[] VALUES = {
        "1", "-1e400", "true", "\"block\"", "\"[1, 2\"", "[ { \"x\": 1, \"y\": 2 } ]", "null", "{ \"a\": [] }", "\"\""
    };
    private static final String[] KEYS = {
        "leapsmith", "shape", "symbol", "color", "stops", "speed", "physics.gravity", "physics", "movement.jumpSpeed",
        "solid", "class", "unknown.id", "properties.a", "name", "checks.off", "partition.cellWidth", "kind", "x"
    };
    private static final double[] NUMBERS = {0, 16, -3.5, 1e9, -1e18, Double.NaN, Double.POSITIVE_INFINITY, 1e-12, 4096
    };

    private SplittableRandom random;

    @Test
    void everyMapBecomesALevel() {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 8_000 : 75;
        for (long seed = 0; seed < cases; seed++) {
            random = new SplittableRandom(seed);
            ExternalMap map = map();
            ImportProfile profile = profile();
            assertDoesNotThrow(() -> LevelImport.of(map, profile), "seed " + seed);
            assertDoesNotThrow(() -> LevelImport.of(map, RuleGuesser.profile(map)), "guessed, seed " + seed);
        }
    }

    private ExternalMap map() {
        List<ExternalLayer> layers = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            layers.add(layer());
        }
        Map<Integer, ExternalTile> tiles = new HashMap<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            tiles.put(
                    random.nextInt(8),
                    new ExternalTile(name(), properties(), random.nextBoolean() ? List.of() : List.of(object())));
        }
        ExternalTileset tileset =
                new ExternalTileset("", "", 1, 8, 1 + side(), side(), tiles, TileImages.NONE, RawMembers.EMPTY);
        return new ExternalMap(
                name(),
                "",
                1 + side(),
                1 + side(),
                region(),
                layers,
                List.of(tileset),
                OptionalInt.empty(),
                properties(),
                Map.of());
    }

    private ExternalLayer layer() {
        LayerInfo info = new LayerInfo(name(), "", name(), true, new Point(offset(), offset()), properties());
        return switch (random.nextInt(5)) {
            case 0 -> new ExternalLayer.Image(info, "sky.png");
            case 1 ->
                new ExternalLayer.Values(
                        info, cells(), side(), side(), List.of(new CellValue(1, name(), name(), OptionalInt.empty())));
            case 2 -> new ExternalLayer.Tiles(info, cells(), side(), side());
            default -> {
                List<ExternalObject> items = new ArrayList<>();
                for (int i = random.nextInt(6); i > 0; i--) {
                    items.add(object());
                }
                yield new ExternalLayer.Items(info, items);
            }
        };
    }

    private CellArray cells() {
        TileRegion region = region();
        CellArray cells = new CellArray(region);
        for (int i = random.nextInt(12); i > 0 && !region.isEmpty(); i--) {
            int cell = random.nextInt(10) | (random.nextInt(3) == 0 ? random.nextInt() << 28 : 0);
            cells.set(
                    region.column() + random.nextInt(region.columns()),
                    region.row() + random.nextInt(region.rows()),
                    cell);
        }
        return cells;
    }

    private ExternalObject object() {
        List<Point> points = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            points.add(new Point(number(), number()));
        }
        return new ExternalObject(
                Integer.toString(random.nextInt(4)),
                name(),
                name(),
                Shape.values()[random.nextInt(Shape.values().length)],
                number(),
                number(),
                number(),
                number(),
                random.nextBoolean() ? 0 : number(),
                number(),
                number(),
                points,
                random.nextInt(10),
                true,
                properties());
    }

    private RawMembers properties() {
        RawMembers properties = RawMembers.EMPTY;
        for (int i = random.nextInt(5) - 1; i > 0; i--) {
            properties = properties.with(KEYS[random.nextInt(KEYS.length)], VALUES[random.nextInt(VALUES.length)]);
        }
        return properties;
    }

    private ImportProfile profile() {
        List<ImportRule> rules = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            By by = By.values()[random.nextInt(By.values().length)];
            rules.add(new ImportRule(new Selector(by, random.nextBoolean() ? "*" : name(), ""), outcome()));
        }
        return new ImportProfile(rules);
    }

    private Outcome outcome() {
        return switch (random.nextInt(5)) {
            case 0 -> new Outcome.TilesByShape();
            case 1 -> new Outcome.Nothing();
            case 2 -> new Outcome.Original();
            case 3 -> {
                List<ObjectType> types = ObjectTypes.STANDARD.all();
                yield new Outcome.Placed(types.get(random.nextInt(types.size())), name());
            }
            default -> new Outcome.Tiles(TileType.values()[random.nextInt(TileType.values().length)]);
        };
    }

    private TileRegion region() {
        int far = random.nextInt(8) == 0 ? 1_000_000_000 : 5;
        return new TileRegion(
                random.nextInt(-far, far), random.nextInt(-far, far), random.nextInt(6), random.nextInt(6));
    }

    private int side() {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextInt(40);
            // A map of huge cells becomes a huge level, which takes its time.
            case 1 -> random.nextInt(random.nextInt(40) == 0 ? 1 << 20 : 100);
            default -> 16;
        };
    }

    private double offset() {
        return random.nextInt(3) == 0 ? number() : 0;
    }

    private double number() {
        return random.nextBoolean() ? random.nextInt(-50, 200) : NUMBERS[random.nextInt(NUMBERS.length)];
    }

    private String name() {
        return NAMES[random.nextInt(NAMES.length)];
    }
}
