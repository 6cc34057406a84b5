package leapsmith.editor.canvas;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;
import javafx.util.Duration;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.ui.UiColors;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/**
 * The nodes of the canvas and their places: the surface with the picture of the level between its rulers, and above it
 * the camera frame, the minimap, the legend, the badges of play, messages and the frame of the focus.
 */
final class CanvasLayout {
    private final CanvasContext context;
    private final CanvasPainter painter;

    /** The node in which the level is seen and pointed at. */
    final Pane surface = new Pane();

    private final Rulers rulers = new Rulers();
    private final Minimap minimap;
    private final CameraFrame cameraFrame;
    private final LegendPane legend;
    private final Toast toast = new Toast();
    private final Region focusFrame = new Region();

    /**
     * @param focused whether the frame of the focus is shown
     */
    CanvasLayout(CanvasContext context, CanvasPainter painter, Runnable moved, ObservableBooleanValue focused) {
        this.context = context;
        this.painter = painter;
        minimap = new Minimap(context);
        cameraFrame = new CameraFrame(context.settings, context.viewport);
        legend = new LegendPane(context.texts, context.settings.legendFoldedProperty(), moved);
        surface.setManaged(false);
        surface.getChildren().addAll(painter.node(), cameraFrame);
        focusFrame.setManaged(false);
        focusFrame.setMouseTransparent(true);
        focusFrame.visibleProperty().bind(focused);
        context.play.setOnBadgesChanged(this::placeMessages);
    }

    /** From below to above. */
    List<Node> nodes() {
        PlayBadges badges = context.play.badges;
        return List.of(
                surface,
                rulers.left,
                rulers.top,
                minimap,
                legend,
                badges.confetti,
                badges.news,
                badges.clock,
                toast,
                focusFrame);
    }

    /** Places all nodes; sizes are in JavaFX pixels, {@code outputScale} in device pixels per JavaFX pixel. */
    void place(double canvasWidth, double canvasHeight, double outputScale) {
        boolean ruled = context.settings.shows(ViewSwitch.RULERS);
        double left = ruled ? Rulers.leftWidth(context.level().rows()) : 0;
        double top = ruled ? Rulers.TOP : 0;
        double width = Math.max(0, canvasWidth - left);
        double height = Math.max(0, canvasHeight - top);
        surface.resizeRelocate(left, top, width, height);
        rulers.show(ruled, top);
        focusFrame.resizeRelocate(0, 0, canvasWidth, canvasHeight);
        if (width >= 1 && height >= 1) {
            painter.resize(width, height, outputScale);
            context.viewport.resize(width, height);
        }
        minimap.place(left, top, width, height, outputScale);
        legend.place(surface.getBoundsInParent(), freeOfLegend());
        placeMessages();
        painter.keepLabelsOut(Stream.of(legend, minimap)
                .filter(Node::isVisible)
                .map(node -> surface.parentToLocal(node.getBoundsInParent()))
                .toList());
    }

    private void placeMessages() {
        Bounds view = surface.getBoundsInParent();
        toast.place(view);
        context.play.badges.place(view, legend.isVisible() ? legend.getBoundsInParent() : null);
    }

    void say(String text, Duration duration) {
        toast.show(text, duration);
        placeMessages();
    }

    void takeBack(String text) {
        if (toast.getText().equals(text)) {
            toast.setVisible(false);
        }
    }

    /** @param isDrawing whether a gesture in the level is under way */
    void pointerAt(double x, double y, boolean isDrawing) {
        legend.pointerAt(x, y);
        minimap.pointerAt(x, y, isDrawing);
    }

    /** Moves the legend at the next {@link #place} if it covers what it can leave visible; returns whether it does. */
    boolean makeWay() {
        return legend.makeWay(freeOfLegend());
    }

    /** Takes a drag of the minimap back; false if there is none. */
    boolean cancelDrag() {
        return minimap.cancel();
    }

    /** The minimap, and what layers want to be seen. */
    private List<Bounds> freeOfLegend() {
        return Stream.concat(
                        Stream.<Node>of(minimap).filter(Node::isVisible).map(Node::getBoundsInParent),
                        context.layers.stream()
                                .flatMap(CanvasLayer::freeOfLegend)
                                .map(surface::localToParent))
                .filter(surface.getBoundsInParent()::intersects)
                .toList();
    }

    /** Shows the lines of the legend, and all nodes as the settings say. */
    void applySettings() {
        ColorScheme colors = context.settings.colorsProperty().get();
        legend.show(context.layers.stream().flatMap(it -> it.legend().stream()).toList(), colors);
        context.play.badges.paint(colors);
        toast.paint(colors);
        minimap.applySettings();
        cameraFrame.applySettings();
        focusFrame.setStyle("-fx-border-width: 2; -fx-border-color: " + UiColors.css(colors, ColorRole.ACCENT));
    }

    void levelChanged() {
        minimap.levelChanged();
    }

    /** Draws what has changed; called in every pulse. */
    void draw() {
        minimap.placeFrame();
        if (minimap.isVisible()) {
            minimap.drawIfStale();
        }
        if (cameraFrame.isVisible()) {
            placeCameraFrame();
        }
        painter.drawIfStale(surface, rulers);
    }

