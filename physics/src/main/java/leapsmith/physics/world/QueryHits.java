package leapsmith.physics.world;

import java.util.Arrays;
import java.util.Objects;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;

/**
 * What a query found, see {@link Queries}. It can be reused for further queries.
 *
 * <p>Of a ray or a sweep the hits are in the order in which they are met; bodies that are met at the same time are in the
 * order of their indices, and the tile that ends the path is last. Of a place they are tiles, row by row, then bodies by
 * ascending index.
 */
public final class QueryHits {
    private static final TileType[] TYPES = TileType.values();
    // The numbers of a hit, and how many there are.
    private static final int BODY = 0;
    private static final int COLUMN = 1;
    private static final int ROW = 2;
    private static final int TYPE = 3;
    private static final int NORMAL_X = 4;
    private static final int NORMAL_Y = 5;
    private static final int TIME = 6;
    private static final int DENOMINATOR = 7;
    private static final int X = 8;
    private static final int Y = 9;
    private static final int NUMBERS = 10;

    private long[] numbers = new long[8 * NUMBERS];
    private int count;
    // Where the path ends.
    private long endX;
    private long endY;

    /** An empty list. */
    public QueryHits() {}

    /** {@return the number of hits} */
    public int count() {
        return count;
    }

    /**
     * {@return whether it is a tile or a closed side of the level, and not a body}
     * @param i 0 to {@link #count} - 1
     */
    public boolean isTile(int i) {
        return body(i) == EventList.NONE;
    }

    /**
     * {@return the index of the body, or {@link EventList#NONE} if it is a tile}
     * @param i 0 to {@link #count} - 1
     */
    public int body(int i) {
        return (int) number(i, BODY);
    }

    /**
     * {@return the column of the tile; -1 or the number of columns for a closed side of the level}
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if it is a body
     */
    public int column(int i) {
        return (int) ofTile(i, COLUMN);
    }

    /**
     * {@return the row of the tile; -1 or the number of rows for a closed side of the level}
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if it is a body
     */
    public int row(int i) {
        return (int) ofTile(i, ROW);
    }

    /**
     * {@return the type of the tile; a closed side of the level is a Block}
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if it is a body
     */
    public TileType type(int i) {
        return TYPES[(int) ofTile(i, TYPE)];
    }

    /**
     * {@return the x component of the normal of the face that is met, a unit vector that points back to the side from which
     * the path comes} Both components are 0 if the path touches it at its start without moving into it, and for a place.
     *
     * @param i 0 to {@link #count} - 1
     */
    public double normalX(int i) {
        return number(i, NORMAL_X) / normalLength(i);
    }

    /**
     * {@return the y component of the normal, see {@link #normalX}}
     * @param i 0 to {@link #count} - 1
     */
    public double normalY(int i) {
        return number(i, NORMAL_Y) / normalLength(i);
    }

    /**
     * {@return the part of the path until the hit: from 0, at its start, to 1} See {@link #timeNumerator} for the exact one.
     *
     * @param i 0 to {@link #count} - 1
     */
    public double fraction(int i) {
        return (double) timeNumerator(i) / timeDenominator(i);
    }

    /**
     * {@return the numerator of the exact {@link #fraction}, not negative}
     * @param i 0 to {@link #count} - 1
     */
    public long timeNumerator(int i) {
        return number(i, TIME);
    }

    /**
     * {@return the denominator of the exact {@link #fraction}, positive} The fraction isn't reduced.
     *
     * @param i 0 to {@link #count} - 1
     */
    public long timeDenominator(int i) {
        return number(i, DENOMINATOR);
    }

    /**
     * {@return left edge of the moving box when it meets the hit, in pixels; of a place its own left edge} It is between two
     * sub-pixels at most times; then it is the one nearer to the start.
     *
     * @param i 0 to {@link #count} - 1
     */
    public double x(int i) {
        return (double) number(i, X) / SubPixels.PER_PIXEL;
    }

