package leapsmith.levels.ldtk;

import java.io.IOException;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.SparseCells;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.model.TileRegion;

/** Reads the numbers of an IntGrid layer: all in a row, or before version 0.9 those that aren't 0 with their places. */
final class IntGridReader {
    private final SparseCells cells;
    private final TileRegion bounds;
    private final long area;
    private long listed;
    private boolean placed;
    private int outside;

    IntGridReader(SparseCells cells) {
        this.cells = cells;
        bounds = cells.bounds();
        area = bounds.area();
    }

    /** Reads the number of the next cell, row by row. */
    void readNext(JsonInput in) throws IOException {
        int value = in.unsignedNumber();
        if (value < 0) {
            throw in.tooMany("file.number-up-to-0", Integer.MAX_VALUE);
        }
        set(listed++, value);
    }

    /** Reads a number with its place. Version 0.9 wrote it in addition to the numbers in a row. */
    void readPlaced(JsonInput in) throws IOException {
        long[] place = {-1};
        int[] value = {-1};
        in.object("file.number-and-its-place", key -> {
            switch (key) {
                case "coordId" -> place[0] = in.wholeNumber(0, Integer.MAX_VALUE);
                case "v" -> value[0] = in.wholeNumber(-1, Integer.MAX_VALUE - 1);
                default -> in.skip();
            }
        });
        placed = true;
        if (place[0] >= 0) {
            // They count from 0, and an empty cell is -1.
            set(place[0], value[0] + 1);
        }
    }

    private void set(long index, int value) {
        if (index < area) {
            cells.set((int) (index % bounds.columns()), (int) (index / bounds.columns()), value);
        } else {
            outside++;
        }
    }

    Cells cells() {
        return cells;
    }

    void warn(LayerFindings findings) {
        if (listed < area && (listed > 0 || !placed)) {
            findings.missingCells(listed, area);
        }
        if (outside > 0) {
            findings.outsideCells(outside);
        }
    }
}
