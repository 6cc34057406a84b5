package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/** Which bodies are solid to each other, and how deep they overlap. */
final class SolidBodies {
    private static final int SOLID = BodyFlags.ALIVE | BodyFlags.SOLID_TO_BODIES;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;

    SolidBodies(BodyStore store) {
        this.store = store;
    }

    /** Whether a body is solid to others and has an area. */
    boolean isSolid(int i) {
        return (store.flags[i] & (SOLID | OUT)) == SOLID && store.width[i] > 0 && store.height[i] > 0;
    }

    /** Whether the filters of two bodies accept each other. */
    boolean accept(int a, int b) {
        return (store.mask[a] & store.category[b]) != 0 && (store.mask[b] & store.category[a]) != 0;
    }

    /** Whether two bodies that accept each other overlap along y, so that they must not overlap along x. */
    boolean limitAlongX(int a, int b) {
        return depth(store.y, store.height, a, b) > 0 && accept(a, b);
    }

    /** Whether two bodies that accept each other overlap along x, so that they must not overlap along y. */
    boolean limitAlongY(int a, int b) {
        return depth(store.x, store.width, a, b) > 0 && accept(a, b);
    }

    /** The smaller of the overlaps along x and y; not positive if they don't overlap. */
    long depth(int a, int b) {
        return depth(a, b, store.x, store.y);
    }

    /** The depth before this step. */
    long oldDepth(int a, int b) {
        return depth(a, b, store.oldX, store.oldY);
    }

    private long depth(int a, int b, int[] x, int[] y) {
        return Math.min(depth(x, store.width, a, b), depth(y, store.height, a, b));
    }

    private static long depth(int[] starts, int[] sizes, int a, int b) {
        return Math.min((long) starts[a] + sizes[a], (long) starts[b] + sizes[b]) - Math.max(starts[a], starts[b]);
    }
}
