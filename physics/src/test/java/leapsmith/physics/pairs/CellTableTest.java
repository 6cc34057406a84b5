package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellTableTest {
    private final Partition.CellTable table = new Partition.CellTable();

    /** Sides of a level in cells: one with an entry for each cell, and one with a hash table. */
    @ParameterizedTest
    @ValueSource(ints = {400, 7_000})
    void aCellKeepsItsSlotWhenOthersAreAdded(int side) {
        table.clear(side, side);
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, table.slotOf(i % 350, i / 350));
        }
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, table.slotOf(i % 350, i / 350));
            assertEquals(i % 350, table.column(i));
            assertEquals(i / 350, table.row(i));
        }
        assertEquals(1000, table.count());
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 7_000})
    void columnAndRowAreNotMixedUp(int side) {
        table.clear(side, side);
        assertEquals(0, table.slotOf(1, 2));
        assertEquals(1, table.slotOf(2, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 7_000})
    void afterClearingSlotsStartFromZero(int side) {
        for (int before : new int[] {400, 7_000}) {
            table.clear(before, before);
            table.slotOf(5, 5);
            table.slotOf(6, 6);
            table.clear(side, side);
            assertEquals(-1, table.existingSlotOf(5, 5));
        }
        assertEquals(0, table.count());
        assertEquals(0, table.slotOf(6, 6));
        assertEquals(1, table.slotOf(5, 5));
    }
}
