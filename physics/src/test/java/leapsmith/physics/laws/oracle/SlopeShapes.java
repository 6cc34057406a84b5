package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;

/** The solid parts of slopes as polygons, and whether a box overlaps one: it does unless an axis separates them. */
public final class SlopeShapes {
    record Point(long x, long y) {}

    private static final long FAR = 1L << 31;

    private SlopeShapes() {}

    /** Whether a box overlaps a slope that isn't one-way. */
    public static boolean isInside(Tiles tiles, int tileSizePx, Box box) {
        boolean[] inside = {false};
        tiles.forEach((column, row, type) -> {
            if (type.isSlope() && !type.name().startsWith("ONE_WAY")) {
                inside[0] |= overlaps(polygon(type, column, row, tileSizePx * 4096L), box);
            }
        });
        return inside[0];
    }

    /** Whether a box overlaps a slope, one-way or not. */
    public static boolean overlaps(TileType type, int column, int row, long tileSub, Box box) {
        return overlaps(polygon(type, column, row, tileSub), box);
    }

    /**
     * Whether the solid part of a tile, a whole one unless it is a slope, is nearer to a point than a radius. The distance is
     * that of the nearest of its sides, or 0 inside.
     */
    public static boolean isInCircle(TileType type, int column, int row, long tileSub, long x, long y, long radius) {
        List<Point> shape = type.isSlope() ? polygon(type, column, row, tileSub) : square(column, row, tileSub);
        Rational least = null;
        boolean inside = true;
        boolean clockwise = shape.get(3).y > shape.get(0).y;
        for (int i = 0; i < 4; i++) {
            Point from = shape.get(i);
            Point to = shape.get((i + 1) % 4);
            long dx = to.x - from.x;
            long dy = to.y - from.y;
            long turn = dx * (y - from.y) - dy * (x - from.x);
            inside &= clockwise ? turn >= 0 : turn <= 0;
            long square = dx * dx + dy * dy;
            Rational along = square == 0 ? Rational.ZERO : Rational.of(dx * (x - from.x) + dy * (y - from.y), square);
            Rational part = Rational.max(Rational.ZERO, Rational.min(along, Rational.ONE));
            Rational toX = Rational.of(from.x - x).plus(Rational.of(dx).times(part));
            Rational toY = Rational.of(from.y - y).plus(Rational.of(dy).times(part));
            Rational distance = toX.times(toX).plus(toY.times(toY));
            least = least == null ? distance : Rational.min(least, distance);
        }
        return inside || least.compareTo(Rational.of(radius).times(Rational.of(radius))) < 0;
    }

    /** Whether a box overlaps a one-way slope. */
    public static boolean isInsideOneWay(Tiles tiles, int tileSizePx, Box box) {
        boolean[] inside = {false};
        tiles.forEach((column, row, type) -> {
            if (type.isSlope() && type.slope().oneWay()) {
                inside[0] |= overlaps(polygon(type, column, row, tileSizePx * 4096L), box);
            }
        });
        return inside[0];
    }

    /** Whether a box on a straight path overlaps a Block or a slope that isn't one-way. */
    public static boolean isOnPath(Tiles tiles, int tileSizePx, Obstacles obstacles, Box box, long dx, long dy) {
        List<Point> swept = new ArrayList<>(corners(box));
        swept.addAll(corners(box.at(box.x() + dx, box.y() + dy)));
        boolean[] on = {false};
        obstacles.blocks().forEach(block -> on[0] |= overlaps(corners(near(block)), swept, dy, -dx, 1, 0));
        tiles.forEach((column, row, type) -> {
            if (type.isSlope() && !type.name().startsWith("ONE_WAY")) {
                List<Point> polygon = polygon(type, column, row, tileSizePx * 4096L);
                Point from = polygon.get(3);
                Point to = polygon.get(2);
                on[0] |= overlaps(polygon, swept, dy, -dx, from.y - to.y, to.x - from.x);
            }
        });
        return on[0];
    }

    private static boolean overlaps(List<Point> one, List<Point> other, long ax, long ay, long bx, long by) {
        return !separates(one, other, 1, 0)
                && !separates(one, other, 0, 1)
                && !separates(one, other, ax, ay)
                && !separates(one, other, bx, by);
    }

    /** The part of a block near the level, so that products fit. */
    private static Box near(Box block) {
        long left = Math.max(block.x(), -FAR);
        long top = Math.max(block.y(), -FAR);
        return new Box(left, top, Math.min(block.right(), FAR) - left, Math.min(block.bottom(), FAR) - top);
    }

    static List<Point> corners(Box box) {
        return List.of(
                new Point(box.x(), box.y()),
                new Point(box.right(), box.y()),
                new Point(box.x(), box.bottom()),
                new Point(box.right(), box.bottom()));
    }

    private static List<Point> square(long column, long row, long size) {
        long left = column * size;
        long bottom = (row + 1) * size;
        return List.of(
                new Point(left, bottom),
                new Point(left + size, bottom),
                new Point(left + size, bottom - size),
                new Point(left, bottom - size));
    }

    static List<Point> polygon(TileType type, long column, long row, long size) {
        String name = type.name();
        long thin = name.endsWith("HIGH") ? size / 2 : 0;
        long thick = name.endsWith("LOW") ? size / 2 : size;
        boolean right = name.contains("RIGHT");
        boolean ceiling = name.startsWith("CEILING");
        long base = ceiling ? row * size : (row + 1) * size;
        long left = base + (ceiling ? 1 : -1) * (right ? thin : thick);
        long end = base + (ceiling ? 1 : -1) * (right ? thick : thin);
        long x = column * size;
        return List.of(new Point(x, base), new Point(x + size, base), new Point(x + size, end), new Point(x, left));
    }

    static boolean overlaps(List<Point> polygon, Box box) {
        Point from = polygon.get(3);
        Point to = polygon.get(2);
        return overlaps(polygon, corners(box), 1, 0, from.y - to.y, to.x - from.x);
    }

    private static boolean separates(List<Point> one, List<Point> other, long nx, long ny) {
        return greatest(one, nx, ny) <= -greatest(other, -nx, -ny)
                || greatest(other, nx, ny) <= -greatest(one, -nx, -ny);
    }

    private static long greatest(List<Point> points, long nx, long ny) {
        return points.stream()
                .mapToLong(point -> point.x * nx + point.y * ny)
                .max()
                .orElseThrow();
    }
}
