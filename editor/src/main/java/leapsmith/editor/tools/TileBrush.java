package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/**
 * A brush of tiles around the pointer, and the tiles it covers along a path. Its position is the first tile of the
 * square that it fits in; for an even size it is centered on the tile corner nearest to the pointer.
 *
 * @param size side of the square in tiles
 * @param round whether it is a disc instead of the square
 */
record TileBrush(int size, boolean round) {

    static TileBrush of(ToolOptions options) {
        return new TileBrush(options.get(ToolOption.BRUSH_SIZE), options.get(ToolOption.ROUND_BRUSH));
    }

    /** The column or row of the brush's first tile before rounding down. */
    private double place(Level level, double px) {
        return px / level.tileSize() - size / 2.0 + 0.5;
    }

    private int column(Level level, double x) {
        return (int) Math.floor(place(level, x));
    }

    private int row(Level level, double y) {
        return (int) Math.floor(place(level, y));
    }

    private TileSpans at(int column, int row) {
        TileRegion square = new TileRegion(column, row, size, size);
        return round ? TileSpans.ellipse(square) : TileSpans.rectangle(square);
    }

    TileSpans at(Level level, Gesture pointer) {
        return at(column(level, pointer.x()), row(level, pointer.y()));
    }

    /**
     * Passes on every tile that the brush covers while the pointer moves straight from one point to another. The brush
     * visits each tile on the line, so the result doesn't depend on how often the pointer is sampled, and has no holes
     * even across corners.
     *
     * <p>After the first position only the newly covered edge is passed on.
     */
    void sweep(Level level, Gesture from, Gesture to, Consumer<TileRegion> covered) {
        GridWalk walk = new GridWalk(
                place(level, from.x()), place(level, from.y()), place(level, to.x()), place(level, to.y()));
        List<TileRegion> sideEdge = sideEdge(walk.stepX > 0);
        // The brush is the same with columns and rows exchanged.
        List<TileRegion> endEdge = sideEdge(walk.stepY > 0).stream()
                .map(it -> new TileRegion(it.row(), it.column(), it.rows(), it.columns()))
                .toList();
        at(walk.column(), walk.row()).filled().forEach(covered);
        while (walk.next()) {
            pass(walk.wentSideways() ? sideEdge : endEdge, walk.column(), walk.row(), covered);
        }
    }

    /** The last tile of each row at the right or left side of the brush at (0, 0), merged. */
    private List<TileRegion> sideEdge(boolean right) {
        TileSpans brush = at(0, 0);
        List<TileRegion> edge = new ArrayList<>();
        int start = 0;
        for (int row = 1; row <= size; row++) {
            int column = side(brush, start, right);
            if (row == size || side(brush, row, right) != column) {
                edge.add(new TileRegion(column, start, 1, row - start));
                start = row;
            }
        }
        return edge;
    }

    private static int side(TileSpans brush, int row, boolean right) {
        return right ? brush.end(row) - 1 : brush.first(row);
    }

    private static void pass(List<TileRegion> edge, int column, int row, Consumer<TileRegion> covered) {
        for (TileRegion it : edge) {
            covered.accept(new TileRegion(it.column() + column, it.row() + row, it.columns(), it.rows()));
        }
    }

    /** The tiles of a straight line: the brush at each position of Bresenham's line between its positions. */
    TileSpans line(Level level, Gesture from, Gesture to) {
        int column = column(level, from.x());
        int row = row(level, from.y());
        int lastColumn = column(level, to.x());
        int lastRow = row(level, to.y());
        int dx = Math.abs(lastColumn - column);
        int dy = -Math.abs(lastRow - row);
        int stepX = column < lastColumn ? 1 : -1;
        int stepY = row < lastRow ? 1 : -1;
        int error = dx + dy;
        TileSpans brush = at(0, 0);
        int top = Math.min(row, lastRow);
        int[] first = new int[size - dy];
        int[] end = new int[first.length];
        Arrays.fill(first, Integer.MAX_VALUE);
        Arrays.fill(end, Integer.MIN_VALUE);
        while (true) {
            for (int i = 0; i < size; i++) {
                int at = row - top + i;
                first[at] = Math.min(first[at], column + brush.first(i));
                end[at] = Math.max(end[at], column + brush.end(i));
            }
            if (column == lastColumn && row == lastRow) {
                return new TileSpans(top, first, end);
            }
            int doubled = 2 * error;
            if (doubled >= dy) {
                error += dy;
                column += stepX;
            }
            if (doubled <= dx) {
                error += dx;
                row += stepY;
            }
        }
    }
}
