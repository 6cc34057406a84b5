package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * The bodies of a pass in which {@link SolidMover} moves bodies: which take part, where they began, how far each wants to go,
 * and what is near.
 */
final class SolidPass {
    static final int NONE = -1;

    private final BodyStore store;
    private final SolidBodies bodies;

    // By body.
    boolean[] isIn = new boolean[0];
    int[] wantedX = new int[0];
    int[] wantedY = new int[0];
    int[] startX = new int[0];
    int[] startY = new int[0];
    /** The number of the last pass in which another body took it along. */
    long[] carriedIn = new long[0];
    /** The first body on a one-way top that isn't on a path, and the next one on the same. */
    int[] firstOnTop = new int[0];

    int[] nextOnTop = new int[0];

    long number;
    /** Whether platforms carry bodies in this pass, and they don't move by their velocities. */
    boolean carries;

    /** What {@link #look} found. */
    int[] found = new int[8];

    int foundCount;
    private int[] buffer = new int[8];

    SolidPass(BodyStore store, SolidBodies bodies) {
        this.store = store;
        this.bodies = bodies;
    }

    /** Makes room for all bodies. Returns whether it had to. */
    boolean grow() {
        int limit = store.limit();
        if (isIn.length >= limit) {
            return false;
        }
        int length = Math.max(limit, 2 * isIn.length);
        isIn = new boolean[length];
        wantedX = new int[length];
        wantedY = new int[length];
        startX = new int[length];
        startY = new int[length];
        carriedIn = new long[length];
        firstOnTop = new int[length];
        nextOnTop = new int[length];
        found = new int[length];
        return true;
    }

    /** Begins a pass in which no body wants to move yet. */
    void begin() {
        int limit = store.limit();
        number++;
        Arrays.fill(wantedX, 0, limit, 0);
        Arrays.fill(wantedY, 0, limit, 0);
        System.arraycopy(store.x, 0, startX, 0, limit);
        System.arraycopy(store.y, 0, startY, 0, limit);
    }

    /** Opens the index of the bodies, with the ways that they want to go. */
    void open() {
        bodies.open(wantedX, wantedY);
    }

    /** Finds the bodies that may be near the straight path of a body and stop it, in {@link #found}. */
    void look(int i, int dx, int dy) {
        foundCount = 0;
        if (!bodies.isSolid(i)) {
            return;
        }
        long left = (long) store.x[i] + Math.min(0, dx);
        long top = (long) store.y[i] + Math.min(0, dy);
        int all = bodies.find(
                i, left, top, left + Math.abs((long) dx) + store.width[i], top + Math.abs((long) dy) + store.height[i]);
        for (int n = 0; n < all; n++) {
            int other = bodies.near(n);
            if (bodies.stops(i, other)) {
                found[foundCount++] = other;
            }
        }
    }

    /**
     * Sorts bodies from the ground up, or from the ceiling down if gravity acts upward. Where that doesn't decide, the faster, then the larger body is first, then the lower
     * index.
     */
    void sort(int[] sorted, int number) {
        if (buffer.length < number) {
            buffer = new int[2 * number];
        }
        for (int size = 1; size < number; size *= 2) {
            for (int from = 0; from < number; from += 2 * size) {
                merge(sorted, from, Math.min(from + size, number), Math.min(from + 2 * size, number));
            }
            System.arraycopy(buffer, 0, sorted, 0, number);
        }
    }

    private void merge(int[] sorted, int from, int middle, int end) {
        int a = from;
        int b = middle;
        for (int to = from; to < end; to++) {
            boolean takeA = b == end || a < middle && !isBefore(sorted[b], sorted[a]);
            buffer[to] = takeA ? sorted[a++] : sorted[b++];
        }
    }

    boolean isBefore(int a, int b) {
        long difference = store.isUpsideDown()
                ? (long) store.y[a] - store.y[b]
                : (long) store.y[b] + store.height[b] - store.y[a] - store.height[a];
        difference = difference == 0 ? Math.abs((long) wantedX[b]) - Math.abs((long) wantedX[a]) : difference;
        difference = difference == 0 ? Math.abs((long) wantedY[b]) - Math.abs((long) wantedY[a]) : difference;
        difference = difference == 0 ? (long) store.width[b] - store.width[a] : difference;
        difference = difference == 0 ? (long) store.height[b] - store.height[a] : difference;
        return difference == 0 ? a < b : difference < 0;
    }

    /** On which side of a body another one is along an axis: 1 or -1. */
    int side(int a, int b, boolean alongX) {
        return alongX ? side(store.x, store.width, a, b) : side(store.y, store.height, a, b);
    }

    private static int side(int[] starts, int[] sizes, int a, int b) {
        return 2L * starts[a] + sizes[a] <= 2L * starts[b] + sizes[b] ? 1 : -1;
    }

    long startGap(int a, int b, boolean alongX) {
        return alongX ? SolidBodies.gap(startX, store.width, a, b) : SolidBodies.gap(startY, store.height, a, b);
    }

    int startSide(int a, int b, boolean alongX) {
        return alongX ? side(startX, store.width, a, b) : side(startY, store.height, a, b);
    }

    /** Whether a body is a one-way top that isn't on a path. */
    boolean isTop(int i) {
        return (store.flags[i] & (BodyFlags.TOP | BodyFlags.KINEMATIC)) == BodyFlags.TOP;
    }
}
