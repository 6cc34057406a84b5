package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;

/**
 * A uniform grid of bodies in one phase of a step. It spans their bounding box with a few cells for each body, so that
 * building it takes time in proportion to the bodies, for any size of the level. A body is in every cell that its box
 * touches on its path. Few bodies are not sorted into cells, as looking at each takes less time.
 */
final class SupportGrid {
    private static final int FEW_BODIES = 16;
    private static final int CELLS_PER_BODY = 16;
    /** Cells with more bodies are crowded. */
    private static final int CROWD = 64;

    private static final int SMALLEST_SHIFT = SubPixels.SHIFT + 4;

    // By entry.
    private int[] bodies = new int[8];
    private int[] lefts = new int[8];
    private int[] tops = new int[8];
    private int[] rights = new int[8];
    private int[] bottoms = new int[8];
    private long[] askedBy = new long[8];
    private int count;

    private int left;
    private int top;
    private int right;
    private int bottom;
    private int shift;
    private int columns;
    private int rows;
    /** For each cell the place of its first member, and one more. */
    private int[] starts = new int[1];

    private int[] members = new int[8];
    private long question;

    // The crowded cells, by ascending number, and for each a rectangle that all its bodies cover as long as they are on
    // their paths.
    private int[] crowded = new int[1];
    private int[] coreLefts = new int[1];
    private int[] coreTops = new int[1];
    private int[] coreRights = new int[1];
    private int[] coreBottoms = new int[1];
    private int crowdCount;

    /** Removes all bodies. */
    void clear() {
        count = 0;
        crowdCount = 0;
    }

    /**
     * Adds a body with the longest path that it takes in this phase. Bodies come by ascending index.
     *
     * @param dx sub-pixels, straight along x before y or after it
     * @param dy sub-pixels
     */
    void add(BodyStore store, int body, int dx, int dy) {
        if (count == bodies.length) {
            bodies = Arrays.copyOf(bodies, 2 * count);
            lefts = Arrays.copyOf(lefts, 2 * count);
            tops = Arrays.copyOf(tops, 2 * count);
            rights = Arrays.copyOf(rights, 2 * count);
            bottoms = Arrays.copyOf(bottoms, 2 * count);
            askedBy = Arrays.copyOf(askedBy, 2 * count);
        }
        bodies[count] = body;
        lefts[count] = store.x[body] + Math.min(0, dx);
        tops[count] = store.y[body] + Math.min(0, dy);
        rights[count] = store.x[body] + store.width[body] + Math.max(0, dx);
        bottoms[count] = store.y[body] + store.height[body] + Math.max(0, dy);
        count++;
    }

    int count() {
        return count;
    }

    /** Left edge of the bounding box of all. */
    int left() {
        return left;
    }

    /** Top edge of the bounding box of all. */
    int top() {
        return top;
    }

    /** Right edge of the bounding box of all. */
    int right() {
        return right;
    }

    /** Bottom edge of the bounding box of all. */
    int bottom() {
        return bottom;
    }

    /** Left edge of the box that a body touches on its path, in the order in which they were added. */
    int left(int c) {
        return lefts[c];
    }

    int top(int c) {
        return tops[c];
    }

    int right(int c) {
        return rights[c];
    }

    int bottom(int c) {
        return bottoms[c];
    }

    /** The body that was added after {@code c} others. */
    int body(int c) {
        return bodies[c];
    }

    /** Whether the box that a body touches on its path touches a rectangle. */
    boolean touches(int c, long fromX, long fromY, long toX, long toY) {
        return lefts[c] <= toX && rights[c] >= fromX && tops[c] <= toY && bottoms[c] >= fromY;
    }

    /** Whether there are so few bodies that they are not sorted into cells. */
    boolean isSmall() {
        return count <= FEW_BODIES;
    }

    /** Whether the box of any body touches a rectangle at any time of the phase. */
    boolean anyTouches(long fromX, long fromY, long toX, long toY) {
        for (int c = 0; c < count; c++) {
            if (touches(c, fromX, fromY, toX, toY)) {
                return true;
            }
        }
        return false;
    }

    /** Sorts the bodies into cells. */
    void build() {
        if (isSmall()) {
            return;
        }
        bound();
        int cells = columns * rows;
        if (starts.length < cells + 1) {
            starts = new int[cells + 1];
        }
        Arrays.fill(starts, 0, cells + 1, 0);
        forEachCell(true);
        for (int cell = 1; cell <= cells; cell++) {
            starts[cell] += starts[cell - 1];
        }
        if (members.length < starts[cells]) {
            members = new int[2 * starts[cells]];
        }
        forEachCell(false);
    }

    /**
     * Finds what the bodies of each crowded cell cover in common, for {@link #findExceptCovered}. After {@link #build}.
     *
     * @param store with the sizes of the bodies
     */
    void findCrowds(BodyStore store) {
        if (isSmall()) {
            return;
        }
        int cells = columns * rows;
        for (int cell = 0; cell < cells; cell++) {
            if (starts[cell + 1] - starts[cell] > CROWD) {
                addCrowd(cell, store);
            }
        }
    }

