package leapsmith.levels.model;

import java.util.Objects;

/**
 * The size of the partition's cells in tiles. It decides where comparisons and pairs are counted, never which are made.
 *
 * @param extras unknown keys of the file's {@code partition}
 */
public record PartitionSize(int cellWidth, int cellHeight, Extras extras) {
    public static final PartitionSize STANDARD = new PartitionSize(16, 16, Extras.EMPTY);

    public PartitionSize {
        Limits.require(cellWidth, 1, Limits.MAX_CELL_SIDE, "cellWidth");
        Limits.require(cellHeight, 1, Limits.MAX_CELL_SIDE, "cellHeight");
        Objects.requireNonNull(extras);
    }

    /** The same with other cells. */
    public PartitionSize withCells(int newCellWidth, int newCellHeight) {
        return new PartitionSize(newCellWidth, newCellHeight, extras);
    }

    public PartitionSize withExtras(Extras newExtras) {
        return new PartitionSize(cellWidth, cellHeight, newExtras);
    }
}
