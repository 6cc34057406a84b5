package leapsmith.levels.reach.bound;

import java.util.Arrays;
import leapsmith.physics.fixed.SubPixels;

/** Finds where boxes are free over a range of heights, by the {@link TileMasks} of the rows that they are in, and records it. */
final class FreeHeights {
    /** The heights that are tested together near slopes. */
    private static final int HEIGHT_STEP = 2 * SubPixels.PER_PIXEL;

    private final TileMasks masks;
    private final CellGrid grid;
    private final VisitedBoxes visited;
    private final long[] empty;
    private final CellSet before;
    private final long[] nearSlopes;
    private Part[] parts = {};

    /** @param visited receives where boxes are free */
    FreeHeights(TileMasks masks, VisitedBoxes visited) {
        this.masks = masks;
        this.visited = visited;
        grid = masks.grid;
        empty = new long[CellSet.wordsFor(grid.count)];
        before = new CellSet(grid.count);
        nearSlopes = new long[empty.length];
    }

    /**
     * Removes the cells in which a box overlaps something solid wherever it is, with any top edge in a range, and records
     * the others.
     *
     * <p>Where different things are solid for different heights, a range is tested in parts: between a floor and a ceiling,
     * less room than the box needs may still be more than the range.
     */
    void removeBlocked(CellSet cells, int low, int high) {
        removeBlocked(cells, low, high, masks.hasSlopes());
    }

    /**
     * As {@link #removeBlocked(CellSet, int, int)}.
     *
     * @param isNearSlopes whether they may be near slopes, see {@link TileMasks#isNearSlopes}
     */
    void removeBlocked(CellSet cells, int low, int high, boolean isNearSlopes) {
        if (cells.isEmpty()) {
            return;
        }
        int highestTop = grid.tileOf(low);
        int lowestTop = grid.tileOf(high);
        int highestBottom = grid.tileOf(low + grid.height - 1);
        int lowestBottom = grid.tileOf(high + grid.height - 1);
        long[] inWay = masks.blocked(highestTop, lowestBottom);
        boolean atSlopes = isNearSlopes && cells.meets(masks.nearSlopes(highestTop, lowestBottom));
        if (!atSlopes && !cells.meets(inWay)) {
            visited.add(low, high, cells);
            return;
        }
        boolean isHigh = lowestTop > highestBottom;
        boolean splitsTop = lowestTop > highestTop && (isHigh || isInWay(cells, highestTop, lowestTop - 1, atSlopes));
        boolean splitsBottom =
                lowestBottom > highestBottom && (isHigh || isInWay(cells, highestBottom + 1, lowestBottom, atSlopes));
        if (!atSlopes && !splitsTop && !splitsBottom) {
            cells.remove(masks.blocked(lowestTop, highestBottom));
            visited.add(low, high, cells);
            return;
        }
        int count = 0;
        boolean onSlopes = false;
        for (int from = low; from <= high; from = parts[count++].high + 1) {
            if (count == parts.length) {
                parts = Arrays.copyOf(parts, 2 * count + 1);
                Arrays.setAll(parts, i -> parts[i] == null ? new Part() : parts[i]);
            }
            Part part = parts[count];
            part.low = from;
            part.ceiling = splitsTop ? grid.tileOf(from) : lowestTop;
            part.floor = splitsBottom ? grid.tileOf(from + grid.height - 1) : highestBottom;
            int endAtTop = splitsTop ? (part.ceiling + 1) * grid.tile - 1 : high;
            int endAtBottom = splitsBottom ? (part.floor + 1) * grid.tile - grid.height : high;
            part.high = Math.min(high, Math.min(endAtTop, endAtBottom));
            part.find(
                    atSlopes && (splitsBottom || highestBottom == lowestBottom),
                    atSlopes && (splitsTop || highestTop == lowestTop));
            onSlopes |= part.hasSlopes;
        }
        if (onSlopes) {
            before.set(cells);
        }
        keepFree(cells, count, onSlopes ? null : inWay, visited.findBands(low, high));
        for (int p = 0; p < count; p++) {
            if (parts[p].atSlopes != 0) {
                addFreeAtSlopes(cells, parts[p]);
            }
        }
        cells.trim();
    }

    /** Whether some of the boxes overlap something of a range of rows, or with slopes also of the edges beside it. */
    private boolean isInWay(CellSet cells, int firstRow, int lastRow, boolean atSlopes) {
        return atSlopes
                ? cells.meets(masks.blocked(firstRow - 1, lastRow + 1))
                        || cells.meets(masks.nearSlopes(firstRow - 1, lastRow + 1))
                : cells.meets(masks.blocked(firstRow, lastRow));
    }

