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
            throw new IllegalArgumentException(
                    "width and height of a cell are " + columnsPerCell + " x " + rowsPerCell + " tiles, less than 1");
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

    /**
     * Maps coordinates to cells along one axis. Coordinates before the first or behind the last cell of the level belong to
     * that cell.
     */
    private static final class CellScale {
        private static final int NO_SHIFT = -1;
        private final long size;
        private final int shift;
        private final int last;

        private CellScale(long size, long levelSize) {
            this.size = size;
            shift = Long.bitCount(size) == 1 ? Long.numberOfTrailingZeros(size) : NO_SHIFT;
            last = (int) ((levelSize - 1) / size);
        }

        static CellScale ofColumns(TileMap map, int tilesPerCell) {
            return new CellScale((long) tilesPerCell * map.tileSub(), (long) map.columns() * map.tileSub());
        }

        static CellScale ofRows(TileMap map, int tilesPerCell) {
            return new CellScale((long) tilesPerCell * map.tileSub(), (long) map.rows() * map.tileSub());
        }

        /** The number of cells. */
        int count() {
            return last + 1;
        }

        int cellOf(int sub) {
            int cell = (int) (shift == NO_SHIFT ? Math.floorDiv(sub, size) : (long) sub >> shift);
            return Math.max(0, Math.min(cell, last));
        }
    }

    /**
     * Maps the cells that contain bodies to dense slots 0, 1, 2 ... in the order of first use.
     *
     * <p>In a level with few cells the table has an entry for each cell. Otherwise it is a hash table with open addressing
     * and linear probing, at most half full. Clearing either costs time in proportion to the cells that were in use.
     */
    static final class CellTable {
        private static final int FEW_CELLS = 1 << 18;
        private static final int FIRST_BITS = 6;
        /** Fibonacci hashing: 2^32 divided by the golden ratio. */
        private static final int SPREAD = 0x9E37_79B1;

        /** By table index: the slot plus one; 0 if there is none. */
        private int[] slots = new int[0];

        private int hashBits;
        private int levelColumns;
        private boolean direct;

        // By slot.
        private int[] columns = new int[1 << FIRST_BITS];
        private int[] rows = new int[1 << FIRST_BITS];
        private int[] places = new int[1 << FIRST_BITS];
        private int count;

        /** Removes all cells, and sets the size of the level in cells. */
        void clear(int cellColumns, int cellRows) {
            for (int slot = 0; slot < count; slot++) {
                slots[places[slot]] = 0;
            }
            count = 0;
            boolean few = (long) cellColumns * cellRows <= FEW_CELLS;
            if (few && slots.length < cellColumns * cellRows) {
                slots = new int[cellColumns * cellRows];
            } else if (!few && (direct || slots.length == 0)) {
                hashBits = FIRST_BITS;
                slots = new int[1 << hashBits];
            }
            direct = few;
            levelColumns = cellColumns;
        }

        /** The number of slots. */
        int count() {
            return count;
        }

        int column(int slot) {
            return columns[slot];
        }

        int row(int slot) {
            return rows[slot];
        }

        /** The slot of a cell, or a negative number if it has none. */
        int existingSlotOf(int column, int row) {
            return slots.length == 0 ? -1 : slots[indexOf(column, row)] - 1;
        }

        /** The slot of a cell; a new one if it has none. */
        int slotOf(int column, int row) {
            int indexOf = indexOf(column, row);
            int slot = slots[indexOf] - 1;
            return slot >= 0 ? slot : add(indexOf, column, row);
        }

        /** The table index of a cell, or the free one where it would be. */
        private int indexOf(int column, int row) {
            return direct ? row * levelColumns + column : probe(column, row);
        }

        private int probe(int column, int row) {
            int mask = slots.length - 1;
            int indexOf = (row << 16 ^ column) * SPREAD >>> Integer.SIZE - hashBits;
            while (slots[indexOf] != 0 && (columns[slots[indexOf] - 1] != column || rows[slots[indexOf] - 1] != row)) {
                indexOf = indexOf + 1 & mask;
            }
            return indexOf;
        }

        private int add(int free, int column, int row) {
            int indexOf = free;
            if (!direct && 2 * (count + 1) > slots.length) {
                grow();
                indexOf = probe(column, row);
            }
            if (count == columns.length) {
                columns = Arrays.copyOf(columns, 2 * count);
                rows = Arrays.copyOf(rows, 2 * count);
                places = Arrays.copyOf(places, 2 * count);
            }
            columns[count] = column;
            rows[count] = row;
            places[count] = indexOf;
            slots[indexOf] = ++count;
            return count - 1;
        }

        private void grow() {
            hashBits++;
            slots = new int[1 << hashBits];
            for (int slot = 0; slot < count; slot++) {
                int indexOf = probe(columns[slot], rows[slot]);
                slots[indexOf] = slot + 1;
                places[slot] = indexOf;
            }
        }
    }
}
