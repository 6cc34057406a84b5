package leapsmith.editor.canvas;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.util.Duration;
import leapsmith.editor.play.PlayBadges;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.scene.ColorScheme;

/** The nodes with words over the level: the legend, the badges of play, and a message that disappears by itself. */
final class CanvasLabels {
    private static final Duration SAID = Duration.seconds(2.5);

    private final LegendPane legend;
    private final PlayBadges badges;
    private final Toast toast = new Toast();

    /** @param moved runs when the legend was dragged */
    CanvasLabels(Texts texts, CanvasSettings settings, Runnable moved) {
        legend = new LegendPane(texts, settings.legendFoldedProperty(), moved);
        badges = new PlayBadges(texts);
    }

    /** From below to above. */
    List<Node> nodes() {
        return List.of(legend, badges.news(), badges.clock(), toast);
    }

    PlayBadges badges() {
        return badges;
    }

    /** Shows the lines of the legend in these colors. */
    void show(List<LegendLine> lines, ColorScheme colors) {
        legend.show(lines, colors);
        badges.paint(colors);
        toast.paint(colors);
    }

    /** Shows a text for a moment. */
    void say(String text) {
        say(text, SAID);
    }

    /** Shows a text for this long. */
    void say(String text, Duration duration) {
        toast.show(text, duration);
    }

    /** The pointer is here, in coordinates of the canvas. */
    void pointerAt(double x, double y) {
        legend.pointerAt(x, y);
    }

    /**
     * Places all of them in a view.
     *
     * @param keepFree what the legend leaves visible if it can, in the same coordinates
     */
    void place(Bounds view, List<Bounds> keepFree) {
        legend.place(view, keepFree);
        placeMessages(view);
    }

    /** Places what appears and disappears. */
    void placeMessages(Bounds view) {
        toast.place(view);
        badges.place(view, legend.isVisible() ? legend.getBoundsInParent() : null);
    }

    /** Moves the legend at the next {@link #place} if that leaves these visible; returns whether it does. */
    boolean makeWay(List<Bounds> keepFree) {
        return legend.makeWay(keepFree);
    }

    /** What is shown all the time. */
    Stream<Node> lasting() {
        return Stream.of(legend);
    }
}
