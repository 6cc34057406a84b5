package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CellTableTest {
    private final CellTable table = new CellTable();

    @Test
    void aCellKeepsItsSlotHoweverManyComeAfterIt() {
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, table.slotOf(i * 7, i % 3));
        }
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, table.slotOf(i * 7, i % 3));
            assertEquals(i * 7, table.column(i));
            assertEquals(i % 3, table.row(i));
        }
        assertEquals(1000, table.count());
    }

    @Test
    void columnAndRowAreNotMixedUp() {
        assertEquals(0, table.slotOf(1, 2));
        assertEquals(1, table.slotOf(2, 1));
    }

    @Test
    void afterClearingSlotsBeginAnew() {
        table.slotOf(5, 5);
        table.slotOf(6, 6);
        table.clear();
        assertEquals(0, table.count());
        assertEquals(0, table.slotOf(6, 6));
        assertEquals(1, table.slotOf(5, 5));
    }
}
