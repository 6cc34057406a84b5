package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileView;

/**
 * The places of a level at which its player can stand or hang, exact to the sub-pixel: those that are not reached yet,
 * those to leave, and those that were left.
 */
final class BoundPlaces {
    /** How far positions next to slopes may be from their exact surface: rounding, with much to spare. */
    static final int SLOPE_MARGIN = 16;
    /** The highest step onto or off a slope. */
    private static final int STEP = 4 * SubPixels.PER_PIXEL;

    private final CellGrid grid;
    private final TileView tiles;
    private final TileMasks masks;
    private final Rows ground;
    private final Rows slopes;
    private final Rows ledges;
    private final Deque<BoundPlace> queue = new ArrayDeque<>();

    BoundPlaces(TileMasks masks) {
        this.masks = masks;
        grid = masks.grid;
        tiles = masks.tiles;
        ground = new Rows(this::ground);
        slopes = new Rows(this::slopes);
        ledges = new Rows(this::ledges);
    }

    Rows ground() {
        return ground;
    }

    Rows slopes() {
        return slopes;
    }

    Rows ledges() {
        return ledges;
    }

    void add(List<BoundPlace> places, BoundPlace from, BoundPlace.Move how, int hold) {
        for (BoundPlace place : places) {
            place.reached(from, how, hold);
            queue.add(place);
        }
    }

    /** The next place to leave; null if there is none. */
    BoundPlace next() {
        return queue.poll();
    }

    /** A reached place on a tile. */
    Optional<BoundPlace> on(int column, int row) {
        boolean isSlope = masks.isFloorSlope(column, row);
        if (!isSlope && !masks.carries(column, row)) {
            return Optional.empty();
        }
        return (isSlope ? slopes : ground)
                .reached(row).stream()
                        .filter(place -> place.left <= grid.lastOver(column) && place.right >= grid.firstOver(column))
                        .findFirst();
    }

    /** Adds the places to which the player can walk from one without jumping or falling. */
    void walkFrom(BoundPlace place) {
        if (!tiles.hasSlopes()) {
            return;
        }
        int reach = grid.speed + STEP + 1;
        int left = place.left - reach;
        int right = place.right + reach;
        int last = grid.tileOf(place.high + grid.height + reach);
        for (int row = grid.tileOf(place.low + grid.height - reach); row <= last; row++) {
            add(slopes.take(row, left, right), place, BoundPlace.Move.WALK, 0);
            if (place.kind() == BoundPlace.Kind.SLOPE && row * grid.tile >= place.low + grid.height - reach) {
                add(ground.take(row, left, right), place, BoundPlace.Move.WALK, 0);
            }
        }
    }

    /** The runs of positions on the level ground of a row, from left to right. */
    private List<BoundPlace> ground(int row) {
        List<BoundPlace> runs = new ArrayList<>();
        int top = row * grid.tile - grid.height;
        for (int column = -1; column <= tiles.columns(); column++) {
            if (masks.carries(column, row)) {
                int start = column;
                while (column < tiles.columns() && masks.carries(column + 1, row)) {
                    column++;
                }
                addFree(BoundPlace.Kind.GROUND, row, grid.firstOver(start), grid.lastOver(column), top, runs);
            }
        }
        return runs;
    }

    /** The floor slopes of a row: runs of adjacent ones. */
    private List<BoundPlace> slopes(int row) {
        List<BoundPlace> runs = new ArrayList<>();
        for (int column = 0; column < tiles.columns(); column++) {
            if (masks.isFloorSlope(column, row)) {
                int start = column;
                while (masks.isFloorSlope(column + 1, row)) {
                    column++;
                }
                int top = row * grid.tile - grid.height;
                runs.add(new BoundPlace(
                        BoundPlace.Kind.SLOPE,
                        row,
                        grid.firstOver(start) - SLOPE_MARGIN,
                        grid.lastOver(column) + SLOPE_MARGIN,
                        top,
                        top + grid.tile));
            }
        }
        return runs;
    }

    /** The ledges at the top of a row, at each free side of a Block. */
    private List<BoundPlace> ledges(int row) {
        List<BoundPlace> ledges = new ArrayList<>();
        for (int column = -1; column <= tiles.columns(); column++) {
            boolean isLedge =
                    tiles.isSolid(column, row) && !tiles.isSolid(column, row - 1) && !masks.isSlope(column, row - 1);
            if (isLedge) {
                for (int x : new int[] {column * grid.tile - grid.width, (column + 1) * grid.tile}) {
                    addFree(BoundPlace.Kind.LEDGE, row, x, x, row * grid.tile, ledges);
                }
            }
        }
        return ledges;
    }

