package leapsmith.levels.convert;

import java.util.List;
import leapsmith.levels.external.ExternalObject.Point;

/** An upright box. */
record Box(double x, double y, double width, double height) {
    /** The smallest one around some points, of which there is at least one. */
    static Box around(List<Point> points) {
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (Point point : points) {
            left = Math.min(left, point.x());
            top = Math.min(top, point.y());
            right = Math.max(right, point.x());
            bottom = Math.max(bottom, point.y());
        }
        return new Box(left, top, right - left, bottom - top);
    }
}
