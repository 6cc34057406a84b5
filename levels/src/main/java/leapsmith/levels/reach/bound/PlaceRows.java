package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The places of one kind by their rows, found when a row is first needed, and which of them were reached. */
final class PlaceRows {
    private static final Row NONE = new Row(List.of(), null);

    private final CellGrid grid;
    private final IntFunction<List<Place>> finder;
    private final Row[] rows;

    /** The places of a row. */
    private static final class Row {
        private final List<Place> open;
        private final List<Place> reached = new ArrayList<>();
        /** The cells of all places, null if there are none. */
        private final long[] all;
        /** The cells of the open places, null if there are none. */
        private long[] mask;

        Row(List<Place> open, long[] all) {
            this.open = open;
            this.all = all;
            mask = all;
        }
    }

    /**
     * Creates one.
     *
     * @param count the number of rows
     * @param finder finds the places of a row
     */
    PlaceRows(CellGrid grid, int count, IntFunction<List<Place>> finder) {
        this.grid = grid;
        this.finder = finder;
        rows = new Row[count];
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
    List<Place> take(int row, CellSet cells) {
        return take(
                row(row),
                place -> cells.meets(
                        Math.max(0, grid.cellOf(place.left)), Math.min(grid.count - 1, grid.cellOf(place.right))));
    }

    /** Takes the places of a row that overlap a range of left edges, both included, and were not reached yet. */
    List<Place> take(int row, int from, int to) {
        return take(row(row), place -> place.left <= to && place.right >= from);
    }

    /** The places of a row that were taken. */
    List<Place> reached(int row) {
        return row < 0 || row >= rows.length || rows[row] == null ? List.of() : rows[row].reached;
    }

    private interface Test {
        boolean holds(Place place);
    }

    private List<Place> take(Row row, Test test) {
        List<Place> taken = new ArrayList<>();
        for (Place place : row.open) {
            if (test.holds(place)) {
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
            List<Place> places = new ArrayList<>(finder.apply(row));
            rows[row] = new Row(places, maskOf(places));
        }
        return rows[row];
    }

    private long[] maskOf(List<Place> places) {
        if (places.isEmpty()) {
            return null;
        }
        long[] mask = new long[CellSet.wordsFor(grid.count)];
        for (Place place : places) {
            CellSet.addRange(mask, grid.cellOf(place.left), grid.cellOf(place.right));
        }
        return mask;
    }
}
