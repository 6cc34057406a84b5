package leapsmith.editor.document;

import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * A new size of a level and the place of its content in it.
 *
 * @param columns new number of columns
 * @param rows new number of rows
 * @param columnOffset new column of the first column; negative crops on the left
 * @param rowOffset new row of the first row; negative crops at the top
 */
public record LevelResize(int columns, int rows, int columnOffset, int rowOffset) {
    /**
     * What a resize removes.
     *
     * @param tiles the number of removed tiles that are not empty
     * @param objects the number of objects that were inside the level and will not be
     */
    public record Loss(long tiles, long objects) {}

    public static LevelResize none(Level level) {
        return new LevelResize(level.columns(), level.rows(), 0, 0);
    }

    public static LevelResize to(TileRegion part) {
        return new LevelResize(part.columns(), part.rows(), -part.column(), -part.row());
    }

    /**
     * A resize with a fixed edge, corner or middle.
     *
     * @param anchorX 0 keeps the left edge in place, 1 the middle, 2 the right edge
     * @param anchorY 0 keeps the top edge in place, 1 the middle, 2 the bottom edge
     */
    public static LevelResize anchored(Level level, int columns, int rows, int anchorX, int anchorY) {
        return new LevelResize(
                columns,
                rows,
                Math.floorDiv((columns - level.columns()) * anchorX, 2),
                Math.floorDiv((rows - level.rows()) * anchorY, 2));
    }

    /** Why a level can't have this size; empty if it can. */
    public Optional<Message> error(Level level) {
        if (columns < 1 || rows < 1 || (long) Math.max(columns, rows) * level.tileSize() > Limits.MAX_SIDE_PX) {
            return Optional.of(Message.of("error.side", Limits.MAX_SIDE_PX));
        }
        if ((long) columns * rows > Limits.MAX_TILES) {
            return Optional.of(Message.of("error.tiles", Limits.MAX_TILES));
        }
        boolean far = level.objects().stream()
                .anyMatch(it -> Math.abs(it.x() + dx(level)) > Limits.MAX_COORDINATE_PX
                        || Math.abs(it.y() + dy(level)) > Limits.MAX_COORDINATE_PX);
        return far ? Optional.of(Message.of("error.resize.far")) : Optional.empty();
    }

    public Loss loss(Level level) {
        TileRegion kept = kept(level);
        long all = filled(level, level.tiles().region());
        long objects = level.objects().stream()
                .filter(it -> isInside(it, 0, 0, level.widthPx(), level.heightPx())
                        && !isInside(
                                it,
                                dx(level),
                                dy(level),
                                (double) columns * level.tileSize(),
                                (double) rows * level.tileSize()))
                .count();
        return new Loss(kept.equals(level.tiles().region()) ? 0 : all - filled(level, kept), objects);
    }

    /**
     * The resized level, its content moved by whole tiles. New tiles are empty. Objects are kept even if they end up
     * outside.
     *
     * @throws IllegalArgumentException if a level can't have that size
     */
    public Level applyTo(Level level) {
        double dx = dx(level);
        double dy = dy(level);
        int empty = level.legend().indexOf(TileType.EMPTY);
        Level resized = level.withTiles(level.tiles().resized(columns, rows, columnOffset, rowOffset, empty))
                .withLooks(level.looks().moved(columnOffset, rowOffset, level.tileSize()));
        return dx == 0 && dy == 0
                ? resized
                : resized.withObjects(level.objects().mapped(it -> it.withPosition(it.x() + dx, it.y() + dy)));
    }

    /** The smallest region with all tiles that are not empty and all objects inside the level; empty if there are none. */
    public static TileRegion content(Level level) {
        TileRegion content = TileRegion.EMPTY;
        TileGrid tiles = level.tiles();
        boolean[] filled = filledValues(level);
        byte[] line = new byte[tiles.columns()];
        for (int row = 0; row < tiles.rows(); row++) {
            tiles.copyRow(row, 0, tiles.columns(), line);
            int first = 0;
            while (first < line.length && !filled[line[first] & 0xFF]) {
                first++;
            }
            int end = line.length;
            while (end > first && !filled[line[end - 1] & 0xFF]) {
                end--;
            }
            if (end > first) {
                content = content.union(new TileRegion(first, row, end - first, 1));
            }
        }
        for (LevelObject object : level.objects().stream().toList()) {
            content = content.union(tilesOf(level, object));
        }
        return content;
    }

    /** The tiles under an object, as far as they are inside the level. */
    public static TileRegion tilesOf(Level level, LevelObject object) {
        return level.tilesUnder(object.x(), object.y(), object.width(), object.height())
                .intersect(level.tiles().region());
    }

    private double dx(Level level) {
        return (double) columnOffset * level.tileSize();
    }

    private double dy(Level level) {
        return (double) rowOffset * level.tileSize();
    }

    private TileRegion kept(Level level) {
        return new TileRegion(-columnOffset, -rowOffset, columns, rows)
                .intersect(level.tiles().region());
    }

    private static boolean isInside(LevelObject object, double dx, double dy, double width, double height) {
        double x = object.x() + dx;
        double y = object.y() + dy;
        return x + object.width() > 0 && y + object.height() > 0 && x < width && y < height;
    }

    private static long filled(Level level, TileRegion region) {
        boolean[] filled = filledValues(level);
        byte[] line = new byte[region.columns()];
        long count = 0;
        for (int row = region.row(); row < region.endRow(); row++) {
            level.tiles().copyRow(row, region.column(), region.endColumn(), line);
            for (byte value : line) {
                count += filled[value & 0xFF] ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean[] filledValues(Level level) {
        boolean[] filled = new boolean[256];
        for (int value = 0; value < level.legend().entries().size(); value++) {
            filled[value] = level.legend().typeOf(value) != TileType.EMPTY;
        }
        return filled;
    }
}
