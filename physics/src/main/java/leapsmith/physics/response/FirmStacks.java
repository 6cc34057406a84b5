package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/** Who stands on which firm body, in worlds with platforms, where such a body may be taken along and others with it. */
final class FirmStacks {
    private static final int NOBODY = -1;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;
    private final Carriers carriers;
    private final CarrierGrid bodies = new CarrierGrid();
    private int[] near = new int[8];

    FirmStacks(BodyStore store, Carriers carriers) {
        this.store = store;
        this.carriers = carriers;
    }

    /** Takes in where firm bodies are. */
    void refresh() {
        bodies.clear();
        if (!store.hasFirm()) {
            return;
        }
        int limit = store.limit();
        if (near.length < limit) {
            near = new int[Math.max(limit, 2 * near.length)];
        }
        for (int i = 0; i < limit; i++) {
            boolean hasArea = store.width[i] > 0 && store.height[i] > 0;
            if (hasArea && (store.flags[i] & (BodyFlags.FIRM | OUT)) == BodyFlags.FIRM) {
                bodies.add(store, i, 0, 0);
            }
        }
        bodies.build();
    }

    /** The firm body that a body stands on, of several that with the lowest index, or -1. */
    int below(int i) {
        if (!store.has(i, BodyFlags.FIRM)) {
            return NOBODY;
        }
        long left = store.x[i];
        long bottom = (long) store.y[i] + store.height[i];
        int lowest = NOBODY;
        int found = bodies.find(left, bottom, left + store.width[i], bottom, near, 0);
        for (int n = 0; n < found; n++) {
            int body = near[n];
            boolean lower = lowest == NOBODY || body < lowest;
            if (lower && carriers.meet(i, body) && carriers.standsOn(i, body)) {
                lowest = body;
            }
        }
        return lowest;
    }
}
