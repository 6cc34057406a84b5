package leapsmith.levels.reach.maneuver;

import java.util.Arrays;

/** What it costs to land on the tiles of a level: shows which end of an arc is cheaper than all before. */
public final class LandingCosts {
    /** More than enough for a column or row. */
    private static final int TILE_BITS = 20;

    private static final int TILE_MASK = (1 << TILE_BITS) - 1;

    private final int columns;
    /** By row and column, with a row below the level, whose bottom may be closed; null for a row without any. */
    private final int[][] costs;

    /** Costs for a level of a size in tiles; nothing has landed yet. */
    public LandingCosts(int columns, int rows) {
        this.columns = columns;
        costs = new int[rows + 1][];
    }

    /** The tiles below a bottom edge as a number, also where they are empty; all in sub-pixels. */
    static long tiles(int left, int right, int bottom, int tileSub) {
        long row = Math.floorDiv(bottom, tileSub);
        long first = Math.floorDiv(left, tileSub) & TILE_MASK;
        long last = Math.floorDiv(right, tileSub) & TILE_MASK;
        return row << 2 * TILE_BITS | first << TILE_BITS | last;
    }

    /**
     * Notes the cost of an end; returns whether it is cheaper than all before on any of its tiles.
     *
     * @param tiles as {@link #tiles}
     */
    public boolean lower(long tiles, int cost) {
        int row = (int) (tiles >> 2 * TILE_BITS);
        if (row < 0 || row >= costs.length) {
            return false;
        }
        if (costs[row] == null) {
            costs[row] = new int[columns];
            Arrays.fill(costs[row], Integer.MAX_VALUE);
        }
        // Columns left of the level are large numbers here, too.
        int first = (int) (tiles >> TILE_BITS) & TILE_MASK;
        int last = (int) tiles & TILE_MASK;
        boolean isLower = false;
        for (int column = first > last ? 0 : first; column <= last && column < columns; column++) {
            if (cost < costs[row][column]) {
                costs[row][column] = cost;
                isLower = true;
            }
        }
        return isLower;
    }
}