    /** Adds the parts of a range of left edges in which the box overlaps no Block and no flat side of a slope. */
    private void addFree(BoundPlace.Kind kind, int row, int from, int to, int top, List<BoundPlace> parts) {
        int start = from;
        for (int column = grid.tileOf(from); column <= grid.tileOf(to + grid.width - 1); column++) {
            if (isBlocked(column, top)) {
                add(kind, row, start, Math.min(to, grid.firstOver(column) - 1), top, parts);
                start = Math.max(start, grid.lastOver(column) + 1);
            }
        }
        add(kind, row, start, to, top, parts);
    }

    private boolean isBlocked(int column, int top) {
        for (int row = grid.tileOf(top); row <= grid.tileOf(top + grid.height - 1); row++) {
            boolean overFoot = masks.isSolidFloorSlope(column, row) && (row + 1) * grid.tile <= top + grid.height;
            boolean overTop = masks.isCeilingSlope(column, row) && row * grid.tile >= top;
            if (tiles.isSolid(column, row) || overFoot || overTop) {
                return true;
            }
        }
        return false;
    }

    private void add(BoundPlace.Kind kind, int row, int from, int to, int top, List<BoundPlace> places) {
        if (from <= to && grid.cellOf(to) >= 0 && grid.cellOf(from) < grid.count) {
            places.add(new BoundPlace(kind, row, from, to, top, top));
        }
    }

    private static final class Row {
        private final List<BoundPlace> open;
        private final List<BoundPlace> reached = new ArrayList<>();
        /** The cells of all places, null if there are none. */
        private final long[] all;
        /** The cells of the open places, null if there are none. */
        private long[] mask;

        Row(List<BoundPlace> open, long[] all) {
            this.open = open;
            this.all = all;
            mask = all;
        }
    }

    /** The places of one kind by their rows, found when a row is first needed, and which of them were reached. */
    final class Rows {
        private static final Row NONE = new Row(List.of(), null);

        private final IntFunction<List<BoundPlace>> finder;
        private final Row[] rows;

        private Rows(IntFunction<List<BoundPlace>> finder) {
            this.finder = finder;
            rows = new Row[tiles.rows() + 1];
        }

        /** Whether a box in some of these cells may be at a place of a row that was not reached yet. */
        boolean meets(int row, CellSet cells) {
            return cells.meets(row(row).mask);
        }

        /** The cells of all places of a row, reached or not; null if there are none. */
        long[] cells(int row) {
            return row(row).all;
        }

        /** Takes the places of a row that overlap some cells and were not reached yet. */
        List<BoundPlace> take(int row, CellSet cells) {
            return take(
                    row(row),
                    place -> cells.meets(
                            Math.max(0, grid.cellOf(place.left)), Math.min(grid.count - 1, grid.cellOf(place.right))));
        }

        /** Takes the places of a row that overlap a range of left edges, both included, and were not reached yet. */
        List<BoundPlace> take(int row, int from, int to) {
            return take(row(row), place -> place.left <= to && place.right >= from);
        }

        /** The places of a row that were taken. */
        List<BoundPlace> reached(int row) {
            return row < 0 || row >= rows.length || rows[row] == null ? List.of() : rows[row].reached;
        }

        private List<BoundPlace> take(Row row, Predicate<BoundPlace> wanted) {
            List<BoundPlace> taken = new ArrayList<>();
            for (BoundPlace place : row.open) {
                if (wanted.test(place)) {
                    taken.add(place);
                }
            }
            if (!taken.isEmpty()) {
                row.open.removeAll(taken);
                row.reached.addAll(taken);
                row.mask = maskOf(row.open);
            }
            return taken;
        }

        private Row row(int row) {
            if (row < 0 || row >= rows.length) {
                return NONE;
            }
            if (rows[row] == null) {
                List<BoundPlace> places = new ArrayList<>(finder.apply(row));
                rows[row] = new Row(places, maskOf(places));
            }
            return rows[row];
        }

        private long[] maskOf(List<BoundPlace> places) {
            if (places.isEmpty()) {
                return null;
            }
            long[] mask = new long[CellSet.wordsFor(grid.count)];
            for (BoundPlace place : places) {
                CellSet.addRange(mask, grid.cellOf(place.left), grid.cellOf(place.right));
            }
            return mask;
        }
    }
}
