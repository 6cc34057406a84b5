package leapsmith.editor.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import org.junit.jupiter.api.Test;

class ReachFeatureTest {
    private final LongWorks works = new LongWorks(Runnable::run);
    private final List<String> stops = new ArrayList<>();
    private final ReachFeature.Work work = new ReachFeature.Work(works, () -> "Searching", () -> stops.add("stop"));

    @Test
    void aSearchIsShownUntilItEnds() {
        work.report(0.1);
        work.show(true);
        LongWork shown = works.shownProperty().get();
        assertEquals("Searching", shown.text());
        work.report(0.25);
        assertEquals(0.25, shown.doneProperty().get());
        work.show(true);
        assertEquals(shown, works.shownProperty().get());
        work.show(false);
        assertNull(works.shownProperty().get());
        work.report(0.5);
        work.show(true);
        assertNotNull(works.shownProperty().get());
        work.show(false);
        assertNull(works.shownProperty().get());
    }

    @Test
    void cancellingItStopsTheSearch() {
        work.show(true);
        works.shownProperty().get().cancel();
        assertEquals(List.of("stop"), stops);
        assertNull(works.shownProperty().get());
        work.show(false);
        work.show(true);
        assertNotNull(works.shownProperty().get());
    }
}
