package leapsmith.levels.external;

import leapsmith.levels.model.TileRegion;

/**
 * Cells whose memory grows with those that are set, in blocks of 16 x 16, so that a short file can't ask for much
 * memory by naming a large size. An empty layer takes a reference for each block.
 */
public final class SparseCells implements Cells {
    private static final int SIDE_BITS = 4;
    private static final int SIDE = 1 << SIDE_BITS;
    private static final int SIDE_MASK = SIDE - 1;

    private final TileRegion bounds;
    private final int blockColumns;
    private final int[][] blocks;

    /**
     * Empty cells.
     *
     * @param bounds the cells that can be set
     */
    public SparseCells(TileRegion bounds) {
        this.bounds = bounds;
        blockColumns = blocks(bounds.columns());
        blocks = new int[Math.multiplyExact(blockColumns, blocks(bounds.rows()))][];
    }

    private static int blocks(int cells) {
        return (cells + SIDE - 1) >> SIDE_BITS;
    }

    @Override
    public TileRegion bounds() {
        return bounds;
    }

    @Override
    public int at(int column, int row) {
        if (!bounds.contains(column, row)) {
            return 0;
        }
        int[] block = blocks[block(column, row)];
        return block == null ? 0 : block[index(column, row)];
    }

    /**
     * Sets a cell.
     *
     * @param value as {@link Cells} describes
     * @throws IndexOutOfBoundsException if it lies outside the bounds
     */
    public void set(int column, int row, int value) {
        if (!bounds.contains(column, row)) {
            throw new IndexOutOfBoundsException("cell " + column + ", " + row + " of " + bounds);
        }
        int number = block(column, row);
        if (blocks[number] == null && value != 0) {
            blocks[number] = new int[SIDE * SIDE];
        }
        if (blocks[number] != null) {
            blocks[number][index(column, row)] = value;
        }
    }

    private int block(int column, int row) {
        return (row - bounds.row() >> SIDE_BITS) * blockColumns + (column - bounds.column() >> SIDE_BITS);
    }

    private int index(int column, int row) {
        return (row - bounds.row() & SIDE_MASK) << SIDE_BITS | column - bounds.column() & SIDE_MASK;
    }
}
