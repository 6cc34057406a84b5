package leapsmith.levels.reach.repair;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/** The mirror image of a level, left for right, and whether its tiles are the same in it, with few exceptions. */
final class MirrorImage {
    /** So many pairs of tiles may differ in a symmetric level, and one in this many of its other tiles. */
    private static final int FEW_PAIRS = 3;

    private static final int TILES_PER_PAIR = 50;
    /** A level with fewer tiles outside of uniform rows has no shape that could be symmetric. */
    private static final int LEAST_TILES = 16;

    private final Level level;
    private final boolean isSymmetric;

    MirrorImage(Level level) {
        this.level = level;
        int differing = 0;
        int tiles = 0;
        for (int row = 0; row < level.rows(); row++) {
            int filled = 0;
            for (int column = 0; column < level.columns(); column++) {
                filled += isFilled(column, row) ? 1 : 0;
                if (2 * column < level.columns() - 1) {
                    differing += isFilled(column, row) != isFilled(mirrored(column), row) ? 1 : 0;
                }
            }
            tiles += filled == level.columns() ? 0 : filled;
        }
        isSymmetric = tiles >= LEAST_TILES && differing <= FEW_PAIRS + tiles / TILES_PER_PAIR;
    }

    /** Whether the level is symmetric. */
    boolean isSymmetric() {
        return isSymmetric;
    }

    TileRegion of(TileRegion region) {
        return new TileRegion(level.columns() - region.endColumn(), region.row(), region.columns(), region.rows());
    }

    /** By how many pairs of tiles the level differs more from its image after all tiles of a region are filled or not. */
    int change(TileRegion region, boolean filled) {
        int change = 0;
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                int other = mirrored(column);
                if (!region.contains(other, row)) {
                    boolean image = isFilled(other, row);
                    change += (filled != image ? 1 : 0) - (isFilled(column, row) != image ? 1 : 0);
                }
            }
        }
        return change;
    }

    private int mirrored(int column) {
        return level.columns() - 1 - column;
    }

    private boolean isFilled(int column, int row) {
        return level.typeAt(column, row) != TileType.EMPTY;
    }
}
