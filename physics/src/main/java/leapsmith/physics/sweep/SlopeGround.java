package leapsmith.physics.sweep;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/** Says whether bodies stand on slopes. */
public final class SlopeGround {
    private final SlopeTiles slopes;

    public SlopeGround(TileMap map) {
        slopes = new SlopeTiles(map);
    }

    /** Whether a slope is right below a body, one-ways counted or not. */
    public boolean carries(int i, BodyStore store, boolean oneWays) {
        return slopes.carries(store.x[i], (long) store.y[i] + store.height[i], store.width[i], oneWays);
    }
}
