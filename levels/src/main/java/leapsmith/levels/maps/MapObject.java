package leapsmith.levels.maps;

import java.util.List;
import leapsmith.levels.model.RawMembers;

/**
 * What an object of a level was in the map of which the level was made.
 *
 * @param id its id in the map, which other objects and properties refer to; empty if the format has none
 * @param name given by its author; empty for none
 * @param className its class, type or entity; empty for none
 * @param points of a polygon or polyline, in level pixels; none for other shapes
 * @param properties its values by key
 */
public record MapObject(String id, String name, String className, List<Point> points, RawMembers properties) {
    /**
     * A point of a polygon or polyline.
     *
     * @param x in level pixels
     * @param y in level pixels
     */
    public record Point(double x, double y) {}

    /** Copies the points. */
    public MapObject {
        points = List.copyOf(points);
    }
}
