package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Rectangles;

/**
 * The bodies that are solid to each other: which stop which, and how deep they overlap. While an index is open, which is
 * only while {@link SolidMover} moves them, it also finds those near a rectangle; it follows bodies that move.
 */
final class SolidBodies {
    private static final int SOLID = BodyFlags.ALIVE | BodyFlags.SOLID_TO_BODIES;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;
    private static final int NONE = -1;
    /** How many bodies may be elsewhere than the grid has them before it is built again. */
    private static final int MOST_STRAYS = 64;

    private final BodyStore store;
    private final SupportGrid grid = new SupportGrid();
    // By body.
    private int[] entries = new int[0];
    private boolean[] isStray = new boolean[0];
    private long[] ignoredIn = new long[0];
    private long ignoring = 1;
    private int[] strays = new int[8];
    private int strayCount;
    private int[] near = new int[8];
    private int[] pathX;
    private int[] pathY;
    private boolean isOpen;

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

    /** Whether two bodies have the same filter. */
    boolean haveSameFilter(int a, int b) {
        return store.category[a] == store.category[b] && store.mask[a] == store.mask[b];
    }

    /** Whether two bodies that accept each other overlap along y, so that they must not overlap along x. */
    boolean limitAlongX(int a, int b) {
        return -gap(a, b, false) > 0 && accept(a, b);
    }

    /** The smaller of the overlaps along x and y; not positive if they don't overlap. */
    long depth(int a, int b) {
        return -Math.max(gap(a, b, true), gap(a, b, false));
    }

    /** The depth before this step. */
    long oldDepth(int a, int b) {
        return -Math.max(gap(store.oldX, store.width, a, b), gap(store.oldY, store.height, a, b));
    }

    /** The distance between two bodies along an axis; negative if they overlap there. */
    long gap(int a, int b, boolean alongX) {
        return alongX ? gap(store.x, store.width, a, b) : gap(store.y, store.height, a, b);
    }

    static long gap(int[] starts, int[] sizes, int a, int b) {
        return Math.max(starts[a], starts[b]) - Math.min((long) starts[a] + sizes[a], (long) starts[b] + sizes[b]);
    }

    /**
     * Opens an index of all solid bodies where they are now.
     *
     * @param dx by body: how far it will probably move in this pass
     * @param dy likewise along y
     */
    void open(int[] dx, int[] dy) {
        pathX = dx;
        pathY = dy;
        isOpen = true;
        int limit = store.limit();
        if (entries.length < limit) {
            entries = new int[Math.max(limit, 2 * entries.length)];
            isStray = new boolean[entries.length];
            ignoredIn = new long[entries.length];
            near = new int[entries.length];
            strays = new int[entries.length];
        }
        build();
    }

    private void build() {
        grid.clear();
        strayCount = 0;
        int limit = store.limit();
        Arrays.fill(isStray, 0, limit, false);
        for (int i = 0; i < limit; i++) {
            entries[i] = NONE;
            if (isSolid(i)) {
                entries[i] = grid.count();
                grid.add(store, i, pathX[i], pathY[i]);
            }
        }
        grid.build();
        grid.findCrowds(store);
    }

    /** Closes the index. */
    void close() {
        isOpen = false;
    }

    /** Records that a body moved. */
    void moved(int i) {
        int entry = isOpen ? entries[i] : NONE;
        boolean isInPlace = entry == NONE
                || isStray[i]
                || store.x[i] >= grid.left(entry)
                        && store.y[i] >= grid.top(entry)
                        && (long) store.x[i] + store.width[i] <= grid.right(entry)
                        && (long) store.y[i] + store.height[i] <= grid.bottom(entry);
        if (!isInPlace) {
            isStray[i] = true;
            strays[strayCount++] = i;
            if (strayCount > MOST_STRAYS) {
                build();
            }
        }
    }

    /**
     * Finds the bodies that may touch a rectangle now or on their way, edges included; {@link #near} has them, in no order,
     * until the next call. Bodies that overlap a body may be left out: they neither stop nor carry it.
     *
     * @param i that body
     * @return how many
     */
    int find(int i, long left, long top, long right, long bottom) {
        int x = store.x[i];
        int y = store.y[i];
        long endX = (long) x + store.width[i];
        long endY = (long) y + store.height[i];
        int inGrid = grid.findExceptCovered(x, y, endX, endY, left, top, right, bottom, near);
        if (strayCount == 0) {
            return inGrid;
        }
        int found = 0;
        for (int n = 0; n < inGrid; n++) {
            if (!isStray[near[n]]) {
                near[found++] = near[n];
            }
        }
        System.arraycopy(strays, 0, near, found, strayCount);
        return found + strayCount;
    }

    /** One of the bodies that the last call found. */
    int near(int n) {
        return near[n];
    }

    /** Ignores no body any more, when obstacles are collected. */
    void ignoreNone() {
        ignoring++;
    }

    /** Ignores a body when obstacles are collected. */
    void ignore(int i) {
        ignoredIn[i] = ignoring;
    }

    /** Ends ignoring a body. */
    void heed(int i) {
        ignoredIn[i] = ignoring - 1;
    }

    /** Whether one body stops another one: not if they overlap already, which is for {@link PairResponse} to end. */
    boolean stops(int i, int other) {
        return other != i && ignoredIn[other] != ignoring && accept(i, other) && depth(i, other) <= 0;
    }

    /**
     * Adds the bodies that stop a body and may touch a rectangle, edges included, if the index is open.
     *
     * @param stillOnly whether kinematic bodies that move in this tick are left out
     */
    void collect(int i, long left, long top, long right, long bottom, boolean stillOnly, Rectangles into) {
        if (!isOpen || entries[i] == NONE) {
            return;
        }
        int found = find(i, left, top, right, bottom);
        for (int n = 0; n < found; n++) {
            int other = near[n];
            if (stops(i, other) && !(stillOnly && movesOnPath(other))) {
                int x = store.x[other];
                int y = store.y[other];
                into.add(x, y, x + store.width[other], y + store.height[other], false);
            }
        }
    }

    private boolean movesOnPath(int i) {
        return store.has(i, BodyFlags.KINEMATIC) && (store.vx[i] | store.vy[i]) != 0;
    }

    /** Whether no other body may be in a rectangle, as far as it stops a body; true if the index is closed. */
    boolean isFree(int i, long left, long top, long right, long bottom) {
        if (!isOpen || entries[i] == NONE) {
            return true;
        }
        int found = find(i, left, top, right, bottom);
        return found == 0 || found == 1 && near[0] == i;
    }
}
