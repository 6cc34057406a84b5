package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * Follows a {@link Flight} through the tiles of a level from many left edges at once: for each of its states, all cells
 * in which the player's box may be.
 *
 * <p>A tick widens the set by the greatest distance along x. Then:
 *
 * <ul>
 *   <li>A box whose feet cross the top of a row may land at its places. It is in the air no longer where it must land:
 *       where each cell within reach is over ground.
 *   <li>A rising box whose head meets a flat ceiling stops there, and falls from it later. With corner correction it may
 *       also pass the ceiling at its ends.
 *   <li>A sloping ceiling stops a box at any height of its row, and pushes a box that moves sideways down by at most as
 *       much as it moves, whether it rises or falls; its velocity down stays. So a box that may touch such a slope may be
 *       anywhere from its height without the slope down to the bottom of that row.
 *   <li>A box can't be at the end of the tick where it would overlap something solid, wherever in its cell it is.
 *   <li>A box that touches the surface of a slope may stand on it, and its whole run counts as reached.
 * </ul>
 *
 * <p>So each position at the end of a tick of the simulation is in the set: its left edge moved by at most that
 * distance, its top edge by what the flight says unless it was stopped, and it overlaps nothing solid.
 */
final class FlightSpread {
    private final CellGrid grid;
    private final TileMasks masks;
    private final BoundPlaces.Rows ground;
    private final BoundPlaces.Rows slopes;
    private final TakeOffs.VerticalNumbers numbers;
    private final boolean hasSlopingCeilings;
    /** How far a box may be pushed aside to pass a ceiling at its ends. */
    private final int cornerCells;

    /**
     * The flight whose first tick doesn't move the player along x: that off a ledge. Null if platforms or currents may do
     * so.
     */
    private final Flight upright;

    private final WorkLimit work;
    private final BoundSearch search;
    private final FreeFalls falls;
    private final Deque<CellSet> free = new ArrayDeque<>();
    /** All cells within reach of the boxes along x. */
    private final CellSet widened;
    /** The cells of the boxes within a tick, and then at its end. */
    private CellSet swept;

    private final CellSet hits;
    private final CellSet beside;
    private final CellSet onSlopes;
    private CellSet[] at = {};

    /**
     * Flights through a level.
     *
     * @param corner the corner correction of the player, in sub-pixels
     */
    FlightSpread(TileMasks masks, BoundPlaces places, Flights flights, int corner, WorkLimit work, BoundSearch search) {
        grid = masks.grid;
        this.masks = masks;
        ground = places.ground();
        slopes = places.slopes();
        numbers = flights.numbers;
        hasSlopingCeilings = !flights.slides.isEmpty();
        cornerCells = grid.cells(corner);
        upright = flights.plunges.isEmpty() && !flights.areCarried ? flights.ledgeJump : null;
        this.work = work;
        this.search = search;
        falls = new FreeFalls(grid, numbers, work);
        widened = new CellSet(grid.count);
        swept = new CellSet(grid.count);
        hits = new CellSet(grid.count);
        beside = new CellSet(grid.count);
        onSlopes = new CellSet(grid.count);
    }

    /**
     * Follows a flight until it becomes a free fall.
     *
     * @param start the cells at its start
     * @param fewStarts whether flights start from few different heights, so that their falls needn't be merged with those
     *     from other heights
     */
    void follow(Flight flight, int low, int high, CellSet start, boolean fewStarts) {
        if (start.isEmpty()) {
            return;
        }
        begin(flight);
        at[0] = empty();
        at[0].set(start);
        follow(flight, low, high, fewStarts);
    }

    /**
     * Follows a flight from all of its states on in which the top edge may be in a range: from each height, with each
     * velocity that the flight has.
     */
    void join(Flight flight, int low, int high, CellSet cells) {
        int highest = Arrays.stream(flight.low).min().orElse(0);
        int lowest = Arrays.stream(flight.high).max().orElse(0);
        for (int from = low - lowest; from <= high - highest && work.continues(); from += grid.tile) {
            int to = from + grid.tile - 1;
            begin(flight);
            for (int state = 0; state < flight.count; state++) {
                int stateLow = from + flight.low[state];
                int stateHigh = to + flight.high[state];
                if (stateLow <= high && stateHigh >= low) {
                    at[state] = empty();
                    at[state].set(cells);
                    search.heights().removeBlocked(at[state], stateLow, stateHigh);
                }
            }
            follow(flight, from, to, false);
        }
    }

    private void begin(Flight flight) {
        if (at.length < flight.count) {
            at = new CellSet[flight.count];
        }
    }

    private void follow(Flight flight, int low, int high, boolean fewStarts) {
        for (int state = 0; state < flight.count && work.continues(); state++) {
            CellSet cells = at[state];
            if (cells != null) {
                at[state] = null;
                leave(flight, state, low, high, cells, fewStarts);
                cells.clear();
                free.push(cells);
            }
        }
    }

