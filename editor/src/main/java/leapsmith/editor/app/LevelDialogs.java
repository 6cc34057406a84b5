package leapsmith.editor.app;

import java.util.Optional;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.QuickPick;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.Camera;

/** Opens the dialogs about the current level: going to a place, the size of the level, and that of the camera frame. */
record LevelDialogs(
        Texts texts,
        Dialogs dialogs,
        ModalOverlay overlay,
        OpenLevels levels,
        CanvasSettings view,
        GoToAnything finder) {
    /** Asks for a tile, first the one in the middle of the view, and brings it into view. */
    void goToTile() {
        LevelCanvas canvas = levels.current().canvas();
        Level level = levels.current().document().level();
        Camera camera = canvas.viewport().camera();
        Dialogs.Tile middle = new Dialogs.Tile(
                within(level.columnAt(camera.toLevelX(canvas.viewport().width() / 2)), level.columns()),
                within(level.rowAt(camera.toLevelY(canvas.viewport().height() / 2)), level.rows()));
        dialogs.askTile(middle, level.columns(), level.rows())
                .ifPresent(tile -> canvas.goTo(tile.column(), tile.row()));
    }

    /** Clamps an index, because the view may extend beyond the level. */
    private static int within(int tile, int count) {
        return Math.max(0, Math.min(count - 1, tile));
    }

    void goToAnything() {
        QuickPick pick = new QuickPick(texts.get("anything.prompt"), texts.get("anything.none"), finder::find);
        pick.setOnClose(overlay.show(pick));
    }

    /** Asks for another size of the level and resizes it in one step. */
    void resizeLevel() {
        OpenLevel open = levels.current();
        open.commitPending();
        LevelDocument document = open.document();
        Level level = document.level();
        Optional<LevelResize> resize = dialogs.askResize(level, selection(document));
        // Play may still run, but nothing else can have changed the level meanwhile.
        resize.ifPresent(it -> document.apply(Message.of("edit.resizeLevel"), it.applyTo(level)));
    }

    private static TileRegion selection(LevelDocument document) {
        TileRegion region = TileRegion.EMPTY;
        for (String id : document.selection().objectIds()) {
            Optional<LevelObject> object = document.level().object(id);
            region = object.isEmpty() ? region : region.union(LevelResize.tilesOf(document.level(), object.get()));
        }
        return region;
    }

    void askFrameSize() {
        dialogs.askFrameSize(view.frameSizeProperty().get()).ifPresent(size -> {
            view.frameSizeProperty().set(size);
            view.property(ViewSwitch.CAMERA_FRAME).set(true);
        });
    }
}
