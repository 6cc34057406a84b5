package leapsmith.physics.sweep;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;

/** The limit of how far a body may be beyond the open sides of a level, so that no number overflows. */
public final class LevelEdge {
    /** How far beyond an open side a body may be, in pixels. */
    public static final int REACH_PX = 1024;

    private static final int REACH = REACH_PX << SubPixels.SHIFT;

    private final int width;
    private final int height;
    private final Borders borders;

    public LevelEdge(TileMap map) {
        width = map.columns() * map.tileSub();
        height = map.rows() * map.tileSub();
        borders = map.borders();
    }

    /** The nearest left edge to this one that a body of this width may have. */
    public int clampX(long x, int bodyWidth) {
        return (int) Math.max(-REACH - bodyWidth, Math.min(x, width + REACH));
    }

    /** The nearest top edge to this one that a body of this height may have. */
    public int clampY(long y, int bodyHeight) {
        return (int) Math.max(-REACH - bodyHeight, Math.min(y, height + REACH));
    }

    /** Whether any side is open. */
    public boolean isOpen() {
        return borders.leftOpen() || borders.rightOpen() || borders.topOpen() || borders.bottomOpen();
    }

    /** Whether a box is entirely beyond an open side. */
    public boolean isBeyond(int x, int y, int bodyWidth, int bodyHeight) {
        return borders.leftOpen() && x + bodyWidth <= 0
                || borders.rightOpen() && x >= width
                || borders.topOpen() && y + bodyHeight <= 0
                || borders.bottomOpen() && y >= height;
    }
}
