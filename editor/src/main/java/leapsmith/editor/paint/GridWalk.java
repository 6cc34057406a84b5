package leapsmith.editor.paint;

/**
 * The cells of a grid that a straight line visits, in order, each sharing an edge with the one before.
 *
 * <p>The traversal is that of Amanatides and Woo, "A Fast Voxel Traversal Algorithm for Ray Tracing" (1987), with the
 * number of steps computed in advance, so that rounding can't make it miss its end.
 */
final class GridWalk {
    private GridWalk() {}

    /** Receives cells. */
    interface CellVisitor {
        void visit(int column, int row);
    }

    /** Visits the cells from one point to another; both in cells. */
    static void visit(double x, double y, double toX, double toY, CellVisitor visitor) {
        double dx = toX - x;
        double dy = toY - y;
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        int stepX = dx < 0 ? -1 : 1;
        int stepY = dy < 0 ? -1 : 1;
        int leftX = Math.abs((int) Math.floor(toX) - column);
        int leftY = Math.abs((int) Math.floor(toY) - row);
        // The fraction of the line, 0 to 1, at which it next crosses a column border, or a row border.
        double nextX = (column + (stepX > 0 ? 1 : 0) - x) / dx;
        double nextY = (row + (stepY > 0 ? 1 : 0) - y) / dy;
        visitor.visit(column, row);
        while (leftX > 0 || leftY > 0) {
            if (leftY == 0 || leftX > 0 && nextX <= nextY) {
                column += stepX;
                nextX += stepX / dx;
                leftX--;
            } else {
                row += stepY;
                nextY += stepY / dy;
                leftY--;
            }
            visitor.visit(column, row);
        }
    }
}
