package leapsmith.editor.app;

import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.QuickPick;
import leapsmith.editor.ui.Texts;

/** Opens the dialogs about the current level: going to a place, the size of the level, and that of the camera frame. */
final class LevelDialogs {
    private final Texts texts;
    private final Dialogs dialogs;
    private final ModalOverlay overlay;
    private final CanvasSettings view;
    private final GoToTile goToTile;
    private final ResizeLevel resizeLevel;
    private final GoToAnything goToAnything;

    LevelDialogs(
            Texts texts,
            Dialogs dialogs,
            ModalOverlay overlay,
            OpenLevels levels,
            CanvasSettings view,
            GoToAnything goToAnything) {
        this.texts = texts;
        this.dialogs = dialogs;
        this.overlay = overlay;
        this.view = view;
        this.goToAnything = goToAnything;
        goToTile = new GoToTile(dialogs, levels::current);
        resizeLevel = new ResizeLevel(dialogs, levels::current);
    }

    void goToTile() {
        goToTile.ask();
    }

    void goToAnything() {
        QuickPick pick = new QuickPick(texts.get("anything.prompt"), texts.get("anything.none"), goToAnything::find);
        pick.setOnClose(overlay.show(pick));
    }

    void resizeLevel() {
        resizeLevel.ask();
    }

    /** Asks for the size of the camera frame, and shows the frame. */
    void askFrameSize() {
        dialogs.askFrameSize(view.frameSizeProperty().get()).ifPresent(size -> {
            view.frameSizeProperty().set(size);
            view.cameraFrameProperty().set(true);
        });
    }
}
