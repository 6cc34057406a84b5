package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PathStop;

/**
 * The path of an object as an object of a map: a line through the middle of the moving object at each stop, with its
 * name. A line with other points than those of the stops was changed in the other editor.
 */
final class PathObject {
    static final String CLASS = "path";

    /** Points closer than this are equal: other editors round them. */
    private static final double SAME_PX = 1.0 / 64;

    private PathObject() {}

    /** The path of an object that has stops. */
    static ExternalObject of(LevelObject object, String id) {
        List<Point> points = PathStop.withOrigin(object.stops()).stream()
                .map(stop -> new Point(object.middleX() + stop.x(), object.middleY() + stop.y()))
                .toList();
        Shape shape = object.isLoop() && points.size() > 2 ? Shape.POLYGON : Shape.POLYLINE;
        return ExternalObject.ofPoints(id, object.id(), CLASS, shape, points);
    }

    static boolean isPath(ExternalObject object) {
        return object.className().equals(CLASS) && object.points().size() > 1;
    }

    /** The stops after the first point of a line. */
    static List<PathStop> stops(List<Point> points) {
        List<PathStop> stops = new ArrayList<>();
        Point first = points.get(0);
        for (Point point : points.subList(1, points.size())) {
            stops.add(PathStop.of(bound(point.x() - first.x()), bound(point.y() - first.y())));
        }
        return stops;
    }

    private static double bound(double px) {
        return Double.isNaN(px) ? 0 : Math.max(-Limits.MAX_STOP_PX, Math.min(px, Limits.MAX_STOP_PX));
    }

    /** Whether both lead to the same places, apart from rounding. */
    static boolean isSame(List<PathStop> a, List<PathStop> b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (int i = 0; i < a.size(); i++) {
            if (Math.abs(a.get(i).x() - b.get(i).x()) > SAME_PX
                    || Math.abs(a.get(i).y() - b.get(i).y()) > SAME_PX) {
                return false;
            }
        }
        return true;
    }
}
