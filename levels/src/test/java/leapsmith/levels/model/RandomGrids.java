package leapsmith.levels.model;

import java.util.SplittableRandom;

/** Random grids and changes for law tests. */
public final class RandomGrids {
    private RandomGrids() {}

    /** A grid of values from 0 to 3, with some uniform chunks. */
    public static TileGrid grid(SplittableRandom random, int columns, int rows) {
        TileGrid grid = TileGrid.filled(columns, rows, random.nextInt(4));
        TileDraft builder = grid.draft();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if ((column / 64 + row / 64) % 3 != 1) {
                    builder.set(column, row, random.nextInt(4));
                }
            }
        }
        return builder.build();
    }

    /** A few strokes on a grid: dots, rectangles small and large, lines. */
    static TileChange change(SplittableRandom random, TileGrid grid) {
        TileDraft builder = grid.draft();
        for (int stroke = random.nextInt(4); stroke >= 0; stroke--) {
            int value = random.nextInt(4);
            int column = random.nextInt(grid.columns());
            int row = random.nextInt(grid.rows());
            switch (random.nextInt(4)) {
                case 0 -> builder.set(column, row, value);
                case 1 -> builder.fill(new TileRegion(column - 2, row - 2, 5, 5), value);
                case 2 -> builder.fill(new TileRegion(0, row, grid.columns(), 1), value);
                default ->
                    builder.fill(
                            new TileRegion(column - 60, row - 60, random.nextInt(200), random.nextInt(200)), value);
            }
        }
        return TileChange.between(grid, builder.build());
    }
}
