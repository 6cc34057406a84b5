package leapsmith.levels.ldtk;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.model.Limits;
import leapsmith.physics.fixed.PortableMath;

/**
 * What an entity can't hold of an object: fractions of pixels, and the points of a polygon or a polyline. A field of the
 * entity holds it as JSON, relative to the box of the entity, so that it moves with the entity.
 *
 * @param x what the left edge has beyond that of the entity, in pixels
 * @param y the same of the top edge
 * @param width what the width has beyond that of the entity
 * @param height the same of the height
 * @param shape a rectangle, a polygon or a polyline
 * @param points relative to the exact top-left corner of the box
 */
record ExactShape(double x, double y, double width, double height, Shape shape, List<Point> points) {
    /** The documentation of the field, by which it is recognized. */
    static final String DOC = "What LDtk can't hold: fractions of pixels and corners, read by Leapsmith.";

    private static final ExactShape NONE = new ExactShape(0, 0, 0, 0, Shape.RECTANGLE, List.of());

    /** What the entity for an object can't hold. */
    static ExactShape of(ExternalObject object) {
        List<Point> points = object.points().stream()
                .map(point -> new Point(point.x() - object.x(), point.y() - object.y()))
                .toList();
        return new ExactShape(
                object.x() - PortableMath.rint(object.x()),
                object.y() - PortableMath.rint(object.y()),
                object.width() - side(object.width()),
                object.height() - side(object.height()),
                object.shape(),
                points);
    }

    /** A side of the entity for an object, which LDtk can't show if it is 0. */
    static int side(double length) {
        return Math.max(1, (int) PortableMath.rint(length));
    }

    /** Whether the entity holds everything. */
    boolean isNone() {
        return equals(NONE);
    }

    String json() {
        String corners = points.stream()
                .map(point -> "[" + point.x() + "," + point.y() + "]")
                .collect(Collectors.joining(","));
        return "{\"box\":[" + x + "," + y + "," + width + "," + height + "],\"shape\":\"" + shape.name()
                + "\",\"points\":[" + corners + "]}";
    }

    /** The shape in a text; none if the text isn't one, because a user has changed it. */
    static ExactShape parse(String json) {
        if (json.isEmpty()) {
            return NONE;
        }
        double[] box = new double[4];
        Shape[] shape = {Shape.RECTANGLE};
        List<Point> points = new ArrayList<>();
        try {
            JsonInput in = new JsonInput(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), DOC);
            in.document("file.exact-shape", key -> {
                switch (key) {
                    case "box" -> readBox(in, box);
                    case "shape" -> shape[0] = shape(in.text("file.shape"));
                    case "points" -> in.array("file.array-of-points", index -> points.add(point(in)));
                    default -> in.skip();
                }
            });
        } catch (IOException e) {
            return NONE;
        }
        return shape[0] == Shape.RECTANGLE || points.isEmpty()
                ? new ExactShape(box[0], box[1], box[2], box[3], Shape.RECTANGLE, List.of())
                : new ExactShape(box[0], box[1], box[2], box[3], shape[0], points);
    }

    private static void readBox(JsonInput in, double[] box) throws IOException {
        in.array("file.four-numbers", index -> {
            if (index >= box.length) {
                throw in.tooMany("file.four-numbers");
            }
            box[index] = in.number(-1, 1);
        });
    }

    private static Shape shape(String name) {
        return name.equals(Shape.POLYGON.name())
                ? Shape.POLYGON
                : name.equals(Shape.POLYLINE.name()) ? Shape.POLYLINE : Shape.RECTANGLE;
    }

    private static Point point(JsonInput in) throws IOException {
        double[] pair = LdtkJson.pair(in, Limits.MAX_COORDINATE_PX);
        return new Point(pair[0], pair[1]);
    }

    /** Adds it to an object that was made of the entity. */
    ExternalObject addTo(ExternalObject object) {
        if (isNone()) {
            return object;
        }
        double left = object.x() + x;
        double top = object.y() + y;
        List<Point> placed = points.stream()
                .map(point -> new Point(left + point.x(), top + point.y()))
                .toList();
        return new ExternalObject(
                object.id(),
                object.name(),
                object.className(),
                shape,
                left,
                top,
                Math.max(0, object.width() + width),
                Math.max(0, object.height() + height),
                object.rotation(),
                placed.isEmpty() ? object.pivotX() + x : placed.get(0).x(),
                placed.isEmpty() ? object.pivotY() + y : placed.get(0).y(),
                placed,
                object.cell(),
                object.visible(),
                object.properties());
    }
}
