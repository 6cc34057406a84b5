package leapsmith.editor.tools;

import java.util.Arrays;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/**
 * The tiles that are connected by their edges and have the same value.
 *
 * <p>A scanline fill after Heckbert, "A Seed Fill Algorithm" (Graphics Gems, 1990): a stack holds runs of tiles whose
 * neighbors in the next row have not been visited. Each tile is read only a few times, and the stack grows with the
 * outline, not with the area. One bit per tile marks visited tiles; it is allocated per row on first use.
 */
final class FloodFill {
    private final TileGrid tiles;
    private final TileSet.RunVisitor taken;
    private final int target;
    private final long[][] reached;
    /** Runs as row, first column, column after the last, and the step to the row to visit. */
    private int[] stack = new int[256];

    private int stacked;

    /** @param taken receives the tiles, each once */
    private FloodFill(TileGrid tiles, int target, TileSet.RunVisitor taken) {
        this.tiles = tiles;
        this.taken = taken;
        this.target = target;
        this.reached = new long[tiles.rows()][];
    }

    /** The grid with a tile and all tiles connected to it set to a value. */
    static TileGrid of(TileGrid tiles, int column, int row, int value) {
        TileDraft change = tiles.draft();
        int target = tiles.at(column, row);
        if (target != value) {
            TileSet.RunVisitor paint = (r, from, to) -> change.fill(new TileRegion(from, r, to - from, 1), value);
            new FloodFill(tiles, target, paint).run(column, row);
        }
        return change.build();
    }

    static TileSet connected(TileGrid tiles, int column, int row) {
        TileSet.Builder found = new TileSet.Builder();
        new FloodFill(tiles, tiles.at(column, row), found::addRun).run(column, row);
        return found.build();
    }

    private void run(int column, int row) {
        int start = firstOf(column, row);
        int end = endOf(column, row);
        take(row, start, end);
        push(row, start, end, -1);
        push(row, start, end, 1);
        while (stacked > 0) {
            stacked -= 4;
            int step = stack[stacked + 3];
            lookAt(stack[stacked] + step, stack[stacked + 1], stack[stacked + 2], step);
        }
    }

    /** Visits the unvisited runs of a row that touch the columns of the run beside it. */
    private void lookAt(int row, int from, int to, int step) {
        if (row < 0 || row >= tiles.rows()) {
            return;
        }
        int column = from;
        while (column < to) {
            if (!isOpen(column, row)) {
                column++;
                continue;
            }
            int start = column == from ? firstOf(column, row) : column;
            int end = endOf(column, row);
            take(row, start, end);
            push(row, start, end, step);
            // Where the run is wider than its parent, it may lead back to the parent's row.
            if (start < from) {
                push(row, start, from, -step);
            }
            if (end > to) {
                push(row, to, end, -step);
            }
            column = end + 1;
        }
    }

    private int firstOf(int column, int row) {
        int first = column;
        while (first > 0 && isOpen(first - 1, row)) {
            first--;
        }
        return first;
    }

    private int endOf(int column, int row) {
        int end = column + 1;
        while (end < tiles.columns() && isOpen(end, row)) {
            end++;
        }
        return end;
    }

    private boolean isOpen(int column, int row) {
        long[] bits = reached[row];
        return (bits == null || (bits[column >> 6] & 1L << column) == 0) && tiles.at(column, row) == target;
    }

    private void take(int row, int from, int to) {
        if (reached[row] == null) {
            reached[row] = new long[(tiles.columns() + 63) >> 6];
        }
        long[] bits = reached[row];
        for (int column = from; column < to; column++) {
            bits[column >> 6] |= 1L << column;
        }
        taken.visit(row, from, to);
    }

    private void push(int row, int from, int to, int step) {
        if (stacked + 4 > stack.length) {
            stack = Arrays.copyOf(stack, stack.length * 2);
        }
        stack[stacked] = row;
        stack[stacked + 1] = from;
        stack[stacked + 2] = to;
        stack[stacked + 3] = step;
        stacked += 4;
    }
}
