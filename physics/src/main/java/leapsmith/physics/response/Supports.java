package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Rectangles;

/**
 * The bodies that support others from below or stop them at all sides, and what others touch of them. A query examines
 * the supports near a rectangle: those on paths are in a grid, the few others are always examined.
 */
public final class Supports {
    private static final int NONE = -1;
    private static final int SUPPORTING = BodyFlags.TOP | BodyFlags.SOLID;

    private final BodyStore store;
    private final SupportGrid onPaths = new SupportGrid();
    private final SupportMarks marks = new SupportMarks();
    private final SolidBodies bodies;
    private int[] supports = new int[8];
    private int count;
    private int[] others = new int[8];
    private int otherCount;
    private int[] near = new int[8];
    /** Whether those on paths are to be put into the grid before it is used: in many steps it isn't, until they move. */
    private boolean isStale;

    public Supports(BodyStore store) {
        this.store = store;
        bodies = new SolidBodies(store);
    }

    /** The bodies that are solid to bodies, which stop each other while {@link SolidMover} moves them. */
    SolidBodies bodies() {
        return bodies;
    }

    /** Whether there are supports that move on their own and not along a path. */
    boolean anyMovesFreely() {
        return otherCount > 0;
    }

    /** Collects the supports, at the beginning of a step. */
    public void refresh() {
        count = 0;
        otherCount = 0;
        int limit = store.hasPlatforms() ? store.limit() : 0;
        // Ascending body index: of supports met at once the lowest counts. Replays depend on it.
        for (int i = 0; i < limit; i++) {
            if ((store.flags[i] & SUPPORTING) != 0) {
                add(i);
            }
        }
        isStale = true;
    }

    private void add(int i) {
        if (count == supports.length) {
            supports = Arrays.copyOf(supports, 2 * count);
            others = Arrays.copyOf(others, 2 * count);
            near = new int[2 * count];
        }
        supports[count++] = i;
        if (!store.has(i, BodyFlags.KINEMATIC)) {
            others[otherCount++] = i;
        }
    }

    private void buildIfStale() {
        if (!isStale) {
            return;
        }
        isStale = false;
        onPaths.clear();
        for (int c = 0; c < count; c++) {
            if (store.has(supports[c], BodyFlags.KINEMATIC)) {
                onPaths.add(store, supports[c], 0, 0);
            }
        }
        onPaths.build();
        marks.build(onPaths);
    }

    /** Extends the grid by how far platforms move in this step. They stay within that until the step ends. */
    void extend(int[] dx, int[] dy) {
        isStale = false;
        onPaths.clear();
        for (int c = 0; c < count; c++) {
            int i = supports[c];
            if (store.has(i, BodyFlags.KINEMATIC)) {
                onPaths.add(store, i, dx[i], dy[i]);
            }
        }
        onPaths.build();
        marks.build(onPaths);
    }

    /** Whether a support may touch a rectangle, edges included, at any time of this phase. False is certain. */
    boolean mayTouch(long left, long top, long right, long bottom) {
        buildIfStale();
        return otherCount > 0 || marks.find(left, top, right, bottom) != SupportMarks.NONE;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return count == 0;
    }

    /**
     * Finds the supports that may touch a rectangle, edges included; some of them may not touch it. {@link #near} has
     * them by ascending index until the next call.
     *
     * @return how many
     */
    int look(long left, long top, long right, long bottom) {
        buildIfStale();
        int marked = marks.find(left, top, right, bottom);
        if (marked == SupportMarks.SEVERAL || otherCount > 0) {
            return lookInGrid(left, top, right, bottom);
        }
        if (marked == SupportMarks.NONE || !onPaths.touches(marked, left, top, right, bottom)) {
            return 0;
        }
        near[0] = onPaths.body(marked);
        return 1;
    }

