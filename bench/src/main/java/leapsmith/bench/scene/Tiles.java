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

    /** A rectangle of tiles. */
    public record Block(int column, int row, int columns, int rows) {
        long area() {
            return (long) columns * rows;
        }
    }

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
     * The Blocks as few rectangles, for engines that need few static boxes: each Block that isn't covered yet gets the
     * larger of two, the row or the column that begins with it, extended as far as possible. They may overlap.
     */
    public List<Block> merged() {
        boolean[] covered = new boolean[solid.length];
        List<Block> blocks = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (solid[row * columns + column] && !covered[row * columns + column]) {
                    Block lying = lying(column, row);
                    Block standing = standing(column, row);
                    Block larger = standing.area() > lying.area() ? standing : lying;
                    blocks.add(larger);
                    cover(covered, larger);
                }
            }
        }
        return blocks;
    }

    private Block lying(int column, int row) {
        int width = 1;
        while (isAllSolid(column + width, row, 1, 1)) {
            width++;
        }
        int height = 1;
        while (isAllSolid(column, row + height, width, 1)) {
            height++;
        }
        return new Block(column, row, width, height);
    }

    private Block standing(int column, int row) {
        int height = 1;
        while (isAllSolid(column, row + height, 1, 1)) {
            height++;
        }
        int width = 1;
        while (isAllSolid(column + width, row, 1, height)) {
            width++;
        }
        return new Block(column, row, width, height);
    }

    private boolean isAllSolid(int column, int row, int width, int height) {
        if (column + width > columns || row + height > rows) {
            return false;
        }
        for (int r = row; r < row + height; r++) {
            for (int c = column; c < column + width; c++) {
                if (!solid[r * columns + c]) {
                    return false;
                }
            }
        }
        return true;
    }

    private void cover(boolean[] covered, Block block) {
        for (int r = block.row; r < block.row + block.rows; r++) {
            int start = r * columns + block.column;
            Arrays.fill(covered, start, start + block.columns, true);
        }
    }
}
