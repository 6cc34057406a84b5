package leapsmith.physics.response;

import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.TileBox;
import leapsmith.physics.tile.TileMap;

/**
 * What carries bodies from where they are now. Of several it is a support that is solid on all sides, else a one-way top,
 * else a body that is solid to bodies; of equals the one on which more of the body stands, then the
 * larger one, then the lowest index. A body carries only what gravity pulls onto it and no tile holds.
 */
final class Carriers {
    private static final int NONE = -1;

    private final BodyStore store;
    private final TileMap map;
    private final Supports supports;
    private final SolidBodies bodies;

    Carriers(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.map = map;
        this.supports = supports;
        bodies = supports.bodies();
    }

    /**
     * What carries a body, or -1: what it stands on unless it rises, or the platform from whose ledge it hangs. Nothing
     * carries a body while gravity acts upward. Bodies that
     * are solid to bodies count only while {@link SolidBodies#open} has indexed them.
     */
    int of(int i) {
        if (store.isUpsideDown() || store.vy[i] < 0 || !store.has(i, BodyFlags.TILES)) {
            return NONE;
        }
        if (store.has(i, BodyFlags.HANGING)) {
            boolean climbs = store.state[i] == ControllerState.CLIMB.ordinal();
            return climbs || supports.isEmpty() ? NONE : supports.ledgeOf(i);
        }
        int support = supportOf(i);
        boolean maybeOnBody = support == NONE && bodies.isSolid(i) && store.has(i, BodyFlags.GRAVITY);
        int body = maybeOnBody ? bodyBelow(i) : support;
        return body == support || !standsOnTiles(i) ? body : NONE;
    }

    private boolean standsOnTiles(int i) {
        long bottom = (long) store.y[i] + store.height[i];
        return map.isBorder((int) bottom)
                && TileBox.carries(
                        map,
                        map.tileOf(store.x[i]),
                        map.tileOf((long) store.x[i] + store.width[i] - 1),
                        map.tileOf(bottom),
                        supports.collidesWithTops(i));
    }

    private int supportOf(int i) {
        int best = NONE;
        int found = supports.isEmpty() ? 0 : supports.lookAround(i);
        for (int c = 0; c < found; c++) {
            int support = supports.near(c);
            boolean solid = store.has(support, BodyFlags.SOLID);
            if (supports.standsOn(i, support)
                    && supports.meet(i, support)
                    && (solid || supports.collidesWithTops(i))
                    && (best == NONE || isBetter(i, support, best))) {
                best = support;
            }
        }
        return best;
    }

    private boolean isBetter(int i, int support, int best) {
        boolean solid = store.has(support, BodyFlags.SOLID);
        boolean bestIsSolid = store.has(best, BodyFlags.SOLID);
        return solid == bestIsSolid ? isWider(i, support, best) : solid;
    }

    private int bodyBelow(int i) {
        long left = store.x[i];
        long bottom = (long) store.y[i] + store.height[i];
        int best = NONE;
        int found = bodies.find(i, left, bottom, left + store.width[i], bottom);
        for (int n = 0; n < found; n++) {
            int body = bodies.near(n);
            if (supports.meet(i, body) && supports.standsOn(i, body) && (best == NONE || isWider(i, body, best))) {
                best = body;
            }
        }
        return best;
    }

    private boolean isWider(int i, int support, int best) {
        long more = bodies.gap(i, best, true) - bodies.gap(i, support, true);
        more = more == 0 ? (long) store.width[support] - store.width[best] : more;
        more = more == 0 ? (long) store.height[support] - store.height[best] : more;
        return more > 0 || more == 0 && support < best;
    }
}
