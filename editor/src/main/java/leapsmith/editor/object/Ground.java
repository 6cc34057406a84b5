package leapsmith.editor.object;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The ground near a tile, for objects that stand. */
final class Ground {
    private static final double NONE = Double.POSITIVE_INFINITY;

    private final Level level;
    private final double side;

    Ground(Level level) {
        this.level = level;
        this.side = level.tileSize();
    }

    /**
     * The object with its feet on the ground: that of the tile, or of one of the two tiles below it. Without ground there,
     * its feet are on the bottom of the tile.
     *
     * @param object already at its x
     */
    LevelObject stand(LevelObject object, int column, int row) {
        double left = object.x();
        double right = object.x() + object.width();
        boolean onTile = top(column, row, left, right) < NONE && level.typeAt(column, row - 1) != TileType.BLOCK;
        int firstRow = onTile ? row : row + 1;
        double feet = NONE;
        for (int at = (int) Math.floor(left / side); at * side < right; at++) {
            if (at >= 0 && at < level.columns()) {
                double top = top(at, firstRow, left, right);
                feet = Math.min(feet, top < NONE ? top : top(at, firstRow + 1, left, right));
            }
        }
        return object.withPosition(object.x(), (feet < NONE ? feet : (row + 1) * side) - object.height());
    }

    /** The y of the highest point of a tile between two x, or {@link #NONE} if it is empty. */
    private double top(int column, int row, double left, double right) {
        if (row >= level.rows() && level.physics().borders().bottomOpen()) {
            return NONE;
        }
        TileType type = level.typeAt(column, row);
        if (type == TileType.EMPTY) {
            return NONE;
        }
        Slope slope = type.slope();
        if (slope == null || slope.ceiling()) {
            return row * side;
        }
        double covered =
                slope.thickRight() ? Math.min(right - column * side, side) : Math.min((column + 1) * side - left, side);
        double halves = slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * covered / side;
        return (row + 1) * side - halves / 2 * side;
    }
}