    private void leave(Flight flight, int state, int fromLow, int fromHigh, CellSet cells, boolean fewStarts) {
        int low = fromLow + flight.low[state];
        int high = fromHigh + flight.high[state];
        if (flight.isLast(state)) {
            falls.add(low, high, flight.slowest[state], flight.fastest[state], fewStarts, cells);
            return;
        }
        search.at(flight.ticks[state], flight.fastest[state], low, high, cells);
        masks.removeBeyond(cells);
        if (masks.isBeyond(low, high)) {
            return;
        }
        widened.setWidened(cells, state == 0 && flight == upright ? 0 : grid.speedCells);
        for (int edge = 0; edge < flight.next[state].length; edge++) {
            int next = flight.next[state][edge];
            swept.set(widened);
            move(cells, low, high, flight.slow[state][edge], flight.fast[state][edge], flight.ticks[state]);
            if (!swept.isEmpty()) {
                if (at[next] == null) {
                    at[next] = swept;
                    swept = empty();
                } else {
                    at[next].add(swept);
                }
            }
        }
    }

    /** Follows the free falls of all flights until they landed or left the level. */
    void finishFalls() {
        CellSet cells = empty();
        for (FreeFalls.Fall fall = falls.take(cells); fall != null; fall = falls.take(cells)) {
            int low = fall.range.low;
            int high = fall.range.high;
            int slow = fall.range.slow;
            int fast = fall.range.fast;
            for (int tick = 0; work.continues() && falls.keepNew(fall, tick, cells); tick++) {
                search.at(Integer.MAX_VALUE, fast, low, high, cells);
                masks.removeBeyond(cells);
                if (masks.isBeyond(low, high)) {
                    break;
                }
                swept.setWidened(cells, grid.speedCells);
                slow = Math.min(slow + numbers.gravity(), numbers.maxFall());
                fast = Math.min(fast + numbers.gravity(), numbers.maxFall());
                move(cells, low, high, slow, fast, Integer.MAX_VALUE);
                CellSet moved = swept;
                swept = cells;
                cells = moved;
                low += slow;
                high += fast;
            }
        }
        cells.clear();
        free.push(cells);
    }

    /** Reaches all ground and slopes at which boxes may be with top edges in a range. */
    void touch(CellSet cells, int low, int high) {
        swept.setWidened(cells, grid.speedCells);
        if (masks.hasSlopes()) {
            meetSlopes(low, high);
        }
        slide(swept, low, high, low, 0, numbers.maxFall(), Integer.MAX_VALUE);
        for (int row = grid.rowFrom(low + grid.height); row <= grid.tileOf(high + grid.height); row++) {
            if (ground.meets(row, swept)) {
                search.land(row, swept);
            }
        }
    }

    /**
     * Moves boxes by a tick, from a range of top edges and by a range of distances down.
     *
     * @param cells where they are; {@link #swept} has all cells within their reach along x, and gets those that remain
     */
    private void move(CellSet cells, int low, int high, int slow, int fast, int ticks) {
        int toLow = low + slow;
        int toHigh = high + fast;
        work.add(cells.words());
        int least = Math.min(low, toLow);
        int most = Math.max(high, toHigh);
        boolean nearSlopes = masks.hasSlopes() && masks.isNearSlopes(swept, least, most);
        if (masks.hasSlopes() && !nearSlopes && !masks.isNearTiles(swept, least, most)) {
            search.visited().add(toLow, toHigh, swept);
            return;
        }
        if (slow < 0) {
            rise(high, toLow, ticks);
            pass(toLow, toHigh, slow, fast);
        }
        // Boxes that pass a ceiling at its ends are added, and may be nearer to slopes.
        nearSlopes |= slow < 0 && cornerCells > 0 && masks.hasSlopes() && masks.isNearSlopes(swept, least, most);
        if (nearSlopes) {
            meetSlopes(least, most);
            slide(swept, least, most, toLow, slow, fast, ticks);
        }
        if (fast >= 0) {
            boolean mayDrop = nearSlopes && mayDropThroughRamp(low, high);
            fall(cells, grid.rowFrom(low + grid.height), low, high, slow, toLow, toHigh, true, mayDrop);
        }
        search.heights().removeBlocked(swept, toLow, toHigh, nearSlopes);
        masks.removeKilled(swept, toLow, toHigh, slow < 0);
    }

    /**
     * Publishes the rising boxes that flat ceilings stop. They stay among the others, and those that pass a ceiling at
     * its ends are added to these.
     */
    private void rise(int high, int toLow, int ticks) {
        // A box below the bottom of the level has left it.
        int nearest = Math.min(grid.tileOf(high) - 1, masks.lastGroundRow());
        for (int row = nearest; row >= grid.tileOf(toLow); row--) {
            if (swept.meets(masks.ceiling(row))) {
                stopAt(row, ticks);
            }
        }
    }

