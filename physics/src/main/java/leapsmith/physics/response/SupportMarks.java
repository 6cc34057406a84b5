package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;

/**
 * Marks of which support may be where, so that a single number says what is near a body: for most of them none, for
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

    /** The supports if there are so few that none is marked; null if they are marked. */
    private SupportGrid few;

    private short[] marks = new short[0];
    // The first cell, and the last places that a support touches.
    private long left;
    private long top;
    private long right;
    private long bottom;
    private int shift;
    private int columns;
    private int rows;

    /** Marks the bodies of a grid, which is built. */
    void build(SupportGrid grid) {
        columns = 0;
        rows = 0;
        few = grid.isSmall() ? grid : null;
        if (few != null) {
            return;
        }
        right = grid.right();
        bottom = grid.bottom();
        long width = right - grid.left();
        long height = bottom - grid.top();
        shift = SMALLEST_SHIFT;
        while (cells(width) * cells(height) > CELLS_PER_SUPPORT * grid.count()) {
            shift++;
        }
        left = grid.left() - ((long) REACH << shift);
        top = grid.top() - ((long) REACH << shift);
        columns = (int) cells(width);
        rows = (int) cells(height);
        int cells = columns * rows;
        if (marks.length < cells) {
            marks = new short[cells];
        }
        Arrays.fill(marks, 0, cells, (short) NONE);
        for (int c = 0; c < grid.count(); c++) {
            mark(grid, c);
        }
    }

    private void mark(SupportGrid grid, int support) {
        int only = support <= Short.MAX_VALUE ? support : SEVERAL;
        int first = cell(grid.left(support) - left) - REACH;
        int last = cell(grid.right(support) - left);
        int lastRow = cell(grid.bottom(support) - top);
        for (int row = cell(grid.top(support) - top) - REACH; row <= lastRow; row++) {
            for (int cell = row * columns + first; cell <= row * columns + last; cell++) {
                marks[cell] = (short) (marks[cell] == NONE ? only : SEVERAL);
            }
        }
    }

    /**
     * Which support may touch a rectangle, edges included: its place in the grid, {@link #NONE}, which is certain, or
     * {@link #SEVERAL}.
     */
    int find(long fromX, long fromY, long toX, long toY) {
        if (few != null) {
            return few.anyTouches(fromX, fromY, toX, toY) ? SEVERAL : NONE;
        }
        if (Math.max(toX - fromX, toY - fromY) > (long) REACH << shift) {
            boolean any = fromX <= right && fromY <= bottom && toX >= left && toY >= top;
            return any ? SEVERAL : NONE;
        }
        int column = cell(fromX - left);
        int row = cell(fromY - top);
        // One comparison per side: without its sign a negative number is a very large one.
        boolean isInside = Integer.compareUnsigned(column, columns) < 0 && Integer.compareUnsigned(row, rows) < 0;
        return isInside ? marks[row * columns + column] : NONE;
    }

    /** How many cells a length has, with those in front of the first one. */
    private long cells(long length) {
        return (length >> shift) + 1 + REACH;
    }

    private int cell(long distance) {
        return (int) (distance >> shift);
    }
}
