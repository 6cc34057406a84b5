package leapsmith.editor.tools;

import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileRegion;

/**
 * Snaps objects to whole level px or to tiles, or to halves or quarters of tiles. In tiles, a character is centered on the
 * bottom edge of a tile, and any other object has its corner on a tile corner.
 */
final class Snap {
    private Snap() {}

    /** Whether a gesture that moves or resizes objects snaps to tiles: as chosen, or the opposite with its key. */
    static boolean isToTiles(ToolContext context, Gesture at) {
        return context.options.get(ToolOption.SNAP_TO_TILES) != at.has(GestureKey.SNAP);
    }

    /** The object at a point, on whole px. */
    static LevelObject toPx(LevelObject object, double x, double y) {
        return object.withPosition(Math.rint(x), Math.rint(y));
    }

    /** The width of what objects snap to, in level px: a tile or a part of it. */
    static double step(ToolContext context) {
        return (double) context.level().tileSize() / context.options.get(ToolOption.SNAP_PARTS);
    }

    /**
     * The cells between two points in the level, inclusive: tiles, or the halves or quarters of them that were chosen. Each
     * is {@link #step} wide.
     */
    static TileRegion cellsBetween(ToolContext context, Gesture from, Gesture to) {
        double side = step(context);
        int parts = context.options.get(ToolOption.SNAP_PARTS);
        return TileRegion.between(cell(from.x(), side), cell(from.y(), side), cell(to.x(), side), cell(to.y(), side))
                .intersect(new TileRegion(
                        0,
                        0,
                        parts * context.level().columns(),
                        parts * context.level().rows()));
    }

    private static int cell(double px, double side) {
        return (int) Math.floor(px / side);
    }

    /**
     * The object at the tile position nearest to a point.
     *
     * @param side of a tile, or of the part of it that counts as one
     */
    static LevelObject toTiles(LevelObject object, double x, double y, double side) {
        if (object.type().placement() == ObjectType.Placement.STANDING) {
            double column = Math.floor((x + object.width() / 2) / side);
            double feet = Math.rint((y + object.height()) / side) * side;
            return object.withPosition(centered(column, side, object.width()), feet - object.height());
        }
        return object.withPosition(Math.rint(x / side) * side, Math.rint(y / side) * side);
    }

    /**
     * The object centered in the tile at a point, or in its half or quarter. A standing one is on the ground, or on the
     * bottom of the tile if there is none near, or if the key for placing in the air is held.
     */
    static LevelObject placed(ToolContext context, LevelObject object, Gesture at) {
        double side = step(context);
        double row = Math.floor(at.y() / side);
        double x = centered(Math.floor(at.x() / side), side, object.width());
        if (object.type().placement() != ObjectType.Placement.STANDING) {
            return object.withPosition(x, centered(row, side, object.height()));
        }
        Level level = context.level();
        LevelObject inTile = object.withPosition(x, (row + 1) * side - object.height());
        return at.has(GestureKey.AIR)
                ? inTile
                : new Ground(level).stand(inTile, level.columnAt(at.x()), level.rowAt(at.y()));
    }

    /** Rounded down, so that the object lies on whole px. */
    private static double centered(double tile, double side, double length) {
        return Math.floor(tile * side + (side - length) / 2);
    }

    /** The object, moved if necessary so that it touches the level. */
    static LevelObject nearLevel(Level level, LevelObject object) {
        return object.withPosition(
                Math.max(-object.width(), Math.min(level.widthPx(), object.x())),
                Math.max(-object.height(), Math.min(level.heightPx(), object.y())));
    }
}
