package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.fixed.SubPixels;

/**
 * Boxes in the air that may still jump: in groups of the same height, or of almost the same one if their flights have
 * ranges of heights anyway.
 */
final class CoyoteJumps {
    /** By how much the range of a group may be larger than those of its boxes, unless their heights are exact. */
    private static final int SLACK = 6 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final boolean isExact;
    private final List<Group> groups = new ArrayList<>();

    /** Boxes with a range of top edges. */
    static final class Group {
        private int low;
        private int high;
        private final CellSet cells;

        private Group(int low, int high, CellSet cells) {
            this.low = low;
            this.high = high;
            this.cells = cells;
        }

        int low() {
            return low;
        }

        int high() {
            return high;
        }

        CellSet cells() {
            return cells;
        }
    }

    CoyoteJumps(CellGrid grid, VerticalNumbers numbers) {
        this.grid = grid;
        isExact = numbers.hasExactHeights();
    }

    /** Adds boxes in the air. */
    void add(int low, int high, CellSet cells) {
        groupFor(low, high).cells.add(cells);
    }

    /** Adds boxes, apart from those that still stand on their ground. */
    void add(int low, int high, CellSet cells, CellSet standing) {
        CellSet leaving = new CellSet(grid.count);
        leaving.set(cells);
        leaving.remove(standing);
        add(low, high, leaving);
    }

    /** Takes all groups. */
    List<Group> take() {
        List<Group> taken = List.copyOf(groups);
        groups.clear();
        return taken;
    }

    private Group groupFor(int low, int high) {
        for (Group group : groups) {
            int newLow = Math.min(low, group.low);
            int newHigh = Math.max(high, group.high);
            int most = isExact && low == high ? 0 : high - low + SLACK;
            if (newHigh - newLow <= most) {
                group.low = newLow;
                group.high = newHigh;
                return group;
            }
        }
        Group group = new Group(low, high, new CellSet(grid.count));
        groups.add(group);
        return group;
    }
}
