package leapsmith.physics.tile;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A set of tiles as few large rectangles, updated with each change of a tile. They are disjoint and cover exactly the
 * set; no two of them could be one.
 *
 * <p>The rectangles are the maximal runs of each row, merged with runs of the same first and last column in adjacent
 * rows. So they depend on the set alone, and not on the order of changes.
 *
 * <pre>
 *   .####.       .aaaa.
 *   .####.  ->   .aaaa.     Painting the tile at the dot makes the last
 *   ####..       bbbb..     two rows one rectangle.
 *   ###.#.       ccc.d.
 * </pre>
 *
 * <p>A change removes at most five rectangles and adds at most five: those of the tile's own row next to it, and those
 * directly above and below these. It takes time in proportion to the logarithm of their number, and to the length of
 * the tile's row over 64.
 */
public final class MergedTiles {
    private final List<BitSet> rows;
    /** By column and row of the first tile, column first. */
    private final TreeMap<Long, TileRectangle> rectangles = new TreeMap<>();

    /**
     * An empty set.
     *
     * @param rowCount the number of rows of tiles; columns are not limited
     */
    public MergedTiles(int rowCount) {
        rows = Stream.generate(BitSet::new).limit(rowCount).toList();
    }

    /** {@return the number of rectangles} */
    public int count() {
        return rectangles.size();
    }

    /**
     * {@return the rectangle of a tile, or nothing if the tile isn't in the set}
     * @param column any
     * @param row any
     */
    public Optional<TileRectangle> at(int column, int row) {
        return has(column, row) ? Optional.of(find(first(column, row), row)) : Optional.empty();
    }

    /**
     * Adds a tile to the set or removes it.
     *
     * @param column not negative
     * @param row 0 to the number of rows - 1
     * @param in whether the set contains it afterwards
     * @return whether the set changed
     * @throws IndexOutOfBoundsException if there is no such row, or the column is negative
     */
    public boolean set(int column, int row, boolean in) {
        BitSet line = rows.get(row);
        if (line.get(column) == in) {
            return false;
        }
        if (in) {
            removeRun(column - 1, row);
            removeRun(column + 1, row);
            line.set(column);
            addRun(column, row);
        } else {
            removeRun(column, row);
            line.clear(column);
            addRun(column - 1, row);
            addRun(column + 1, row);
        }
        return true;
    }

    /**
     * Calls for each rectangle, by ascending column and then row of its first tile.
     *
     * @param call receives each rectangle; it must not change the set
     */
    public void forEach(Consumer<TileRectangle> call) {
        rectangles.values().forEach(call);
    }

    /**
     * Calls once for each rectangle that has a tile in a region, from top to bottom and from left to right. Rectangles
     * are not cut at the region.
     *
     * @param region any, also in part beyond the rows
     * @param call receives each rectangle; it must not change the set
     */
    public void forEachIn(TileRectangle region, Consumer<TileRectangle> call) {
        int end = region.column() + region.columns();
        for (int row = Math.max(0, region.row()); row < Math.min(region.row() + region.rows(), rows.size()); row++) {
            BitSet line = rows.get(row);
            int column = line.nextSetBit(Math.max(0, region.column()));
            while (column >= 0 && column < end) {
                TileRectangle rectangle = find(first(column, row), row);
                if (row == Math.max(region.row(), rectangle.row())) {
                    call.accept(rectangle);
                }
                column = line.nextSetBit(rectangle.column() + rectangle.columns());
            }
        }
    }

    private boolean has(int column, int row) {
        return row >= 0 && row < rows.size() && column >= 0 && rows.get(row).get(column);
    }

    /** The first column of the run that contains a tile. */
    private int first(int column, int row) {
        return rows.get(row).previousClearBit(column) + 1;
    }

    /** The rectangle that contains the run that begins at a tile. */
    private TileRectangle find(int firstColumn, int row) {
        return rectangles.floorEntry(key(firstColumn, row)).getValue();
    }

    /** Removes the run of a tile, if there is one, from its rectangle, and keeps what is above and below it. */
    private void removeRun(int column, int row) {
        if (!has(column, row)) {
            return;
        }
        TileRectangle rectangle = find(first(column, row), row);
        remove(rectangle);
        int above = row - rectangle.row();
        add(rectangle.column(), rectangle.row(), rectangle.columns(), above);
        add(rectangle.column(), row + 1, rectangle.columns(), rectangle.rows() - above - 1);
    }

    /** Adds the run of a tile, if there is one, merged with the rectangles above and below it if they fit. */
    private void addRun(int column, int row) {
        if (!has(column, row)) {
            return;
        }
        int first = first(column, row);
        int columns = rows.get(row).nextClearBit(column) - first;
        int top = row;
        int bottom = row + 1;
        Optional<TileRectangle> above = run(first, row - 1, columns);
        if (above.isPresent()) {
            remove(above.get());
            top = above.get().row();
        }
        Optional<TileRectangle> below = run(first, row + 1, columns);
        if (below.isPresent()) {
            remove(below.get());
            bottom = below.get().row() + below.get().rows();
        }
        add(first, top, columns, bottom - top);
    }

    /** The rectangle that is exactly this run. */
    private Optional<TileRectangle> run(int first, int row, int columns) {
        return at(first, row).filter(it -> it.column() == first && it.columns() == columns);
    }

    private void add(int column, int row, int columns, int rowCount) {
        if (rowCount > 0) {
            rectangles.put(key(column, row), new TileRectangle(column, row, columns, rowCount));
        }
    }

    private void remove(TileRectangle rectangle) {
        rectangles.remove(key(rectangle.column(), rectangle.row()));
    }

    private static Long key(int column, int row) {
        return (long) column << Integer.SIZE | row;
    }
}
