package leapsmith.levels.reach.bound;

import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;

/** The heights at which a body has left the level through an open side at the top or bottom. */
final class LevelEnds {
    private final Borders borders;
    private final int bottom;
    private final int boxHeight;

    LevelEnds(Level level, CellGrid grid) {
        borders = level.physics().borders();
        bottom = SubPixels.fromPx(level.heightPx());
        boxHeight = grid.height;
    }

    /** Whether a box is beyond with each top edge of a range. */
    boolean isBeyond(int low, int high) {
        return borders.topOpen() && high + boxHeight <= 0 || borders.bottomOpen() && low >= bottom;
    }
}
