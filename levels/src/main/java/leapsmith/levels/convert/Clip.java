package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.ExternalObject.Point;

/** Cuts polygons at lines along the axes, as Sutherland and Hodgman describe. */
final class Clip {
    private Clip() {}

    static List<Point> rightOf(List<Point> polygon, double x) {
        return cut(polygon, 1, 0, -x);
    }

    static List<Point> leftOf(List<Point> polygon, double x) {
        return cut(polygon, -1, 0, x);
    }

    static List<Point> below(List<Point> polygon, double y) {
        return cut(polygon, 0, 1, -y);
    }

    static List<Point> above(List<Point> polygon, double y) {
        return cut(polygon, 0, -1, y);
    }

    /** The part of a polygon where {@code a x + b y + c} isn't negative. */
    private static List<Point> cut(List<Point> polygon, double a, double b, double c) {
        List<Point> rest = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            Point from = polygon.get(i == 0 ? polygon.size() - 1 : i - 1);
            Point to = polygon.get(i);
            double before = a * from.x() + b * from.y() + c;
            double after = a * to.x() + b * to.y() + c;
            if (before < 0 != after < 0) {
                double part = before / (before - after);
                rest.add(new Point(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y())));
            }
            if (after >= 0) {
                rest.add(to);
            }
        }
        return rest;
    }

    /** The area of a polygon. */
    static double area(List<Point> polygon) {
        double twice = 0;
        for (int i = 0; i < polygon.size(); i++) {
            Point from = polygon.get(i == 0 ? polygon.size() - 1 : i - 1);
            Point to = polygon.get(i);
            twice += from.x() * to.y() - to.x() * from.y();
        }
        return Math.abs(twice) / 2;
    }
}
