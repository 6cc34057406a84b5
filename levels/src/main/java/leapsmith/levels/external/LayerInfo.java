package leapsmith.levels.external;

import java.util.Objects;
import leapsmith.levels.model.RawMembers;

/**
 * What every layer of a map has.
 *
 * @param name its name; several layers may have the same
 * @param group the names of the groups around it, from the outside, joined by {@code /}; empty for none
 * @param className the class that its author gave it; empty for none
 * @param visible whether the other editor shows it
 * @param offsetX of its cells and objects, in pixels, those of its groups included
 * @param offsetY of its cells and objects, in pixels, those of its groups included
 * @param properties each value as JSON text
 */
public record LayerInfo(
        String name,
        String group,
        String className,
        boolean visible,
        double offsetX,
        double offsetY,
        RawMembers properties) {
    /**
     * Checks the values.
     *
     * @param name its name; several layers may have the same
     * @param group the names of the groups around it, from the outside, joined by {@code /}; empty for none
     * @param className the class that its author gave it; empty for none
     * @param visible whether the other editor shows it
     * @param offsetX of its cells and objects, in pixels, those of its groups included
     * @param offsetY of its cells and objects, in pixels, those of its groups included
     * @param properties each value as JSON text
     */
    public LayerInfo {
        Objects.requireNonNull(name);
        Objects.requireNonNull(group);
        Objects.requireNonNull(className);
        Objects.requireNonNull(properties);
    }

    /**
     * {@return what a visible layer has that only has a name}
     *
     * @param name of the layer
     */
    public static LayerInfo named(String name) {
        return new LayerInfo(name, "", "", true, 0, 0, RawMembers.EMPTY);
    }
}
