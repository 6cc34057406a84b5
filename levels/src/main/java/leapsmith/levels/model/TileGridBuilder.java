package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Builds a grid row by row from the top; holds no more than the finished chunks and 64 rows. The number of rows need
 * not be known in advance.
 */
public final class TileGridBuilder {
    private final int columns;
    private final List<Chunk[]> lines = new ArrayList<>();
    private byte[][] open;
    private int rows;

    /**
     * For rows of this many tiles.
     *
     * @param columns tiles in a row, at least 1
     */
    public TileGridBuilder(int columns) {
        TileGrid.requireSize(columns, 1);
        this.columns = columns;
    }

    /** {@return the rows added so far} */
    public int rows() {
        return rows;
    }

    /**
     * Adds the next row: the first values of an array, which is copied.
     *
     * @param values at least as many as a row has tiles, each 0 to 255
     * @throws IllegalArgumentException if the grid has too many tiles now
     */
    public void addRow(byte[] values) {
        TileGrid.requireSize(columns, rows + 1);
        if (open == null) {
            open = new byte[Chunk.count(columns)][Chunk.CELLS];
        }
        int rowInChunk = (rows & Chunk.MASK) << Chunk.SHIFT;
        for (int chunk = 0; chunk < open.length; chunk++) {
            System.arraycopy(values, chunk << Chunk.SHIFT, open[chunk], rowInChunk, Chunk.extent(chunk, columns));
        }
        rows++;
        if ((rows & Chunk.MASK) == 0) {
            close(Chunk.SIDE);
        }
    }

    /**
     * Builds the grid of all rows added. The builder can't be used afterward.
     *
     * @return the grid
     * @throws IllegalArgumentException if there is no row
     */
    public TileGrid build() {
        TileGrid.requireSize(columns, rows);
        if (open != null) {
            close(rows & Chunk.MASK);
        }
        return new TileGrid(columns, rows, lines.toArray(Chunk[][]::new));
    }

    private void close(int height) {
        Chunk[] line = new Chunk[open.length];
        for (int chunk = 0; chunk < line.length; chunk++) {
            line[chunk] = Chunk.of(open[chunk], Chunk.extent(chunk, columns), height);
        }
        lines.add(line);
        open = null;
    }
}