    private int lookInGrid(long left, long top, long right, long bottom) {
        for (int c = 0; c < otherCount; c++) {
            near[c] = others[c];
        }
        int found = otherCount + onPaths.find(left, top, right, bottom, near, otherCount);
        for (int c = otherCount; c < found; c++) {
            int support = near[c];
            int to = c;
            while (to > 0 && near[to - 1] > support) {
                near[to] = near[to - 1];
                to--;
            }
            near[to] = support;
        }
        return found;
    }

    /** As {@link #look(long, long, long, long)}, for a body. */
    int lookAround(int i) {
        long left = store.x[i];
        long top = store.y[i];
        return look(left, top, left + store.width[i], top + store.height[i]);
    }

    /** One of the supports that the last call found. */
    public int near(int c) {
        return near[c];
    }

    /**
     * Collects the supports that may touch a rectangle, edges included, and that a body meets, by ascending index, and then
     * the {@link #bodies} that stop it.
     *
     * @param stillOnly whether supports that move in this tick are left out
     * @param into is cleared first
     */
    void collect(int i, long left, long top, long right, long bottom, boolean stillOnly, Rectangles into) {
        into.clear();
        int found = count == 0 ? 0 : look(left, top, right, bottom);
        for (int c = 0; c < found; c++) {
            int support = near[c];
            if (meet(i, support) && !(stillOnly && moves(support)) && !sankPast(i, support)) {
                int x = store.x[support];
                int y = store.y[support];
                boolean oneWay = !store.has(support, BodyFlags.SOLID);
                into.add(x, y, x + store.width[support], y + store.height[support], oneWay);
            }
        }
        bodies.collect(i, left, top, right, bottom, stillOnly, into);
    }

    /**
     * Whether a one-way top sank past a body in this step: the feet were below it when the step began, so it doesn't catch
     * the body.
     */
    private boolean sankPast(int i, int support) {
        return (store.flags[support] & (BodyFlags.KINEMATIC | BodyFlags.SOLID)) == BodyFlags.KINEMATIC
                && store.vy[support] > 0
                && (long) store.y[i] + store.height[i] > (long) store.y[support] - store.vy[support];
    }

    private boolean moves(int support) {
        return (store.vx[support] | store.vy[support]) != 0;
    }

    /** Whether the filters of a body and a support accept each other. */
    boolean meet(int i, int support) {
        return i != support
                && (store.mask[i] & store.category[support]) != 0
                && (store.mask[support] & store.category[i]) != 0;
    }

    /** Whether a body stands on a support exactly: no gap, and some of its width above it. */
    boolean standsOn(int i, int support) {
        return store.y[i] + store.height[i] == store.y[support] && overlapsX(i, support);
    }

    /** Whether one-way tops support a body now. */
    boolean collidesWithTops(int i) {
        return (store.flags[i] & (BodyFlags.ONE_WAYS | BodyFlags.PASSES_ONE_WAYS)) == BodyFlags.ONE_WAYS;
    }

    /**
     * Whether no support that a body meets and no body that stops it overlaps the bounding box of its straight path, edges
     * excluded. Then none stops it. False is not certain.
     *
     * @param stillOnly whether supports that move in this tick are left out
     */
    boolean isPathFree(int i, int dx, int dy, boolean stillOnly) {
        long left = (long) store.x[i] + Math.min(0, dx);
        long top = (long) store.y[i] + Math.min(0, dy);
        long right = left + store.width[i] + Math.abs(dx);
        long bottom = top + store.height[i] + Math.abs(dy);
        int found = count == 0 ? 0 : look(left, top, right, bottom);
        for (int c = 0; c < found; c++) {
            int support = near[c];
            boolean overlaps = store.x[support] < right
                    && store.x[support] + store.width[support] > left
                    && store.y[support] < bottom
                    && store.y[support] + store.height[support] > top;
            if (overlaps && meet(i, support) && !(stillOnly && moves(support))) {
                return false;
            }
        }
        return bodies.isFree(i, left, top, right, bottom);
    }

