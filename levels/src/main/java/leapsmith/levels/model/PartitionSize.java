package leapsmith.levels.model;

import java.util.Objects;

/**
 * The size of the partition's cells in tiles. It decides where comparisons and pairs are counted, never which are made.
 *
 * @param cellWidth columns of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
 * @param cellHeight rows of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
 * @param extras unknown keys of the file's {@code partition}
 */
public record PartitionSize(int cellWidth, int cellHeight, Extras extras) {
    /** Cells of 16 x 16 tiles. */
    public static final PartitionSize STANDARD = new PartitionSize(16, 16, Extras.EMPTY);

    /**
     * Checks the values.
     *
     * @param cellWidth columns of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
     * @param cellHeight rows of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
     * @param extras unknown keys of the file's {@code partition}
     */
    public PartitionSize {
        Limits.require(cellWidth, 1, Limits.MAX_CELL_SIDE, "cellWidth");
        Limits.require(cellHeight, 1, Limits.MAX_CELL_SIDE, "cellHeight");
        Objects.requireNonNull(extras);
    }

    /**
     * {@return the same with other cells}
     *
     * @param newCellWidth columns of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
     * @param newCellHeight rows of a cell, 1 to {@link Limits#MAX_CELL_SIDE}
     */
    public PartitionSize withCells(int newCellWidth, int newCellHeight) {
        return new PartitionSize(newCellWidth, newCellHeight, extras);
    }

    /**
     * {@return a copy with other extras}
     *
     * @param newExtras unknown keys of the file's {@code partition}
     */
    public PartitionSize withExtras(Extras newExtras) {
        return new PartitionSize(cellWidth, cellHeight, newExtras);
    }
}
