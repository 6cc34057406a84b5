package leapsmith.physics.laws.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.Shape;

/**
 * Whether two shapes overlap, touching included, by their corners and sides: two polygons do if one contains a corner
 * of the other or two sides meet, a circle and a polygon if it contains the center or a side is near enough. In numbers
 * of any size.
 */
public final class ExactShapes {
    private ExactShapes() {}

    private record Point(BigInteger x, BigInteger y) {
        static Point of(long x, long y) {
            return new Point(BigInteger.valueOf(x), BigInteger.valueOf(y));
        }

        Point minus(Point other) {
            return new Point(x.subtract(other.x), y.subtract(other.y));
        }

        BigInteger dot(Point other) {
            return x.multiply(other.x).add(y.multiply(other.y));
        }

        BigInteger cross(Point other) {
            return x.multiply(other.y).subtract(y.multiply(other.x));
        }
    }

    /** Whether two shapes in their boxes overlap. */
    public static boolean overlap(Shape shapeA, Box boxA, Shape shapeB, Box boxB) {
        if (shapeA == Shape.CIRCLE && shapeB == Shape.CIRCLE) {
            Point delta = center(boxA).minus(center(boxB));
            return delta.dot(delta).compareTo(square(boxA.width() + boxB.width())) <= 0;
        }
        if (shapeA == Shape.CIRCLE) {
            return circleMeets(boxA, corners(shapeB, boxB));
        }
        if (shapeB == Shape.CIRCLE) {
            return circleMeets(boxB, corners(shapeA, boxA));
        }
        return polygonsMeet(corners(shapeA, boxA), corners(shapeB, boxB));
    }

    private static boolean polygonsMeet(List<Point> a, List<Point> b) {
        if (a.stream().anyMatch(corner -> holds(b, corner)) || b.stream().anyMatch(corner -> holds(a, corner))) {
            return true;
        }
        for (int i = 0; i < a.size(); i++) {
            for (int j = 0; j < b.size(); j++) {
                if (sidesMeet(a.get(i), next(a, i), b.get(j), next(b, j))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean sidesMeet(Point p, Point q, Point r, Point s) {
        return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
    }

    private static boolean circleMeets(Box circle, List<Point> polygon) {
        Point center = center(circle);
        if (holds(polygon, center)) {
            return true;
        }
        BigInteger reach = square(circle.width());
        for (int i = 0; i < polygon.size(); i++) {
            Point start = polygon.get(i);
            Point delta = next(polygon, i).minus(start);
            Point to = center.minus(start);
            BigInteger foot = to.dot(delta);
            BigInteger length = delta.dot(delta);
            if (to.dot(to).compareTo(reach) <= 0
                    || foot.signum() >= 0
                            && foot.compareTo(length) <= 0
                            && to.cross(delta).pow(2).compareTo(reach.multiply(length)) <= 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a point is in a convex polygon or on its edge. */
    private static boolean holds(List<Point> polygon, Point point) {
        int least = 1;
        int most = -1;
        for (int i = 0; i < polygon.size(); i++) {
            int side = side(polygon.get(i), next(polygon, i), point);
            least = Math.min(least, side);
            most = Math.max(most, side);
        }
        return least >= 0 || most <= 0;
    }

    private static int side(Point from, Point to, Point point) {
        return to.minus(from).cross(point.minus(from)).signum();
    }

    private static Point next(List<Point> polygon, int i) {
        return polygon.get((i + 1) % polygon.size());
    }

    /** Corners in order, doubled. */
    private static List<Point> corners(Shape shape, Box box) {
        List<Point> corners = new ArrayList<>(List.of(
                Point.of(2 * box.x(), 2 * box.y()),
                Point.of(2 * box.right(), 2 * box.y()),
                Point.of(2 * box.right(), 2 * box.bottom()),
                Point.of(2 * box.x(), 2 * box.bottom())));
        switch (shape) {
            case TRIANGLE_TOP_LEFT -> corners.remove(2);
            case TRIANGLE_TOP_RIGHT -> corners.remove(3);
            case TRIANGLE_BOTTOM_RIGHT -> corners.remove(0);
            case TRIANGLE_BOTTOM_LEFT -> corners.remove(1);
            default -> {}
        }
        return corners;
    }

    /** Doubled. */
    private static Point center(Box box) {
        return Point.of(2 * box.x() + box.width(), 2 * box.y() + box.height());
    }

    private static BigInteger square(long number) {
        return BigInteger.valueOf(number).pow(2);
    }
}