    /**
     * Keeps the cells in which a box is free with all top edges of a part, and records them.
     *
     * @param count of the parts
     * @param inWay all that is in the way with any of their top edges; null if there are slopes, too
     * @param bands those of all parts together
     */
    private void keepFree(CellSet cells, int count, long[] inWay, int bands) {
        long[] words = cells.words;
        long[][] found = visited.found;
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (int i = cells.first; i <= cells.last; i++) {
            long all = words[i];
            long always = all;
            boolean isFree = inWay != null && (all & inWay[i]) == 0;
            long ever = isFree ? all : 0;
            for (int p = isFree ? count : 0; p < count; p++) {
                Part part = parts[p];
                long room = all & ~part.blocked[i];
                long free = room;
                if (part.hasSlopes) {
                    free &= ~(part.onFloors[i] | part.onCeilings[i]);
                    part.atSlopes |= room ^ free;
                }
                always &= free;
                ever |= free;
            }
            words[i] = ever;
            for (int band = 0; band < bands; band++) {
                found[band][i] |= always;
            }
            if (always != ever) {
                first = Math.min(first, i);
                last = i;
            }
        }
        for (int p = 0; p < count && first <= last; p++) {
            Part part = parts[p];
            int bandsOfPart = visited.findBands(part.low, part.high);
            found = visited.found;
            for (int i = first; i <= last; i++) {
                long free = words[i] & ~part.blocked[i];
                free &= part.hasSlopes ? ~(part.onFloors[i] | part.onCeilings[i]) : -1L;
                for (int band = 0; band < bandsOfPart; band++) {
                    found[band][i] |= free;
                }
            }
        }
    }

    /** Adds the cells in which a box that was there before is free with some top edges of a part, but not with all. */
    private void addFreeAtSlopes(CellSet cells, Part part) {
        long[] blockedAtFirst = part.floors(0);
        long[] blockedAtLast = part.ceilings(part.high - part.low);
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (int i = before.first; i <= before.last; i++) {
            long atSlopes = before.words[i] & (part.onFloors[i] | part.onCeilings[i]);
            nearSlopes[i] = atSlopes & ~(part.blocked[i] | blockedAtFirst[i] | blockedAtLast[i]);
            if (nearSlopes[i] != 0) {
                first = Math.min(first, i);
                last = i;
            }
        }
        int to;
        long left = first <= last ? 1 : 0;
        for (int from = part.low; from <= part.high && left != 0; from = to + 1) {
            // Not beyond a row either, so that the result doesn't depend on the parts.
            int endOfRow = (grid.tileOf(from) + 1) * grid.tile - 1;
            int onGround = grid.rowFrom(from + grid.height) * grid.tile - grid.height;
            int endOfStep = Math.floorDiv(from, HEIGHT_STEP) * HEIGHT_STEP + HEIGHT_STEP - 1;
            to = Math.min(Math.min(part.high, endOfStep), Math.min(endOfRow, onGround));
            long[] onFloors = part.floors(from - part.low);
            long[] onCeilings = part.ceilings(to - part.low);
            int bands = visited.findBands(from, to);
            left = 0;
            for (int i = first; i <= last; i++) {
                long free = nearSlopes[i] & ~(onFloors[i] | onCeilings[i]);
                left |= part.hasCeilings ? nearSlopes[i] : free;
                for (int band = 0; band < bands; band++) {
                    visited.found[band][i] |= free;
                }
                // Over floors alone, what is blocked stays so further down.
                if (from == part.low || part.hasCeilings) {
                    cells.words[i] |= free;
                }
            }
        }
    }

    /** A part of a range of top edges in which the box is in the same rows, and what is in its way there. */
    private final class Part {
        private int low;
        private int high;
        private int ceiling;
        private int floor;
        /** How far the box is at most from the bottom of the lowest row, and at least from the top of the highest one. */
        private int aboveFloor;

        private int belowCeiling;
        /** Where the box overlaps something solid with any top edge. */
        private long[] blocked;

        private boolean hasSlopes;
        private boolean hasFloors;
        private boolean hasCeilings;
        /** Not 0 if boxes may be free with some of its top edges, and at slopes with others. */
        private long atSlopes;
        /** Where it overlaps floor slopes with some top edge; only if it {@link #hasSlopes}. */
        private long[] onFloors;
        /** The same of sloping ceilings. */
        private long[] onCeilings;

        /** Finds what is in the way in its rows. */
        void find(boolean atFloors, boolean atCeilings) {
            blocked = orEmpty(masks.blocked(ceiling, floor));
            atSlopes = 0;
            hasFloors = atFloors && masks.hasSlopes(floor, false);
            hasCeilings = atCeilings && masks.hasSlopes(ceiling, true);
            hasSlopes = hasFloors || hasCeilings;
            if (hasSlopes) {
                aboveFloor = (floor + 1) * grid.tile - low - grid.height;
                belowCeiling = low - ceiling * grid.tile;
                onFloors = floors(high - low);
                onCeilings = ceilings(0);
            }
        }

        /** Where it overlaps floor slopes, at a distance below its first top edge. */
        long[] floors(int below) {
            return hasFloors ? orEmpty(masks.onSlopes(floor, false, aboveFloor - below)) : empty;
        }

        /** The same of sloping ceilings. */
        long[] ceilings(int below) {
            return hasCeilings ? orEmpty(masks.onSlopes(ceiling, true, belowCeiling + below)) : empty;
        }

        private long[] orEmpty(long[] mask) {
            return mask == null ? empty : mask;
        }
    }
}
