package leapsmith.levels.reach.bound;

import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;

/** Where a body has left the level through an open side, and so moves no further. */
final class LevelEnds {
    private final Borders borders;
    private final int bottom;
    private final int boxHeight;
    /** The cells with a position at which a box is not beyond a side; null if both are closed. */
    private final long[] inside;

    LevelEnds(Level level, CellGrid grid) {
        borders = level.physics().borders();
        bottom = SubPixels.fromPx(level.heightPx());
        boxHeight = grid.height;
        int width = SubPixels.fromPx(level.widthPx());
        inside = borders.leftOpen() || borders.rightOpen() ? new long[CellSet.wordsFor(grid.count)] : null;
        if (inside != null) {
            CellSet.addRange(inside, grid.cellOf(1 - grid.width), grid.cellOf(width - 1));
        }
    }

    /** Whether all boxes with a top edge of a range are beyond the top or the bottom: nothing is below a closed one. */
    boolean isBeyond(int low, int high) {
        return borders.topOpen() && high + boxHeight <= 0 || low >= bottom;
    }

    /** Removes the cells in which a box is beyond a side. */
    void removeBeyond(CellSet cells) {
        if (inside != null) {
            cells.keep(inside);
        }
    }
}
