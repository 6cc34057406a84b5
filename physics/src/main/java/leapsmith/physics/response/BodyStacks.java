package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/** Which body stands on which body that is solid to bodies. Used in worlds with platforms, which move whole stacks. */
final class BodyStacks {
    private static final int NONE = -1;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;
    private final Supports supports;
    private final SupportGrid bodies = new SupportGrid();
    private int[] near = new int[8];

    BodyStacks(BodyStore store, Supports supports) {
        this.store = store;
        this.supports = supports;
    }

    /** Indexes the bodies that are solid to bodies, where they are now. */
    void refresh() {
        bodies.clear();
        if (!store.hasSolidToBodies()) {
            return;
        }
        int limit = store.limit();
        if (near.length < limit) {
            near = new int[Math.max(limit, 2 * near.length)];
        }
        for (int i = 0; i < limit; i++) {
            boolean hasArea = store.width[i] > 0 && store.height[i] > 0;
            if (hasArea && (store.flags[i] & (BodyFlags.SOLID_TO_BODIES | OUT)) == BodyFlags.SOLID_TO_BODIES) {
                bodies.add(store, i, 0, 0);
            }
        }
        bodies.build();
    }

    /** The body that a body stands on if both are solid to bodies, or -1; of several the lowest index. */
    int below(int i) {
        if (!store.has(i, BodyFlags.SOLID_TO_BODIES)) {
            return NONE;
        }
        long left = store.x[i];
        long bottom = (long) store.y[i] + store.height[i];
        int lowest = NONE;
        int found = bodies.find(left, bottom, left + store.width[i], bottom, near, 0);
        for (int n = 0; n < found; n++) {
            int body = near[n];
            boolean lower = lowest == NONE || body < lowest;
            if (lower && supports.meet(i, body) && supports.standsOn(i, body)) {
                lowest = body;
            }
        }
        return lowest;
    }
}
