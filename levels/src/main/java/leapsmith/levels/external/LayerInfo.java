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
 * @param appearance how its pictures are drawn
 * @param properties each value as JSON text
 */
public record LayerInfo(
        String name,
        String group,
        String className,
        boolean visible,
        Point offset,
        Appearance appearance,
        RawMembers properties) {

    /**
     * How the pictures of a layer are drawn; those of its groups included.
     *
     * @param opacity 0 to 1
     * @param parallax how far it moves with the map: 0 stands still, 1 moves as the map
     * @param origin the place of the map, in pixels, at which a view has the layer in place
     * @param isInOrder whether later objects are in front of earlier ones; if not, those further down are in front
     */
    public record Appearance(double opacity, Point parallax, Point origin, boolean isInOrder) {
        /** Opaque, and moves with the map. */
        public static final Appearance PLAIN = new Appearance(1, new Point(1, 1), new Point(0, 0), false);
    }

    /** What a layer has that is opaque and moves with the map. */
    public LayerInfo(
            String name, String group, String className, boolean visible, Point offset, RawMembers properties) {
        this(name, group, className, visible, offset, Appearance.PLAIN, properties);
    }

    /** {@return the same with other properties} */
    public LayerInfo withProperties(RawMembers newProperties) {
        return new LayerInfo(name, group, className, visible, offset, appearance, newProperties);
    }

    /** {@return the same, drawn otherwise} */
    public LayerInfo with(Appearance newAppearance) {
        return new LayerInfo(name, group, className, visible, offset, newAppearance, properties);
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
