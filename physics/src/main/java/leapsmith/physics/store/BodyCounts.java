package leapsmith.physics.store;

import leapsmith.physics.body.Shape;

/** How many bodies of a {@link BodyStore} are of some kinds: a step skips work that concerns only kinds without any. */
final class BodyCounts {
    private final BodyStore store;
    /** Bodies that support others or have a path. */
    int platforms;
    /** Bodies that aren't boxes, or whose filter doesn't accept all others like it. */
    int notPlain;
    /** Bodies that are solid to bodies. */
    int solidToBodies;
    /** Bodies with friction. */
    int rough;

    int sensors;
    /** Bodies with an own gravity or fall limit. */
    int ownGravity;
    /** Bodies that drift. */
    int drifting;

    BodyCounts(BodyStore store) {
        this.store = store;
    }

    /** Counts a body. */
    void add(int i) {
        count(i, 1);
    }

    /** Counts a body no longer. Call it before any of its values changes. */
    void remove(int i) {
        count(i, -1);
    }

    /** Counts all bodies again. */
    void recount() {
        platforms = 0;
        notPlain = 0;
        solidToBodies = 0;
        rough = 0;
        sensors = 0;
        ownGravity = 0;
        drifting = 0;
        for (int i = 0; i < store.limit(); i++) {
            if (store.isAlive(i)) {
                add(i);
            }
        }
    }

    private void count(int i, int change) {
        platforms += store.has(i, BodyFlags.PLATFORM) ? change : 0;
        notPlain += isPlain(i) ? 0 : change;
        solidToBodies += store.has(i, BodyFlags.SOLID_TO_BODIES) ? change : 0;
        rough += store.friction[i] == 0 ? 0 : change;
        sensors += store.has(i, BodyFlags.SENSOR) ? change : 0;
        ownGravity += (store.weight[i] | store.fallLimit[i]) == 0 ? 0 : change;
        drifting += (store.driftX[i] | store.driftY[i]) == 0 ? 0 : change;
    }

    private boolean isPlain(int i) {
        return store.shape[i] == Shape.BOX.ordinal() && store.category[i] != 0 && store.mask[i] == ~0;
    }
}
