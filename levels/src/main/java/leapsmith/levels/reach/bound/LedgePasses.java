package leapsmith.levels.reach.bound;

/** Finds the jumps of boxes that rose past the top of something solid and stood on it for a tick. */
final class LedgePasses {
    private final CellGrid grid;
    private final TileMasks masks;
    private final LateJumps jumps;
    private final int gravity;
    private final int coyoteTicks;
    private final CellSet near;
    private final CellSet under;

    LedgePasses(CellGrid grid, TileMasks masks, LateJumps jumps, int gravity, int coyoteTicks) {
        this.grid = grid;
        this.masks = masks;
        this.jumps = jumps;
        this.gravity = gravity;
        this.coyoteTicks = coyoteTicks;
        near = new CellSet(grid.count);
        under = new CellSet(grid.count);
    }

    /**
     * Adds boxes whose feet are level with a row.
     *
     * @param slow their least downward velocity, negative
     * @param fast their greatest downward velocity
     */
    void add(int row, CellSet cells, int slow, int fast, Place place) {
        if (coyoteTicks == 0 || row < 0) {
            return;
        }
        if (fast >= -gravity * (coyoteTicks + 1)) {
            jumps.addAtLedge(row, cells, place);
        }
        stopAtCeilings(row * grid.tile - grid.height, slow, cells, place);
    }

    /** Boxes that rise fast may still be stopped by a ceiling within the coyote time. */
    private void stopAtCeilings(int top, int slow, CellSet cells, Place place) {
        near.set(cells);
        near.widen(grid.speedCells * (coyoteTicks + 1));
        int highest = top + slow * (coyoteTicks + 1);
        for (int row = grid.tileOf(highest) - 1; row <= grid.tileOf(top); row++) {
            addUnder(masks.ceiling(row), row, (row + 1) * grid.tile, place);
            addUnder(masks.slopingCeiling(row), row, highest, place);
        }
    }

    private void addUnder(long[] ceiling, int row, int low, Place place) {
        if (near.meets(ceiling)) {
            under.set(near);
            under.keep(ceiling);
            under.widen(grid.speedCells);
            jumps.addBelowCeiling(row, under, low, place);
        }
    }
}
