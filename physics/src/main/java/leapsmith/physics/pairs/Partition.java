package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.tile.TileMap;

/**
 * A uniform grid over the level, with the list of bodies that touch each cell. A body is in every cell that it touches,
 * edges included; a body without area is in none.
 *
 * <pre>
 *   slot          0            1         2 ...          a dense number for each cell in use (CellTable)
 *   starts        0            3         5 ...
 *   members    [ 7  9  2 ]  [ 2  4 ]  [ 1 ...          body indices
 * </pre>
 *
 * <p>The members of a cell are in this order: bodies whose top left corner is in it, then bodies that extend into it,
 * both by ascending index. The grid is rebuilt by a counting sort, which is stable: entries (slot, body)
 * are collected in this order, counted by slot, and written to their places.
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
    /** Bodies that touch several cells. */
    private int[] spanning = new int[16];

    private int[] members = new int[16];
    private int[] starts = new int[16];

    Partition(TileMap map, int columnsPerCell, int rowsPerCell) {
        this.map = map;
        setCellSize(columnsPerCell, rowsPerCell);
    }

    /**
     * Changes the size of cells, from the next rebuild on.
     *
     * @param columnsPerCell width in tiles, at least 1
     * @param rowsPerCell height in tiles, at least 1
     * @throws IllegalArgumentException if one is smaller
     */
    void setCellSize(int columnsPerCell, int rowsPerCell) {
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

    /** The number of cells with members; their slots are 0 to one less. */
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

    /** The number of bodies that touch a cell. */
    public int memberCount(int slot) {
        return starts[slot + 1] - starts[slot];
    }

    /** The body index at a place. */
    int member(int place) {
        return members[place];
    }

    /** The slot of a cell, or a negative number if nothing touches it. */
    int slotOf(int column, int row) {
        return cells.existingSlotOf(column, row);
    }

    /** The column of the cell that contains an x coordinate, counted in cells. */
    int columnOf(int x) {
        return columns.cellOf(x);
    }

    /** The row of the cell that contains a y coordinate, counted in cells. */
    int rowOf(int y) {
        return rows.cellOf(y);
    }

    /** Whether a point lies in a cell; every point lies in exactly one. */
    boolean holds(int slot, int x, int y) {
        return columns.cellOf(x) == cells.column(slot) && rows.cellOf(y) == cells.row(slot);
    }

    /** Sorts all bodies with an area into cells. */
    void rebuild(BodyBoxes boxes) {
        collect(boxes);
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
        // In reverse, because each entry is written before the earlier ones of its cell.
        for (int e = entryCount - 1; e >= 0; e--) {
            members[--starts[entrySlots[e]]] = entryBodies[e];
        }
    }

    private void collect(BodyBoxes boxes) {
        cells.clear(columns.count(), rows.count());
        entryCount = 0;
        int limit = boxes.limit();
        if (spanning.length < limit) {
            spanning = new int[Math.max(limit, 2 * spanning.length)];
        }
        int spanningCount = 0;
        for (int i = 0; i < limit; i++) {
            if (!boxes.hasArea(i)) {
                continue;
            }
            int column = columns.cellOf(boxes.left(i));
            int row = rows.cellOf(boxes.top(i));
            add(cells.slotOf(column, row), i);
            // There is no branch, because it would be unpredictable.
            spanning[spanningCount] = i;
            int further = column ^ columns.cellOf(boxes.right(i)) | row ^ rows.cellOf(boxes.bottom(i));
            spanningCount += (further | -further) >>> Integer.SIZE - 1;
        }
        for (int s = 0; s < spanningCount; s++) {
            addFurther(boxes, spanning[s]);
        }
    }

    /** Adds a body to all other cells that it touches. */
    private void addFurther(BodyBoxes boxes, int i) {
        int firstColumn = columns.cellOf(boxes.left(i));
        int lastColumn = columns.cellOf(boxes.right(i));
        int firstRow = rows.cellOf(boxes.top(i));
        int lastRow = rows.cellOf(boxes.bottom(i));
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
