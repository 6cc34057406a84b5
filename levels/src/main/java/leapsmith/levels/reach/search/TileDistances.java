package leapsmith.levels.reach.search;

import java.util.function.IntPredicate;

/**
 * The distance of each tile of a level from the nearest one of a set, along rows and columns. It takes two bytes per tile
 * and two passes over them (Rosenfeld and Pfaltz, "Sequential operations in digital picture processing", 1966).
 */
public final class TileDistances {
    /** The distance of tiles that are farther away than this, or if the set is empty. */
    public static final int FAR = Short.MAX_VALUE;

    private final int columns;
    private final short[] distance;

    /**
     * The distances from some tiles.
     *
     * @param isSource whether a tile is one of the set, by its number: row times columns plus column
     */
    public TileDistances(int columns, int rows, IntPredicate isSource) {
        this.columns = columns;
        distance = new short[columns * rows];
        for (int tile = 0; tile < distance.length; tile++) {
            int before = Math.min(
                    tile % columns > 0 ? distance[tile - 1] : FAR, tile >= columns ? distance[tile - columns] : FAR);
            distance[tile] = isSource.test(tile) ? 0 : (short) Math.min(FAR, before + 1);
        }
        for (int tile = distance.length - 1; tile >= 0; tile--) {
            int after = Math.min(
                    tile % columns < columns - 1 ? distance[tile + 1] : FAR,
                    tile + columns < distance.length ? distance[tile + columns] : FAR);
            distance[tile] = (short) Math.min(distance[tile], after + 1);
        }
    }

    /** The distance of a tile of the level, at most {@link #FAR}. */
    public int of(int column, int row) {
        return distance[row * columns + column];
    }

    /** The number of a nearest tile of the set; -1 if there is none within {@link #FAR}. */
    public int nearest(int column, int row) {
        int left = of(column, row);
        if (left == FAR) {
            return -1;
        }
        int x = column;
        int y = row;
        // Each step leads to a tile that is nearer by one; the first of these that there is.
        for (; left > 0; left--) {
            if (x > 0 && of(x - 1, y) < left) {
                x--;
            } else if (x < columns - 1 && of(x + 1, y) < left) {
                x++;
            } else if (y > 0 && of(x, y - 1) < left) {
                y--;
            } else {
                y++;
            }
        }
        return y * columns + x;
    }
}
