package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.fixed.SubPixels;

/**
 * The areas of water, ladders and other tiles inside which the player moves otherwise, and which of them it entered. An area is
 * all such tiles that are next to each other. The bound doesn't follow what happens inside: once a box may have its middle in an
 * area, it may be anywhere in it, and leave it at any velocity. Outside it is followed exactly again.
 */
final class MediumAreas {
    /** Rounding, with much to spare. */
    private static final int MARGIN = 2 * SubPixels.PER_PIXEL;

    private final CoveredLevel level;
    private final TileMasks masks;
    private final CellGrid grid;
    private final VisitedBoxes visited;
    private final TileGrid tiles;
    /** How far a box may be from an area at the end of the tick in which it leaves it. */
    private final int beside;

    private final int above;
    private final int below;
    /** The areas that were not entered yet. */
    private final List<Area> open = new ArrayList<>();

    private final CellSet all;
    private final CellSet inner;
    private final CellSet leaving;

    /** Its tiles, by row and column. */
    private record Area(BitSet tiles, int left, int top, int right, int bottom, boolean isClimbed) {}

    MediumAreas(CoveredLevel level, TileMasks masks, Flights flights, VisitedBoxes visited) {
        this.level = level;
        this.masks = masks;
        this.visited = visited;
        grid = masks.grid;
        tiles = level.tiles();
        beside = grid.speed + MARGIN;
        above = flights.insideRise + MARGIN;
        below = flights.insideFall + MARGIN;
        all = new CellSet(grid.count);
        inner = new CellSet(grid.count);
        leaving = new CellSet(grid.count);
        if (!level.areaValues.isEmpty()) {
            findAreas();
        }
    }

    private void findAreas() {
        BitSet found = new BitSet();
        for (int row = 0; row < tiles.rows(); row++) {
            for (int column = 0; column < tiles.columns(); column++) {
                if (level.isOfArea(column, row) && !found.get(indexOf(column, row))) {
                    open.add(areaAt(column, row, found));
                }
            }
        }
    }

    private Area areaAt(int firstColumn, int firstRow, BitSet found) {
        BitSet area = new BitSet();
        Deque<Integer> next = new ArrayDeque<>(List.of(indexOf(firstColumn, firstRow)));
        found.set(indexOf(firstColumn, firstRow));
        int left = firstColumn;
        int right = firstColumn;
        int bottom = firstRow;
        boolean isClimbed = false;
        while (!next.isEmpty()) {
            int index = next.pop();
            area.set(index);
            int column = index % tiles.columns();
            int row = index / tiles.columns();
            isClimbed |= level.climbedValues.get(tiles.at(column, row));
            left = Math.min(left, column);
            right = Math.max(right, column);
            bottom = Math.max(bottom, row);
            int[][] neighbors = {{column - 1, row}, {column + 1, row}, {column, row - 1}, {column, row + 1}};
            for (int[] neighbor : neighbors) {
                boolean isNew =
                        level.isOfArea(neighbor[0], neighbor[1]) && !found.get(indexOf(neighbor[0], neighbor[1]));
                if (isNew) {
                    found.set(indexOf(neighbor[0], neighbor[1]));
                    next.push(indexOf(neighbor[0], neighbor[1]));
                }
            }
        }
        return new Area(area, left, firstRow, right, bottom, isClimbed);
    }

    private int indexOf(int column, int row) {
        return row * tiles.columns() + column;
    }

    /**
     * Publishes the boxes of the areas that visited boxes may be in and that were not entered before.
     *
     * @param from where the player is before
     * @return whether there were any
     */
    boolean enterNew(BoundPlace from, BoundSearch search) {
        List<Area> entered = open.stream().filter(this::isEntered).toList();
        open.removeAll(entered);
        entered.forEach(area -> enter(area, from, search));
        return !entered.isEmpty();
    }

    private boolean isEntered(Area area) {
        for (int row = area.top; row <= area.bottom; row++) {
            int low = lowestOf(area, row) - MARGIN;
            int high = highestOf(row) + MARGIN;
            for (int column = nextOf(area, area.left, row); column < tiles.columns(); ) {
                int end = endOfRun(area, column, row);
                // Any box that touches the rectangle without its width has its left edge in the range.
                if (visited.hasTouching(leftOf(column) - MARGIN + grid.width, leftOf(end) + MARGIN, low, high)) {
                    return true;
                }
                column = nextOf(area, end, row);
            }
        }
        return false;
    }

    private void enter(Area area, BoundPlace from, BoundSearch search) {
        search.enter(
                from,
                new BoundPlace(
                        BoundPlace.Kind.AREA,
                        area.top,
                        leftOf(area.left),
                        leftOf(area.right + 1),
                        lowestOf(area, area.top),
                        highestOf(area.bottom)));
        boolean mayCross = beside > grid.tile || Math.max(above, below) > grid.tile;
        for (int row = area.top; row <= area.bottom; row++) {
            all.clear();
            inner.clear();
            for (int column = nextOf(area, area.left, row); column < tiles.columns(); ) {
                int end = endOfRun(area, column, row);
                all.addRange(grid.cellOf(leftOf(column) - beside), grid.cellOf(leftOf(end) + beside));
                for (; column < end && !mayCross; column++) {
                    if (isInner(column, row)) {
                        inner.addRange(grid.cellOf(leftOf(column) - 1) + 1, grid.cellOf(leftOf(column + 1) + 1) - 1);
                    }
                }
                column = nextOf(area, end, row);
            }
            leaving.set(all);
            leaving.remove(inner);
            search.inside(lowestOf(area, row) - above, highestOf(row) + below, all, leaving);
        }
    }

    /** Whether a box with its middle in a tile can't leave the area within a tick. */
    private boolean isInner(int column, int row) {
        for (int line = row - 1; line <= row + 1; line++) {
            for (int next = column - 1; next <= column + 1; next++) {
                if (!level.isOfArea(next, line) && !masks.staysSolid(next, line)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The first column of an area in a row, from a column on; the number of columns if there is none. */
    private int nextOf(Area area, int column, int row) {
        int next = area.tiles.nextSetBit(indexOf(column, row));
        return next < 0 || next >= indexOf(tiles.columns(), row) ? tiles.columns() : next % tiles.columns();
    }

    private int endOfRun(Area area, int column, int row) {
        int end = area.tiles.nextClearBit(indexOf(column, row));
        return Math.min(end, indexOf(tiles.columns(), row)) - indexOf(0, row);
    }

    /** The left edge of a box that has its middle at the left of a column. */
    private int leftOf(int column) {
        return column * grid.tile - grid.width / 2;
    }

    /** The least top edge of a box that is in a row of an area: with its middle, or with its feet at a ladder. */
    private int lowestOf(Area area, int row) {
        return row * grid.tile - (area.isClimbed ? grid.height : grid.height / 2);
    }

    private int highestOf(int row) {
        return (row + 1) * grid.tile - grid.height / 2;
    }
}
