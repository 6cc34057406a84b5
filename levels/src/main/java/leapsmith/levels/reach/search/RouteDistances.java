package leapsmith.levels.reach.search;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * The distance of each tile of a level from the nearest of some objects, along rows and columns and around blocks, by a
 * breadth-first search (Lee, "An algorithm for path connections and its applications", 1961). It takes two bytes per
 * tile.
 */
final class RouteDistances {
    /** The distance of tiles that are farther away than this, or that no route leads to. */
    static final int FAR = Short.MAX_VALUE;

    private final Level level;
    private final int columns;
    private final short[] distance;
    /** The tiles in the order in which they were reached. */
    private int[] queue;

    private int reached;

    /** The distances from some objects, such as goals. Takes time in proportion to the level. */
    RouteDistances(Level level, List<LevelObject> objects) {
        this.level = level;
        columns = level.columns();
        distance = new short[columns * level.rows()];
        Arrays.fill(distance, (short) FAR);
        queue = new int[distance.length];
        for (LevelObject object : objects) {
            TileRegion region = level.tilesUnder(object.x(), object.y(), object.width(), object.height())
                    .intersect(level.tiles().region());
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    reach(column, row, 0);
                }
            }
        }
        spread();
        queue = null;
    }

    private void spread() {
        for (int next = 0; next < reached; next++) {
            int column = queue[next] % columns;
            int row = queue[next] / columns;
            int further = distance[queue[next]] + 1;
            pass(column - 1, row, further);
            pass(column + 1, row, further);
            pass(column, row - 1, further);
            pass(column, row + 1, further);
        }
    }

    private void pass(int column, int row, int tiles) {
        if (column >= 0
                && column < columns
                && row >= 0
                && row < level.rows()
                && level.typeAt(column, row) != TileType.BLOCK) {
            reach(column, row, tiles);
        }
    }

    private void reach(int column, int row, int tiles) {
        int number = row * columns + column;
        if (tiles < distance[number]) {
            distance[number] = (short) tiles;
            queue[reached++] = number;
        }
    }

    /** The distance of a tile, at most {@link #FAR}; of one outside the level, that of the nearest inside. */
    int of(int column, int row) {
        int nearestRow = Math.max(0, Math.min(row, level.rows() - 1));
        return distance[nearestRow * columns + Math.max(0, Math.min(column, columns - 1))];
    }
}
