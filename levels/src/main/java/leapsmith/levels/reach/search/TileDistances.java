package leapsmith.levels.reach.search;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The distance of each tile of a level from the nearest one of a set, along rows and columns. */
public final class TileDistances {
    private final int columns;
    private final int[] distance;
    private final int[] nearest;

    /**
     * The distances from some tiles.
     *
     * @param isSource whether a tile is one of the set, by its number: row times columns plus column
     */
    public TileDistances(int columns, int rows, IntPredicate isSource) {
        this.columns = columns;
        int count = columns * rows;
        distance = new int[count];
        nearest = new int[count];
        Arrays.fill(distance, Integer.MAX_VALUE);
        Arrays.fill(nearest, -1);
        int[] queue = new int[count];
        int end = 0;
        for (int tile = 0; tile < count; tile++) {
            if (isSource.test(tile)) {
                distance[tile] = 0;
                nearest[tile] = tile;
                queue[end++] = tile;
            }
        }
        for (int next = 0; next < end; next++) {
            int tile = queue[next];
            int column = tile % columns;
            end = column > 0 ? reach(tile - 1, tile, queue, end) : end;
            end = column < columns - 1 ? reach(tile + 1, tile, queue, end) : end;
            end = tile >= columns ? reach(tile - columns, tile, queue, end) : end;
            end = tile + columns < count ? reach(tile + columns, tile, queue, end) : end;
        }
    }

    private int reach(int tile, int from, int[] queue, int end) {
        if (distance[tile] != Integer.MAX_VALUE) {
            return end;
        }
        distance[tile] = distance[from] + 1;
        nearest[tile] = nearest[from];
        queue[end] = tile;
        return end + 1;
    }

    /** The distance of a tile of the level; {@link Integer#MAX_VALUE} if the set is empty. */
    public int of(int column, int row) {
        return distance[row * columns + column];
    }

    /** The number of the nearest tile of the set; -1 if it is empty. */
    public int nearest(int column, int row) {
        return nearest[row * columns + column];
    }
}
