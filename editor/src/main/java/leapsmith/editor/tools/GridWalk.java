package leapsmith.editor.tools;

/**
 * The cells of a grid that a straight line visits, in order, each sharing an edge with the one before.
 *
 * <p>The traversal is that of Amanatides and Woo, "A Fast Voxel Traversal Algorithm for Ray Tracing" (1987), with the
 * number of steps computed in advance, so that rounding can't make it miss its end.
 */
final class GridWalk {
    /** The direction of its steps in x: -1, or 1 also for a vertical line. */
    final int stepX;
    /** The direction of its steps in y: -1, or 1 also for a horizontal line. */
    final int stepY;
    /** The fraction of the line that crosses one column, or one row; infinite if it crosses none. */
    private final double perColumn;

    private final double perRow;
    /** The fraction of the line, 0 to 1, at which it next crosses a column border, or a row border. */
    private double nextX;

    private double nextY;
    private int leftX;
    private int leftY;
    private int column;
    private int row;
    private boolean sideways;

    /** A walk from one point to another, in cells, which is at its first cell. */
    GridWalk(double x, double y, double toX, double toY) {
        double dx = toX - x;
        double dy = toY - y;
        column = (int) Math.floor(x);
        row = (int) Math.floor(y);
        stepX = dx < 0 ? -1 : 1;
        stepY = dy < 0 ? -1 : 1;
        leftX = Math.abs((int) Math.floor(toX) - column);
        leftY = Math.abs((int) Math.floor(toY) - row);
        perColumn = stepX / dx;
        perRow = stepY / dy;
        nextX = (column + (stepX > 0 ? 1 : 0) - x) / dx;
        nextY = (row + (stepY > 0 ? 1 : 0) - y) / dy;
    }

    int column() {
        return column;
    }

    int row() {
        return row;
    }

    /** Whether the last step went to another column, and else to another row. */
    boolean wentSideways() {
        return sideways;
    }

    /** Steps to the next cell; returns false at the last one. */
    boolean next() {
        if (leftX == 0 && leftY == 0) {
            return false;
        }
        sideways = leftY == 0 || leftX > 0 && nextX <= nextY;
        if (sideways) {
            column += stepX;
            nextX += perColumn;
            leftX--;
        } else {
            row += stepY;
            nextY += perRow;
            leftY--;
        }
        return true;
    }
}