    private void addCrowd(int cell, BodyStore store) {
        if (crowdCount == crowded.length) {
            crowded = Arrays.copyOf(crowded, 2 * crowdCount);
            coreLefts = Arrays.copyOf(coreLefts, 2 * crowdCount);
            coreTops = Arrays.copyOf(coreTops, 2 * crowdCount);
            coreRights = Arrays.copyOf(coreRights, 2 * crowdCount);
            coreBottoms = Arrays.copyOf(coreBottoms, 2 * crowdCount);
        }
        int coreLeft = Integer.MIN_VALUE;
        int coreTop = Integer.MIN_VALUE;
        int coreRight = Integer.MAX_VALUE;
        int coreBottom = Integer.MAX_VALUE;
        for (int m = starts[cell]; m < starts[cell + 1]; m++) {
            int c = members[m];
            int width = store.width[bodies[c]];
            int height = store.height[bodies[c]];
            coreLeft = Math.max(coreLeft, rights[c] - width);
            coreRight = Math.min(coreRight, lefts[c] + width);
            coreTop = Math.max(coreTop, bottoms[c] - height);
            coreBottom = Math.min(coreBottom, tops[c] + height);
        }
        if (coreLeft < coreRight && coreTop < coreBottom) {
            crowded[crowdCount] = cell;
            coreLefts[crowdCount] = coreLeft;
            coreTops[crowdCount] = coreTop;
            coreRights[crowdCount] = coreRight;
            coreBottoms[crowdCount++] = coreBottom;
        }
    }

    /**
     * As {@link #find}, without the bodies of crowded cells all of which overlap a box as long as they are on their paths. Their
     * number doesn't matter then.
     */
    int findExceptCovered(
            long boxLeft,
            long boxTop,
            long boxRight,
            long boxBottom,
            long fromX,
            long fromY,
            long toX,
            long toY,
            int[] into) {
        if (crowdCount == 0 || fromX > right || fromY > bottom || toX < left || toY < top) {
            return find(fromX, fromY, toX, toY, into, 0);
        }
        question++;
        int found = 0;
        int firstColumn = cell(Math.max(fromX, left), left);
        int lastColumn = cell(Math.min(toX, right), left);
        int lastRow = cell(Math.min(toY, bottom), top);
        for (int row = cell(Math.max(fromY, top), top); row <= lastRow; row++) {
            for (int cell = row * columns + firstColumn; cell <= row * columns + lastColumn; cell++) {
                int crowd = Arrays.binarySearch(crowded, 0, crowdCount, cell);
                boolean isCovered = crowd >= 0
                        && boxLeft < coreRights[crowd]
                        && coreLefts[crowd] < boxRight
                        && boxTop < coreBottoms[crowd]
                        && coreTops[crowd] < boxBottom;
                for (int m = starts[cell]; !isCovered && m < starts[cell + 1]; m++) {
                    int c = members[m];
                    if (touches(c, fromX, fromY, toX, toY) && askedBy[c] != question) {
                        askedBy[c] = question;
                        into[found++] = bodies[c];
                    }
                }
            }
        }
        return found;
    }

    private void bound() {
        left = Integer.MAX_VALUE;
        top = Integer.MAX_VALUE;
        right = Integer.MIN_VALUE;
        bottom = Integer.MIN_VALUE;
        for (int c = 0; c < count; c++) {
            left = Math.min(left, lefts[c]);
            top = Math.min(top, tops[c]);
            right = Math.max(right, rights[c]);
            bottom = Math.max(bottom, bottoms[c]);
        }
        shift = SMALLEST_SHIFT;
        while (cellsOf(right, left) * cellsOf(bottom, top) > CELLS_PER_BODY * count + 1) {
            shift++;
        }
        columns = (int) cellsOf(right, left);
        rows = (int) cellsOf(bottom, top);
    }

    private long cellsOf(int end, int start) {
        return ((long) end - start >> shift) + 1;
    }

    /**
     * Counts each body in the cells that it touches, or writes it there; the last one first, which keeps their order.
     */
    private void forEachCell(boolean counts) {
        for (int c = count - 1; c >= 0; c--) {
            int lastColumn = cell(rights[c], left);
            int lastRow = cell(bottoms[c], top);
            for (int row = cell(tops[c], top); row <= lastRow; row++) {
                for (int column = cell(lefts[c], left); column <= lastColumn; column++) {
                    if (counts) {
                        starts[row * columns + column]++;
                    } else {
                        members[--starts[row * columns + column]] = c;
                    }
                }
            }
        }
    }

    private int cell(long place, int start) {
        return (int) (place - start >> shift);
    }

    /**
     * Finds the bodies whose boxes touch a rectangle at any time of the phase.
     *
     * @param into receives their indices, in no order; has room for all
     * @param from where the first of them goes
     * @return how many
     */
    int find(long fromX, long fromY, long toX, long toY, int[] into, int from) {
        if (isSmall()) {
            return findAmongFew(fromX, fromY, toX, toY, into, from);
        }
        if (fromX > right || fromY > bottom || toX < left || toY < top) {
            return 0;
        }
        question++;
        int found = 0;
        int firstColumn = cell(Math.max(fromX, left), left);
        int lastColumn = cell(Math.min(toX, right), left);
        int lastRow = cell(Math.min(toY, bottom), top);
        for (int row = cell(Math.max(fromY, top), top); row <= lastRow; row++) {
            // The cells of a row lie side by side.
            int end = starts[row * columns + lastColumn + 1];
            for (int m = starts[row * columns + firstColumn]; m < end; m++) {
                int c = members[m];
                if (touches(c, fromX, fromY, toX, toY) && askedBy[c] != question) {
                    askedBy[c] = question;
                    into[from + found++] = bodies[c];
                }
            }
        }
        return found;
    }

    private int findAmongFew(long fromX, long fromY, long toX, long toY, int[] into, int from) {
        int found = 0;
        for (int c = 0; c < count; c++) {
            if (touches(c, fromX, fromY, toX, toY)) {
                into[from + found++] = bodies[c];
            }
        }
        return found;
    }
}
