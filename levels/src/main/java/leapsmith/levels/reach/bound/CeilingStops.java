package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import leapsmith.physics.fixed.SubPixels;

/**
 * Boxes that ceilings stopped or pushed down, and that fall from there: in groups with the same range of velocities and
 * nearly the same least height. Each cell of a row is followed once for each group.
 */
final class CeilingStops {
    /** Heights are followed together in ranges of at most this size. */
    private static final int RANGE = 8 * SubPixels.PER_PIXEL;
    /** The least heights of a row that differ, at most. */
    private static final int MOST_HEIGHTS = 32;

    private static final int AT_REST = -1;

    private final CellGrid grid;
    private final int rows;
    private final Flights flights;
    private final int slopeMargin;
    private final WorkLimit work;
    private final int heightStep;
    private final Map<Key, Group> groups = new HashMap<>();
    private final Deque<Group> open = new ArrayDeque<>();

    /**
     * What boxes have in common that are followed together.
     *
     * @param slopes whether they met sloping ceilings, so that they may be anywhere below their least height
     * @param height the step of that height, down from the top of the row
     * @param speed the step of the velocity, or {@link #AT_REST}
     */
    private record Key(boolean slopes, int height, int speed) {}

    private static final class Group {
        private final Key key;
        private final RowCells cells;
        private boolean isOpen;

        Group(Key key, RowCells cells) {
            this.key = key;
            this.cells = cells;
        }
    }

    /** Follows boxes from a range of heights. */
    interface Follower {
        /**
         * Called with boxes that fall.
         *
         * @param low the lowest value of the top edge
         * @param high the highest value of the top edge
         */
        void fall(Flight flight, int low, int high, CellSet cells, int hold);
    }

    CeilingStops(CellGrid grid, int rows, Flights flights, int slopeMargin, WorkLimit work) {
        this.grid = grid;
        this.work = work;
        this.rows = rows;
        this.flights = flights;
        this.slopeMargin = slopeMargin;
        heightStep = Math.max(SubPixels.PER_PIXEL / 2, grid.tile / MOST_HEIGHTS);
    }

    /** Adds boxes that a flat ceiling of a row stopped. */
    void addFlat(int row, CellSet cells, int hold) {
        add(new Key(false, 0, AT_REST), row, cells, hold);
    }

    /**
     * Adds boxes below sloping ceilings of a row.
     *
     * @param low the lowest value of the top edge
     * @param slow the least downward velocity, not negative
     * @param fast the greatest downward velocity
     */
    void addSloping(int row, CellSet cells, int low, int slow, int fast, int hold) {
        int height = Math.max(0, low - row * grid.tile) / heightStep;
        if (slow == 0) {
            add(new Key(true, height, AT_REST), row, cells, hold);
        }
        int last = Math.min(flights.slides().size() - 1, fast / flights.slideStep());
        for (int speed = slow / flights.slideStep(); fast > 0 && speed <= last; speed++) {
            add(new Key(true, height, speed), row, cells, hold);
        }
    }

    private void add(Key key, int row, CellSet cells, int hold) {
        Group group = groups.computeIfAbsent(key, any -> new Group(any, new RowCells(grid, rows, work)));
        group.cells.add(row, cells, hold);
        if (!group.isOpen) {
            group.isOpen = true;
            open.add(group);
        }
    }

    /**
     * Takes the boxes of a row that were not taken before, and publishes them by their heights.
     *
     * @param cells receives the cells of these boxes
     * @return whether there were any
     */
    boolean take(CellSet cells, Follower follower) {
        for (Group group = open.peek(); group != null; group = open.peek()) {
            int row = group.cells.take(cells);
            if (!cells.isEmpty()) {
                publish(group, row, cells, follower);
                return true;
            }
            group.isOpen = false;
            open.remove();
        }
        return false;
    }

    private void publish(Group group, int row, CellSet cells, Follower follower) {
        Key key = group.key;
        int hold = group.cells.hold(row);
        int bottom = (row + 1) * grid.tile;
        Flight flight = key.speed == AT_REST ? flights.fall() : flights.slides().get(key.speed);
        if (!key.slopes) {
            follower.fall(flight, bottom, bottom, cells, hold);
            return;
        }
        int first = row * grid.tile + key.height * heightStep;
        for (int low = first; low <= bottom + slopeMargin; low += RANGE) {
            int high = Math.min(low + RANGE - 1, bottom + slopeMargin);
            follower.fall(flight, low, high, cells, hold);
        }
    }
}
