package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.sweep.Rectangles;
import leapsmith.physics.tile.TileMap;

/**
 * Tests whether a body overlaps something solid, a tile or a solid platform that its filter accepts, and finds the
 * nearest place where it doesn't. For both, a platform counts as a Block of its size and place.
 */
public final class FreePlace {
    private final BodyStore store;
    private final Supports supports;
    private final Rectangles solid = new Rectangles();
    private final Depenetration depenetration;

    public FreePlace(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.supports = supports;
        depenetration = new Depenetration(map, solid);
    }

    /** How far the body moves along x to the place found. */
    public int moveX() {
        return depenetration.moveX();
    }

    /** How far the body moves along y to the place found. */
    public int moveY() {
        return depenetration.moveY();
    }

    /** Whether a body would overlap something solid in another box. */
    public boolean overlapsSolid(int i, int x, int y, int width, int height) {
        collect(i, x, y, width, height, 0);
        return depenetration.overlapsSolid(x, y, width, height);
    }

    /** Finds the nearest free place for a body where it is now. Returns whether there is one. */
    public boolean find(int i) {
        int x = store.x[i];
        int y = store.y[i];
        int width = store.width[i];
        int height = store.height[i];
        collect(i, x, y, width, height, depenetration.reach(width, height));
        return depenetration.find(x, y, width, height, store.has(i, BodyFlags.FACING_LEFT));
    }

    private void collect(int i, long x, long y, int width, int height, long reach) {
        supports.collect(i, x - reach, y - reach, x + width + reach, y + height + reach, false, solid);
    }
}
