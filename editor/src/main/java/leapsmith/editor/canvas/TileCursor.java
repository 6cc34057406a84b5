package leapsmith.editor.canvas;

import java.util.function.Supplier;
import leapsmith.editor.tools.PointerButton;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.Camera;

/**
 * The tile cursor: it moves the pointer by keys from tile center to tile center, with a key as its button. The view
 * follows. It is shown from the first key until the mouse moves or {@link #hide} is called.
 */
final class TileCursor {
    private final Supplier<Level> level;
    private final ViewportModel viewport;
    private final PointerInput input;
    private int column;
    private int row;

    TileCursor(Supplier<Level> level, ViewportModel viewport, PointerInput input) {
        this.level = level;
        this.viewport = viewport;
        this.input = input;
    }

    boolean isShown() {
        return input.isControlledByKeys();
    }

    /** Its tile; null while it isn't shown. */
    TileRegion tile() {
        return isShown() ? new TileRegion(column, row, 1, 1) : null;
    }

    /** Moves by tiles to the right and down, within the level. The first call only shows it at the mouse. */
    void move(int right, int down) {
        if (isShown()) {
            goTo(column + right, row + down);
        } else {
            Camera camera = viewport.camera();
            boolean byMouse = input.isInside();
            goTo(
                    level.get().columnAt(camera.toLevelX(byMouse ? input.screenX() : viewport.width() / 2)),
                    level.get().rowAt(camera.toLevelY(byMouse ? input.screenY() : viewport.height() / 2)));
        }
    }

    /** Presses the left button at its tile. If it isn't shown, this only shows it at the mouse. */
    void press() {
        if (isShown()) {
            input.press(PointerButton.LEFT);
        } else {
            move(0, 0);
        }
    }

    void release() {
        if (isShown()) {
            input.end();
        }
    }

    void hide() {
        if (isShown()) {
            input.endKeyControl();
        }
    }

    /** Keeps the pointer on its tile after the view or the level changed. */
    void stay() {
        if (isShown()) {
            place();
        }
    }

    void goTo(int newColumn, int newRow) {
        column = newColumn;
        row = newRow;
        place();
        reveal();
    }

    private void place() {
        Level now = level.get();
        column = Math.max(0, Math.min(now.columns() - 1, column));
        row = Math.max(0, Math.min(now.rows() - 1, row));
        double side = now.tileSize();
        Camera camera = viewport.camera();
        input.moveByKeys(camera.toScreenX((column + 0.5) * side), camera.toScreenY((row + 0.5) * side));
    }

    /** Scrolls just far enough to show the tile and half a tile around it. */
    private void reveal() {
        double reach = level.get().tileSize() * viewport.camera().scale();
        double x = beyond(input.screenX(), reach, viewport.width());
        double y = beyond(input.screenY(), reach, viewport.height());
        if (x != 0 || y != 0) {
            viewport.pan(-x, -y);
            place();
        }
    }

    /**
     * The scroll distance that gives a coordinate enough room; in a view too small for that, the distance to its
     * center.
     */
    private static double beyond(double place, double reach, double size) {
        double room = Math.min(reach, size / 2);
        return place - Math.max(room, Math.min(size - room, place));
    }
}
