package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;

/** The bodies that stand on a crate that is pushed in this step and move along with it, and the bodies on these. */
final class CrateRiders {
    private final BodyStore store;
    /** By body: how far it was pushed or carried along x. */
    private int[] distances = new int[0];

    /** By body: how far it was pushed or carried along y. */
    private int[] lifts = new int[0];

    private boolean[] carried = new boolean[0];
    private boolean any;

    CrateRiders(BodyStore store) {
        this.store = store;
    }

    /** Begins a step. */
    void clear() {
        int limit = store.limit();
        if (distances.length < limit) {
            distances = new int[Math.max(limit, 2 * distances.length)];
            lifts = new int[distances.length];
            carried = new boolean[distances.length];
        }
        Arrays.fill(distances, 0, limit, 0);
        Arrays.fill(lifts, 0, limit, 0);
        Arrays.fill(carried, 0, limit, false);
        any = false;
    }

    /** Records that a body moved, by a push or with the body it stands on. */
    void take(int i, int distance, int lift) {
        distances[i] += distance;
        lifts[i] += lift;
        any |= distance != 0;
    }

    /** How far a body moved along y. */
    int lift(int i) {
        return lifts[i];
    }

    /** Whether any body moved. */
    boolean any() {
        return any;
    }

    /** How far a body moves with the body that it stood on at the start of the step; 0 from the second call on. */
    int distanceWith(int i, int below) {
        if (distances[below] == 0 || carried[i] || !stoodOn(i, below)) {
            return 0;
        }
        carried[i] = true;
        return distances[below];
    }

    private boolean stoodOn(int i, int below) {
        return store.vy[i] >= 0
                && store.oldY[i] + store.height[i] == store.oldY[below]
                && (long) store.oldX[i] < (long) store.oldX[below] + store.width[below]
                && (long) store.oldX[below] < (long) store.oldX[i] + store.width[i];
    }
}
