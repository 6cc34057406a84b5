package leapsmith.editor.tools;

import java.util.Objects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/**
 * One sample of the pointer, in level px.
 *
 * @param x level px from the left edge of the level; may be outside
 * @param y level px from the top edge of the level; may be outside
 * @param button the button that started the gesture, also for a drag and a release
 * @param control whether the platform's shortcut key is held: Ctrl, or Command on a Mac
 * @param clicks click count of the press; 0 for a hover
 */
public record Gesture(double x, double y, PointerButton button, boolean shift, boolean control, int clicks) {
    private static final double FARTHEST_PX = 1 << 20;

    public Gesture {
        Objects.requireNonNull(button);
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("A pointer must be somewhere: " + x + ", " + y);
        }
        // Bounded, so that a stroke far beyond the level ends.
        x = Math.max(-FARTHEST_PX, Math.min(FARTHEST_PX, x));
        y = Math.max(-FARTHEST_PX, Math.min(FARTHEST_PX, y));
    }

    public boolean has(GestureKey key) {
        return key.isHeld(shift, control);
    }

    /** The tiles of the level in the rectangle between two points, inclusive. */
    public static TileRegion tilesBetween(Level level, Gesture from, Gesture to) {
        return TileRegion.between(
                        level.columnAt(from.x()), level.rowAt(from.y()), level.columnAt(to.x()), level.rowAt(to.y()))
                .intersect(level.tiles().region());
    }
}
