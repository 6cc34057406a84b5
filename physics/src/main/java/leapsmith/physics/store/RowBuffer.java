package leapsmith.physics.store;

/**
 * A reusable copy of the rows of a {@link BodyStore}. Copying into it again allocates nothing, unless there are more
 * rows than ever before. The numbers of all columns in use are in one array, as most worlds have few rows and many columns.
 */
public final class RowBuffer {
    int[] numbers = new int[0];
    /** Which columns these are of: a bit for each. */
    long columns;

    Object[] values = new Object[0];
    int used;
    int limit;
    int count;

    /** Makes room for a copy. */
    void require(int numberCount, int valueCount) {
        if (numbers.length < numberCount) {
            numbers = new int[numberCount];
        }
        if (values.length < valueCount) {
            values = new Object[valueCount];
        }
    }

    /** The number of bodies alive. */
    public int count() {
        return count;
    }
}
