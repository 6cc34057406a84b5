package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * Finds the bodies that touch a rectangle, using a partition that is rebuilt at the first query after {@link #changed}.
 * The result is valid until the next query.
 *
 * <p>A body in several cells of the rectangle is reported by the cell that contains the corner (larger left edge,
 * larger top edge) of the overlap. If the rectangle has more cells than are in use, the cells in use are scanned
 * instead.
 */
public final class BodyQuery {
    private static final int CELL_TILES = 16;

    private final BodyStore store;
    private final BodyBoxes boxes = new BodyBoxes();
    private final Partition partition;
    private boolean stale = true;
    private int[] found = new int[16];
    private int count;

    // The rectangle of the query.
    private int left;
    private int top;
    private int right;
    private int bottom;

    public BodyQuery(BodyStore store, TileMap map) {
        this(store, new Partition(map, CELL_TILES, CELL_TILES));
    }

    BodyQuery(BodyStore store, Partition partition) {
        this.store = store;
        this.partition = partition;
    }

    /** Marks the partition as stale, because bodies may have been added, moved, resized or removed. */
    public void changed() {
        stale = true;
    }

    /** The number of bodies that the last query found. */
    public int count() {
        return count;
    }

    /** One of the bodies found, by ascending index. */
    public int body(int i) {
        return found[i];
    }

    /**
     * Finds the bodies with an area that overlap a rectangle, touching included. The rectangle is clamped to the range of
     * {@code int}.
     */
    public void find(long fromX, long fromY, long toX, long toY) {
        if (stale) {
            boxes.copy(store);
            partition.rebuild(boxes);
            stale = false;
        }
        left = cut(fromX);
        top = cut(fromY);
        right = cut(toX);
        bottom = cut(toY);
        count = 0;
        int firstColumn = partition.columnOf(left);
        int lastColumn = partition.columnOf(right);
        int firstRow = partition.rowOf(top);
        int lastRow = partition.rowOf(bottom);
        long asked = (lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L);
        if (asked > partition.cellCount()) {
            for (int slot = 0; slot < partition.cellCount(); slot++) {
                int column = partition.column(slot);
                int row = partition.row(slot);
                if (column >= firstColumn && column <= lastColumn && row >= firstRow && row <= lastRow) {
                    addFrom(slot);
                }
            }
        } else {
            for (int row = firstRow; row <= lastRow; row++) {
                for (int column = firstColumn; column <= lastColumn; column++) {
                    int slot = partition.slotOf(column, row);
                    if (slot >= 0) {
                        addFrom(slot);
                    }
                }
            }
        }
        IndexSort.sort(found, count);
    }

    private void addFrom(int slot) {
        int end = partition.end(slot);
        for (int place = partition.start(slot); place < end; place++) {
            int i = partition.member(place);
            int x = boxes.left(i);
            int y = boxes.top(i);
            boolean meets = x <= right && boxes.right(i) >= left && y <= bottom && boxes.bottom(i) >= top;
            if (meets && partition.holds(slot, Math.max(left, x), Math.max(top, y))) {
                add(i);
            }
        }
    }

    private void add(int body) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = body;
    }

    private static int cut(long sub) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(sub, Integer.MAX_VALUE));
    }

    /** Sorts the first numbers of an array in ascending order, in place: short arrays by insertion, others by heapsort. */
    static final class IndexSort {
        private static final int FEW = 24;

        private IndexSort() {}

        static void sort(int[] numbers, int count) {
            if (count <= FEW) {
                for (int i = 1; i < count; i++) {
                    int number = numbers[i];
                    int to = i;
                    while (to > 0 && numbers[to - 1] > number) {
                        numbers[to] = numbers[to - 1];
                        to--;
                    }
                    numbers[to] = number;
                }
                return;
            }
            for (int i = count / 2 - 1; i >= 0; i--) {
                sink(numbers, i, count);
            }
            for (int end = count - 1; end > 0; end--) {
                int largest = numbers[0];
                numbers[0] = numbers[end];
                numbers[end] = largest;
                sink(numbers, 0, end);
            }
        }

        private static void sink(int[] numbers, int start, int count) {
            int number = numbers[start];
            int at = start;
            int child = 2 * at + 1;
            while (child < count) {
                if (child + 1 < count && numbers[child + 1] > numbers[child]) {
                    child++;
                }
                if (numbers[child] <= number) {
                    break;
                }
                numbers[at] = numbers[child];
                at = child;
                child = 2 * at + 1;
            }
            numbers[at] = number;
        }
    }
}
