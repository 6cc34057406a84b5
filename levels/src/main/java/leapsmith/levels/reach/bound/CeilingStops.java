package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.Deque;
import leapsmith.physics.fixed.SubPixels;

/**
 * Boxes that ceilings stopped or pushed down, and that fall from there: in groups with the same range of velocities and
 * nearly the same least height. Each cell of a row is followed once for each group.
 */
final class CeilingStops {
    /** Heights are followed together in ranges of at most this size. */
    private static final int RANGE = 8 * SubPixels.PER_PIXEL;
    /** The least heights of a row that differ, at most. */
    private static final int MAX_HEIGHTS = 32;

    private static final int AT_REST = -1;

    private final CellGrid grid;
    private final int rows;
    private final Flights flights;
    private final WorkLimit work;
    private final int heightStep;
    /** How many steps below the top of a row a box may be to be below a sloping ceiling of it. */
    private final int heights;
    /** Below flat ceilings. */
    private final Group flat;
    /** Below sloping ceilings, by {@link #slopingAt}; null if nothing was added. */
    private final Group[] sloping;

    private final Deque<Group> open = new ArrayDeque<>();

    /** Boxes that are followed together. */
    private static final class Group {
        private final Flight flight;
        /** How far below the top of a row their top edges are at least. */
        private final int least;

        private final int most;
        private final PendingCells cells;
        private boolean isOpen;

        Group(Flight flight, int least, int most, PendingCells cells) {
            this.flight = flight;
            this.least = least;
            this.most = most;
            this.cells = cells;
        }
    }

    CeilingStops(TileMasks masks, Flights flights, WorkLimit work) {
        grid = masks.grid;
        this.work = work;
        rows = masks.lastGroundRow() + 1;
        this.flights = flights;
        heightStep = Math.max(SubPixels.PER_PIXEL / 2, grid.tile / MAX_HEIGHTS);
        heights = (grid.tile + BoundPlaces.SLOPE_MARGIN) / heightStep + 1;
        flat = new Group(flights.fall, grid.tile, grid.tile, new PendingCells(grid, rows, work));
        sloping = new Group[heights * (flights.slides.size() + 1)];
    }

    /** Adds boxes that a flat ceiling of a row stopped. */
    void addFlat(int row, CellSet cells) {
        add(flat, row, cells);
    }

    /**
     * Adds boxes below sloping ceilings of a row.
     *
     * @param slow the least downward velocity, not negative
     */
    void addSloping(int row, CellSet cells, int low, int slow, int fast) {
        int height = Math.max(0, low - row * grid.tile) / heightStep;
        if (height >= heights) {
            return;
        }
        if (slow == 0) {
            add(slopingAt(height, AT_REST), row, cells);
        }
        int last = Math.min(flights.slides.size() - 1, fast / flights.slideStep);
        for (int speed = slow / flights.slideStep; fast > 0 && speed <= last; speed++) {
            add(slopingAt(height, speed), row, cells);
        }
    }

    /**
     * The group below sloping ceilings.
     *
     * @param height the step of the least height, down from the top of the row
     * @param speed the step of the velocity, or {@link #AT_REST}
     */
    private Group slopingAt(int height, int speed) {
        int index = (speed - AT_REST) * heights + height;
        if (sloping[index] == null) {
            Flight flight = speed == AT_REST ? flights.fall : flights.slides.get(speed);
            int most = grid.tile + BoundPlaces.SLOPE_MARGIN;
            sloping[index] = new Group(flight, height * heightStep, most, new PendingCells(grid, rows, work));
        }
        return sloping[index];
    }

    private void add(Group group, int row, CellSet cells) {
        group.cells.add(row, cells);
        if (!group.isOpen) {
            group.isOpen = true;
            open.add(group);
        }
    }

    /**
     * Takes the boxes of a row that were not taken before, and publishes them by their heights.
     *
     * @return whether there were any
     */
    boolean take(CellSet cells, BoundSearch search) {
        for (Group group = open.peek(); group != null; group = open.peek()) {
            int row = group.cells.take(cells);
            if (!cells.isEmpty()) {
                publish(group, row, cells, search);
                return true;
            }
            group.isOpen = false;
            open.remove();
        }
        return false;
    }

    private void publish(Group group, int row, CellSet cells, BoundSearch search) {
        int top = row * grid.tile;
        int last = top + group.most;
        for (int low = top + group.least; low <= last; low += RANGE) {
            search.fallFromCeiling(group.flight, low, Math.min(low + RANGE - 1, last), cells);
        }
    }
}
