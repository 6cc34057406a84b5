package leapsmith.editor.tools;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The ground near a place in a level, for objects that stand. */
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
     * it stays where it is.
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
        return feet < NONE ? object.withPosition(object.x(), feet - object.height()) : object;
    }

    /**
     * The offset in y that puts an object with its feet on the ground nearest to them; 0 if it doesn't stand, or if there
     * is no ground within the reach above or below its feet.
     *
     * @param reachPx in level px
     */
    double landing(LevelObject object, double reachPx) {
        if (object.type().placement() != ObjectType.Placement.STANDING) {
            return 0;
        }
        double left = object.x();
        double right = object.x() + object.width();
        double feet = object.y() + object.height();
        double ground = NONE;
        int lastRow = (int) Math.floor((feet + reachPx) / side);
        for (int row = (int) Math.floor((feet - reachPx) / side); row <= lastRow; row++) {
            for (int at = Math.max(0, (int) Math.floor(left / side)); at * side < right && at < level.columns(); at++) {
                double top = top(at, row, left, right);
                if (Math.abs(top - feet) <= reachPx && isOpen(level.typeAt(at, row - 1))) {
                    ground = Math.min(ground, top);
                }
            }
        }
        return ground < NONE ? ground - feet : 0;
    }

    /** Whether an object can stand on the tile below one of this type. */
    private static boolean isOpen(TileType type) {
        return type != TileType.BLOCK && (type.slope() == null || type.slope().ceiling());
    }

    /** The y of the highest point of a tile between two x, or {@link #NONE} if it is empty. */
    private double top(int column, int row, double left, double right) {
        if (row >= level.rows() && level.physics().borders().bottomOpen()) {
            return NONE;
        }
        TileType type = level.typeAt(column, row);
        if (type == TileType.EMPTY || type.isGate()) {
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
