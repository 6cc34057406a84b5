package leapsmith.editor.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.reach.CanvasReach;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/**
 * The nodes of the canvas and their places: the surface with the picture of the level between its rulers, and above it
 * the minimap, the labels and the frame of the focus.
 */
final class CanvasLayout {
    private final LevelDocument document;
    private final CanvasSettings settings;
    private final ViewportModel viewport;
    private final CanvasReach reach;
    private final CanvasLabels labels;
    private final CanvasExtras extras;
    private final CanvasDrawing drawing;

    private final Pane surface = new Pane();
    private final Rulers rulers = new Rulers();
    private final Region focusFrame = new Region();

    /** @param focused whether the frame of the focus is shown */
    CanvasLayout(
            LevelDocument document,
            CanvasSettings settings,
            ViewportModel viewport,
            CanvasReach reach,
            CanvasLabels labels,
            CanvasExtras extras,
            CanvasDrawing drawing,
            ObservableBooleanValue focused) {
        this.document = document;
        this.settings = settings;
        this.viewport = viewport;
        this.reach = reach;
        this.labels = labels;
        this.extras = extras;
        this.drawing = drawing;
        surface.setManaged(false);
        surface.getChildren().addAll(drawing.node(), extras.cameraFrame());
        focusFrame.setManaged(false);
        focusFrame.setMouseTransparent(true);
        focusFrame.visibleProperty().bind(focused);
    }

    /** From below to above. */
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>(List.of(surface, rulers.left(), rulers.top(), extras.minimap()));
        nodes.addAll(labels.nodes());
        nodes.add(focusFrame);
        return nodes;
    }

    /** The node in which the level is seen and pointed at. */
    Pane surface() {
        return surface;
    }

    /** Places all nodes; sizes are in JavaFX pixels, {@code outputScale} in device pixels per JavaFX pixel. */
    void place(double canvasWidth, double canvasHeight, double outputScale) {
        boolean ruled = settings.rulersProperty().get();
        double left = ruled ? Rulers.leftWidth(document.level().rows()) : 0;
        double top = ruled ? Rulers.TOP : 0;
        double width = Math.max(0, canvasWidth - left);
        double height = Math.max(0, canvasHeight - top);
        surface.resizeRelocate(left, top, width, height);
        rulers.show(ruled, top);
        focusFrame.resizeRelocate(0, 0, canvasWidth, canvasHeight);
        if (width >= 1 && height >= 1) {
            drawing.resize(width, height, outputScale);
            viewport.resize(width, height);
        }
        extras.place(left, top, width, height, outputScale);
        labels.place(surface.getBoundsInParent(), keptFree());
        drawing.keepLabelsOut(Stream.concat(labels.lasting(), Stream.of(extras.minimap()))
                .filter(Node::isVisible)
                .map(node -> surface.parentToLocal(node.getBoundsInParent()))
                .toList());
    }

    /** Places what appears and disappears. */
    void placeMessages() {
        labels.placeMessages(surface.getBoundsInParent());
    }

    /** Moves the legend at the next {@link #place} if it covers what it can leave visible; returns whether it does. */
    boolean makeWay() {
        return labels.makeWay(keptFree());
    }

    /** Shows these lines in the legend, and all nodes in the colors of the settings. */
    void dress(List<LegendLine> legend) {
        ColorScheme colors = settings.colorsProperty().get();
        labels.show(legend, colors);
        extras.dress();
        focusFrame.setStyle("-fx-border-width: 2; -fx-border-color: " + UiColors.css(colors, ColorRole.ACCENT));
    }

    /** Draws what has changed; called in every pulse. */
    void draw() {
        extras.update();
        drawing.drawIfStale(surface, rulers);
    }

    /** Converts level pixels to screen coordinates. */
    Point2D levelToScreen(double x, double y) {
        Camera camera = viewport.camera();
        return surface.localToScreen(camera.toScreenX(x), camera.toScreenY(y));
    }

    /** The minimap, and while reach is shown the goals in view with their badges. */
    private List<Bounds> keptFree() {
        Stream<Bounds> goals = reach.goals(document.level(), viewport).map(surface::localToParent);
        Stream<Bounds> map = Stream.of(extras.minimap()).filter(Node::isVisible).map(Node::getBoundsInParent);
        return Stream.concat(map, goals)
                .filter(surface.getBoundsInParent()::intersects)
                .toList();
    }
}
