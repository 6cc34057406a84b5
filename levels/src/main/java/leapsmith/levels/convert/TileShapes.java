package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * Finds the shape of a tile that is closest to its collision shapes. These are sampled at 8 x 8 points; a solid shape
 * must agree with nearly all of them, or the tile is a block. Lines and thin boxes are one-way platforms.
 */
final class TileShapes {
    private static final int SAMPLES = 8;

    /** How many samples may differ from those of a slope. */
    private static final int MAX_DIFFERENCE = 7;

    /** Height of a thin box, in tiles. */
    private static final double THIN = 0.26;

    /** How far corners that are meant to be the same may be apart, in tiles. */
    private static final double ROUNDING = 0.02;

    private static final Map<TileType, Long> SOLID = solid();

    private TileShapes() {}

    private static Map<TileType, Long> solid() {
        Map<TileType, Long> masks = new EnumMap<>(TileType.class);
        for (TileType shape : TileType.values()) {
            List<Point> outline = TileOutline.solid(shape);
            if (!outline.isEmpty()) {
                masks.put(shape, mask(List.of(outline)));
            }
        }
        return masks;
    }

    /**
     * The closest shape; empty if there are no collision shapes.
     *
     * @param shapes in pixels of the tile
     * @param width of the tile in pixels
     * @param height of the tile in pixels
     */
    static TileType closest(List<ExternalObject> shapes, double width, double height) {
        List<List<Point>> outlines = new ArrayList<>();
        List<List<Point>> lines = new ArrayList<>();
        for (ExternalObject shape : shapes) {
            List<Point> outline = inTile(shape, width, height);
            (isLine(shape, outline) ? lines : outlines).add(outline);
        }
        if (!outlines.isEmpty()) {
            return closestSolid(mask(outlines));
        }
        return lines.isEmpty() ? TileType.EMPTY : closestLine(lines.get(0));
    }

    /**
     * The closest shape of a tile of a level to the part of the collision shapes that lies in it.
     *
     * @param shapes in pixels of the tile of the map
     * @param place where a point of it is in the tile of the level, which has sides of 1
     */
    static TileType closestPart(List<ExternalObject> shapes, UnaryOperator<Point> place) {
        List<List<Point>> outlines = new ArrayList<>();
        for (ExternalObject shape : shapes) {
            List<Point> outline = Outline.of(shape).stream().map(place).toList();
            if (!isLine(shape, outline)) {
                outlines.add(outline);
            } else if (coversTop(outline)) {
                return closestLine(outline);
            }
        }
        long mask = mask(outlines);
        return Long.bitCount(mask) <= MAX_DIFFERENCE ? TileType.EMPTY : closestSolid(mask);
    }

    /** Whether a line leads through a tile with sides of 1, and not only below or beside it. */
    private static boolean coversTop(List<Point> line) {
        Outline.Box box = Outline.Box.around(line);
        double covered = Math.min(1, box.x() + box.width()) - Math.max(0, box.x());
        return covered > 0.5 && box.y() > -0.5 && box.y() < 0.5;
    }

    /** The outline of a shape in a tile with sides of 1. */
    private static List<Point> inTile(ExternalObject shape, double width, double height) {
        return Outline.of(shape).stream()
                .map(point -> new Point(point.x() / Math.max(1, width), point.y() / Math.max(1, height)))
                .toList();
    }

    /**
     * Whether the closest shape has the same corners as the collision shapes, of which there is one.
     *
     * @param shapes in pixels of the tile
     * @param width of the tile in pixels
     * @param height of the tile in pixels
     */
    static boolean isExact(List<ExternalObject> shapes, double width, double height) {
        if (shapes.size() != 1) {
            return false;
        }
        TileType closest = closest(shapes, width, height);
        List<Point> line = TileOutline.oneWayLine(closest);
        List<Point> expected = line.isEmpty() ? TileOutline.solid(closest) : line;
        List<Point> found = inTile(shapes.get(0), width, height);
        return hasAll(found, expected) && hasAll(expected, found);
    }

    private static boolean hasAll(List<Point> points, List<Point> wanted) {
        return wanted.stream()
                .allMatch(one -> points.stream()
                        .anyMatch(point ->
                                Math.abs(point.x() - one.x()) < ROUNDING && Math.abs(point.y() - one.y()) < ROUNDING));
    }

    private static boolean isLine(ExternalObject shape, List<Point> outline) {
        double top = outline.stream().mapToDouble(Point::y).min().orElse(0);
        double bottom = outline.stream().mapToDouble(Point::y).max().orElse(0);
        double left = outline.stream().mapToDouble(Point::x).min().orElse(0);
        double right = outline.stream().mapToDouble(Point::x).max().orElse(0);
        return shape.shape() == ExternalObject.Shape.POLYLINE
                || bottom - top <= THIN && top <= THIN && right - left > 0.5;
    }

    private static TileType closestSolid(long mask) {
        TileType best = TileType.BLOCK;
        int least = MAX_DIFFERENCE + 1;
        for (Map.Entry<TileType, Long> shape : SOLID.entrySet()) {
            int difference = Long.bitCount(mask ^ shape.getValue());
            if (difference < least) {
                least = difference;
                best = shape.getKey();
            }
        }
        return best;
    }

    private static TileType closestLine(List<Point> line) {
        Point left = line.get(0);
        Point right = line.get(0);
        for (Point point : line) {
            left = point.x() < left.x() ? point : left;
            right = point.x() > right.x() ? point : right;
        }
        TileType best = TileType.ONE_WAY;
        double least = Double.MAX_VALUE;
        for (TileType shape : TileType.values()) {
            List<Point> ends = TileOutline.oneWayLine(shape);
            if (!ends.isEmpty()) {
                double difference = Math.abs(ends.get(0).y() - left.y())
                        + Math.abs(ends.get(1).y() - right.y());
                if (difference < least) {
                    least = difference;
                    best = shape;
                }
            }
        }
        return best;
    }

