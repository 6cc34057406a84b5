package leapsmith.levels.reach.repair;

import java.util.function.IntPredicate;

/** The distance of each tile of a level from the nearest one of a set in the same row. */
final class RowDistances {
    /** Farther than any jump leads. */
    static final int NONE = Short.MAX_VALUE;

    private final int columns;
    private final short[] distance;

    /**
     * The distances from some tiles.
     *
     * @param isSource whether a tile is one of the set, by its number: row times columns plus column
     */
    RowDistances(int columns, int rows, IntPredicate isSource) {
        this.columns = columns;
        distance = new short[columns * rows];
        for (int row = 0; row < rows; row++) {
            int first = row * columns;
            int last = first + columns - 1;
            for (int tile = first; tile <= last; tile++) {
                distance[tile] = isSource.test(tile) ? 0 : tile == first ? (short) NONE : next(tile - 1);
            }
            for (int tile = last - 1; tile >= first; tile--) {
                distance[tile] = (short) Math.min(distance[tile], next(tile + 1));
            }
        }
    }

    private short next(int tile) {
        return (short) Math.min(NONE, distance[tile] + 1);
    }

    /** The distance of a tile of the level, in columns; {@link #NONE} if the row has none of the set near it. */
    int of(int column, int row) {
        return distance[row * columns + column];
    }
}
