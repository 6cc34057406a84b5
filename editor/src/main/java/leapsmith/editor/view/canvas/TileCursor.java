package leapsmith.editor.view.canvas;

import java.util.function.Supplier;
import leapsmith.editor.tool.PointerButton;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.scene.Camera;

/**
 * The pointer as keys lead it: in the middle of one tile after another, with a key for its button. The view goes along.
 * It is there from the first of those keys until the mouse is moved or {@link #hide} is called.
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

    /** Whether keys lead the pointer now. */
    boolean isShown() {
        return input.isLedByKeys();
    }

    /** The tile where it is; null while it isn't shown. */
    TileRegion tile() {
        return isShown() ? new TileRegion(column, row, 1, 1) : null;
    }

    /** Goes so many tiles to the right and down, within the level. The first time it only comes to where the mouse is. */
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

    /** Presses the left button there. The first time it only comes to where the mouse is. */
    void press() {
        if (isShown()) {
            input.press(PointerButton.LEFT);
        } else {
            move(0, 0);
        }
    }

    /** Releases the button. */
    void release() {
        if (isShown()) {
            input.end();
        }
    }

    /** Keys lead the pointer no longer. */
    void hide() {
        if (isShown()) {
            input.leaveKeys();
        }
    }

    /** Stays on its tile, after the view moved or the level is another one. */
    void stay() {
        if (isShown()) {
            place();
        }
    }

    /** Goes to a tile, or to the one of the level that is nearest. */
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
        input.lead(camera.toScreenX((column + 0.5) * side), camera.toScreenY((row + 0.5) * side));
    }

    /** Moves the view no further than that the tile and a half beyond it are seen. */
    private void reveal() {
        double reach = level.get().tileSize() * viewport.camera().scale();
        double x = beyond(input.screenX(), reach, viewport.width());
        double y = beyond(input.screenY(), reach, viewport.height());
        if (x != 0 || y != 0) {
            viewport.pan(-x, -y);
            place();
        }
    }

    /** How far a place is from where there is enough room around it; the middle of a view that is too small for that. */
    private static double beyond(double place, double reach, double size) {
        double room = Math.min(reach, size / 2);
        return place - Math.max(room, Math.min(size - room, place));
    }
}
