package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;

/** Which firm bodies stand on a crate that is pushed in this step, and so go with it; and who stands on these. */
final class FirmRiders {
    private final BodyStore store;
    /** By body: how far it was pushed or carried along x. */
    private int[] ways = new int[0];

    private boolean[] carried = new boolean[0];
    private boolean any;

    FirmRiders(BodyStore store) {
        this.store = store;
    }

    /** Forgets all. */
    void clear() {
        int limit = store.limit();
        if (ways.length < limit) {
            ways = new int[Math.max(limit, 2 * ways.length)];
            carried = new boolean[ways.length];
        }
        Arrays.fill(ways, 0, limit, 0);
        Arrays.fill(carried, 0, limit, false);
        any = false;
    }

    /** Notes that a body was taken along x, by a push or by what it stands on. */
    void take(int i, int way) {
        ways[i] += way;
        any |= way != 0;
    }

    /** Whether anybody was. */
    boolean any() {
        return any;
    }

    /** How far a body goes with another one that it stood on at the start of the step; 0 the second time that it's asked. */
    int wayWith(int i, int below) {
        if (ways[below] == 0 || carried[i] || !stoodOn(i, below)) {
            return 0;
        }
        carried[i] = true;
        return ways[below];
    }

    private boolean stoodOn(int i, int below) {
        return store.vy[i] >= 0
                && store.oldY[i] + store.height[i] == store.oldY[below]
                && (long) store.oldX[i] < (long) store.oldX[below] + store.width[below]
                && (long) store.oldX[below] < (long) store.oldX[i] + store.width[i];
    }
}