    private void stopAt(int row, int ticks) {
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
            search.stopAt(row, hits, ticks);
        }
        if (cornerCells > 0) {
            swept.add(beside);
        }
    }

    /**
     * Publishes the boxes that may touch sloping ceilings.
     *
     * @param boxes all positions of the boxes within the tick
     */
    void slide(CellSet boxes, int low, int high, int toLow, int slow, int fast, int ticks) {
        if (!hasSlopingCeilings) {
            return;
        }
        int first = grid.rowFrom(low - BoundPlaces.SLOPE_MARGIN) - 1;
        int last = grid.tileOf(high + grid.speed + BoundPlaces.SLOPE_MARGIN);
        int end = boxes.meets(masks.slopingCeilings(first, last)) ? last : first - 1;
        for (int row = first; row <= end; row++) {
            if (boxes.meets(masks.slopingCeiling(row))) {
                hits.set(boxes);
                hits.keep(masks.slopingCeiling(row));
                hits.widen(grid.speedCells);
                hits.keep(boxes);
                boolean mayStop = slow <= 0 || mayLandOnOneWay(low, high);
                search.slide(row, hits, toLow, mayStop ? 0 : slow, Math.max(0, fast), ticks);
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

    private void meetSlopes(int low, int high) {
        int last = grid.tileOf(high + grid.height + BoundPlaces.SLOPE_REACH);
        for (int row = grid.rowFrom(low + grid.height - BoundPlaces.SLOPE_REACH) - 1; row <= last; row++) {
            if (slopes.meets(row, swept)) {
                search.touchSlope(row, swept, low, high);
            }
        }
    }

    /**
     * Moves boxes by the first tick of their drop from one-ways, in which no other one-way has to stop them either.
     *
     * @param cells where they are, and then where they fall on from
     * @param row the row of the one-ways, on which they don't land
     * @param fallen how far they fall
     */
    void drop(CellSet cells, int row, int low, int high, int fallen) {
        swept.setWidened(cells, grid.speedCells);
        if (masks.hasSlopes()) {
            meetSlopes(low, high + fallen);
        }
        slide(swept, low, high + fallen, low + fallen, 0, fallen, Integer.MAX_VALUE);
        fall(cells, row + 1, low, high, fallen, low + fallen, high + fallen, false, false);
        search.heights().removeBlocked(swept, low + fallen, high + fallen);
        cells.set(swept);
    }

    /**
     * Publishes the boxes that may land.
     *
     * @param isStopped whether ground stops the boxes that must land on it
     * @param mayDrop whether one-ways may not stop them
     */
    private void fall(
            CellSet cells,
            int firstRow,
            int low,
            int high,
            int slow,
            int toLow,
            int toHigh,
            boolean isStopped,
            boolean mayDrop) {
        int last = grid.tileOf(toHigh + grid.height);
        for (int row = firstRow; row <= last; row++) {
            int top = row * grid.tile - grid.height;
            if (ground.meets(row, swept)) {
                hits.setWidened(cells, slow > 0 ? cellsUntil(top - low, slow) : grid.speedCells);
                hits.keep(swept);
                search.land(row, hits);
            }
            if (isStopped && high <= top && toLow >= top) {
                swept.remove(mayDrop ? masks.solidStop(row) : masks.stop(row));
            }
        }
    }

    /** Whether boxes may have their feet in one-way slopes: while they drop through these, no one-way stops them. */
    private boolean mayDropThroughRamp(int low, int high) {
        int last = grid.tileOf(high + grid.height);
        for (int row = grid.tileOf(low + grid.height - 1); row <= last; row++) {
            if (swept.meets(masks.ramp(row))) {
                return true;
            }
        }
        return false;
    }

    /** How many cells a box moves until it has fallen a distance, at a velocity and within a tick. */
    private int cellsUntil(int distance, int velocity) {
        long moved = (long) grid.speed * Math.min(distance, velocity) / velocity;
        // A box that meets a corner exactly lands on it. Each gap in a wall that it enters before rounds up once more;
        // between two of these is a tile.
        int gaps = grid.speed / grid.tile + 1;
        return Math.min(grid.speedCells, grid.cells((int) moved + 2 + gaps));
    }

    private void pass(int toLow, int toHigh, int slow, int fast) {
        int last = Math.min(grid.tileOf(toHigh + grid.height), masks.lastGroundRow());
        for (int row = grid.rowFrom(toLow + grid.height); row <= last; row++) {
            if (swept.meets(masks.top(row))) {
                hits.set(swept);
                hits.keep(masks.top(row));
                onSlopes.set(hits);
                onSlopes.keep(slopes.cells(row));
                hits.keep(ground.cells(row));
                hits.add(onSlopes);
                if (!hits.isEmpty()) {
                    search.pass(row, hits, slow, fast);
                }
            }
        }
    }

    private CellSet empty() {
        CellSet set = free.poll();
        return set == null ? new CellSet(grid.count) : set;
    }

    /**
     * Falls in which the player has no choice any more: what follows depends only on height and velocity, not on where they
     * began. So each is followed once. A fall with a range of heights or velocities counts as all those of the same step of
     * a grid, so that few differ.
     */
    private static final class FreeFalls {
        private static final int HEIGHT_STEP = 2 * SubPixels.PER_PIXEL;
        /** The heights with which falls are followed together. */
        private static final int RANGE = 8 * SubPixels.PER_PIXEL;
        /** After how many ticks each it is recorded which cells were followed. */
        private static final int RECORDED_TICKS = 4;
        /** The most words that are recorded after the start of falls: 32 MB. */
        private static final int MAX_RECORDED = 1 << 22;

        private final CellGrid grid;
        private final WorkLimit work;
        private final int velocityStep;
        private final boolean isExact;
        private final Map<Range, Fall> falls = new HashMap<>();
        private final Deque<Fall> open = new ArrayDeque<>();
        private int recorded;

        /**
         * The heights and velocities with which falls begin.
         *
         * @param slow the least downward velocity at the end of the last tick, in sub-pixels per tick
         */
        record Range(int low, int high, int slow, int fast) {
            /** Spread by hand, as most ranges differ by multiples of a power of two. */
            @Override
            public int hashCode() {
                long heights = (long) low << Integer.SIZE | high;
                long velocities = (long) slow << Integer.SIZE | fast;
                return (int) StateHash.mix(heights * 31 + velocities);
            }
        }

        /** The falls of a range: those followed and those to follow. */
        static final class Fall {
            private final Range range;
            private final CellSet next;
            /** Those that were followed, at the start and then every few ticks as far as they are recorded. */
            private final List<CellSet> done = new ArrayList<>();

            private int times;

            Fall(Range range, int cells) {
                this.range = range;
                next = new CellSet(cells);
                done.add(new CellSet(cells));
            }
        }

        FreeFalls(CellGrid grid, TakeOffs.VerticalNumbers numbers, WorkLimit work) {
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
        void add(int low, int high, int slow, int fast, boolean fewHeights, CellSet cells) {
            int fromSlow = isExact ? slow : Math.floorDiv(slow, velocityStep) * velocityStep;
            int toFast = isExact ? fast : -Math.floorDiv(-fast, velocityStep) * velocityStep;
            if (low == high && isExact || fewHeights && high - low < 2 * RANGE) {
                add(new Range(low, high, fromSlow, toFast), cells);
                return;
            }
            for (int first = Math.floorDiv(low, HEIGHT_STEP) * HEIGHT_STEP; first <= high; first += RANGE) {
                add(new Range(first, first + RANGE - 1, fromSlow, toFast), cells);
            }
        }

        private void add(Range range, CellSet cells) {
            Fall fall = falls.get(range);
            if (fall == null) {
                work.keep(2 * CellSet.wordsFor(grid.count));
                fall = new Fall(range, grid.count);
                falls.put(range, fall);
            }
            if (fall.next.isEmpty()) {
                fall.next.set(cells);
                fall.next.remove(fall.done.get(0));
                if (!fall.next.isEmpty()) {
                    open.add(fall);
                }
            } else {
                fall.next.add(cells);
                fall.next.remove(fall.done.get(0));
            }
        }

        /** Takes falls to follow, with their cells; null if there are none. */
        Fall take(CellSet cells) {
            Fall fall = open.poll();
            if (fall != null) {
                cells.set(fall.next);
                fall.next.clear();
                fall.times++;
            }
            return fall;
        }

        /**
         * Removes the cells in which the same fall was followed before, as all that comes after is known then.
         *
         * @param tick since the start of the fall
         * @return whether there are others
         */
        boolean keepNew(Fall fall, int tick, CellSet cells) {
            int index = tick / RECORDED_TICKS;
            if ((tick == 0 || !isExact && tick % RECORDED_TICKS == 0) && !cells.isEmpty()) {
                // Most falls that are followed again are so often.
                if (index == fall.done.size() && fall.times > 1 && recorded < MAX_RECORDED) {
                    recorded += CellSet.wordsFor(grid.count);
                    fall.done.add(new CellSet(grid.count));
                }
                if (index < fall.done.size()) {
                    cells.remove(fall.done.get(index));
                    fall.done.get(index).add(cells);
                }
            }
            return !cells.isEmpty();
        }
    }
}
