package leapsmith.levels.reach;

import java.util.function.IntConsumer;
import leapsmith.levels.model.Level;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;

/** The tiles below a player that stands at the end of an arc. */
final class GroundBelow {
    private final Level level;
    private final int width;
    private final int height;
    private final int tileSub;

    /** @param player null if there is none */
    GroundBelow(Level level, Body player) {
        this.level = level;
        width = player == null ? 0 : player.subWidth();
        height = player == null ? 0 : player.subHeight();
        tileSub = SubPixels.fromPx(level.tileSize());
    }

    /** Visits the tiles from left to right, each as row times columns plus column; none if the player hangs. */
    void forEach(Arc arc, IntConsumer visitor) {
        if (!arc.stands()) {
            return;
        }
        int row = Math.floorDiv(arc.y() + height, tileSub);
        int last = Math.floorDiv(arc.x() + width - 1, tileSub);
        for (int column = Math.floorDiv(arc.x(), tileSub); column <= last; column++) {
            boolean inside = column >= 0 && column < level.columns() && row >= 0 && row < level.rows();
            if (inside && level.typeAt(column, row) != TileType.EMPTY) {
                visitor.accept(row * level.columns() + column);
            }
        }
    }

    /** The middle of the player's bottom edge along x, in level pixels. */
    double feetX(Arc arc) {
        return SubPixels.toPx(arc.x()) + SubPixels.toPx(width) / 2;
    }

    /** The player's bottom edge, in level pixels. */
    double feetY(Arc arc) {
        return SubPixels.toPx(arc.y()) + SubPixels.toPx(height);
    }
}
