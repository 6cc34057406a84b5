package leapsmith.levels.reach.bound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sets of cells are compared with ordinary sets. */
class CellSetTest {
    @Test
    void addingEmptySetsLeavesASetEmpty() {
        CellSet sum = new CellSet(1000);
        sum.add(emptied(1000, 700));
        sum.add(emptied(1000, 100));
        assertTrue(sum.isEmpty());
    }

    @Test
    void aSetIsThatOfItsCells() {
        SplittableRandom random = new SplittableRandom(1);
        for (int count : new int[] {1, 63, 64, 65, 200, 640}) {
            CellSet set = new CellSet(count);
            TreeSet<Integer> expected = new TreeSet<>();
            for (int step = 0; step < 300; step++) {
                change(random, count, set, expected);
                assertEquals(expected.isEmpty(), set.isEmpty(), "step " + step);
                if (!expected.isEmpty()) {
                    assertEquals(expected.first(), set.least(), "step " + step);
                    assertEquals(expected.last(), set.greatest(), "step " + step);
                }
                int cell = random.nextInt(count);
                assertEquals(expected.contains(cell), set.meets(cell, cell), "step " + step + ", cell " + cell);
            }
        }
    }

    @Test
    void cellsOutsideTheGridAreIgnored() {
        CellSet set = new CellSet(70);
        set.addRange(-10, -1);
        set.addRange(70, 90);
        assertTrue(set.isEmpty());
        set.addRange(69, 200);
        set.widen(100);
        assertEquals(0, set.least());
        assertEquals(69, set.greatest());
        assertFalse(set.meets(70, 127));
    }

    @Test
    void aFewCellsAtASideAreWidenedToAllWithinTheDistance() {
        for (int count : new int[] {1, 7, 64, 65, 200}) {
            for (int cell : new int[] {0, Math.min(1, count - 1), count - 1}) {
                for (int distance = 0; distance < 140; distance++) {
                    CellSet set = new CellSet(count);
                    set.addRange(cell, cell);
                    set.widen(distance);
                    for (int other = 0; other < count; other++) {
                        assertEquals(
                                Math.abs(other - cell) <= distance,
                                set.meets(other, other),
                                cell + " of " + count + " widened by " + distance + ", at " + other);
                    }
                }
            }
        }
    }

    private static void change(SplittableRandom random, int count, CellSet set, TreeSet<Integer> expected) {
        int from = random.nextInt(count);
        int to = Math.min(count - 1, from + random.nextInt(count));
        CellSet other = new CellSet(count);
        other.addRange(from, to);
        TreeSet<Integer> range = new TreeSet<>();
        for (int cell = from; cell <= to; cell++) {
            range.add(cell);
        }
        switch (random.nextInt(5)) {
            case 0 -> {
                set.add(other);
                expected.addAll(range);
            }
            case 1 -> {
                set.remove(other);
                expected.removeAll(range);
            }
            case 2 -> {
                set.keep(other);
                expected.retainAll(range);
            }
            case 3 -> set.add(emptied(count, from));
            default -> {
                int distance = random.nextInt(5);
                set.widen(distance);
                TreeSet<Integer> before = new TreeSet<>(expected);
                for (int cell : before) {
                    for (int near = Math.max(0, cell - distance);
                            near <= Math.min(count - 1, cell + distance);
                            near++) {
                        expected.add(near);
                    }
                }
            }
        }
    }

    /** A set that had a cell, and has none any more. */
    private static CellSet emptied(int count, int cell) {
        CellSet set = new CellSet(count);
        set.addRange(cell, cell);
        set.keep(new CellSet(count));
        return set;
    }
}
