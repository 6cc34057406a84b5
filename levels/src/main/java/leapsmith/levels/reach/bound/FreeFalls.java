package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import leapsmith.physics.fixed.SubPixels;

/**
 * Falls in which the player has no choice any more: what follows depends only on height and velocity, not on where they
 * began. So each is followed once. A fall with a range of heights or velocities counts as all those of the same step of
 * a grid, so that few differ.
 */
final class FreeFalls {
    private static final int HEIGHT_STEP = 2 * SubPixels.PER_PIXEL;
    /** The heights with which falls are followed together. */
    private static final int RANGE = 8 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final WorkLimit work;
    private final int velocityStep;
    private final boolean isExact;
    private final Map<Range, Fall> falls = new HashMap<>();
    private final Deque<Fall> open = new ArrayDeque<>();

    /**
     * The heights and velocities with which falls begin.
     *
     * @param low the lowest value of the top edge, in sub-pixels
     * @param high the highest value of the top edge
     * @param slow the least downward velocity at the end of the last tick, in sub-pixels per tick
     * @param fast the greatest such velocity
     */
    record Range(int low, int high, int slow, int fast) {}

    /** The falls of a range: those followed and those to follow. */
    static final class Fall {
        private final Range range;
        private final CellSet done;
        private final CellSet next;
        private int hold;

        Fall(Range range, int cells) {
            this.range = range;
            done = new CellSet(cells);
            next = new CellSet(cells);
        }

        Range range() {
            return range;
        }

        /** For how long jump was held before one of them. */
        int hold() {
            return hold;
        }
    }

    FreeFalls(CellGrid grid, VerticalNumbers numbers, WorkLimit work) {
        this.grid = grid;
        this.work = work;
        velocityStep = Math.max(1, numbers.gravity());
        isExact = numbers.hasExactHeights();
    }

    /**
     * Adds falls of a range of heights and velocities.
     *
     * @param fewHeights whether such ranges have few different heights, so that they needn't be rounded
     */
    void add(int low, int high, int slow, int fast, boolean fewHeights, CellSet cells, int hold) {
        int fromSlow = isExact ? slow : Math.floorDiv(slow, velocityStep) * velocityStep;
        int toFast = isExact ? fast : -Math.floorDiv(-fast, velocityStep) * velocityStep;
        if (low == high && isExact || fewHeights && high - low < 2 * RANGE) {
            add(new Range(low, high, fromSlow, toFast), cells, hold);
            return;
        }
        for (int first = Math.floorDiv(low, HEIGHT_STEP) * HEIGHT_STEP; first <= high; first += RANGE) {
            add(new Range(first, first + RANGE - 1, fromSlow, toFast), cells, hold);
        }
    }

    private void add(Range range, CellSet cells, int hold) {
        Fall fall = falls.get(range);
        if (fall == null) {
            work.keep(2 * CellSet.wordsFor(grid.count));
            fall = new Fall(range, grid.count);
            falls.put(range, fall);
        }
        if (fall.next.isEmpty()) {
            fall.next.set(cells);
            fall.next.remove(fall.done);
            fall.hold = hold;
            if (!fall.next.isEmpty()) {
                open.add(fall);
            }
        } else {
            fall.next.add(cells);
            fall.next.remove(fall.done);
        }
    }

    /** Takes falls to follow, with their cells; null if there are none. */
    Fall take(CellSet cells) {
        Fall fall = open.poll();
        if (fall != null) {
            cells.set(fall.next);
            fall.done.add(cells);
            fall.next.clear();
        }
        return fall;
    }
}
