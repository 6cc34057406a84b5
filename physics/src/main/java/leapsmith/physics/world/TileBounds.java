package leapsmith.physics.world;

import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/** The bounding rectangle of the tiles added to it, if any. */
final class TileBounds {
    static final Saved NOTHING = new Saved(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE);

    private final TileMap map;
    private int firstColumn;
    private int firstRow;
    private int lastColumn;
    private int lastRow;

    /** From the first to the last column and row. */
    record Saved(int firstColumn, int firstRow, int lastColumn, int lastRow) {}

    TileBounds(TileMap map) {
        this.map = map;
        clear();
    }

    boolean isEmpty() {
        return lastColumn == NOTHING.lastColumn;
    }

    void clear() {
        restore(NOTHING);
    }

    void add(int column, int row) {
        firstColumn = Math.min(firstColumn, column);
        firstRow = Math.min(firstRow, row);
        lastColumn = Math.max(lastColumn, column);
        lastRow = Math.max(lastRow, row);
    }

    /** Whether a body overlaps or touches it. It is not empty. */
    boolean touches(BodyStore store, int i) {
        long side = map.tileSub();
        return store.x[i] <= (lastColumn + 1) * side
                && store.x[i] + store.width[i] >= firstColumn * side
                && store.y[i] <= (lastRow + 1) * side
                && store.y[i] + store.height[i] >= firstRow * side;
    }

    Saved save() {
        return new Saved(firstColumn, firstRow, lastColumn, lastRow);
    }

    void restore(Saved saved) {
        firstColumn = saved.firstColumn;
        firstRow = saved.firstRow;
        lastColumn = saved.lastColumn;
        lastRow = saved.lastRow;
    }

    void addTo(StateHash hash) {
        hash.add(firstColumn).add(firstRow).add(lastColumn).add(lastRow);
    }
}