    /**
     * {@return top edge of the moving box, see {@link #x}}
     * @param i 0 to {@link #count} - 1
     */
    public double y(int i) {
        return (double) number(i, Y) / SubPixels.PER_PIXEL;
    }

    /**
     * {@return left edge of the moving box where the query ended, in pixels: at the hit of a ray or sweep, at the tile that
     * stops one through bodies, or else at the end of its path}
     */
    public double endX() {
        return (double) endX / SubPixels.PER_PIXEL;
    }

    /** {@return top edge of the moving box, at the same place as {@link #endX}} */
    public double endY() {
        return (double) endY / SubPixels.PER_PIXEL;
    }

    void begin(long newEndX, long newEndY) {
        count = 0;
        endX = newEndX;
        endY = newEndY;
    }

    long subEndX() {
        return endX;
    }

    long subEndY() {
        return endY;
    }

    /** Adds a body that is met at a time. */
    void addBody(int body, long time, long denominator, long x, long y, int normalX, int normalY) {
        add(body, time, denominator, x, y, normalX, normalY);
    }

    /** Adds a tile that is met at a time. */
    void addTile(
            int column, int row, TileType type, long time, long denominator, long x, long y, int normalX, int normalY) {
        int at = add(EventList.NONE, time, denominator, x, y, normalX, normalY);
        numbers[at + COLUMN] = column;
        numbers[at + ROW] = row;
        numbers[at + TYPE] = type.ordinal();
    }

    private int add(int body, long time, long denominator, long x, long y, int normalX, int normalY) {
        int at = count++ * NUMBERS;
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at + BODY] = body;
        numbers[at + NORMAL_X] = normalX;
        numbers[at + NORMAL_Y] = normalY;
        numbers[at + TIME] = time;
        numbers[at + DENOMINATOR] = denominator;
        numbers[at + X] = x;
        numbers[at + Y] = y;
        return at;
    }

    /** Whether a time is before that of the only hit, if there is one. */
    boolean isFirst(long time, long denominator) {
        return count == 0 || time * numbers[DENOMINATOR] < numbers[TIME] * denominator;
    }

    /** Sorts bodies by time and index: a heapsort, which allocates nothing. */
    void sort() {
        for (int i = count / 2 - 1; i >= 0; i--) {
            sink(i, count);
        }
        for (int end = count - 1; end > 0; end--) {
            swap(0, end);
            sink(0, end);
        }
    }

    private void sink(int start, int end) {
        int at = start;
        int child = 2 * at + 1;
        while (child < end) {
            if (child + 1 < end && isBefore(child, child + 1)) {
                child++;
            }
            if (!isBefore(at, child)) {
                return;
            }
            swap(at, child);
            at = child;
            child = 2 * at + 1;
        }
    }

    private boolean isBefore(int i, int other) {
        int at = i * NUMBERS;
        int to = other * NUMBERS;
        int order = Long.compare(
                numbers[at + TIME] * numbers[to + DENOMINATOR], numbers[to + TIME] * numbers[at + DENOMINATOR]);
        return order < 0 || order == 0 && numbers[at + BODY] < numbers[to + BODY];
    }

    private void swap(int i, int other) {
        for (int n = 0; n < NUMBERS; n++) {
            long number = numbers[i * NUMBERS + n];
            numbers[i * NUMBERS + n] = numbers[other * NUMBERS + n];
            numbers[other * NUMBERS + n] = number;
        }
    }

    /** At least 1, so that a normal of 0 stays 0. */
    private double normalLength(int i) {
        long x = number(i, NORMAL_X);
        long y = number(i, NORMAL_Y);
        return Math.sqrt(Math.max(1, x * x + y * y));
    }

    private long number(int i, int which) {
        return numbers[Objects.checkIndex(i, count) * NUMBERS + which];
    }

    private long ofTile(int i, int which) {
        if (!isTile(i)) {
            throw new IllegalStateException("hit " + i + " is body " + body(i) + " and not a tile");
        }
        return number(i, which);
    }
}
