package leapsmith.bench.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The Blocks of a scene, of 16 px each; row 0 is on top. */
public final class Tiles {
    public static final int SIZE = 16;

    private final int columns;
    private final int rows;
    private final boolean[] solid;

    public Tiles(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        this.solid = new boolean[columns * rows];
    }

    /** A rectangle of tiles, of tiles each side. */
    public record Block(int column, int row, int columns, int rows) {}

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public void fill(int column, int row, int width, int height) {
        for (int r = row; r < row + height; r++) {
            for (int c = column; c < column + width; c++) {
                solid[r * columns + c] = true;
            }
        }
    }

    /** Whether a tile is a Block; outside everything is. */
    public boolean isSolid(int column, int row) {
        return column < 0 || row < 0 || column >= columns || row >= rows || solid[row * columns + column];
    }

    /** Whether a point in px lies in a Block. */
    public boolean isSolidAt(double x, double y) {
        return isSolid((int) Math.floor(x / SIZE), (int) Math.floor(y / SIZE));
    }

    /**
     * The Blocks as few rectangles that don't overlap, for engines that want few static boxes: runs of a row, joined
     * downward while the rows below hold the same run.
     */
    public List<Block> merged() {
        boolean[] taken = new boolean[solid.length];
        List<Block> blocks = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (isFree(taken, column, row)) {
                    blocks.add(take(taken, column, row));
                }
            }
        }
        return blocks;
    }

    private Block take(boolean[] taken, int column, int row) {
        int width = 1;
        while (column + width < columns && isFree(taken, column + width, row)) {
            width++;
        }
        int height = 1;
        while (row + height < rows && isFreeRun(taken, column, row + height, width)) {
            height++;
        }
        for (int r = row; r < row + height; r++) {
            Arrays.fill(taken, r * columns + column, r * columns + column + width, true);
        }
        return new Block(column, row, width, height);
    }

    private boolean isFreeRun(boolean[] taken, int column, int row, int width) {
        for (int c = column; c < column + width; c++) {
            if (!isFree(taken, c, row)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(boolean[] taken, int column, int row) {
        int index = row * columns + column;
        return solid[index] && !taken[index];
    }
}
