package leapsmith.editor.canvas;

import java.util.Optional;
import javafx.scene.Node;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.RunningPlay;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.LevelObject;

/** The minimap and the camera frame, which are nodes above the picture of the level. */
final class CanvasExtras {
    private final LevelDocument document;
    private final CanvasSettings settings;
    private final RunningPlay play;
    private final CanvasPointer pointer;
    private final Minimap minimap;
    private final CameraFrame cameraFrame;

    CanvasExtras(
            LevelDocument document,
            CanvasSettings settings,
            ViewportModel viewport,
            RunningPlay play,
            CanvasPointer pointer,
            Texts texts) {
        this.document = document;
        this.settings = settings;
        this.play = play;
        this.pointer = pointer;
        minimap = new Minimap(document::level, settings, viewport, play::pauseFollowing, texts.get("canvas.minimap"));
        cameraFrame = new CameraFrame(settings, viewport);
    }

    Node minimap() {
        return minimap;
    }

    Node cameraFrame() {
        return cameraFrame;
    }

    /** Applies the settings. */
    void dress() {
        minimap.dress();
        cameraFrame.dress();
    }

    /** Places the minimap in a view. */
    void place(double left, double top, double width, double height, double outputScale) {
        minimap.place(left, top, width, height, outputScale);
    }

    void documentChanged(Change change) {
        if (change instanceof Change.LevelChanged) {
            minimap.levelChanged();
        }
    }

    /** Draws and places what has changed; called in every pulse. */
    void update() {
        if (minimap.isVisible()) {
            minimap.placeFrame();
            minimap.drawIfStale();
        }
        if (cameraFrame.isVisible()) {
            placeCameraFrame();
        }
    }

    /** Around the player while the level is played, and else around the selection, the pointer or the player. */
    private void placeCameraFrame() {
        PlayFrame frame = play.frame();
        if (frame != null && frame.hasPlayer()) {
            cameraFrame.follow(frame.playerX(), frame.playerY());
            return;
        }
        Optional<LevelObject> subject =
                document.selection().objectIds().stream().findFirst().flatMap(document.level()::object);
        if (subject.isEmpty() && pointer.isHovering()) {
            cameraFrame.centerOn(pointer.levelX(), pointer.levelY());
            return;
        }
        LevelObject center = subject.or(document.level()::player).orElse(null);
        if (center != null) {
            cameraFrame.centerOn(center.middleX(), center.middleY());
        } else {
            cameraFrame.centerOn(
                    document.level().widthPx() / 2.0, document.level().heightPx() / 2.0);
        }
    }
}