    /** As {@link #look(long, long, long, long)}, between two heights beside a body. */
    public int lookBeside(int i, long top, long bottom) {
        return look(store.x[i], top, (long) store.x[i] + store.width[i], bottom);
    }

    /** Whether a side of a body is flush with a solid support. */
    public boolean isBeside(int i, int support, boolean left) {
        return store.has(support, BodyFlags.SOLID)
                && meet(i, support)
                && (left
                        ? store.x[i] == store.x[support] + store.width[support]
                        : store.x[i] + store.width[i] == store.x[support]);
    }

    /** Whether the top of a solid support beside a body is at a height. */
    public boolean hasTopBeside(int i, long top, boolean left) {
        return topBeside(i, top, left) != NONE;
    }

    /** The solid support from which a body hangs, or -1; of several the lowest index. */
    int ledgeOf(int i) {
        return topBeside(i, store.y[i], store.has(i, BodyFlags.FACING_LEFT));
    }

    private int topBeside(int i, long top, boolean left) {
        int found = count == 0 ? 0 : lookBeside(i, top, top);
        for (int c = 0; c < found; c++) {
            if (store.y[near[c]] == top && isBeside(i, near[c], left)) {
                return near[c];
            }
        }
        return NONE;
    }

    /** What a body touches of supports, as bits of contacts; of a body on a one-way top and a solid support only the latter. */
    int contactsOf(int i) {
        int bits = 0;
        boolean onSolid = false;
        int found = lookAround(i);
        for (int c = 0; c < found; c++) {
            int support = near[c];
            // A crushed support is gone at the end of the step, which contacts are of.
            if (!meet(i, support) || store.has(support, BodyFlags.CRUSHED)) {
                continue;
            }
            boolean solid = store.has(support, BodyFlags.SOLID);
            if (standsOn(i, support)) {
                // As with tiles, a rising body touches solid ground but no one-way top.
                if (solid) {
                    bits |= Contacts.GROUND;
                    onSolid = true;
                } else if (collidesWithTops(i) && store.vy[i] >= 0) {
                    bits |= Contacts.GROUND | Contacts.ONE_WAY;
                }
            }
            if (solid) {
                bits |= sidesOf(i, support);
            }
        }
        return onSolid ? bits & ~Contacts.ONE_WAY : bits;
    }

    /**
     * How far supports at the height of a body's feet reach to the right of a place.
     *
     * @param x a sub-pixel of the level
     * @return the first sub-pixel beyond; x itself if there is no support
     */
    public long groundEnd(int i, long x) {
        long feet = (long) store.y[i] + store.height[i];
        long end = x;
        int found = look(x, feet, x, feet);
        for (int c = 0; c < found; c++) {
            int support = near[c];
            long left = store.x[support];
            boolean flush = store.y[support] == feet && left <= x;
            if (flush && meet(i, support) && (store.has(support, BodyFlags.SOLID) || collidesWithTops(i))) {
                end = Math.max(end, left + store.width[support]);
            }
        }
        return end;
    }

    /** The support that a body stands on, or -1; of several the lowest index. */
    public int below(int i) {
        int found = count == 0 ? 0 : lookAround(i);
        for (int c = 0; c < found; c++) {
            boolean carries = store.has(near[c], BodyFlags.SOLID) || collidesWithTops(i);
            if (carries && meet(i, near[c]) && standsOn(i, near[c])) {
                return near[c];
            }
        }
        return NONE;
    }

    private int sidesOf(int i, int support) {
        int bits = 0;
        if (store.y[i] == store.y[support] + store.height[support] && overlapsX(i, support)) {
            bits |= Contacts.CEILING;
        }
        if (overlapsY(i, support)) {
            bits |= store.x[i] == store.x[support] + store.width[support] ? Contacts.LEFT_WALL : 0;
            bits |= store.x[i] + store.width[i] == store.x[support] ? Contacts.RIGHT_WALL : 0;
        }
        return bits;
    }

