package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PieceGridTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 400 : 60;

    private record Place(int column, int row) {}

    @Test
    void itHoldsWhatANaiveMapHolds() {
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            PieceGrid grid = PieceGrid.EMPTY;
            Map<Place, Integer> naive = new HashMap<>();
            List<PieceGrid> earlier = new ArrayList<>();
            List<Map<Place, Integer>> earlierNaive = new ArrayList<>();
            for (int step = 0; step < 6; step++) {
                PieceGrid.Draft draft = grid.draft();
                for (int i = random.nextInt(60); i > 0; i--) {
                    Place at = new Place(random.nextInt(-140, 140), random.nextInt(-70, 70));
                    int piece = random.nextInt(3) == 0
                            ? 0
                            : PieceGrid.piece(random.nextInt(PieceGrid.MAX_TILE + 1), random.nextInt(8));
                    draft.set(at.column(), at.row(), piece);
                    naive.put(at, piece);
                }
                grid = draft.build();
                earlier.add(grid);
                earlierNaive.add(new HashMap<>(naive));
            }
            for (int i = 0; i < earlier.size(); i++) {
                assertHolds(earlierNaive.get(i), earlier.get(i), "seed " + seed);
            }
            int dx = random.nextInt(-200, 200);
            int dy = random.nextInt(-200, 200);
            Map<Place, Integer> moved = new HashMap<>();
            naive.forEach((at, piece) -> moved.put(new Place(at.column() + dx, at.row() + dy), piece));
            assertHolds(moved, grid.moved(dx, dy), "seed " + seed);
            assertEquals(grid, grid.moved(dx, dy).moved(-dx, -dy));
        }
    }

    private static void assertHolds(Map<Place, Integer> expected, PieceGrid grid, String message) {
        TreeMap<Integer, TreeMap<Integer, Integer>> rows = new TreeMap<>();
        expected.forEach((at, piece) -> {
            assertEquals(piece, grid.at(at.column(), at.row()), message);
            if (piece != 0) {
                rows.computeIfAbsent(at.row(), it -> new TreeMap<>()).put(at.column(), piece);
            }
        });
        assertEquals(rows, grid.rows(), message);
        assertEquals(rows.isEmpty(), grid.isEmpty(), message);
        int[] copied = new int[500];
        for (int row = -80; row < 80; row += 7) {
            boolean any = grid.copyRow(row, -250, 250, copied);
            TreeMap<Integer, Integer> pieces = rows.getOrDefault(row, new TreeMap<>());
            for (int i = 0; i < copied.length; i++) {
                assertEquals(pieces.getOrDefault(i - 250, 0), copied[i], message);
            }
            assertEquals(pieces.keySet().stream().anyMatch(it -> it >= -250 && it < 250), any, message);
        }
        assertEquals(grid, draftOf(rows), message);
        assertEquals(grid.hashCode(), draftOf(rows).hashCode(), message);
    }

    private static PieceGrid draftOf(TreeMap<Integer, TreeMap<Integer, Integer>> rows) {
        PieceGrid.Draft draft = PieceGrid.EMPTY.draft();
        rows.descendingMap()
                .forEach((row, pieces) ->
                        pieces.descendingMap().forEach((column, piece) -> draft.set(column, row, piece)));
        return draft.build();
    }

    @Test
    void aCopySharesTheChunksThatItDoesNotChange() {
        PieceGrid grid = PieceGrid.EMPTY
                .draft()
                .set(0, 0, PieceGrid.piece(1, 0))
                .set(64, 0, PieceGrid.piece(2, 0))
                .build();
        PieceGrid changed = grid.draft().set(63, 63, PieceGrid.piece(3, 0)).build();
        assertSame(grid.chunk(64, 0), changed.chunk(64, 0));
        assertNotSame(grid.chunk(0, 0), changed.chunk(0, 0));
        assertNotEquals(grid, changed);
    }

    @Test
    void aDraftCanContinueAfterItsGridIsBuilt() {
        PieceGrid.Draft draft = PieceGrid.EMPTY.draft().set(0, 0, PieceGrid.piece(1, 0));
        PieceGrid first = draft.build();
        PieceGrid second = draft.set(0, 0, 0).set(1, 0, PieceGrid.piece(2, 1)).build();
        assertEquals(PieceGrid.piece(1, 0), first.at(0, 0));
        assertEquals(0, first.at(1, 0));
        assertEquals(0, second.at(0, 0));
        assertEquals(PieceGrid.piece(2, 1), second.at(1, 0));
    }

    @Test
    void aPieceHasItsTileAndItsFlips() {
        for (int tile : new int[] {0, 1, 4711, PieceGrid.MAX_TILE}) {
            for (int flips = 0; flips < 8; flips++) {
                int piece = PieceGrid.piece(tile, flips);
                assertTrue(piece > 0);
                assertEquals(tile, PieceGrid.tileOf(piece));
                assertEquals(flips, PieceGrid.flipsOf(piece));
            }
        }
        assertThrows(IllegalArgumentException.class, () -> PieceGrid.piece(PieceGrid.MAX_TILE + 1, 0));
        assertThrows(IllegalArgumentException.class, () -> PieceGrid.piece(0, 8));
    }

    @Test
    void moreDifferentPiecesThanATableHoldsAreRefused() {
        PieceGrid.Draft draft = PieceGrid.EMPTY.draft();
        for (int i = 0; i < Character.MAX_VALUE; i++) {
            draft.set(i % 1000, i / 1000, PieceGrid.piece(i, 0));
        }
        assertThrows(IllegalArgumentException.class, () -> draft.set(0, 100, PieceGrid.piece(1 << 20, 0)));
        PieceGrid grid = draft.build();
        assertEquals(PieceGrid.piece(65_534, 0), grid.at(534, 65));
        assertThrows(IllegalArgumentException.class, () -> draft.set(PieceGrid.MAX_CELL + 1, 0, 1));
    }
}
