package leapsmith.editor.canvas;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import leapsmith.editor.ui.UiColors;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.Camera;

/**
 * A frame that shows what a game's camera would show, in the chosen resolution. It stays inside the level. While the
 * level is played, it follows the player as a camera with a dead zone does.
 */
final class CameraFrame extends Pane {
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

    /** Left edge in level px. */
    double levelX() {
        return x;
    }

    /** Top edge in level px. */
    double levelY() {
        return y;
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
