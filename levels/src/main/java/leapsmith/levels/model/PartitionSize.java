package leapsmith.levels.model;

import java.util.Objects;

/**
 * The size of the partition's cells in tiles. It decides where comparisons and pairs are counted, never which are made.
 *
 * @param cellWidth columns of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
 * @param cellHeight rows of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
 * @param unknownKeys unknown keys of the file's {@code partition}
 */
public record PartitionSize(int cellWidth, int cellHeight, RawMembers unknownKeys) {
    /** Cells of 16 x 16 tiles. */
    public static final PartitionSize STANDARD = new PartitionSize(16, 16, RawMembers.EMPTY);

    /** Checks the values. */
    public PartitionSize {
        Limits.require(cellWidth, 1, Limits.MAX_CELL_SIDE, "cellWidth");
        Limits.require(cellHeight, 1, Limits.MAX_CELL_SIDE, "cellHeight");
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return the same with other cells}
     *
     * @param newCellWidth columns of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
     * @param newCellHeight rows of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
     */
    public PartitionSize withCells(int newCellWidth, int newCellHeight) {
        return new PartitionSize(newCellWidth, newCellHeight, unknownKeys);
    }

    /**
     * {@return a copy with other unknownKeys}
     *
     * @param newKeys unknown keys of the file's {@code partition}
     */
    public PartitionSize withUnknownKeys(RawMembers newKeys) {
        return new PartitionSize(cellWidth, cellHeight, newKeys);
    }
}
