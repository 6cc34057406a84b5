package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import org.junit.jupiter.api.Test;

/** 80 x 60 tiles of 16 px in cells of 16 x 16 tiles: 256 px a cell, five across and four down. */
class PartitionTest {
    private final BodyStore store = new BodyStore();
    private final Partition partition = new Partition(new TileMap(80, 60, 16, Borders.CLOSED), 16, 16);

    @Test
    void aBodyIsInTheCellThatHoldsIt() {
        add(300, 600, 10, 10);
        assertEquals(List.of("1,2"), cells());
    }

    @Test
    void aBodyIsInEveryCellThatItTouchesHoweverLarge() {
        add(200, 200, 400, 100);
        assertEquals(List.of("0,0", "1,0", "2,0", "0,1", "1,1", "2,1"), cells());
    }

    @Test
    void touchingACellWithAnEdgeIsEnough() {
        add(246, 10, 10, 10);
        assertEquals(List.of("0,0", "1,0"), cells());
    }

    @Test
    void aBodyFlushWithTheFarCornerIsInTheLastCell() {
        add(1270, 950, 10, 10);
        assertEquals(List.of("4,3"), cells());
    }

    @Test
    void bodiesBeyondTheLevelAreInTheCellsAtItsEdge() {
        add(-500, -500, 10, 10);
        add(5000, 5000, 10, 10);
        assertEquals(List.of("0,0", "4,3"), cells());
    }

    @Test
    void membersComeByAscendingIndex() {
        add(50, 10, 10, 10);
        add(20, 90, 10, 10);
        add(30, 40, 10, 10);
        partition.rebuild(store);
        assertEquals(1, partition.cellCount());
        assertEquals(3, partition.memberCount(0));
        for (int i = 0; i < 3; i++) {
            assertEquals(i, partition.member(partition.start(0) + i));
        }
    }

    @Test
    void cellsMayHaveAnySize() {
        partition.setCellSize(3, 5);
        add(47, 79, 2, 2);
        assertEquals(List.of("0,0", "1,0", "0,1", "1,1"), cells());
        partition.setCellSize(1_000_000, 1_000_000);
        assertEquals(List.of("0,0"), cells());
        assertThrows(IllegalArgumentException.class, () -> partition.setCellSize(0, 1));
        assertThrows(IllegalArgumentException.class, () -> partition.setCellSize(1, -1));
    }

    private List<String> cells() {
        partition.rebuild(store);
        List<String> cells = new ArrayList<>();
        for (int slot = 0; slot < partition.cellCount(); slot++) {
            cells.add(partition.column(slot) + "," + partition.row(slot));
        }
        return cells;
    }

    private void add(double x, double y, double width, double height) {
        int index = store.lowestFreeIndex();
        store.add(index, BodyDef.box(x, y, width, height), 60);
        store.place(index, SubPixels.fromPx(x), SubPixels.fromPx(y));
    }
}
