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
    private final Depenetration depenetration;

    public FreePlace(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.supports = supports;
        depenetration = new Depenetration(map);
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
        if (depenetration.overlapsSolid(x, y, width, height)) {
            return true;
        }
        if (supports.isEmpty() || width == 0 || height == 0) {
            return false;
        }
        long right = (long) x + width;
        long bottom = (long) y + height;
        int found = supports.look(x, y, right, bottom);
        for (int c = 0; c < found; c++) {
            int support = supports.near(c);
            if (stops(i, support)
                    && store.x[support] < right
                    && x < store.x[support] + store.width[support]
                    && store.y[support] < bottom
                    && y < store.y[support] + store.height[support]) {
                return true;
            }
        }
        return false;
    }

    /** Finds the nearest free place for a body where it is now. Returns whether there is one. */
    public boolean find(int i) {
        int x = store.x[i];
        int y = store.y[i];
        int width = store.width[i];
        int height = store.height[i];
        Rectangles solid = depenetration.rectangles();
        solid.clear();
        if (!supports.isEmpty()) {
            long reach = depenetration.reach(width, height);
            int found = supports.look(x - reach, y - reach, x + width + reach, y + height + reach);
            for (int c = 0; c < found; c++) {
                int support = supports.near(c);
                if (stops(i, support)) {
                    int left = store.x[support];
                    int top = store.y[support];
                    solid.add(left, top, left + store.width[support], top + store.height[support]);
                }
            }
        }
        return depenetration.find(x, y, width, height, store.has(i, BodyFlags.FACING_LEFT));
    }

    /** Whether a support is a solid platform with area that stops a body. */
    private boolean stops(int i, int support) {
        return store.has(support, BodyFlags.SOLID)
                && store.width[support] > 0
                && store.height[support] > 0
                && supports.meet(i, support);
    }
}
