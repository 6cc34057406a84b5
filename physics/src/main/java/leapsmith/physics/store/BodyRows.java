package leapsmith.physics.store;

import java.util.List;
import leapsmith.physics.fixed.MemorySize;

/**
 * A copy of the rows of a {@link BodyStore}, for snapshots. Never changes; its columns are in the store's order. Many
 * of them, as sizes and filters, are the same from one copy to the next, and then both have one array.
 */
public final class BodyRows {
    private final Object[] columns;
    private final int used;
    private final int limit;
    private final int count;

    private BodyRows(Object[] columns, int used, int limit, int count) {
        this.columns = columns;
        this.used = used;
        this.limit = limit;
        this.count = count;
    }

    /**
     * Copies columns, or takes those of an earlier copy where it has the same values.
     *
     * @param before an earlier copy, or null
     */
    static BodyRows copyOf(List<Column<?>> columns, int used, int limit, int count, BodyRows before) {
        boolean comparable = before != null && before.used == used;
        Object[] copies = new Object[columns.size()];
        for (int c = 0; c < copies.length; c++) {
            copies[c] = columns.get(c).copy(used, comparable ? before.columns[c] : null);
        }
        return new BodyRows(copies, used, limit, count);
    }

    /**
     * The memory that the columns take, but for those of another copy, which may be null. What their values refer to
     * is not counted: there are few of these, and the world has them too.
     */
    public long sizeInBytes(BodyRows besides) {
        long bytes = MemorySize.array(columns.length, MemorySize.REFERENCE);
        for (int c = 0; c < columns.length; c++) {
            bytes += besides != null && besides.columns[c] == columns[c] ? 0 : Column.sizeInBytes(columns[c]);
        }
        return bytes;
    }

    /** How many bodies are alive. */
    public int count() {
        return count;
    }

    int limit() {
        return limit;
    }

    int used() {
        return used;
    }

    /** A column as of {@link Column#copy}. */
    Object column(int column) {
        return columns[column];
    }
}
