package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;

/**
 * Marks of which support may be where, so that a single number tells what is near a body: for most of them none, for
 * the others one support. It is a grid over the bounding box of the supports, with cells of 16 px, or larger ones if
 * there are few supports in a large area. A support marks the cells that it touches and the two in front of each, to the
 * left and above: so the cell of a body's top left corner is enough for bodies of up to two cells.
 */
final class SupportMarks {
    private static final int CELLS_PER_SUPPORT = 512;
    private static final int SMALLEST_SHIFT = SubPixels.SHIFT + 4;
    /** How many cells behind its own a mark covers. */
    private static final int REACH = 2;

    /** In place of a support: there is none. */
    static final int NONE = -1;
    /** In place of a support: there may be several. */
    static final int SEVERAL = -2;

    private short[] marks = new short[0];
    private long left;
    private long top;
    private int shift;
    private long columns;
    private long rows;

    /** Marks the bodies of a grid, which is built. */
    void build(SupportGrid grid) {
        columns = 0;
        rows = 0;
        if (grid.count() == 0) {
            return;
        }
        left = grid.left();
        top = grid.top();
        shift = SMALLEST_SHIFT;
        while (cells(grid.right() - left) * cells(grid.bottom() - top) > CELLS_PER_SUPPORT * grid.count()) {
            shift++;
        }
        columns = cells(grid.right() - left);
        rows = cells(grid.bottom() - top);
        int cells = (int) (columns * rows);
        if (marks.length < cells) {
            marks = new short[cells];
        }
        Arrays.fill(marks, 0, cells, (short) NONE);
        for (int c = 0; c < grid.count(); c++) {
            mark(grid, c);
        }
    }

    private void mark(SupportGrid grid, int support) {
        int first = cell(grid.left(support) - left);
        int last = cell(grid.right(support) - left) + REACH;
        int lastRow = cell(grid.bottom(support) - top) + REACH;
        for (int row = cell(grid.top(support) - top); row <= lastRow; row++) {
            int start = (int) (row * columns);
            for (int cell = start + first; cell <= start + last; cell++) {
                marks[cell] = (short) (marks[cell] == NONE && support <= Short.MAX_VALUE ? support : SEVERAL);
            }
        }
    }

    /**
     * Which support may touch a rectangle, edges included: its place in the grid, {@link #NONE}, which is certain, or
     * {@link #SEVERAL}.
     */
    int find(long fromX, long fromY, long toX, long toY) {
        long column = (fromX - left >> shift) + REACH;
        long row = (fromY - top >> shift) + REACH;
        long lastColumn = (toX - left >> shift) + REACH;
        long lastRow = (toY - top >> shift) + REACH;
        if (lastColumn - column > REACH || lastRow - row > REACH) {
            boolean any = columns > 0 && lastColumn >= REACH && lastRow >= REACH && column < columns && row < rows;
            return any ? SEVERAL : NONE;
        }
        boolean isInside = column >= 0 && column < columns && row >= 0 && row < rows;
        return isInside ? marks[(int) (row * columns + column)] : NONE;
    }

    private long cells(long length) {
        return (length >> shift) + 1 + REACH;
    }

    private int cell(long distance) {
        return (int) (distance >> shift);
    }
}
