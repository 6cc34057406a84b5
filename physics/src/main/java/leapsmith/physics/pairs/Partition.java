package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * The level cut into cells, and for each cell that is touched by bodies the list of these. A body is in every cell that
 * it touches, edges included; a body without area is in none.
 *
 * <pre>
 *   slot          0            1         2 ...          a dense number for each cell in use (CellTable)
 *   starts        0            3         5 ...
 *   members    [ 7  9  2 ]  [ 2  4 ]  [ 1 ...          body indices
 * </pre>
 *
 * <p>Members of a cell come in the order: those whose top left corner is in it, then those that reach into it, both by
 * ascending index. Rebuilt each tick by counting: entries (slot, body) are collected in this order, counted by slot, and
 * written to their places, which keeps it.
 */
public final class Partition {
    private final TileMap map;
    private final CellTable cells = new CellTable();
    private CellScale columns;
    private CellScale rows;
    private int cellColumns;
    private int cellRows;

    private int entryCount;
    private int[] entrySlots = new int[16];
    private int[] entryBodies = new int[16];
    /** Bodies that touch more than one cell. */
    private int[] spanning = new int[16];

    private int[] members = new int[16];
    private int[] starts = new int[16];

    public Partition(TileMap map, int columnsPerCell, int rowsPerCell) {
        this.map = map;
        setCellSize(columnsPerCell, rowsPerCell);
    }

    /**
     * Changes the size of a cell, from the next rebuild on.
     *
     * @param columnsPerCell width in tiles, at least 1
     * @param rowsPerCell height in tiles, at least 1
     * @throws IllegalArgumentException if one is smaller
     */
    public void setCellSize(int columnsPerCell, int rowsPerCell) {
        if (columnsPerCell < 1 || rowsPerCell < 1) {
            throw new IllegalArgumentException("a cell of " + columnsPerCell + " x " + rowsPerCell + " tiles");
        }
        cellColumns = columnsPerCell;
        cellRows = rowsPerCell;
        columns = CellScale.ofColumns(map, columnsPerCell);
        rows = CellScale.ofRows(map, rowsPerCell);
    }

    /** Width of a cell in tiles. */
    public int columnsPerCell() {
        return cellColumns;
    }

    /** Height of a cell in tiles. */
    public int rowsPerCell() {
        return cellRows;
    }

    /** How many cells have members; their slots run from 0 to one less. */
    public int cellCount() {
        return cells.count();
    }

    /** The column of a cell, counted in cells. */
    public int column(int slot) {
        return cells.column(slot);
    }

    /** The row of a cell, counted in cells. */
    public int row(int slot) {
        return cells.row(slot);
    }

    /** The place of a cell's first member. */
    int start(int slot) {
        return starts[slot];
    }

    /** One more than the place of a cell's last member. */
    int end(int slot) {
        return starts[slot + 1];
    }

    /** How many bodies touch a cell. */
    public int memberCount(int slot) {
        return starts[slot + 1] - starts[slot];
    }

    /** The body index at a place. */
    int member(int place) {
        return members[place];
    }

    /** Body indices by place; until the next rebuild. */
    int[] members() {
        return members;
    }

    /** The last place along x before a cell. */
    int left(int slot) {
        return columns.start(cells.column(slot)) - 1;
    }

    /** The last place along y before a cell. */
    int top(int slot) {
        return rows.start(cells.row(slot)) - 1;
    }

    /** The first place along x behind a cell. */
    int right(int slot) {
        return columns.end(cells.column(slot));
    }

    /** The first place along y behind a cell. */
    int bottom(int slot) {
        return rows.end(cells.row(slot));
    }

    /** How far the level's part of a cell is from its left edge. */
    int leadX(int slot) {
        return columns.lead(cells.column(slot));
    }

    /** How far the level's part of a cell is from its top edge. */
    int leadY(int slot) {
        return rows.lead(cells.row(slot));
    }

    /** How many bits a place in the level's part of a cell has along x. */
    int columnBits() {
        return columns.bits();
    }

    /** How many bits a place in the level's part of a cell has along y. */
    int rowBits() {
        return rows.bits();
    }

    /** The slot of a cell, or a negative number if nothing touches it. */
    int slotOf(int column, int row) {
        return cells.existingSlotOf(column, row);
    }

    /** The column of the cell that holds a place along x, counted in cells. */
    int columnOf(int x) {
        return columns.cellOf(x);
    }

    /** The row of the cell that holds a place along y, counted in cells. */
    int rowOf(int y) {
        return rows.cellOf(y);
    }

    /** Whether a point lies in a cell; every point lies in exactly one. */
    boolean holds(int slot, int x, int y) {
        return columns.cellOf(x) == cells.column(slot) && rows.cellOf(y) == cells.row(slot);
    }

    /** Sorts all bodies into cells, by where they are now. */
    public void rebuild(BodyStore store) {
        collect(store);
        int slots = cells.count();
        if (starts.length < slots + 1) {
            int capacity = Math.max(slots + 1, 2 * starts.length);
            starts = new int[capacity];
        }
        if (members.length < entryCount) {
            members = new int[entryBodies.length];
        }
        Arrays.fill(starts, 0, slots + 1, 0);
        for (int e = 0; e < entryCount; e++) {
            starts[entrySlots[e]]++;
        }
        int end = 0;
        for (int slot = 0; slot < slots; slot++) {
            end += starts[slot];
            starts[slot] = end;
        }
        starts[slots] = end;
        // The last one first, as each goes before those that are there.
        for (int e = entryCount - 1; e >= 0; e--) {
            members[--starts[entrySlots[e]]] = entryBodies[e];
        }
    }

    private void collect(BodyStore store) {
        cells.clear(columns.count(), rows.count());
        entryCount = 0;
        int limit = store.limit();
        if (spanning.length < limit) {
            spanning = new int[Math.max(limit, 2 * spanning.length)];
        }
        int spanningCount = 0;
        int[] flags = store.flags;
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & BodyFlags.ALIVE) == 0 || width[i] == 0 || height[i] == 0) {
                continue;
            }
            int column = columns.cellOf(x[i]);
            int row = rows.cellOf(y[i]);
            add(cells.slotOf(column, row), i);
            // Without a branch, as a guess at who touches more cells would often be wrong.
            spanning[spanningCount] = i;
            int further = column ^ columns.cellOf(x[i] + width[i]) | row ^ rows.cellOf(y[i] + height[i]);
            spanningCount += (further | -further) >>> Integer.SIZE - 1;
        }
        for (int s = 0; s < spanningCount; s++) {
            addFurther(store, spanning[s]);
        }
    }

    /** Adds a body to all cells that it touches but for that of its top left corner. */
    private void addFurther(BodyStore store, int i) {
        int firstColumn = columns.cellOf(store.x[i]);
        int lastColumn = columns.cellOf(store.x[i] + store.width[i]);
        int firstRow = rows.cellOf(store.y[i]);
        int lastRow = rows.cellOf(store.y[i] + store.height[i]);
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = row == firstRow ? firstColumn + 1 : firstColumn; column <= lastColumn; column++) {
                add(cells.slotOf(column, row), i);
            }
        }
    }

    private void add(int slot, int body) {
        if (entryCount == entrySlots.length) {
            entrySlots = Arrays.copyOf(entrySlots, 2 * entryCount);
            entryBodies = Arrays.copyOf(entryBodies, 2 * entryCount);
        }
        entrySlots[entryCount] = slot;
        entryBodies[entryCount] = body;
        entryCount++;
    }
}
