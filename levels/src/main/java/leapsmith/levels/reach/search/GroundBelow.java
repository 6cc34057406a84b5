package leapsmith.levels.reach.search;

import java.util.function.IntConsumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/** The ground below a player that stands at the end of an arc. */
public final class GroundBelow {
    private final LevelGround ground;
    private final int width;
    private final int height;
    private final int tileSub;

    /** @param player null if there is none */
    GroundBelow(Level level, LevelGround ground, Body player) {
        this.ground = ground;
        width = player == null ? 0 : player.subWidth();
        height = player == null ? 0 : player.subHeight();
        tileSub = SubPixels.fromPx(level.tileSize());
    }

    /** Visits the numbers of the ground from left to right; none if the player hangs. */
    public void forEach(Arc arc, IntConsumer visitor) {
        if (!arc.stands()) {
            return;
        }
        int row = Math.floorDiv(arc.y() + height, tileSub);
        int last = Math.floorDiv(arc.x() + width - 1, tileSub);
        for (int column = Math.floorDiv(arc.x(), tileSub); column <= last; column++) {
            if (ground.isGround(column, row)) {
                visitor.accept(ground.numberOf(column, row));
            }
        }
    }

    /** The middle of the player's bottom edge along x, in level pixels. */
    public double feetX(Arc arc) {
        return SubPixels.toPx(arc.x()) + SubPixels.toPx(width) / 2;
    }

    /** The player's bottom edge, in level pixels. */
    public double feetY(Arc arc) {
        return SubPixels.toPx(arc.y()) + SubPixels.toPx(height);
    }
}
