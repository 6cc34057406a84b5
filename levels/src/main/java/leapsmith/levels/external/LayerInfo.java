package leapsmith.levels.external;

import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.model.RawMembers;

/**
 * What every layer of a map has.
 *
 * @param name its name; several layers may have the same
 * @param group the names of the groups around it, from the outside, joined by {@code /}; empty for none
 * @param className the class that its author gave it; empty for none
 * @param visible whether the other editor shows it
 * @param offset of its cells and objects, in pixels, those of its groups included
 * @param properties each value as JSON text
 */
public record LayerInfo(
        String name, String group, String className, boolean visible, Point offset, RawMembers properties) {

    /** {@return the same with other properties} */
    public LayerInfo withProperties(RawMembers newProperties) {
        return new LayerInfo(name, group, className, visible, offset, newProperties);
    }

    /** {@return how far its cells and objects are moved to the right, in pixels} */
    public double offsetX() {
        return offset.x();
    }

    /** {@return how far its cells and objects are moved down, in pixels} */
    public double offsetY() {
        return offset.y();
    }

    /** {@return what a visible layer has that only has a name} */
    public static LayerInfo named(String name) {
        return new LayerInfo(name, "", "", true, new Point(0, 0), RawMembers.EMPTY);
    }
}
