package leapsmith.levels.foreign;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.Extras;

/**
 * An object of a map, or a collision shape of a tile.
 *
 * @param id unique in its map; empty if the format has none
 * @param name given by its author; empty for none
 * @param className its class, type or entity; empty for none
 * @param shape what its box and points mean
 * @param x left edge of its box before it is turned, in pixels
 * @param y top edge of its box before it is turned, in pixels
 * @param width of its box, in pixels, 0 or more; the box of points contains all of them
 * @param height of its box, in pixels, 0 or more
 * @param rotation in degrees, clockwise, about the pivot
 * @param pivotX x of the point about which it is turned
 * @param pivotY y of the point about which it is turned
 * @param points of a polygon or a polyline, in pixels of the map, before it is turned
 * @param cell the tile that it shows, as a value of {@link Cells}; 0 for none
 * @param visible whether the other editor shows it
 * @param properties each value as JSON text
 */
public record ForeignObject(
        String id,
        String name,
        String className,
        Shape shape,
        double x,
        double y,
        double width,
        double height,
        double rotation,
        double pivotX,
        double pivotY,
        List<Point> points,
        int cell,
        boolean visible,
        Extras properties) {
    /** The shape of an object. */
    public enum Shape {
        RECTANGLE,
        ELLIPSE,
        CAPSULE,
        POINT,
        POLYGON,
        POLYLINE,
        /** A tile, stretched to the box. */
        TILE,
        TEXT
    }

    /** A point in pixels of the map. */
    public record Point(double x, double y) {}

    public ForeignObject {
        Objects.requireNonNull(id);
        Objects.requireNonNull(name);
        Objects.requireNonNull(className);
        Objects.requireNonNull(shape);
        points = List.copyOf(points);
        Objects.requireNonNull(properties);
    }

    /** A rectangle that isn't turned, with a name and a class. */
    public static ForeignObject rectangle(
            String id, String name, String className, double x, double y, double width, double height) {
        return new ForeignObject(
                id, name, className, Shape.RECTANGLE, x, y, width, height, 0, x, y, List.of(), 0, true, Extras.EMPTY);
    }

    /** A polygon or polyline that isn't turned, with a name and a class. There must be a point. */
    public static ForeignObject ofPoints(String id, String name, String className, Shape shape, List<Point> points) {
        double left = points.stream().mapToDouble(Point::x).min().orElseThrow();
        double top = points.stream().mapToDouble(Point::y).min().orElseThrow();
        double right = points.stream().mapToDouble(Point::x).max().orElseThrow();
        double bottom = points.stream().mapToDouble(Point::y).max().orElseThrow();
        Point first = points.get(0);
        return new ForeignObject(
                id,
                name,
                className,
                shape,
                left,
                top,
                right - left,
                bottom - top,
                0,
                first.x(),
                first.y(),
                points,
                0,
                true,
                Extras.EMPTY);
    }

    /** A copy with other properties. */
    public ForeignObject withProperties(Extras newProperties) {
        return new ForeignObject(
                id,
                name,
                className,
                shape,
                x,
                y,
                width,
                height,
                rotation,
                pivotX,
                pivotY,
                points,
                cell,
                visible,
                newProperties);
    }
}