    /** The shape of one of the parts into which a tile is split, closest to what the whole has there. */
    static TileType part(TileType shape, int x, int y, int partsX, int partsY) {
        List<Point> line = within(TileOutline.oneWayLine(shape), x, y, partsX, partsY);
        if (!line.isEmpty()) {
            Point from = line.get(0);
            Point to = line.get(1);
            double slope = (to.y() - from.y()) / (to.x() - from.x());
            double left = from.y() - from.x() * slope;
            double right = left + slope;
            boolean isHere = (left + right) / 2 >= 0 && (left + right) / 2 < 1;
            return isHere ? closestLine(List.of(new Point(0, left), new Point(1, right))) : TileType.EMPTY;
        }
        List<Point> solid = within(TileOutline.solid(shape), x, y, partsX, partsY);
        long mask = solid.isEmpty() ? 0 : mask(List.of(solid));
        return mask == 0 ? TileType.EMPTY : closestSolid(mask);
    }

    private static List<Point> within(List<Point> points, int x, int y, int partsX, int partsY) {
        return points.stream()
                .map(point -> new Point(point.x() * partsX - x, point.y() * partsY - y))
                .toList();
    }

    private static long mask(List<List<Point>> outlines) {
        long mask = 0;
        for (int sample = 0; sample < SAMPLES * SAMPLES; sample++) {
            double x = (sample % SAMPLES + 0.5) / SAMPLES;
            // Not on the diagonals, which are edges of slopes.
            double y = (sample / SAMPLES + 0.49) / SAMPLES;
            for (List<Point> outline : outlines) {
                if (Outline.contains(outline, x, y)) {
                    mask |= 1L << sample;
                    break;
                }
            }
        }
        return mask;
    }

    /** The shape of a tile that is turned as a cell says. */
    static TileType turned(TileType shape, int cell) {
        TileType turned = shape;
        if ((cell & Cells.FLIPPED_DIAGONALLY) != 0) {
            turned = Symmetry.FLIP_X.of(Symmetry.ROTATE_RIGHT.of(turned));
        }
        if ((cell & Cells.FLIPPED_X) != 0) {
            turned = Symmetry.FLIP_X.of(turned);
        }
        return (cell & Cells.FLIPPED_Y) != 0 ? Symmetry.FLIP_Y.of(turned) : turned;
    }

    /** A kind whose tile is turned as a cell says, but for its shape: spikes and belts get other directions. */
    static TileKind turnedMaterial(TileKind kind, int cell) {
        TileKind turned = kind;
        if ((cell & Cells.FLIPPED_DIAGONALLY) != 0) {
            turned = Symmetry.FLIP_X.ofMaterial(Symmetry.ROTATE_RIGHT.ofMaterial(turned));
        }
        if ((cell & Cells.FLIPPED_X) != 0) {
            turned = Symmetry.FLIP_X.ofMaterial(turned);
        }
        return (cell & Cells.FLIPPED_Y) != 0 ? Symmetry.FLIP_Y.ofMaterial(turned) : turned;
    }

    /** A point of a tile's picture where it is when the tile is turned as a cell says. */
    static Point turned(Point point, int cell, ExternalTileset.Size picture) {
        boolean isSwapped = (cell & Cells.FLIPPED_DIAGONALLY) != 0;
        double x = isSwapped ? point.y() : point.x();
        double y = isSwapped ? point.x() : point.y();
        double width = isSwapped ? picture.height() : picture.width();
        double height = isSwapped ? picture.width() : picture.height();
        return new Point((cell & Cells.FLIPPED_X) != 0 ? width - x : x, (cell & Cells.FLIPPED_Y) != 0 ? height - y : y);
    }

    /** The outline of a shape in a tile with sides of 1: the solid part, or the line on which bodies stand. */
    static final class TileOutline {
        private TileOutline() {}

        /** The corners of the solid part, clockwise from the left; none for a shape without one. */
        static List<Point> solid(TileType shape) {
            if (shape == TileType.BLOCK) {
                return List.of(new Point(0, 0), new Point(1, 0), new Point(1, 1), new Point(0, 1));
            }
            if (!shape.isSlope() || shape.slope().oneWay()) {
                return List.of();
            }
            List<Point> line = line(shape.slope());
            Point left = line.get(0);
            Point right = line.get(1);
            List<Point> corners = shape.slope().ceiling()
                    ? List.of(new Point(0, 0), new Point(1, 0), right, left)
                    : List.of(left, right, new Point(1, 1), new Point(0, 1));
            return corners.stream().distinct().toList();
        }

        /** The two ends, from the left, of the line on which bodies stand in a one-way tile; none for another shape. */
        static List<Point> oneWayLine(TileType shape) {
            if (shape == TileType.ONE_WAY) {
                return List.of(new Point(0, 0), new Point(1, 0));
            }
            return shape.isSlope() && shape.slope().oneWay() ? line(shape.slope()) : List.of();
        }

        private static List<Point> line(Slope slope) {
            double thin = y(slope, slope.thinHalves());
            double thick = y(slope, slope.thickHalves());
            return List.of(
                    new Point(0, slope.thickRight() ? thin : thick), new Point(1, slope.thickRight() ? thick : thin));
        }

        private static double y(Slope slope, int halves) {
            return slope.ceiling() ? halves / 2.0 : 1 - halves / 2.0;
        }
    }
}
