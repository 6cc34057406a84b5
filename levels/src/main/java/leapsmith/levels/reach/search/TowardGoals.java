package leapsmith.levels.reach.search;

import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Tries first what is close to a goal: the rank is the cost so far plus a multiple of the time that the player would
 * need to walk to the nearest goal along rows and columns, around blocks unless the level is large. So the way found
 * isn't the shortest.
 */
public final class TowardGoals implements SearchOrder {
    /** In levels with more tiles than this, the distance is that through blocks. */
    private static final int MAX_TILES = 1 << 20;

    private final int[] goalX;
    private final int[] goalY;
    /** Null if the level is large. */
    private final TileDistances routes;

    private final int tileSub;
    private final int width;
    private final int height;
    /** Sub-pixels per tick. */
    private final int speed;

    /** An order for some goals. Takes time in proportion to the level, unless it is large. */
    public TowardGoals(Level level, List<LevelObject> goals, Body player) {
        goalX = new int[goals.size()];
        goalY = new int[goals.size()];
        for (int i = 0; i < goalX.length; i++) {
            LevelObject goal = goals.get(i);
            goalX[i] = SubPixels.fromPx(goal.x() + goal.width() / 2);
            goalY[i] = SubPixels.fromPx(goal.y() + goal.height() / 2);
        }
        routes = (long) level.columns() * level.rows() <= MAX_TILES ? TileDistances.aroundBlocks(level, goals) : null;
        tileSub = SubPixels.fromPx(level.tileSize());
        width = player == null ? 0 : player.subWidth();
        height = player == null ? 0 : player.subHeight();
        speed = SearchOrder.walkSpeed(player);
    }

    @Override
    public int rank(Node node, Arc arc) {
        return node.costAfter(arc) + weightedTicks(arc.x(), arc.y());
    }

    /** What counts for the way from a position of the player's top left corner, in sub-pixels, to the nearest goal. */
    int weightedTicks(int left, int top) {
        int x = left + width / 2;
        int y = top + height / 2;
        long distance = Math.max(distance(x, y), routeTo(x, y));
        return (int) Math.min(NEARNESS_WEIGHT * (distance / speed), Integer.MAX_VALUE / 2);
    }

    /** The distance of the nearest goal through blocks, in sub-pixels. */
    private long distance(int x, int y) {
        long nearest = Long.MAX_VALUE;
        for (int i = 0; i < goalX.length; i++) {
            nearest = Math.min(nearest, Math.abs((long) x - goalX[i]) + Math.abs((long) y - goalY[i]));
        }
        return nearest;
    }

    /** The length of the shortest way around blocks to a goal, in sub-pixels; 0 if it isn't known. */
    private long routeTo(int x, int y) {
        int tiles = routes == null
                ? TileDistances.FAR
                : routes.nearestTo(Math.floorDiv(x, tileSub), Math.floorDiv(y, tileSub));
        return tiles == TileDistances.FAR ? 0 : (long) tiles * tileSub;
    }
}
