package leapsmith.editor.paint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import leapsmith.editor.tool.Gesture;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/**
 * A square brush of tiles around the pointer, and the tiles it covers along a path. Its position is its first tile; for
 * an even size it is centered on the tile corner nearest to the pointer.
 *
 * @param size side in tiles
 */
record TileBrush(int size) {

    /** The column or row of the brush's first tile before rounding down. */
    private double place(Level level, double px) {
        return px / level.tileSize() - size / 2.0 + 0.5;
    }

    int column(Level level, double x) {
        return (int) Math.floor(place(level, x));
    }

    int row(Level level, double y) {
        return (int) Math.floor(place(level, y));
    }

    /** The brush region with its first tile at a position. */
    TileRegion at(int column, int row) {
        return new TileRegion(column, row, size, size);
    }

    /** The brush region under the pointer. */
    TileRegion at(Level level, Gesture pointer) {
        return at(column(level, pointer.x()), row(level, pointer.y()));
    }

    /**
     * Passes on every tile that the brush covers while the pointer moves straight from one point to another. The brush
     * visits each tile on the line, so the result doesn't depend on how often the pointer is sampled, and has no holes
     * even across corners.
     *
     * <p>The traversal is that of Amanatides and Woo, "A Fast Voxel Traversal Algorithm for Ray Tracing" (1987), with
     * the number of steps computed in advance, so that rounding can't make it miss its end. After the first position
     * only the newly covered edge is passed on.
     */
    void sweep(Level level, Gesture from, Gesture to, Consumer<TileRegion> covered) {
        double x = place(level, from.x());
        double y = place(level, from.y());
        double dx = place(level, to.x()) - x;
        double dy = place(level, to.y()) - y;
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        int stepX = dx < 0 ? -1 : 1;
        int stepY = dy < 0 ? -1 : 1;
        int leftX = Math.abs((int) Math.floor(x + dx) - column);
        int leftY = Math.abs((int) Math.floor(y + dy) - row);
        // The fraction of the line, 0 to 1, at which it next crosses a column border, or a row border.
        double nextX = (column + (stepX > 0 ? 1 : 0) - x) / dx;
        double nextY = (row + (stepY > 0 ? 1 : 0) - y) / dy;
        covered.accept(at(column, row));
        while (leftX > 0 || leftY > 0) {
            if (leftY == 0 || leftX > 0 && nextX <= nextY) {
                column += stepX;
                nextX += stepX / dx;
                leftX--;
                covered.accept(new TileRegion(stepX > 0 ? column + size - 1 : column, row, 1, size));
            } else {
                row += stepY;
                nextY += stepY / dy;
                leftY--;
                covered.accept(new TileRegion(column, stepY > 0 ? row + size - 1 : row, size, 1));
            }
        }
    }

    /**
     * The tiles of a straight line, as rectangles within the level: Bresenham's line between the brush's positions,
     * with positions in the same row or column merged.
     */
    List<TileRegion> line(Level level, Gesture from, Gesture to) {
        int column = column(level, from.x());
        int row = row(level, from.y());
        int lastColumn = column(level, to.x());
        int lastRow = row(level, to.y());
        int dx = Math.abs(lastColumn - column);
        int dy = -Math.abs(lastRow - row);
        int stepX = column < lastColumn ? 1 : -1;
        int stepY = row < lastRow ? 1 : -1;
        int error = dx + dy;
        List<TileRegion> regions = new ArrayList<>();
        TileRegion run = at(column, row);
        while (column != lastColumn || row != lastRow) {
            int doubled = 2 * error;
            if (doubled >= dy) {
                error += dy;
                column += stepX;
            }
            if (doubled <= dx) {
                error += dx;
                row += stepY;
            }
            TileRegion next = at(column, row);
            boolean sameRun = next.row() == run.row() && run.rows() == size
                    || next.column() == run.column() && run.columns() == size;
            if (!sameRun) {
                addWithin(level, run, regions);
            }
            run = sameRun ? run.union(next) : next;
        }
        addWithin(level, run, regions);
        return regions;
    }

    private static void addWithin(Level level, TileRegion run, List<TileRegion> regions) {
        TileRegion inside = run.intersect(level.tiles().region());
        if (!inside.isEmpty()) {
            regions.add(inside);
        }
    }
}
