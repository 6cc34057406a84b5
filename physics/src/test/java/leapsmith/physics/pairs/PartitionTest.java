package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import org.junit.jupiter.api.Test;

/** 80 x 60 tiles of 16 px in cells of 16 x 16 tiles: 256 px per cell, five across and four down. */
class PartitionTest {
    private final BodyStore store = new BodyStore();
    private final Partition partition = new Partition(new TileMap(80, 60, 16, Borders.CLOSED), 16, 16);

    @Test
    void aBodyIsInTheCellThatContainsIt() {
        add(300, 600, 10, 10);
        assertEquals(List.of("1,2"), cells());
    }

    @Test
    void aLargeBodyIsInEveryCellThatItTouches() {
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
    void membersThatBeginInTheCellComeFirst() {
        add(250, 90, 20, 10);
        add(300, 10, 10, 10);
        add(240, 50, 50, 10);
        add(270, 40, 10, 10);
        rebuild();
        int slot = partition.slotOf(1, 0);
        assertEquals(4, partition.memberCount(slot));
        int[] order = {1, 3, 0, 2};
        for (int i = 0; i < order.length; i++) {
            assertEquals(order[i], partition.member(partition.start(slot) + i));
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

    @Test
    void cellsOfEachSizeContainTheBodiesThatTouchThem() {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 60; round++) {
            partition.setCellSize(1 + random.nextInt(30), 1 + random.nextInt(30));
            int count = random.nextInt(120);
            for (int i = 0; i < count; i++) {
                double side = random.nextInt(6) == 0 ? 700 : 40;
                // Some have an edge at that of a cell, some have no area.
                double x = random.nextInt(-3, 84) * 16 + random.nextInt(3) - 1;
                double y = random.nextInt(-3, 64) * 16 + random.nextInt(3) - 1;
                add(x, y, random.nextInt(20) == 0 ? 0 : random.nextInt((int) side), random.nextInt((int) side));
            }
            assertCellsAreThoseOfBruteForce();
            while (store.limit() > 0) {
                store.remove(store.limit() - 1);
            }
        }
    }

    private void assertCellsAreThoseOfBruteForce() {
        Map<String, List<Integer>> expected = new HashMap<>();
        addTo(expected, true);
        addTo(expected, false);
        Map<String, List<Integer>> seen = new HashMap<>();
        List<String> cells = cells();
        for (int slot = 0; slot < cells.size(); slot++) {
            List<Integer> members = new ArrayList<>();
            for (int place = partition.start(slot); place < partition.end(slot); place++) {
                members.add(partition.member(place));
            }
            assertEquals(members.size(), partition.memberCount(slot));
            assertEquals(slot, partition.slotOf(partition.column(slot), partition.row(slot)));
            seen.put(cells.get(slot), members);
        }
        assertEquals(expected, seen);
    }

    /** Adds all bodies to the cells in which they begin, or to those into which they extend. */
    private void addTo(Map<String, List<Integer>> cells, boolean begin) {
        for (int i = 0; i < store.limit(); i++) {
            if (store.width[i] > 0 && store.height[i] > 0) {
                int firstRow = row(store.y[i]);
                int firstColumn = column(store.x[i]);
                for (int row = firstRow; row <= row(store.y[i] + store.height[i]); row++) {
                    for (int c = firstColumn; c <= column(store.x[i] + store.width[i]); c++) {
                        if (begin == (row == firstRow && c == firstColumn)) {
                            cells.computeIfAbsent(c + "," + row, key -> new ArrayList<>())
                                    .add(i);
                        }
                    }
                }
            }
        }
    }

    private int column(int x) {
        return cell(x, partition.columnsPerCell(), 80);
    }

    private int row(int y) {
        return cell(y, partition.rowsPerCell(), 60);
    }

    /** The first and the last cell extend beyond the level. */
    private static int cell(int at, int tiles, int levelTiles) {
        int last = (levelTiles - 1) / tiles;
        return Math.max(0, Math.min(last, Math.floorDiv(at, 16 * 4096 * tiles)));
    }

    private void rebuild() {
        BodyBoxes boxes = new BodyBoxes();
        boxes.copy(store);
        partition.rebuild(boxes);
    }

    private List<String> cells() {
        rebuild();
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
