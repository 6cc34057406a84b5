package leapsmith.levels.tiled;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.json.JsonNumbers;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;
import leapsmith.physics.fixed.PortableMath;

/** Makes elements of the objects of one map: the reverse of {@link TiledObjectReader}. */
final class ObjectElements {
    private static final int MAX_DECIMALS = 17;

    private final Set<Integer> used = new HashSet<>();
    private final Properties.PropertyElements properties;
    private int last;

    ObjectElements(Properties.PropertyElements properties) {
        this.properties = properties;
    }

    /** An id above all that were used. */
    int nextId() {
        return last + 1;
    }

    /** Adds objects to a layer or the collision shapes of a tile. */
    void add(Element parent, List<ExternalObject> objects) {
        objects.forEach(object -> add(parent, object));
    }

    private void add(Element parent, ExternalObject object) {
        Element element = parent.add("object").set("id", Integer.toString(idOf(object)));
        element.setUnlessEmpty("name", object.name());
        element.setUnlessEmpty("type", object.className());
        if (object.cell() != 0) {
            element.set("gid", Integer.toUnsignedString(object.cell()));
        }
        Point at = position(object);
        element.set("x", number(at.x())).set("y", number(at.y()));
        boolean hasBox = object.points().isEmpty() && object.shape() != Shape.POINT;
        if (hasBox) {
            element.set("width", number(object.width())).set("height", number(object.height()));
        }
        if (object.rotation() != 0) {
            element.set("rotation", number(object.rotation()));
        }
        if (!object.visible()) {
            element.set("visible", "0");
        }
        boolean isText = object.shape() == Shape.TEXT;
        properties.add(element, isText ? object.properties().without("text") : object.properties());
        switch (object.shape()) {
            case ELLIPSE -> element.add("ellipse");
            case CAPSULE -> element.add("capsule");
            case POINT -> element.add("point");
            case POLYGON -> element.add("polygon").set("points", points(object));
            case POLYLINE -> element.add("polyline").set("points", points(object));
            case TEXT -> addText(element, object.properties());
            case RECTANGLE, TILE -> {
                // They are what an object is without a shape.
            }
        }
    }

    private static void addText(Element element, RawMembers properties) {
        FreeValue value = FreeValue.of(properties.get("text").orElse("\"\""));
        String words = value instanceof FreeValue.OfText text ? text.text() : value.json();
        element.add("text").append(words.toCharArray(), 0, words.length());
    }

    /** Its own id if that is a number which no other object of the map has. */
    private int idOf(ExternalObject object) {
        int id;
        try {
            id = Integer.parseInt(object.id());
        } catch (NumberFormatException e) {
            id = 0;
        }
        int unique = id > 0 && id < Integer.MAX_VALUE && used.add(id) ? id : last + 1;
        used.add(unique);
        last = Math.max(last, unique);
        return unique;
    }

    /**
     * Where Tiled has the position of an object, about which it turns it: its corner, the bottom one of a tile, or the
     * origin of its points.
     */
    private static Point position(ExternalObject object) {
        if (!object.points().isEmpty()) {
            return new Point(object.pivotX(), object.pivotY());
        }
        double y = object.shape() == Shape.TILE ? object.y() + object.height() : object.y();
        double dx = object.x() - object.pivotX();
        double dy = y - object.pivotY();
        if (object.rotation() == 0 || dx == 0 && dy == 0) {
            return new Point(object.x(), y);
        }
        double angle = PortableMath.toRadians(object.rotation());
        return new Point(
                object.pivotX() + dx * PortableMath.cos(angle) - dy * PortableMath.sin(angle),
                object.pivotY() + dx * PortableMath.sin(angle) + dy * PortableMath.cos(angle));
    }

    private static String points(ExternalObject object) {
        StringJoiner text = new StringJoiner(" ");
        for (Point point : object.points()) {
            text.add(distance(object.pivotX(), point.x()) + ',' + distance(object.pivotY(), point.y()));
        }
        return text.toString();
    }

    /** The distance with the fewest decimals that leads to the same point, without the error of the difference. */
    private static String distance(double from, double to) {
        BigDecimal exact = new BigDecimal(to - from);
        for (int decimals = 0; decimals < MAX_DECIMALS; decimals++) {
            double rounded = exact.setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
            if (from + rounded == to) {
                return number(rounded);
            }
        }
        return number(to - from);
    }

    static String number(double value) {
        return JsonNumbers.text(value);
    }
}
