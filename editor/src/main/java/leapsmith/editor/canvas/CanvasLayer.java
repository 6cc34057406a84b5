package leapsmith.editor.canvas;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import leapsmith.editor.tools.Gesture;

/**
 * What a feature adds to a canvas: paths and marks over the level, their lines in the legend, and what a click on them
 * does. Layers are drawn in the order in which they were added; for a click, the last one is asked first. A layer that has
 * something else to draw calls {@link LevelCanvas#redraw}, or {@link LevelCanvas#refresh} if it needs other lines in the
 * legend.
 */
public interface CanvasLayer {
    /** Adds paths and marks to the picture of the level. */
    default void addTo(CanvasScene scene) {}

    /** Draws marks above the picture of the level. */
    default void draw(CanvasPicture picture) {}

    default List<LegendLine> legend() {
        return List.of();
    }

    /** What a click does in place of the tool; empty if there is nothing to click on. */
    default Optional<Runnable> click(Gesture press) {
        return Optional.empty();
    }

    /** Whether a click at a place of the level, in level pixels, does something that the shape of the pointer shows. */
    default boolean isButtonAt(double x, double y) {
        return false;
    }

    /** Places of the view that labels must not cover. */
    default Stream<Bounds> freeOfLabels() {
        return Stream.empty();
    }

    /** Places of the view that the legend leaves visible if it can. */
    default Stream<Bounds> freeOfLegend() {
        return Stream.empty();
    }
}
