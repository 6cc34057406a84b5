package leapsmith.levels.external;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import leapsmith.levels.model.RawMembers;

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
 * @param pictures what it shows that isn't its tile
 */
public record ExternalObject(
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
        RawMembers properties,
        List<PlacedPicture> pictures) {
    /**
     * The member of a JSON object in properties whose value is the id of another object, as in {@code {"entityIid":"7"}}: so
     * LDtk writes a reference, and so those of other editors are read.
     */
    public static final String REFERENCE = "entityIid";

    public enum Shape {
        /** The box. */
        RECTANGLE,
        /** The ellipse that fills the box. */
        ELLIPSE,
        /** The box with its shorter sides rounded to half circles. */
        CAPSULE,
        /** A place: the top-left corner of the box, which has no size. */
        POINT,
        /** The area between its points. */
        POLYGON,
        /** The line from its first point to its last one. */
        POLYLINE,
        /** A tile, stretched to the box. */
        TILE,
        /** A text in the box, which is its property {@code text}. */
        TEXT
    }

    /**
     * A point of the map.
     *
     * @param x in pixels from the left edge of cell (0, 0)
     * @param y in pixels from its top edge
     */
    public record Point(double x, double y) {}

    public ExternalObject {
        points = List.copyOf(points);
        pictures = List.copyOf(pictures);
    }

    /** An object that shows nothing but its tile. */
    public ExternalObject(
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
            RawMembers properties) {
        this(
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
                properties,
                List.of());
    }

    /** {@return a copy that shows other pictures} */
    public ExternalObject withPictures(List<PlacedPicture> newPictures) {
        return new ExternalObject(
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
                properties,
                newPictures);
    }

    /**
     * {@return a rectangle that isn't turned and has no properties}
     *
     * @param id unique in its map; empty for none
     * @param name given by its author; empty for none
     * @param className its class; empty for none
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels, 0 or more
     * @param height in pixels, 0 or more
     */
    public static ExternalObject rectangle(
            String id, String name, String className, double x, double y, double width, double height) {
        return unturned(id, name, className, Shape.RECTANGLE, x, y, width, height, new Point(x, y), List.of());
    }

    /**
     * {@return a polygon or polyline that isn't turned and has no properties}
     *
     * @param id unique in its map; empty for none
     * @param name given by its author; empty for none
     * @param className its class; empty for none
     * @param shape {@link Shape#POLYGON} or {@link Shape#POLYLINE}
     * @param points one or more, in pixels of the map; the first is the pivot
     * @throws java.util.NoSuchElementException if there is no point
     */
    public static ExternalObject ofPoints(String id, String name, String className, Shape shape, List<Point> points) {
        Point first = points.iterator().next();
        DoubleSummaryStatistics x = points.stream().mapToDouble(Point::x).summaryStatistics();
        DoubleSummaryStatistics y = points.stream().mapToDouble(Point::y).summaryStatistics();
        double width = x.getMax() - x.getMin();
        double height = y.getMax() - y.getMin();
        return unturned(id, name, className, shape, x.getMin(), y.getMin(), width, height, first, points);
    }

    private static ExternalObject unturned(
            String id,
            String name,
            String className,
            Shape shape,
            double x,
            double y,
            double width,
            double height,
            Point pivot,
            List<Point> points) {
        RawMembers none = RawMembers.EMPTY;
        return new ExternalObject(
                id, name, className, shape, x, y, width, height, 0, pivot.x(), pivot.y(), points, 0, true, none);
    }

    /** {@return a copy with other properties} */
    public ExternalObject withProperties(RawMembers newProperties) {
        return with(className, newProperties);
    }

    /** {@return a copy with another class and other properties} */
    public ExternalObject with(String newClassName, RawMembers newProperties) {
        return new ExternalObject(
                id,
                name,
                newClassName,
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
                newProperties,
                pictures);
    }
}
