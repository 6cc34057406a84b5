package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import leapsmith.physics.laws.oracle.SlopeShapes.Point;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;

/**
 * The first slopes that a box meets on a straight path, by brute force over all of them in exact fractions. A box and
 * the solid part of a slope begin to overlap when the last line that separated them is crossed: the surface, a
 * horizontal line or a vertical one.
 *
 * @param time as a part of the path
 * @param face the line crossed last; of several at the same time the first in {@link Face}
 * @param normals out of the surface of each slope that is met at this time with this face
 * @param shapes the solid parts of these
 */
public record SlopeMeeting(Rational time, Face face, List<Point> normals, List<List<Point>> shapes) {
    /** The part of a slope that is met. */
    public enum Face {
        SURFACE,
        HORIZONTAL,
        VERTICAL
    }

    private record Touch(Rational time, Face face, Point normal, List<Point> shape) {}

    /**
     * The time span during which two spans overlap of which one moves; without an end if it is later than the path's.
     */
    private record Span(Rational begin, Rational end) {}

    private static final Rational NEVER = Rational.of(2);
    private static final Rational ALWAYS = Rational.of(-1);

    /** Searches a path; a slope that the box overlaps at the start is not met. */
    public static Optional<SlopeMeeting> first(
            Tiles tiles, int tileSizePx, Box box, long dx, long dy, boolean oneWays) {
        List<Touch> touches = new ArrayList<>();
        long size = tileSizePx * 4096L;
        tiles.forEach((column, row, type) -> {
            boolean near = Math.min(box.x(), box.x() + dx) <= (column + 1) * size
                    && Math.max(box.right(), box.right() + dx) >= column * size
                    && Math.min(box.y(), box.y() + dy) <= (row + 1) * size
                    && Math.max(box.bottom(), box.bottom() + dy) >= row * size;
            if (near && type.isSlope() && (oneWays || !isOneWay(type))) {
                touch(type, SlopeShapes.polygon(type, column, row, size), box, dx, dy)
                        .ifPresent(touches::add);
            }
        });
        Optional<Rational> time = touches.stream().map(Touch::time).min(Rational::compareTo);
        if (time.isEmpty()) {
            return Optional.empty();
        }
        touches.removeIf(touch -> touch.time.compareTo(time.get()) > 0);
        Face face = touches.stream().map(Touch::face).min(Face::compareTo).orElseThrow();
        touches.removeIf(touch -> touch.face != face);
        return Optional.of(new SlopeMeeting(
                time.get(),
                face,
                touches.stream().map(Touch::normal).distinct().toList(),
                touches.stream().map(Touch::shape).toList()));
    }

    private static boolean isOneWay(TileType type) {
        return type.name().startsWith("ONE_WAY");
    }

    private static Optional<Touch> touch(TileType type, List<Point> shape, Box box, long dx, long dy) {
        Point normal = normal(shape);
        Point surface = shape.get(2);
        long height = SlopeShapes.corners(box).stream()
                .mapToLong(corner -> dot(normal, corner) - dot(normal, surface))
                .min()
                .orElseThrow();
        List<Span> spans = List.of(
                below(height, normal.x() * dx + normal.y() * dy),
                overlap(box.y(), box.bottom(), dy, least(shape, Point::y), most(shape, Point::y)),
                overlap(box.x(), box.right(), dx, least(shape, Point::x), most(shape, Point::x)));
        Rational begin = ALWAYS;
        Rational end = Rational.ONE;
        Face face = null;
        for (Face each : Face.values()) {
            Span span = spans.get(each.ordinal());
            if (span.begin.compareTo(begin) > 0) {
                begin = span.begin;
                face = each;
            }
            end = Rational.min(end, span.end);
        }
        boolean carries = !isOneWay(type) || face == Face.SURFACE || face == Face.HORIZONTAL && dy > 0;
        return Rational.ZERO.isUpTo(begin) && begin.compareTo(end) < 0 && carries
                ? Optional.of(new Touch(begin, face, normal, shape))
                : Optional.empty();
    }

    /** The outward normal of its surface, without a common factor. */
    private static Point normal(List<Point> shape) {
        Point from = shape.get(3);
        Point to = shape.get(2);
        long rise = 2 * (to.y() - from.y()) / (to.x() - from.x());
        boolean floor = Math.max(shape.get(0).y(), shape.get(1).y()) > Math.min(from.y(), to.y());
        Point down = Math.abs(rise) == 2 ? new Point(-rise / 2, 1) : new Point(-rise, 2);
        return floor ? new Point(-down.x(), -down.y()) : down;
    }

    private static long least(List<Point> shape, ToLongFunction<Point> axis) {
        return shape.stream().mapToLong(axis).min().orElseThrow();
    }

    private static long most(List<Point> shape, ToLongFunction<Point> axis) {
        return shape.stream().mapToLong(axis).max().orElseThrow();
    }

    private static long dot(Point a, Point b) {
        return a.x() * b.x() + a.y() * b.y();
    }

    /** The time span during which something at a height above a line, with a speed upward, is below the line. */
    private static Span below(long height, long rise) {
        if (rise == 0) {
            return height < 0 ? new Span(ALWAYS, NEVER) : new Span(NEVER, NEVER);
        }
        Rational crossing = Rational.of(-height, rise);
        return rise < 0
                ? new Span(height < 0 ? ALWAYS : crossing, NEVER)
                : new Span(height < 0 ? ALWAYS : NEVER, crossing);
    }

    private static Span overlap(long start, long end, long distance, long otherStart, long otherEnd) {
        Span one = below(start - otherEnd, distance);
        Span other = below(otherStart - end, -distance);
        return new Span(Rational.max(one.begin, other.begin), Rational.min(one.end, other.end));
    }
}
