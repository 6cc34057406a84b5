package leapsmith.physics.store;

import leapsmith.physics.body.Movement;

/** A copy of the rows of a {@link BodyStore}, for snapshots. Never changes; its columns are in the store's order. */
public final class BodyRows {
    private final int[][] columns;
    private final Movement[] movements;
    private final int limit;
    private final int count;

    BodyRows(int[][] columns, Movement[] movements, int limit, int count) {
        this.columns = columns;
        this.movements = movements;
        this.limit = limit;
        this.count = count;
    }

    /** How many bodies are alive. */
    public int count() {
        return count;
    }

    int limit() {
        return limit;
    }

    int used() {
        return movements.length;
    }

    void copyColumn(int column, int[] into) {
        System.arraycopy(columns[column], 0, into, 0, used());
    }

    void copyMovements(Movement[] into) {
        System.arraycopy(movements, 0, into, 0, used());
    }
}