    /** Around the player while the level is played, and else around the selection, the pointer or the player. */
    private void placeCameraFrame() {
        PlayFrame frame = context.play.frame();
        if (frame != null && frame.hasPlayer()) {
            cameraFrame.follow(frame.playerX(), frame.playerY());
            return;
        }
        Optional<LevelObject> selected =
                context.document.selection().objectIds().stream().findFirst().flatMap(context.level()::object);
        Point2D hover = context.pointer.hover();
        LevelObject center = selected.or(context.level()::player).orElse(null);
        if (selected.isEmpty() && hover != null) {
            cameraFrame.centerOn(hover.getX(), hover.getY());
        } else if (center != null) {
            cameraFrame.centerOn(center.middleX(), center.middleY());
        } else {
            cameraFrame.centerOn(
                    context.level().widthPx() / 2.0, context.level().heightPx() / 2.0);
        }
    }

    /** Converts level pixels to screen coordinates. */
    Point2D levelToScreen(double x, double y) {
        Camera camera = context.viewport.camera();
        return surface.localToScreen(camera.toScreenX(x), camera.toScreenY(y));
    }

    /** A message at the bottom of the view that disappears by itself. Clicks go through it. */
    private static final class Toast extends Label {
        private static final double INSET = 16;

        private final PauseTransition shown = new PauseTransition();

        Toast() {
            setId("toast");
            setManaged(false);
            setMouseTransparent(true);
            setVisible(false);
            setWrapText(true);
            setTextAlignment(TextAlignment.CENTER);
            setPadding(new Insets(6, 14, 6, 14));
            shown.setOnFinished(event -> setVisible(false));
        }

        void show(String text, Duration duration) {
            setText(text);
            setVisible(true);
            shown.setDuration(duration);
            shown.playFromStart();
        }

        /** Places it in the middle above the bottom of a view; a long text takes several lines. */
        void place(Bounds view) {
            double width = Math.min(Math.ceil(prefWidth(-1)), Math.max(0, view.getWidth() - 2 * INSET));
            double height = prefHeight(width);
            resizeRelocate(
                    Math.rint(view.getMinX() + (view.getWidth() - width) / 2),
                    Math.rint(view.getMaxY() - height - INSET),
                    width,
                    height);
        }

        void paint(ColorScheme colors) {
            setStyle("-fx-font-size: 13px; -fx-text-fill: " + UiColors.css(colors, ColorRole.TEXT)
                    + "; -fx-background-color: " + UiColors.css(colors, ColorRole.PANEL) + "; -fx-border-color: "
                    + UiColors.css(colors, ColorRole.ACCENT) + "; -fx-background-radius: 14; -fx-border-radius: 14");
        }
    }

    /**
     * A frame that shows what a game's camera would show, in the chosen resolution. It stays inside the level. While the
     * level is played, it follows the player as a camera with a dead zone does.
     */
    private static final class CameraFrame extends Pane {
        private static final double LABEL_GAP = 2;

        private final CanvasSettings settings;
        private final ViewportModel viewport;
        private final Region border = new Region();
        private final Label size = new Label();
        private double x;
        private double y;

        CameraFrame(CanvasSettings settings, ViewportModel viewport) {
            this.settings = settings;
            this.viewport = viewport;
            setId("camera-frame");
            setManaged(false);
            setMouseTransparent(true);
            border.setId("camera-frame-border");
            border.setManaged(false);
            size.setManaged(false);
            getChildren().addAll(border, size);
        }

        void applySettings() {
            setVisible(settings.shows(ViewSwitch.CAMERA_FRAME));
            String color = UiColors.css(settings.colorsProperty().get(), ColorRole.ACCENT);
            border.setStyle("-fx-border-width: 2; -fx-border-style: segments(8, 5); -fx-border-color: " + color);
            size.setStyle("-fx-font-size: 11px; -fx-text-fill: " + color);
            size.setText(settings.frameSizeProperty().get().toString());
        }

        void centerOn(double levelX, double levelY) {
            FrameSize frame = settings.frameSizeProperty().get();
            x = clamped(levelX - frame.width() / 2.0, frame.width(), viewport.levelWidth());
            y = clamped(levelY - frame.height() / 2.0, frame.height(), viewport.levelHeight());
            place();
        }

        /** Moves the frame after a character that leaves its dead zone; x and y are the center of the character. */
        void follow(double playerX, double playerY) {
            FrameSize frame = settings.frameSizeProperty().get();
            x = clamped(FollowCamera.followX(x, frame.width(), playerX), frame.width(), viewport.levelWidth());
            y = clamped(FollowCamera.followY(y, frame.height(), playerY), frame.height(), viewport.levelHeight());
            place();
        }

        private void place() {
            Camera camera = viewport.camera();
            FrameSize frame = settings.frameSizeProperty().get();
            double left = Math.rint(camera.toScreenX(x));
            double top = Math.rint(camera.toScreenY(y));
            border.resizeRelocate(left, top, frame.width() * camera.scale(), frame.height() * camera.scale());
            size.autosize();
            size.relocate(left, top - size.getHeight() - LABEL_GAP);
        }

        /** A camera that is larger than the level shows it centered. */
        private static double clamped(double begin, double frame, double level) {
            return frame >= level ? (level - frame) / 2 : Math.max(0, Math.min(level - frame, begin));
        }
    }
}
