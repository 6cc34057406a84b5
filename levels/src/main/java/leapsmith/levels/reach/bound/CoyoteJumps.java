package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.physics.fixed.SubPixels;

/**
 * Boxes in the air that may still jump, within the coyote time.
 *
 * <p>Most of them fall off their ground. They are in groups of the same height, or of almost the same one if their
 * flights have ranges of heights anyway, and jump after the flight in which they fell.
 *
 * <p>A few jump late: they rose past the top of something solid and stood on it for a tick, with their feet exactly
 * level with it, or they met a ceiling. They are rare, so it counts only where they were then, and those of a row jump
 * together, as from the place of the first.
 */
final class CoyoteJumps {
    /** By how much the range of a group may be larger than those of its boxes, unless their heights are exact. */
    private static final int SLACK = 6 * SubPixels.PER_PIXEL;

    private static final int HEIGHT_STEP = 4 * SubPixels.PER_PIXEL;
    /** The heights from which boxes jump late together. */
    private static final int RANGE = 24 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final TileMasks masks;
    private final WorkLimit work;
    private final boolean isExact;
    private final int gravity;
    private final int coyoteTicks;
    /** How far a box rises or falls until the coyote time ends, at most. */
    private final int reach;

    private final List<Falling> falling = new ArrayList<>();
    /** By a step of the height below the top of their row. */
    private final Map<Integer, Late> late = new HashMap<>();

    private final Deque<Late> open = new ArrayDeque<>();
    private final CellSet near;
    private final CellSet under;

    /** Boxes that fell off their ground, with a range of top edges. */
    static final class Falling {
        int low;
        int high;
        final CellSet cells;

        private Falling(int low, int high, CellSet cells) {
            this.low = low;
            this.high = high;
            this.cells = cells;
        }
    }

    /** Boxes whose top edges had the same range below or above the top of a row. */
    private static final class Late {
        private final int low;
        private final int high;
        private final PendingCells cells;
        private final BoundPlace[] from;
        /** From where they jumped, by row. */
        private final CellSet[] jumped;

        private boolean isOpen;

        Late(int low, int high, PendingCells cells, int rows) {
            this.low = low;
            this.high = high;
            this.cells = cells;
            from = new BoundPlace[rows + 1];
            jumped = new CellSet[rows + 1];
        }

        /** Removes the cells from which boxes of a row jumped, and adds the others to them. */
        void keepNew(int row, CellSet start, int count) {
            if (jumped[row + 1] == null) {
                jumped[row + 1] = new CellSet(count);
            }
            start.remove(jumped[row + 1]);
            jumped[row + 1].add(start);
        }
    }

    CoyoteJumps(TileMasks masks, Flights flights, WorkLimit work) {
        grid = masks.grid;
        this.masks = masks;
        this.work = work;
        isExact = flights.numbers.hasExactHeights();
        gravity = flights.numbers.gravity();
        coyoteTicks = flights.coyoteTicks;
        reach = gravity * (coyoteTicks + 1) * (coyoteTicks + 2) / 2;
        near = new CellSet(grid.count);
        under = new CellSet(grid.count);
    }

    /** Adds boxes that fell off their ground. */
    void add(int low, int high, CellSet cells) {
        groupFor(low, high).cells.add(cells);
    }

    private Falling groupFor(int low, int high) {
        for (Falling group : falling) {
            int newLow = Math.min(low, group.low);
            int newHigh = Math.max(high, group.high);
            int most = isExact && low == high ? 0 : high - low + SLACK;
            if (newHigh - newLow <= most) {
                group.low = newLow;
                group.high = newHigh;
                return group;
            }
        }
        Falling group = new Falling(low, high, new CellSet(grid.count));
        falling.add(group);
        return group;
    }

    /** Whether boxes in a range of heights are also among those that fell off their ground together, as on slopes. */
    boolean canAllFall(int low, int high, CellSet cells) {
        return falling.stream().anyMatch(group -> group.low <= low && group.high >= high && group.cells.hasAll(cells));
    }

    /** Takes all boxes that fell off their ground. */
    List<Falling> takeFalling() {
        List<Falling> taken = List.copyOf(falling);
        falling.clear();
        return taken;
    }

    /**
     * Adds boxes that rise past the top of a row, and stand on it for a tick.
     *
     * @param slow their least downward velocity, negative
     */
    void addAtLedge(int row, CellSet cells, int slow, int fast, BoundPlace place) {
        if (coyoteTicks == 0 || row < 0) {
            return;
        }
        int top = -grid.height;
        if (fast >= -gravity * (coyoteTicks + 1)) {
            addLate(Integer.MAX_VALUE, top - reach, top + reach, row, cells, place);
        }
        stopAtCeilings(row * grid.tile + top, slow, cells, place);
    }

    /** Boxes that rise fast may still be stopped by a ceiling within the coyote time. */
    private void stopAtCeilings(int top, int slow, CellSet cells, BoundPlace place) {
        near.set(cells);
        near.widen(grid.speedCells * (coyoteTicks + 1));
        int highest = top + slow * (coyoteTicks + 1);
        for (int row = grid.tileOf(highest) - 1; row <= grid.tileOf(top); row++) {
            addUnder(masks.ceiling(row), row, (row + 1) * grid.tile, place);
            addUnder(masks.slopingCeiling(row), row, highest, place);
        }
    }

    private void addUnder(long[] ceiling, int row, int low, BoundPlace place) {
        if (near.meets(ceiling)) {
            under.set(near);
            under.keep(ceiling);
            under.widen(grid.speedCells);
            addBelowCeiling(row, under, low, place);
        }
    }

    /**
     * Adds boxes that met a ceiling of a row.
     *
     * @param low the lowest value of the top edge then; it is not below the bottom of the row
     */
    void addBelowCeiling(int row, CellSet cells, int low, BoundPlace place) {
        int height = Math.max(0, Math.min(low - row * grid.tile, grid.tile)) / HEIGHT_STEP;
        addLate(height, height * HEIGHT_STEP, grid.tile + reach, row, cells, place);
    }

    private void addLate(int key, int low, int high, int row, CellSet cells, BoundPlace place) {
        int rows = masks.lastGroundRow() + 1;
        Late group = late.computeIfAbsent(key, any -> new Late(low, high, new PendingCells(grid, rows, work), rows));
        group.cells.add(row, cells);
        int index = Math.max(-1, row) + 1;
        group.from[index] = group.from[index] == null ? place : group.from[index];
        if (!group.isOpen) {
            group.isOpen = true;
            open.add(group);
        }
    }

    /**
     * Publishes the late boxes of a row that were not published before.
     *
     * @return whether there were any
     */
    boolean takeLate(CellSet cells, BoundSearch search) {
        for (Late group = open.peek(); group != null; group = open.peek()) {
            int row = group.cells.take(cells);
            if (!cells.isEmpty()) {
                cells.widen(grid.speedCells * (coyoteTicks + 1));
                group.keepNew(row, cells, grid.count);
                int last = row * grid.tile + group.high;
                for (int low = row * grid.tile + group.low; low <= last; low += RANGE) {
                    search.jumpLate(group.from[row + 1], low, Math.min(low + RANGE - 1, last), cells);
                }
                return true;
            }
            group.isOpen = false;
            open.remove();
        }
        return false;
    }
}
