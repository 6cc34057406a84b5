package leapsmith.levels.reach.search;

import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Tries first what is close to a goal: the rank is the cost so far plus a multiple of the time that the player would
 * need to walk to the nearest goal in a straight line. So the way found isn't the shortest.
 */
public final class TowardGoals implements SearchOrder {
    private final int[] goalX;
    private final int[] goalY;
    private final int width;
    private final int height;
    /** Sub-pixels per tick. */
    private final int speed;

    /**
     * An order for some goals.
     *
     * @param player the player at the start
     */
    public TowardGoals(List<LevelObject> goals, Body player) {
        goalX = new int[goals.size()];
        goalY = new int[goals.size()];
        for (int i = 0; i < goalX.length; i++) {
            LevelObject goal = goals.get(i);
            goalX[i] = SubPixels.fromPx(goal.x() + goal.width() / 2);
            goalY[i] = SubPixels.fromPx(goal.y() + goal.height() / 2);
        }
        width = player == null ? 0 : player.subWidth();
        height = player == null ? 0 : player.subHeight();
        speed = SearchOrder.walkSpeed(player);
    }

    @Override
    public int rank(Node node, Arc arc) {
        long nearest = Long.MAX_VALUE;
        for (int i = 0; i < goalX.length; i++) {
            long dx = Math.abs((long) arc.x() + width / 2 - goalX[i]);
            long dy = Math.abs((long) arc.y() + height / 2 - goalY[i]);
            nearest = Math.min(nearest, dx + dy);
        }
        return node.costAfter(arc) + (int) Math.min(NEARNESS_WEIGHT * (nearest / speed), Integer.MAX_VALUE / 2);
    }
}
