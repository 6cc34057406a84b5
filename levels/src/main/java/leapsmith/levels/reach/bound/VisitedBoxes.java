package leapsmith.levels.reach.bound;

import leapsmith.physics.fixed.SubPixels;

/**
 * Where the player's box may be at the end of a tick: a set of cells for each pixel of its top edge. A range of heights is
 * kept in few bands: each level has bands twice as high as the one before, and a range the highest that fit into it.
 */
final class VisitedBoxes {
    /** The height of a band of the first level, in sub-pixels. */
    private static final int BAND = SubPixels.PER_PIXEL;

    private static final int LEVELS = 6;

    private final CellGrid grid;
    private final int firstBand;
    private final int lastBand;
    /** By level and band. */
    private final long[][][] bands = new long[LEVELS][][];
    /** The first of these are the cells of the bands that {@link #findBands} found. */
    long[][] found = new long[2 * LEVELS][];

    VisitedBoxes(CellGrid grid, int rows) {
        this.grid = grid;
        // Bands of all levels begin at multiples of their heights, as many ranges do.
        int highest = BAND << LEVELS - 1;
        firstBand = Math.floorDiv(-grid.height - BAND, highest) * highest / BAND;
        int count = Math.floorDiv(rows * grid.tile, BAND) - firstBand + 2;
        lastBand = count - 1;
        for (int level = 0; level < LEVELS; level++) {
            bands[level] = new long[(lastBand >> level) + 1][];
        }
    }

    void add(int low, int high, CellSet cells) {
        int count = cells.isEmpty() ? 0 : findBands(low, high);
        for (int i = 0; i < count; i++) {
            cells.addTo(found[i]);
        }
    }

    /**
     * Finds the bands of a range of top edges.
     *
     * @return how many of {@link #found} they are
     */
    int findBands(int low, int high) {
        int band = bandOf(low);
        int end = bandOf(high) + 1;
        if (found.length < 2 * LEVELS + (end - band >> LEVELS - 1)) {
            found = new long[2 * (2 * LEVELS + (end - band >> LEVELS - 1))][];
        }
        int count = 0;
        while (band < end) {
            // The highest band that begins here and ends in the range.
            int most = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(end - band);
            int level = Math.min(Math.min(most, LEVELS - 1), Integer.numberOfTrailingZeros(band));
            long[][] ofLevel = bands[level];
            long[] cells = ofLevel[band >> level];
            if (cells == null) {
                cells = new long[CellSet.wordsFor(grid.count)];
                ofLevel[band >> level] = cells;
            }
            found[count++] = cells;
            band += 1 << level;
        }
        return count;
    }

    /** Adds the cells of boxes that touch a rectangle and whose top edges are in a range, all ends included. */
    void addTouching(int left, int right, int low, int high, CellSet into) {
        CellSet beside = new CellSet(grid.count);
        beside.addRange(grid.cellOf(left - grid.width), grid.cellOf(right));
        CellSet found = new CellSet(grid.count);
        for (int level = 0; level < LEVELS; level++) {
            for (int band = bandOf(low) >> level; band <= bandOf(high) >> level; band++) {
                if (bands[level][band] != null) {
                    found.set(beside);
                    found.keep(bands[level][band]);
                    into.add(found);
                }
            }
        }
    }

    /** Whether there is a box with its top left corner at a position, or less than a cell and a range away. */
    boolean has(int x, int y) {
        int cell = grid.cellOf(x);
        boolean isFound = false;
        for (int level = 0; level < LEVELS && cell >= 0 && cell < grid.count && !isFound; level++) {
            long[] band = bands[level][bandOf(y) >> level];
            isFound = band != null && (band[cell >> 6] >>> cell & 1) != 0;
        }
        return isFound;
    }

    /** Whether a box touches a rectangle and has its top edge in a range, all ends included. */
    boolean hasTouching(int left, int right, int low, int high) {
        CellSet found = new CellSet(grid.count);
        addTouching(left, right, low, high, found);
        return !found.isEmpty();
    }

    /**
     * How far the boxes are at least from a rectangle that none touches, along x and along y, in sub-pixels: of the
     * nearest box, from the box to the rectangle, positive to the right and down. Null if there are no boxes.
     */
    int[] distanceTo(int left, int top, int right, int bottom) {
        int[] nearest = null;
        for (int level = 0; level < LEVELS; level++) {
            int size = BAND << level;
            for (int band = 0; band < bands[level].length; band++) {
                int low = firstBand * BAND + band * size;
                int dy = gap(low, low + size - 1 + grid.height, top, bottom);
                for (int cell = 0; bands[level][band] != null && cell < grid.count; cell++) {
                    if ((bands[level][band][cell >> 6] >>> cell & 1) != 0) {
                        int dx = gap(grid.startOf(cell), grid.startOf(cell + 1) - 1 + grid.width, left, right);
                        if (nearest == null || square(dx, dy) < square(nearest[0], nearest[1])) {
                            nearest = new int[] {dx, dy};
                        }
                    }
                }
            }
        }
        return nearest;
    }

    private static long square(long dx, long dy) {
        return dx * dx + dy * dy;
    }

    /** The way from a range to another one; 0 if they meet. */
    private static int gap(int from, int to, int otherFrom, int otherTo) {
        return Math.max(0, otherFrom - to) - Math.max(0, from - otherTo);
    }

    /** The band of a top edge; all edges beyond the level are in the first or the last one. */
    private int bandOf(int y) {
        return Math.max(0, Math.min((y >> SubPixels.SHIFT) - firstBand, lastBand));
    }
}
