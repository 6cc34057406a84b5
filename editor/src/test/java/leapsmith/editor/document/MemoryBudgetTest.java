package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;
import org.junit.jupiter.api.Test;

class MemoryBudgetTest {
    private static final long BYTES = 200_000;

    private final MemoryBudget budget = new MemoryBudget(BYTES);
    private final LevelDocument first = open();
    private final LevelDocument second = open();

    private LevelDocument open() {
        LevelDocument document = new LevelDocument(Level.empty("level", 64, 64, 16));
        document.drawFrom(budget);
        return document;
    }

    private static void paint(LevelDocument document, int steps) {
        for (int i = 0; i < steps; i++) {
            TileGrid tiles = document.level()
                    .tiles()
                    .draft()
                    .set(i % 64, i / 64, 1 + i / 64 % 2)
                    .build();
            document.apply(Message.of("step", i), document.level().withTiles(tiles));
        }
    }

    @Test
    void theHistoriesOfAllDocumentsTogetherStayWithinTheBudget() {
        paint(first, 60);
        int alone = first.history().size();
        assertTrue(alone > 20 && alone < 60, "steps: " + alone);
        List<Change> published = new ArrayList<>();
        first.addListener(published::add);
        paint(second, 60);
        assertTrue(budget.usedBytes() <= BYTES, "bytes: " + budget.usedBytes());
        int left = first.history().size();
        assertTrue(
                Math.abs(left - second.history().size()) <= 2,
                left + " and " + second.history().size());
        assertEquals(alone - left, published.size(), "each dropped step is published");
        assertEquals(new Change.HistoryChanged(), published.get(0));
        Level level = first.level();
        while (first.undo()) {
            assertFalse(first.history().canUndo() && first.history().index() == 0);
        }
        first.goTo(first.history().size());
        assertEquals(level, first.level());
    }

    @Test
    void ofADocumentWhoseStepsAreAllUndoneTheNewestAreDropped() {
        paint(first, 30);
        first.goTo(0);
        Level level = first.level();
        paint(second, 60);
        assertTrue(first.history().size() < 30);
        assertEquals(0, first.history().index());
        assertEquals(level, first.level());
        assertTrue(first.redo());
        assertEquals(Message.of("step", 0), first.history().name(0));
    }

    @Test
    void aClosedDocumentGivesItsMemoryBack() {
        paint(first, 60);
        budget.remove(first);
        assertEquals(0, budget.usedBytes());
        paint(second, 20);
        assertEquals(20, second.history().size());
    }

    @Test
    void sharesGetWhatHistoriesAndOthersLeave() {
        MemoryBudget.Share large = budget.share(1000, 2 * BYTES);
        MemoryBudget.Share small = budget.share(1000, 5000);
        assertEquals(BYTES, large.limitBytes());
        assertEquals(5000, small.limitBytes());
        small.use(5000);
        assertEquals(BYTES - 5000, large.limitBytes());
        paint(first, 10);
        long history = first.history().sizeBytes();
        assertEquals(BYTES - 5000 - history, large.limitBytes());
        large.use(BYTES);
        assertEquals(1000, small.limitBytes(), "the minimum can be used in any case");
        small.close();
        large.use(7000);
        assertEquals(history + 7000, budget.usedBytes());
        assertEquals(10, first.history().size(), "histories come first");
    }

    @Test
    void aBudgetWithoutMemoryIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new MemoryBudget(0));
    }
}
