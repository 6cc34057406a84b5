package leapsmith.levels.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which piece of a sheet is in which cell of a grid. It has no size, as most cells are empty. Immutable: copies share all
 * chunks of 64 x 64 cells that they don't change. A chunk takes 8 KB.
 *
 * <p>A piece is a number: 0 for none, or {@link #piece} of its tile in the sheet and how it is flipped.
 */
public final class PieceGrid {
    /** Without any piece. */
    public static final PieceGrid EMPTY = new PieceGrid(new long[0], new char[0][], new int[] {0});

    /** The piece is mirrored from left to right. */
    public static final int FLIP_X = 1;

    /** The piece is turned upside down. */
    public static final int FLIP_Y = 2;

    /** The rows and columns of the piece are exchanged, before it is mirrored. */
    public static final int TRANSPOSE = 4;

    /** The largest number of a tile in a sheet. */
    public static final int MAX_TILE = (1 << 24) - 1;

    /** The largest column and row. */
    public static final int MAX_CELL = Limits.MAX_SIDE_PX;

    private static final int SIDE = 64;

    /** The places of the chunks in ascending order, so that looking one up needs no object. */
    private final long[] places;

    /** By chunk, the index of the piece of each cell in the table. */
    private final char[][] chunks;

    /** The pieces that occur, the first of which is 0. */
    private final int[] table;

    private PieceGrid(long[] places, char[][] chunks, int[] table) {
        this.places = places;
        this.chunks = chunks;
        this.table = table;
    }

    /**
     * {@return a piece}
     *
     * @param tile number of the tile in the sheet, row by row from 0 to {@link #MAX_TILE}
     * @param flips sum of {@link #FLIP_X}, {@link #FLIP_Y} and {@link #TRANSPOSE}
     */
    public static int piece(int tile, int flips) {
        if (tile < 0 || tile > MAX_TILE || flips < 0 || flips > 7) {
            throw new IllegalArgumentException("no piece has tile " + tile + " and flips " + flips);
        }
        return (tile << 3 | flips) + 1;
    }

    /**
     * {@return the tile of a piece}
     *
     * @param piece not 0
     */
    public static int tileOf(int piece) {
        return piece - 1 >> 3;
    }

    /**
     * {@return the flips of a piece}
     *
     * @param piece not 0
     */
    public static int flipsOf(int piece) {
        return piece - 1 & 7;
    }

    /** {@return how many chunks of 64 x 64 cells have pieces} */
    public int chunks() {
        return chunks.length;
    }

    /** {@return whether there is no piece} */
    public boolean isEmpty() {
        return chunks.length == 0;
    }

    /**
     * {@return the piece in a cell; 0 for none}
     *
     * @param column any number; outside of the grid there are no pieces
     * @param row any number
     */
    public int at(int column, int row) {
        char[] chunk = chunk(column, row);
        return chunk == null ? 0 : table[chunk[(row & SIDE - 1) * SIDE + (column & SIDE - 1)]];
    }

    /**
     * Copies a part of a row.
     *
     * @param row any number
     * @param from the first column
     * @param to the column after the last
     * @param into receives the pieces from its start on
     * @return whether any of them isn't 0
     */
    public boolean copyRow(int row, int from, int to, int[] into) {
        boolean any = false;
        int column = from;
        while (column < to) {
            int end = Math.min(to, (column & -SIDE) + SIDE);
            char[] chunk = chunk(column, row);
            if (chunk == null) {
                Arrays.fill(into, column - from, end - from, 0);
            } else {
                int at = (row & SIDE - 1) * SIDE;
                for (int c = column; c < end; c++) {
                    int piece = table[chunk[at + (c & SIDE - 1)]];
                    into[c - from] = piece;
                    any |= piece != 0;
                }
            }
            column = end;
        }
        return any;
    }

    /** {@return the pieces of each row by their columns, in ascending order} */
    public TreeMap<Integer, TreeMap<Integer, Integer>> rows() {
        TreeMap<Integer, TreeMap<Integer, Integer>> rows = new TreeMap<>();
        for (int k = 0; k < chunks.length; k++) {
            char[] chunk = chunks[k];
            for (int i = 0; i < chunk.length; i++) {
                if (chunk[i] != 0) {
                    int row = (int) (places[k] >> 32) * SIDE + i / SIDE;
                    int column = (int) places[k] * SIDE + i % SIDE;
                    rows.computeIfAbsent(row, it -> new TreeMap<>()).put(column, table[chunk[i]]);
                }
            }
        }
        return rows;
    }

    /** {@return a draft that starts with these pieces} */
    public Draft draft() {
        return new Draft(this);
    }

    /**
     * {@return these pieces at other places}
     *
     * @param columns how far they move to the right
     * @param rows how far they move down
     */
    public PieceGrid moved(int columns, int rows) {
        Draft draft = EMPTY.draft();
        rows().forEach((row, pieces) ->
                pieces.forEach((column, piece) -> draft.set(column + columns, row + rows, piece)));
        return draft.build();
    }

    /**
     * {@return what stands for a part of 64 x 64 cells; null for an empty one} As long as two grids have the same object for
     * a part, it has the same pieces in both, so what was made of it need not be made again.
     *
     * @param partColumn counted in parts, 0 for the cells from 0 on
     * @param partRow counted in parts, 0 for the cells from 0 on
     */
    public Object part(int partColumn, int partRow) {
        return chunk(partColumn * SIDE, partRow * SIDE);
    }

    /** The chunk that holds a cell; null if there is none. */
    char[] chunk(int column, int row) {
        int at = Arrays.binarySearch(places, key(column, row));
        return at < 0 ? null : chunks[at];
    }

    private static long key(int column, int row) {
        return (long) (row >> 6) << 32 | column >> 6 & 0xffffffffL;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof PieceGrid grid) || !Arrays.equals(places, grid.places)) {
            return false;
        }
        for (int k = 0; k < chunks.length; k++) {
            char[] mine = chunks[k];
            char[] theirs = grid.chunks[k];
            if (mine == theirs && table == grid.table) {
                continue;
            }
            for (int i = 0; i < mine.length; i++) {
                if (table[mine[i]] != grid.table[theirs[i]]) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }

    @Override
    public String toString() {
        return "PieceGrid[" + chunks.length + " chunks]";
    }

    /** Changes of pieces that become a new grid. */
    public static final class Draft {
        private final TreeMap<Long, char[]> chunks = new TreeMap<>();
        private final Map<Long, char[]> changed = new HashMap<>();
        private final Map<Integer, Character> indexes = new HashMap<>();
        private int[] table;
        private int size;

        private Draft(PieceGrid grid) {
            for (int i = 0; i < grid.places.length; i++) {
                chunks.put(grid.places[i], grid.chunks[i]);
            }
            table = grid.table;
            size = table.length;
            for (int i = 0; i < size; i++) {
                indexes.put(table[i], (char) i);
            }
        }

        /**
         * Puts a piece into a cell; cells outside of a level may have pieces too.
         *
         * @param column within {@link #MAX_CELL} of 0
         * @param row within {@link #MAX_CELL} of 0
         * @param piece 0 for none
         * @return this draft
         */
        public Draft set(int column, int row, int piece) {
            if (Math.abs(column) > MAX_CELL || Math.abs(row) > MAX_CELL) {
                throw new IllegalArgumentException("there is no cell " + column + ", " + row);
            }
            long key = key(column, row);
            char[] chunk = changed.get(key);
            if (chunk == null) {
                char[] before = chunks.get(key);
                if (before == null && piece == 0) {
                    return this;
                }
                chunk = before == null ? new char[SIDE * SIDE] : before.clone();
                changed.put(key, chunk);
            }
            chunk[(row & SIDE - 1) * SIDE + (column & SIDE - 1)] = index(piece);
            return this;
        }

        /**
         * {@return the piece of a cell now; 0 for none}
         *
         * @param column of the cell
         * @param row of the cell
         */
        public int at(int column, int row) {
            long key = key(column, row);
            char[] chunk = changed.getOrDefault(key, chunks.get(key));
            return chunk == null ? 0 : table[chunk[(row & SIDE - 1) * SIDE + (column & SIDE - 1)]];
        }

        private char index(int piece) {
            Character known = indexes.get(piece);
            if (known != null) {
                return known;
            }
            if (size > Character.MAX_VALUE) {
                throw new IllegalArgumentException("more than " + Character.MAX_VALUE + " different pieces");
            }
            if (size == table.length) {
                table = Arrays.copyOf(table, Math.max(size + 1, size * 2));
            }
            table[size] = piece;
            indexes.put(piece, (char) size);
            return (char) size++;
        }

        /** {@return the grid with all changes} */
        public PieceGrid build() {
            if (changed.isEmpty() && chunks.isEmpty()) {
                return EMPTY;
            }
            changed.forEach((key, chunk) -> {
                boolean any = false;
                for (char index : chunk) {
                    any |= index != 0;
                }
                if (any) {
                    chunks.put(key, chunk);
                } else {
                    chunks.remove(key);
                }
            });
            changed.clear();
            if (chunks.isEmpty()) {
                return EMPTY;
            }
            long[] places = chunks.keySet().stream().mapToLong(it -> it).toArray();
            return new PieceGrid(places, chunks.values().toArray(char[][]::new), Arrays.copyOf(table, size));
        }
    }
}
