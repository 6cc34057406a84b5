package leapsmith.levels.tiled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;

/** Random maps of everything that Tiled can hold. Positions are multiples of 1/8, so that sums are exact. */
final class RandomMaps {
    private static final List<String> TEXTS =
            List.of("", "plain", "with \"quotes\" & <tags>", "two\nlines\tand\r", "höhe 山 \uD83D\uDE00", "a\\b", " ");
    private static final List<String> VALUES = List.of(
            "\"\"",
            "\"text\"",
            "\"<&>\\\" two\\nlines\"",
            "true",
            "false",
            "0",
            "-17",
            "1.5",
            "123456789012",
            "-2e3",
            "\"#102030\"",
            "\"#10203040\"",
            "null",
            "[]",
            "[ 1, \"two\", { \"a\": null } ]",
            "{ \"x\": 1.50, \"y\": [ true ] }");

    private final SplittableRandom random;
    private int lastId;

    RandomMaps(long seed) {
        random = new SplittableRandom(seed);
    }

    ExternalMap next() {
        boolean isInfinite = random.nextInt(3) == 0;
        TileRegion bounds = new TileRegion(0, 0, random.nextInt(1, 12), random.nextInt(1, 9));
        List<ExternalTileset> tilesets = List.of(tileset(1, 5), tileset(6 + random.nextInt(10), 20));
        List<ExternalLayer> layers = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            layers.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new ExternalLayer.Items(info(), objects(tilesets, random.nextInt(8)));
                        // A backslash is read as a slash, as in paths of Windows.
                        case 1 -> new ExternalLayer.Image(info(), text().replace('\\', '-'));
                        default -> tiles(isInfinite, bounds);
                    });
        }
        String className = text();
        int tileWidth = random.nextInt(1, 100);
        int tileHeight = random.nextInt(1, 100);
        return new ExternalMap(
                "map",
                className,
                tileWidth,
                tileHeight,
                isInfinite ? ExternalMap.usedCells(layers, tileWidth, tileHeight) : bounds,
                layers,
                tilesets,
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(1 << 24)),
                properties(),
                Map.of());
    }

    private ExternalLayer tiles(boolean isInfinite, TileRegion bounds) {
        TileRegion region = isInfinite
                ? new TileRegion(
                        random.nextInt(-5, 5), random.nextInt(-5, 5), random.nextInt(1, 7), random.nextInt(1, 7))
                : bounds;
        CellArray cells = new CellArray(region);
        for (int i = random.nextInt(12); i > 0; i--) {
            cells.set(
                    region.column() + random.nextInt(region.columns()),
                    region.row() + random.nextInt(region.rows()),
                    random.nextInt(1, 6) | random.nextInt(16) << 28);
        }
        return new ExternalLayer.Tiles(info(), cells, 16, 16);
    }

    private ExternalTileset tileset(int firstId, int size) {
        Map<Integer, ExternalTile> tiles = new HashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            int first = lastId;
            lastId = 0;
            ExternalTile tile = new ExternalTile("tile" + text(), properties(), objects(List.of(), random.nextInt(3)));
            lastId = first;
            tiles.put(random.nextInt(size), tile);
        }
        return new ExternalTileset(text(), text(), firstId, size, 16, 8, tiles, TileImages.NONE, properties());
    }

    private LayerInfo info() {
        return new LayerInfo(text(), "", text(), random.nextBoolean(), new Point(eighths(), eighths()), properties());
    }

    private List<ExternalObject> objects(List<ExternalTileset> tilesets, int count) {
        List<ExternalObject> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Shape shape = Shape.values()[random.nextInt(Shape.values().length)];
            objects.add(object(shape == Shape.TILE && tilesets.isEmpty() ? Shape.RECTANGLE : shape));
        }
        return objects;
    }

    private ExternalObject object(Shape shape) {
        boolean hasPoints = shape == Shape.POLYGON || shape == Shape.POLYLINE;
        double pivotX = eighths();
        double pivotY = eighths();
        double width = shape == Shape.POINT ? 0 : Math.abs(eighths());
        double height = shape == Shape.POINT ? 0 : Math.abs(eighths());
        List<Point> points = new ArrayList<>();
        for (int i = random.nextInt(1, 5); hasPoints && i > 0; i--) {
            points.add(new Point(pivotX + eighths(), pivotY + eighths()));
        }
        double x = hasPoints ? points.stream().mapToDouble(Point::x).min().orElseThrow() : pivotX;
        double y = hasPoints ? points.stream().mapToDouble(Point::y).min().orElseThrow() : pivotY;
        if (hasPoints) {
            width = points.stream().mapToDouble(Point::x).max().orElseThrow() - x;
            height = points.stream().mapToDouble(Point::y).max().orElseThrow() - y;
        }
        // A tile stands on its position.
        y -= shape == Shape.TILE ? height : 0;
        RawMembers properties = properties();
        return new ExternalObject(
                Integer.toString(++lastId),
                text(),
                text(),
                shape,
                x,
                y,
                width,
                height,
                random.nextBoolean() ? 0 : eighths(),
                pivotX,
                pivotY,
                points,
                shape == Shape.TILE ? random.nextInt(1, 6) | random.nextInt(16) << 28 : 0,
                random.nextBoolean(),
                shape == Shape.TEXT ? properties.without("text").with("text", "\"two\\nwords <&>\"") : properties);
    }

    private double eighths() {
        return random.nextInt(-2000, 2000) / 8.0;
    }

    private String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()));
    }

    private RawMembers properties() {
        RawMembers properties = RawMembers.EMPTY;
        for (int i = random.nextInt(5); i > 0; i--) {
            properties = properties.with("p" + random.nextInt(20) + text(), VALUES.get(random.nextInt(VALUES.size())));
        }
        return properties;
    }
}
