package leapsmith.levels.reach.bound;

/**
 * Finds the ceilings that boxes meet while they move by a tick.
 *
 * <p>A flat ceiling stops a rising box. A sloping one stops it at any height of its row, and pushes a box that moves
 * sideways down by at most as much as it moves, whether it rises or falls; its velocity down stays. So a box that may
 * touch a slope may be anywhere from its height without the slope down to the bottom of that row.
 */
final class CeilingHits {
    private final CellGrid grid;
    private final TileMasks masks;
    private final FlightSpread.Listener listener;
    private final boolean hasSlopes;
    private final int slopeMargin;
    private final int cornerCells;
    private final CellSet hits;
    private final CellSet beside;

    CeilingHits(
            CellGrid grid,
            TileMasks masks,
            boolean hasSlopes,
            int slopeMargin,
            int corner,
            FlightSpread.Listener listener) {
        this.grid = grid;
        this.masks = masks;
        this.hasSlopes = hasSlopes;
        this.slopeMargin = slopeMargin;
        this.listener = listener;
        cornerCells = grid.cells(corner);
        hits = new CellSet(grid.count);
        beside = new CellSet(grid.count);
    }

    /**
     * Publishes the boxes that flat ceilings stop. They stay among the others, and so do those that pass a ceiling at
     * its ends.
     *
     * @param swept all positions of the rising boxes within the tick; those that pass a ceiling are added
     * @param high the highest value of the top edge at the start of the tick
     * @param toLow its lowest value at the end
     */
    void rise(CellSet swept, int high, int toLow, int ticks, int hold) {
        for (int row = grid.tileOf(high) - 1; row >= grid.tileOf(toLow); row--) {
            if (swept.meets(masks.ceiling(row))) {
                rise(swept, row, ticks, hold);
            }
        }
    }

    private void rise(CellSet swept, int row, int ticks, int hold) {
        int top = (row + 1) * grid.tile;
        hits.set(swept);
        hits.keep(masks.ceiling(row));
        if (cornerCells > 0) {
            beside.set(hits);
            beside.widen(cornerCells);
            beside.remove(masks.solid(row));
            beside.remove(masks.blocked(grid.tileOf(top), grid.tileOf(top + grid.height - 1)));
            beside.widen(grid.speedCells);
        }
        hits.widen(grid.speedCells);
        hits.keep(swept);
        hits.remove(masks.blocked(grid.tileOf(top), grid.tileOf(top + grid.height - 1)));
        if (!hits.isEmpty()) {
            listener.stopAt(row, hits, ticks, hold);
        }
        if (cornerCells > 0) {
            swept.add(beside);
        }
    }

    /**
     * Publishes the boxes that may touch sloping ceilings.
     *
     * @param swept all positions of the boxes within the tick
     * @param low the lowest value of the top edge within the tick
     * @param high the highest value of the top edge within it
     * @param toLow the lowest value at its end
     * @param slow the least downward velocity
     * @param fast the greatest downward velocity
     */
    void slide(CellSet swept, int low, int high, int toLow, int slow, int fast, int ticks, int hold) {
        if (!hasSlopes) {
            return;
        }
        int last = grid.tileOf(high + grid.speed + slopeMargin);
        for (int row = grid.rowFrom(low - slopeMargin) - 1; row <= last; row++) {
            if (swept.meets(masks.slopingCeiling(row))) {
                hits.set(swept);
                hits.keep(masks.slopingCeiling(row));
                hits.widen(grid.speedCells);
                hits.keep(swept);
                boolean mayStop = slow <= 0 || mayLandOnOneWay(low, high);
                listener.slide(row, hits, toLow, mayStop ? 0 : slow, Math.max(0, fast), ticks, hold);
            }
        }
    }

    /** Whether boxes may land on a one-way, through which a ceiling can push them then. */
    private boolean mayLandOnOneWay(int low, int high) {
        int last = grid.tileOf(high + grid.height + grid.speed);
        for (int row = grid.rowFrom(low + grid.height); row <= last; row++) {
            if (hits.meets(masks.oneWay(row))) {
                return true;
            }
        }
        return false;
    }
}
