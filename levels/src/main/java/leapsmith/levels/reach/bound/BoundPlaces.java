package leapsmith.levels.reach.bound;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Slope;
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
    /** How far the feet may be from where the body gets onto a slope. */
    static final int SLOPE_REACH = STEP + SLOPE_MARGIN;
    /** The parts of a tile, one above the other, whose slopes are left one after the other. */
    private static final int BANDS_OF_TILE = 4;

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

    void add(List<BoundPlace> places, BoundPlace from) {
        for (BoundPlace place : places) {
            place.reached(from);
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
                        .filter(place -> place.kind() != BoundPlace.Kind.DEADLY_GROUND)
                        .filter(place -> place.left <= grid.lastOver(column) && place.right >= grid.firstOver(column))
                        .findFirst();
    }

    /** Adds the places to which the player can walk from one without jumping or falling. */
    void walkFrom(BoundPlace place) {
        if (!tiles.hasSlopes()) {
            return;
        }
        if (place.kind() == BoundPlace.Kind.SLOPE) {
            for (Box part : parts(place)) {
                walkFrom(place, part);
            }
        } else {
            walkFrom(place, new Box(place.left, place.right, place.low, place.high));
        }
    }

    private void walkFrom(BoundPlace place, Box part) {
        int reach = grid.speed + STEP + 1;
        int left = part.left - reach;
        int right = part.right + reach;
        // A body that walks meets a slope with its feet, or steps onto it; then it can follow the slope.
        int climb = place.kind() == BoundPlace.Kind.PLATFORM ? reach : SLOPE_REACH;
        int last = grid.tileOf(part.high + grid.height + reach);
        for (int row = grid.tileOf(part.low + grid.height - reach - 1); row <= last; row++) {
            Predicate<BoundPlace> isNear = slope -> surfaces(slope, part.low - climb, part.high + reach).stream()
                    .anyMatch(surface -> surface.left <= right && surface.right >= left);
            add(slopes.take(row, left, right, isNear), place);
            if (place.kind() == BoundPlace.Kind.SLOPE && row * grid.tile >= part.low + grid.height - reach) {
                add(ground.take(row, left, right, any -> true), place);
            }
        }
    }

    /** The left edges and top edges of boxes, in sub-pixels, all included. */
    record Box(int left, int right, int low, int high) {}

    /** The boxes on a run of slopes, from its top to its bottom and from left to right. */
    List<Box> parts(BoundPlace run) {
        List<Box> parts = new ArrayList<>();
        int band = grid.tile / BANDS_OF_TILE;
        for (int low = run.low; low < run.high; low += band) {
            parts.addAll(surfaces(run, low - SLOPE_MARGIN, low + band + SLOPE_MARGIN));
        }
        return parts;
    }

    /**
     * Takes the slopes of a row that boxes may touch with their feet and that were not reached yet.
     *
     * @param low the least top edge of the boxes
     */
    List<BoundPlace> takeSlopes(int row, CellSet cells, int low, int high) {
        return slopes.take(
                row,
                cells,
                slope -> surfaces(slope, low - SLOPE_REACH, high + SLOPE_REACH).stream()
                        .anyMatch(surface -> meets(cells, surface)));
    }

    private boolean meets(CellSet cells, Box box) {
        return cells.meets(Math.max(0, grid.cellOf(box.left)), Math.min(grid.count - 1, grid.cellOf(box.right)));
    }

    /** The boxes that may be on each slope of a run with their top edges in a range. */
    private List<Box> surfaces(BoundPlace run, int low, int high) {
        List<Box> boxes = new ArrayList<>();
        int first = grid.tileOf(run.left + SLOPE_MARGIN + grid.width - 1);
        int last = grid.tileOf(run.right - SLOPE_MARGIN);
        int foot = (run.row() + 1) * grid.tile - grid.height;
        for (int column = first; column <= last; column++) {
            Slope slope = tiles.tileAt(column, run.row()).slope();
            int thin = slope.thinHalves() * grid.tile / 2;
            // How far the box is over the slope from its thin side on: at least a sub-pixel, and at most all of it.
            int least = Math.max(0, slope.run() * (foot - high - thin - 1));
            int most = Math.min(grid.tile, slope.run() * (foot - low - thin));
            if (least <= grid.tile && most >= 0) {
                int left = column * grid.tile;
                int right = left + grid.tile;
                boolean isOverAll = most == grid.tile;
                boxes.add(
                        slope.thickRight()
                                ? new Box(
                                        left + least - grid.width - SLOPE_MARGIN,
                                        (isOverAll ? right : left + most - grid.width) + SLOPE_MARGIN,
                                        low,
                                        high)
                                : new Box(
                                        (isOverAll ? left - grid.width : right - most) - SLOPE_MARGIN,
                                        right - least + SLOPE_MARGIN,
                                        low,
                                        high));
            }
        }
        return boxes;
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
            boolean isLedge = tiles.isSolid(column, row)
                    && !masks.staysSolid(column, row - 1)
                    && masks.lastingSlope(column, row - 1) == null;
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
        addParts(column -> isBlocked(column, top), from, to, (left, right) -> {
            if (kind == BoundPlace.Kind.GROUND) {
                addGround(row, left, right, top, parts);
            } else {
                add(kind, row, left, right, top, parts);
            }
        });
    }

    private void addGround(int row, int from, int to, int top, List<BoundPlace> parts) {
        if (!masks.hasDeadlyTiles()) {
            add(BoundPlace.Kind.GROUND, row, from, to, top, parts);
            return;
        }
        int end = parts.size();
        addParts(
                column -> masks.isKilledStanding(column, top),
                from,
                to,
                (left, right) -> add(BoundPlace.Kind.GROUND, row, left, right, top, parts));
        // What is between them.
        int start = from;
        List<BoundPlace> safe = List.copyOf(parts.subList(end, parts.size()));
        for (BoundPlace place : safe) {
            add(BoundPlace.Kind.DEADLY_GROUND, row, start, place.left - 1, top, parts);
            start = place.right + 1;
        }
        add(BoundPlace.Kind.DEADLY_GROUND, row, start, to, top, parts);
    }

    private interface Part {
        void add(int left, int right);
    }

    /** Publishes the parts of a range of left edges in which the box overlaps no column of a kind. */
    private void addParts(IntPredicate isExcluded, int from, int to, Part part) {
        int start = from;
        for (int column = grid.tileOf(from); column <= grid.tileOf(to + grid.width - 1); column++) {
            if (isExcluded.test(column)) {
                part.add(start, Math.min(to, grid.firstOver(column) - 1));
                start = Math.max(start, grid.lastOver(column) + 1);
            }
        }
        part.add(start, to);
    }

    private boolean isBlocked(int column, int top) {
        for (int row = grid.tileOf(top); row <= grid.tileOf(top + grid.height - 1); row++) {
            Slope slope = masks.lastingSlope(column, row);
            boolean overFoot = TileMasks.isSolidFloor(slope) && (row + 1) * grid.tile <= top + grid.height;
            boolean overTop = TileMasks.isCeiling(slope) && row * grid.tile >= top;
            if (masks.staysSolid(column, row) || overFoot || overTop) {
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
            return take(row, cells, any -> true);
        }

        private List<BoundPlace> take(int row, CellSet cells, Predicate<BoundPlace> wanted) {
            return take(
                    row(row),
                    place -> cells.meets(
                                    Math.max(0, grid.cellOf(place.left)),
                                    Math.min(grid.count - 1, grid.cellOf(place.right)))
                            && wanted.test(place));
        }

        /** Takes the places of a row that overlap a range of left edges, both included, and were not reached yet. */
        private List<BoundPlace> take(int row, int from, int to, Predicate<BoundPlace> wanted) {
            return take(row(row), place -> place.left <= to && place.right >= from && wanted.test(place));
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
