package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class LongWorksTest {
    private final Queue<Runnable> later = new ArrayDeque<>();
    private final List<String> cancelled = new ArrayList<>();
    private final LongWorks works = new LongWorks(later::add);

    @Test
    void theWorkThatBeganFirstIsShownUntilItIsOver() {
        assertNull(works.shownProperty().get());
        LongWork first = begin("first");
        LongWork second = begin("second");
        assertSame(first, works.shownProperty().get());
        works.end(first);
        runLater();
        assertSame(second, works.shownProperty().get());
        works.end(second);
        runLater();
        assertNull(works.shownProperty().get());
    }

    @Test
    void workThatBlocksTheUserIsShownFirst() {
        LongWork beside = begin("beside");
        LongWork waited = works.beginFirst("waited", () -> {});
        assertSame(waited, works.shownProperty().get());
        waited.cancel();
        assertSame(beside, works.shownProperty().get());
    }

    @Test
    void frequentReportsAreShownOnceWithTheLatestValue() {
        LongWork work = begin("work");
        assertEquals(LongWork.UNKNOWN, work.doneProperty().get());
        assertTrue(work.report(0.1));
        assertTrue(work.report(0.2));
        assertEquals(1, later.size());
        runLater();
        assertEquals(0.2, work.doneProperty().get());
        work.report(0.3);
        runLater();
        assertEquals(0.3, work.doneProperty().get());
    }

    @Test
    void cancelledWorkIsHiddenAtOnceAndItsNextReportReturnsFalse() {
        LongWork work = begin("work");
        work.cancel();
        work.cancel();
        assertEquals(List.of("work"), cancelled);
        assertNull(works.shownProperty().get());
        assertFalse(work.isWanted());
        assertFalse(work.report(0.5));
        works.end(work);
        runLater();
        assertNull(works.shownProperty().get());
    }

    @Test
    void allCanBeCancelled() {
        begin("a");
        begin("b");
        works.cancelAll();
        assertEquals(List.of("a", "b"), cancelled);
        assertNull(works.shownProperty().get());
    }

    private LongWork begin(String text) {
        return works.begin(text, () -> cancelled.add(text));
    }

    private void runLater() {
        while (!later.isEmpty()) {
            later.remove().run();
        }
    }
}
