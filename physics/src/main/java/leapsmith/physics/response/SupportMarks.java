package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;

/**
 * Marks of where supports may be, so that most bodies, which are far from all of them, are recognized by reading one
 * byte. It is a grid over the bounding box of the supports, with cells of 16 px, or larger ones if there are few
 * supports in a large area. A cell is marked if a support touches it or one of the two cells behind it, to the right
 * and below: so the cell of a body's top left corner is enough for bodies of up to two cells.
 */
final class SupportMarks {
    private static final int CELLS_PER_SUPPORT = 256;
    private static final int SMALLEST_SHIFT = SubPixels.SHIFT + 4;
    /** How many cells behind its own a mark covers. */
    private static final int REACH = 2;

    private byte[] marks = new byte[0];
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
            marks = new byte[cells];
        }
        Arrays.fill(marks, 0, cells, (byte) 0);
        for (int c = 0; c < grid.count(); c++) {
            int first = cell(grid.left(c) - left);
            int last = cell(grid.right(c) - left) + REACH + 1;
            int lastRow = cell(grid.bottom(c) - top) + REACH;
            for (int row = cell(grid.top(c) - top); row <= lastRow; row++) {
                Arrays.fill(marks, (int) (row * columns) + first, (int) (row * columns) + last, (byte) 1);
            }
        }
    }

    /** Whether a support may touch a rectangle, edges included. False is certain. */
    boolean mayTouch(long fromX, long fromY, long toX, long toY) {
        long column = (fromX - left >> shift) + REACH;
        long row = (fromY - top >> shift) + REACH;
        long lastColumn = (toX - left >> shift) + REACH;
        long lastRow = (toY - top >> shift) + REACH;
        if (lastColumn - column > REACH || lastRow - row > REACH) {
            boolean any = columns > 0;
            return any && lastColumn >= REACH && lastRow >= REACH && column < columns && row < rows;
        }
        return column >= 0 && column < columns && row >= 0 && row < rows && marks[(int) (row * columns + column)] != 0;
    }

    private long cells(long length) {
        return (length >> shift) + 1 + REACH;
    }

    private int cell(long distance) {
        return (int) (distance >> shift);
    }
}
