package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.tile.TileMap;

/**
 * What the last search compared and found in each cell of a partition, counted when it is first read.
 *
 * <p>A comparison, and so a pair, belongs to the cell that contains the corner (larger left edge, larger top edge) of the
 * two bodies. At least one of them touches that cell.
 */
public final class CellCounts {
    private final PairFinder finder;
    private final Partition partition;
    /** The number of searches at the last count. */
    private long counted;

    // By slot.
    private int[] tests = new int[16];
    private int[] pairs = new int[16];

    private long totalTests;

    /** Counts in cells of a size in tiles, as {@link #setCellSize}. */
    public CellCounts(PairFinder finder, TileMap map, int columnsPerCell, int rowsPerCell) {
        this.finder = finder;
        partition = new Partition(map, columnsPerCell, rowsPerCell);
    }

    /** Changes the size of cells, as {@link Partition#setCellSize}. */
    public void setCellSize(int columnsPerCell, int rowsPerCell) {
        partition.setCellSize(columnsPerCell, rowsPerCell);
        counted = 0;
    }

    /** Width of a cell in tiles. */
    public int columnsPerCell() {
        return partition.columnsPerCell();
    }

    /** Height of a cell in tiles. */
    public int rowsPerCell() {
        return partition.rowsPerCell();
    }

    /** The cells that the bodies touched at the last search. */
    public Partition partition() {
        count();
        return partition;
    }

    /** The number of comparisons in all cells. */
    public long tests() {
        count();
        return totalTests;
    }

    /** The number of comparisons in a cell. */
    public int tests(int slot) {
        count();
        return tests[slot];
    }

    /** The number of pairs in a cell. */
    public int pairs(int slot) {
        count();
        return pairs[slot];
    }

    private void count() {
        BodyBoxes boxes = finder.detection().boxes();
        if (counted == finder.searches()) {
            return;
        }
        counted = finder.searches();
        partition.rebuild(boxes);
        int slots = partition.cellCount();
        if (tests.length < slots) {
            tests = new int[Math.max(slots, 2 * tests.length)];
            pairs = new int[tests.length];
        }
        Arrays.fill(tests, 0, slots, 0);
        Arrays.fill(pairs, 0, slots, 0);
        totalTests = 0;
        BandList bands = finder.bandsAgain();
        for (Band band = bands.next(); band != null; band = bands.next()) {
            countTests(band, boxes);
        }
        PairBuffer found = finder.pairs();
        for (int i = 0; i < found.count(); i++) {
            pairs[slotOf(found.lower(i), found.higher(i), boxes)]++;
        }
    }

    private void countTests(Band band, BodyBoxes boxes) {
        long[] corners = band.corners();
        for (int m = 0; m < band.count(); m++) {
            int body = band.bodies()[m] & Integer.MAX_VALUE;
            for (int n = m + 1; !Band.isBeyond(corners[2 * n], corners[2 * m + 1]); n++) {
                tests[slotOf(body, band.bodies()[n] & Integer.MAX_VALUE, boxes)]++;
                totalTests++;
            }
        }
    }

    private int slotOf(int body, int other, BodyBoxes boxes) {
        int x = Math.max(boxes.left(body), boxes.left(other));
        int y = Math.max(boxes.top(body), boxes.top(other));
        return partition.slotOf(partition.columnOf(x), partition.rowOf(y));
    }
}
