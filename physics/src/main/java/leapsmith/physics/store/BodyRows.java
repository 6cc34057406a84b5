package leapsmith.physics.store;

import leapsmith.physics.fixed.MemorySize;

/**
 * An immutable copy of the rows of a {@link BodyStore}, for snapshots; its columns are in the store's order. Columns
 * that are equal to those of the previous copy, as sizes and filters often are, share its arrays.
 */
public final class BodyRows {
    private final Object[] columns;
    private final int used;
    private final int limit;
    private final int count;

    BodyRows(Object[] columns, int used, int limit, int count) {
        this.columns = columns;
        this.used = used;
        this.limit = limit;
        this.count = count;
    }

    /**
     * Copies the columns in use, or shares those of an earlier copy that have the same values.
     *
     * @param before an earlier copy, or null
     */
    static BodyRows copyOf(Column<?>[] columns, int used, int limit, int count, BodyRows before) {
        boolean comparable = before != null && before.used == used;
        Object[] copies = new Object[columns.length];
        for (int c = 0; c < copies.length; c++) {
            Column<?> column = columns[c];
            if (column.isUsed()) {
                copies[c] = column.copy(used, comparable ? before.columns[c] : null);
            }
        }
        return new BodyRows(copies, used, limit, count);
    }

    /**
     * The memory that the columns use, without arrays shared with another copy, which may be null. Objects that values
     * refer to are not counted: there are few of these, and the world has them too.
     */
    public long sizeInBytes(BodyRows sharedWith) {
        long bytes = MemorySize.array(columns.length, MemorySize.REFERENCE);
        for (int c = 0; c < columns.length; c++) {
            bytes += sharedWith != null && sharedWith.columns[c] == columns[c] ? 0 : Column.sizeInBytes(columns[c]);
        }
        return bytes;
    }

    /** The number of bodies alive. */
    public int count() {
        return count;
    }

    /** One more than the highest index alive. */
    public int limit() {
        return limit;
    }

    /** One more than the highest index ever alive. */
    public int used() {
        return used;
    }

    /** A column as {@link Column#copy} returned it; null if it is not in use, so that all is 0. */
    Object column(int column) {
        return columns[column];
    }
}
