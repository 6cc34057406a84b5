package leapsmith.levels.convert;

import java.util.List;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The outline of a shape in a tile with sides of 1: the solid part, or the line on which bodies stand. */
final class TileOutline {
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
