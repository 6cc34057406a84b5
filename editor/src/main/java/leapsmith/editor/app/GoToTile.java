package leapsmith.editor.app;

import java.util.function.Supplier;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.level.OpenLevel;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.Camera;

/** Asks for a tile of the current level and brings it into view. */
final class GoToTile {
    private final Dialogs dialogs;
    private final Supplier<OpenLevel> current;

    GoToTile(Dialogs dialogs, Supplier<OpenLevel> current) {
        this.dialogs = dialogs;
        this.current = current;
    }

    /** Opens the dialog with the tile in the middle of the view. */
    void ask() {
        LevelCanvas canvas = current.get().canvas();
        Level level = current.get().document().level();
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
}
