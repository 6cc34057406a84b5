package leapsmith.levels.reach.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/** The distance of each tile of a level from the nearest one of a set, in tiles. It takes two bytes per tile. */
public final class TileDistances {
    /** The distance of tiles that are farther away than this, or that no way leads to. */
    public static final int FAR = Short.MAX_VALUE;

    private final int columns;
    private final short[] distance;

    private TileDistances(int columns, int rows) {
        this.columns = columns;
        distance = new short[columns * rows];
        Arrays.fill(distance, (short) FAR);
    }

    /**
     * The distances along rows and columns, in two passes over the tiles (Rosenfeld and Pfaltz, "Sequential operations in
     * digital picture processing", 1966).
     *
     * @param isSource whether a tile is one of the set, by its number: row times columns plus column
     */
    public static TileDistances straight(int columns, int rows, IntPredicate isSource) {
        return passed(columns, rows, isSource, columns);
    }

    /**
     * The distances within rows.
     *
     * @param isSource whether a tile is one of the set, by its number: row times columns plus column
     */
    public static TileDistances inRows(int columns, int rows, IntPredicate isSource) {
        return passed(columns, rows, isSource, columns * rows);
    }

    /** @param down the difference between the number of a tile and of the one below it that counts as beside it */
    private static TileDistances passed(int columns, int rows, IntPredicate isSource, int down) {
        TileDistances all = new TileDistances(columns, rows);
        short[] distance = all.distance;
        for (int tile = 0; tile < distance.length; tile++) {
            int before =
                    Math.min(tile % columns > 0 ? distance[tile - 1] : FAR, tile >= down ? distance[tile - down] : FAR);
            distance[tile] = isSource.test(tile) ? 0 : (short) Math.min(FAR, before + 1);
        }
        for (int tile = distance.length - 1; tile >= 0; tile--) {
            int after = Math.min(
                    tile % columns < columns - 1 ? distance[tile + 1] : FAR,
                    tile + down < distance.length ? distance[tile + down] : FAR);
            distance[tile] = (short) Math.min(distance[tile], after + 1);
        }
        return all;
    }

    /**
     * The distances from some objects, such as goals, along rows and columns and around blocks, by a breadth-first search
     * (Lee, "An algorithm for path connections and its applications", 1961).
     */
    static TileDistances aroundBlocks(Level level, List<LevelObject> objects) {
        TileDistances all = new TileDistances(level.columns(), level.rows());
        // The tiles in the order in which they are reached.
        int[] queue = new int[all.distance.length];
        int reached = 0;
        for (LevelObject object : objects) {
            TileRegion region = level.tilesUnder(object.x(), object.y(), object.width(), object.height())
                    .intersect(level.tiles().region());
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    reached = all.reach(column, row, 0, queue, reached);
                }
            }
        }
        int[][] beside = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int next = 0; next < reached; next++) {
            int further = all.distance[queue[next]] + 1;
            for (int[] step : beside) {
                int column = queue[next] % all.columns + step[0];
                int row = queue[next] / all.columns + step[1];
                if (level.tiles().contains(column, row) && level.typeAt(column, row) != TileType.BLOCK) {
                    reached = all.reach(column, row, further, queue, reached);
                }
            }
        }
        return all;
    }

    private int reach(int column, int row, int tiles, int[] queue, int reached) {
        int number = row * columns + column;
        if (tiles >= distance[number]) {
            return reached;
        }
        distance[number] = (short) tiles;
        queue[reached] = number;
        return reached + 1;
    }

    /** The distance of a tile, at most {@link #FAR}; of one outside the level, that of the nearest inside. */
    public int nearestTo(int column, int row) {
        int rows = distance.length / columns;
        return of(Math.max(0, Math.min(column, columns - 1)), Math.max(0, Math.min(row, rows - 1)));
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