    boolean overlapsX(int i, int support) {
        return store.x[i] < store.x[support] + store.width[support] && store.x[support] < store.x[i] + store.width[i];
    }

    boolean overlapsY(int i, int support) {
        return store.y[i] < store.y[support] + store.height[support] && store.y[support] < store.y[i] + store.height[i];
    }

    /**
     * Marks of which support may be where, so that a single number says what is near a body: for most of them none, for
     * the others one support. It is a grid over the bounding box of the supports, with cells of 16 px, or larger ones if
     * there are few supports in a large area. A support marks the cells that it touches and the two in front of each, to the
     * left and above: so the cell of a body's top left corner is enough for bodies of up to two cells.
     */
    static final class SupportMarks {
        private static final int CELLS_PER_SUPPORT = 512;
        private static final int SMALLEST_SHIFT = SubPixels.SHIFT + 4;
        /** How many cells behind its own a mark covers. */
        private static final int REACH = 2;

        /** In place of a support: there is none. */
        static final int NONE = -1;
        /** In place of a support: there may be several. */
        static final int SEVERAL = -2;

        /** The supports if there are so few that none is marked; null if they are marked. */
        private SupportGrid few;

        private short[] marks = new short[0];
        // The first cell, and the last places that a support touches.
        private long left;
        private long top;
        private long right;
        private long bottom;
        private int shift;
        private int columns;
        private int rows;

        /** Marks the bodies of a grid, which is built. */
        void build(SupportGrid grid) {
            columns = 0;
            rows = 0;
            few = grid.isSmall() ? grid : null;
            if (few != null) {
                return;
            }
            right = grid.right();
            bottom = grid.bottom();
            long width = right - grid.left();
            long height = bottom - grid.top();
            shift = SMALLEST_SHIFT;
            while (cells(width) * cells(height) > CELLS_PER_SUPPORT * grid.count()) {
                shift++;
            }
            left = grid.left() - ((long) REACH << shift);
            top = grid.top() - ((long) REACH << shift);
            columns = (int) cells(width);
            rows = (int) cells(height);
            int cells = columns * rows;
            if (marks.length < cells) {
                marks = new short[cells];
            }
            Arrays.fill(marks, 0, cells, (short) NONE);
            for (int c = 0; c < grid.count(); c++) {
                mark(grid, c);
            }
        }

        private void mark(SupportGrid grid, int support) {
            int only = support <= Short.MAX_VALUE ? support : SEVERAL;
            int first = cell(grid.left(support) - left) - REACH;
            int last = cell(grid.right(support) - left);
            int lastRow = cell(grid.bottom(support) - top);
            for (int row = cell(grid.top(support) - top) - REACH; row <= lastRow; row++) {
                for (int cell = row * columns + first; cell <= row * columns + last; cell++) {
                    marks[cell] = (short) (marks[cell] == NONE ? only : SEVERAL);
                }
            }
        }

        /**
         * Which support may touch a rectangle, edges included: its place in the grid, {@link #NONE}, which is certain, or
         * {@link #SEVERAL}.
         */
        int find(long fromX, long fromY, long toX, long toY) {
            if (few != null) {
                return few.anyTouches(fromX, fromY, toX, toY) ? SEVERAL : NONE;
            }
            if (Math.max(toX - fromX, toY - fromY) > (long) REACH << shift) {
                boolean any = fromX <= right && fromY <= bottom && toX >= left && toY >= top;
                return any ? SEVERAL : NONE;
            }
            int column = cell(fromX - left);
            int row = cell(fromY - top);
            // One comparison per side: without its sign a negative number is a very large one.
            boolean isInside = Integer.compareUnsigned(column, columns) < 0 && Integer.compareUnsigned(row, rows) < 0;
            return isInside ? marks[row * columns + column] : NONE;
        }

        /** How many cells a length has, with those in front of the first one. */
        private long cells(long length) {
            return (length >> shift) + 1 + REACH;
        }

        private int cell(long distance) {
            return (int) (distance >> shift);
        }
    }
}
