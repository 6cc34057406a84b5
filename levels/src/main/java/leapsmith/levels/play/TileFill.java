package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * A rectangle of tiles to be filled with one kind.
 *
 * @param region a rectangle of tiles
 * @param type the shape of the tiles
 * @param kind the name of the kind in the legend, empty for the plain kind of the shape; the plain kind is also used if
 *     the legend has no such kind
 */
public record TileFill(TileRegion region, TileType type, String kind) {
    /** Checks the values. */
    public TileFill {
        Objects.requireNonNull(region);
        Objects.requireNonNull(type);
        Objects.requireNonNull(kind);
    }

    /**
     * A rectangle of the plain kind of a shape.
     *
     * @param region a rectangle of tiles
     * @param type the shape of the tiles
     */
    public TileFill(TileRegion region, TileType type) {
        this(region, type, "");
    }

    static TileFill of(TileRegion region, TileKind kind) {
        return new TileFill(region, kind.shape(), kind.isPlain() ? "" : kind.name());
    }

    /**
     * Merges tiles into few rectangles: adjacent tiles of one kind in a row become a run, and equal runs in consecutive
     * rows a rectangle. No two overlap, so their order doesn't matter; they come from top to bottom.
     */
    static final class Merger {
        private static final int ROW_SHIFT = 32;
        private static final int COLUMN_SHIFT = 8;
        private static final int COLUMN_MASK = 0xFFFFFF;
        private static final int VALUE_MASK = 0xFF;

        private final List<TileFill> done = new ArrayList<>();
        /** The last rows of each run. */
        private final Map<Run, Rows> rows = new HashMap<>();

        private record Run(int column, int columns, TileKind kind) {}

        private record Rows(int first, int last) {}

        private Merger() {}

        /** The tiles of a change, with their kinds after it. */
        static List<TileFill> fills(TileChange change, Legend legend) {
            long[] tiles = new long[Math.toIntExact(change.cellCount())];
            int[] count = {0};
            change.forEach((column, row, before, after) ->
                    tiles[count[0]++] = (long) row << ROW_SHIFT | (long) column << COLUMN_SHIFT | after);
            Arrays.sort(tiles);
            Merger merger = new Merger();
            for (int i = 0; i < tiles.length; ) {
                int end = i + 1;
                TileKind kind = kind(tiles[i], legend);
                while (end < tiles.length
                        && tiles[end] >> COLUMN_SHIFT == (tiles[end - 1] >> COLUMN_SHIFT) + 1
                        && kind(tiles[end], legend).equals(kind)) {
                    end++;
                }
                int column = (int) (tiles[i] >> COLUMN_SHIFT) & COLUMN_MASK;
                merger.add((int) (tiles[i] >> ROW_SHIFT), new Run(column, end - i, kind));
                i = end;
            }
            return merger.finish();
        }

        /** All tiles of a grid. */
        static List<TileFill> fills(TileGrid grid, Legend legend) {
            Merger merger = new Merger();
            byte[] line = new byte[grid.columns()];
            for (int row = 0; row < grid.rows(); row++) {
                grid.copyRow(row, 0, line.length, line);
                for (int column = 0; column < line.length; ) {
                    TileKind kind = legend.kindOf(line[column] & VALUE_MASK);
                    int end = column + 1;
                    while (end < line.length
                            && legend.kindOf(line[end] & VALUE_MASK).equals(kind)) {
                        end++;
                    }
                    merger.add(row, new Run(column, end - column, kind));
                    column = end;
                }
            }
            return merger.finish();
        }

        private static TileKind kind(long tile, Legend legend) {
            return legend.kindOf((int) tile & VALUE_MASK);
        }

        /** Adds a run; runs must come row by row from the top. */
        private void add(int row, Run run) {
            Rows above = rows.get(run);
            boolean extendsRun = above != null && above.last == row - 1;
            if (above != null && !extendsRun) {
                close(run, above);
            }
            rows.put(run, new Rows(extendsRun ? above.first : row, row));
        }

        private void close(Run run, Rows of) {
            done.add(TileFill.of(new TileRegion(run.column, of.first, run.columns, of.last - of.first + 1), run.kind));
        }

        private List<TileFill> finish() {
            rows.forEach(this::close);
            done.sort(Comparator.comparingInt((TileFill fill) -> fill.region().row())
                    .thenComparingInt(fill -> fill.region().column()));
            return done;
        }
    }
}
