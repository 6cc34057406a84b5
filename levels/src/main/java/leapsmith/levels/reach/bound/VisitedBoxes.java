package leapsmith.levels.reach.bound;

import leapsmith.physics.fixed.SubPixels;

/** Where the player's box may be at the end of a tick: a set of cells for each range of its top edge. */
final class VisitedBoxes {
    /** The height of a range, in sub-pixels. */
    private static final int BAND = SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final int firstBand;
    private final long[][] bands;

    VisitedBoxes(CellGrid grid, int rows) {
        this.grid = grid;
        firstBand = Math.floorDiv(-grid.height, BAND) - 1;
        bands = new long[Math.floorDiv(rows * grid.tile, BAND) - firstBand + 2][];
    }

    void add(int low, int high, CellSet cells) {
        int last = bandOf(high);
        for (int band = bandOf(low); band <= last; band++) {
            if (bands[band] == null) {
                bands[band] = new long[CellSet.wordsFor(grid.count)];
            }
            cells.addTo(bands[band]);
        }
    }

    /** Adds the cells of boxes that touch a rectangle and whose top edges are in a range, all ends included. */
    void addTouching(int left, int right, int low, int high, CellSet into) {
        CellSet beside = new CellSet(grid.count);
        beside.addRange(grid.cellOf(left - grid.width), grid.cellOf(right));
        CellSet found = new CellSet(grid.count);
        for (int band = bandOf(low); band <= bandOf(high); band++) {
            if (bands[band] != null) {
                found.set(beside);
                found.keep(bands[band]);
                into.add(found);
            }
        }
    }

    /** Whether there is a box with its top left corner at a position, or less than a cell and a range away. */
    boolean has(int x, int y) {
        long[] band = bands[bandOf(y)];
        int cell = grid.cellOf(x);
        return band != null && cell >= 0 && cell < grid.count && (band[cell >> 6] >>> cell & 1) != 0;
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
        for (int band = 0; band < bands.length; band++) {
            int low = (band + firstBand) * BAND;
            int dy = gap(low, low + BAND - 1 + grid.height, top, bottom);
            for (int cell = 0; bands[band] != null && cell < grid.count; cell++) {
                if ((bands[band][cell >> 6] >>> cell & 1) != 0) {
                    int dx = gap(grid.startOf(cell), grid.startOf(cell + 1) - 1 + grid.width, left, right);
                    if (nearest == null || square(dx, dy) < square(nearest[0], nearest[1])) {
                        nearest = new int[] {dx, dy};
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
        return Math.max(0, Math.min(Math.floorDiv(y, BAND) - firstBand, bands.length - 1));
    }
}
