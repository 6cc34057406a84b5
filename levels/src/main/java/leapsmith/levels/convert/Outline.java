package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.physics.fixed.PortableMath;

/** Outlines of objects as points. */
final class Outline {
    private static final int ROUND_POINTS = 32;

    private Outline() {}

    /** The corners of an object, turned about its pivot; the points of a line; one point for a point. */
    static List<Point> of(ExternalObject object) {
        List<Point> points = new ArrayList<>();
        switch (object.shape()) {
            case POLYGON, POLYLINE -> points.addAll(object.points());
            case ELLIPSE -> addEllipse(object, points);
            default -> {
                points.add(new Point(object.x(), object.y()));
                if (object.width() > 0 || object.height() > 0) {
                    points.add(new Point(object.x() + object.width(), object.y()));
                    points.add(new Point(object.x() + object.width(), object.y() + object.height()));
                    points.add(new Point(object.x(), object.y() + object.height()));
                }
            }
        }
        if (points.isEmpty()) {
            points.add(new Point(object.x(), object.y()));
        }
        points.replaceAll(point -> turned(point, object));
        return points;
    }

    private static void addEllipse(ExternalObject object, List<Point> points) {
        for (int i = 0; i < ROUND_POINTS; i++) {
            double angle = 2 * Math.PI * i / ROUND_POINTS;
            points.add(new Point(
                    object.x() + object.width() * (1 + PortableMath.cos(angle)) / 2,
                    object.y() + object.height() * (1 + PortableMath.sin(angle)) / 2));
        }
    }

    private static Point turned(Point point, ExternalObject object) {
        if (object.rotation() == 0) {
            return point;
        }
        double angle = PortableMath.toRadians(object.rotation());
        double x = point.x() - object.pivotX();
        double y = point.y() - object.pivotY();
        return new Point(
                object.pivotX() + x * PortableMath.cos(angle) - y * PortableMath.sin(angle),
                object.pivotY() + x * PortableMath.sin(angle) + y * PortableMath.cos(angle));
    }

    /** Whether a point lies inside a polygon: the even-odd rule. */
    static boolean contains(List<Point> polygon, double x, double y) {
        boolean inside = false;
        Point from = polygon.get(polygon.size() - 1);
        for (Point to : polygon) {
            if (from.y() > y != to.y() > y
                    && x < from.x() + (y - from.y()) / (to.y() - from.y()) * (to.x() - from.x())) {
                inside = !inside;
            }
            from = to;
        }
        return inside;
    }

    record Box(double x, double y, double width, double height) {
        /** The smallest one around some points, of which there is at least one. */
        static Box around(List<Point> points) {
            DoubleSummaryStatistics x = points.stream().mapToDouble(Point::x).summaryStatistics();
            DoubleSummaryStatistics y = points.stream().mapToDouble(Point::y).summaryStatistics();
            return new Box(x.getMin(), y.getMin(), x.getMax() - x.getMin(), y.getMax() - y.getMin());
        }
    }
}
