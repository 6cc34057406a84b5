package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import leapsmith.physics.fixed.SubPixels;

/**
 * Boxes that may jump in the air although they don't simply fall off their ground, all within the coyote time: they rose
 * past the top of something solid and stood on it for a tick, with their feet exactly level with it, or they met a
 * ceiling. They are rare, so it counts only where they were then, and those of a row jump together, as from the place of
 * the first.
 */
final class LateJumps {
    private static final int HEIGHT_STEP = 4 * SubPixels.PER_PIXEL;
    /** The heights from which boxes jump together. */
    private static final int RANGE = 24 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final int rows;
    private final int coyoteTicks;
    /** How far a box rises or falls until the coyote time ends, at most. */
    private final int reach;

    private final WorkLimit work;
    private final Map<Integer, Group> groups = new HashMap<>();
    private final Deque<Group> open = new ArrayDeque<>();

    /** Boxes whose top edges had the same range below or above the top of a row. */
    private static final class Group {
        private final int low;
        private final int high;
        private final RowCells cells;
        private final Place[] from;
        private boolean isOpen;

        Group(int low, int high, RowCells cells, int rows) {
            this.low = low;
            this.high = high;
            this.cells = cells;
            from = new Place[rows + 1];
        }
    }

    /** Makes the jumps. */
    interface Jumper {
        /**
         * Called with boxes that may jump.
         *
         * @param low the lowest value of the top edge
         * @param high the highest value of the top edge
         */
        void jump(Place from, int low, int high, CellSet cells);
    }

    LateJumps(CellGrid grid, int rows, int gravity, int coyoteTicks, WorkLimit work) {
        this.grid = grid;
        this.rows = rows;
        this.coyoteTicks = coyoteTicks;
        this.work = work;
        reach = gravity * (coyoteTicks + 1) * (coyoteTicks + 2) / 2;
    }

    /** Adds boxes whose feet were level with the top of a row. */
    void addAtLedge(int row, CellSet cells, Place place) {
        int top = -grid.height;
        add(Integer.MAX_VALUE, top - reach, top + reach, row, cells, place);
    }

    /**
     * Adds boxes that met a ceiling of a row.
     *
     * @param low the lowest value of the top edge then; it is not below the bottom of the row
     */
    void addBelowCeiling(int row, CellSet cells, int low, Place place) {
        int height = Math.max(0, Math.min(low - row * grid.tile, grid.tile)) / HEIGHT_STEP;
        add(height, height * HEIGHT_STEP, grid.tile + reach, row, cells, place);
    }

    private void add(int key, int low, int high, int row, CellSet cells, Place place) {
        Group group = groups.computeIfAbsent(key, any -> new Group(low, high, new RowCells(grid, rows, work), rows));
        group.cells.add(row, cells, 0);
        int index = Math.max(-1, row) + 1;
        group.from[index] = group.from[index] == null ? place : group.from[index];
        if (!group.isOpen) {
            group.isOpen = true;
            open.add(group);
        }
    }

    /**
     * Publishes the boxes of a row that were not published before.
     *
     * @param cells receives the cells of these boxes
     * @return whether there were any
     */
    boolean take(CellSet cells, Jumper jumper) {
        for (Group group = open.peek(); group != null; group = open.peek()) {
            int row = group.cells.take(cells);
            if (!cells.isEmpty()) {
                cells.widen(grid.speedCells * (coyoteTicks + 1));
                int last = row * grid.tile + group.high;
                for (int low = row * grid.tile + group.low; low <= last; low += RANGE) {
                    jumper.jump(group.from[row + 1], low, Math.min(low + RANGE - 1, last), cells);
                }
                return true;
            }
            group.isOpen = false;
            open.remove();
        }
        return false;
    }
}
