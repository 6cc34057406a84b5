package leapsmith.editor.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.scene.VisibleReach;
import org.junit.jupiter.api.Test;

class ReachFeatureTest {
    private final LongWorks works = new LongWorks(Runnable::run);
    private final List<String> stops = new ArrayList<>();
    private final ReachFeature.Work work = new ReachFeature.Work(works, "Searching", () -> stops.add("stop"));

    @Test
    void aSearchIsShownUntilItEnds() {
        work.report(0.1);
        work.show(state(true));
        LongWork shown = works.shownProperty().get();
        assertEquals("Searching", shown.text());
        work.report(0.25);
        assertEquals(0.25, shown.doneProperty().get());
        work.show(state(true));
        assertEquals(shown, works.shownProperty().get());
        work.show(state(false));
        assertNull(works.shownProperty().get());
        work.report(0.5);
        work.show(state(true));
        assertNotNull(works.shownProperty().get());
        work.dispose();
        assertNull(works.shownProperty().get());
    }

    @Test
    void cancellingItStopsTheSearch() {
        work.show(state(true));
        works.shownProperty().get().cancel();
        assertEquals(List.of("stop"), stops);
        assertNull(works.shownProperty().get());
        work.show(state(false));
        work.show(state(true));
        assertNotNull(works.shownProperty().get());
    }

    private static ReachState state(boolean searching) {
        return new ReachState(
                true,
                Optional.empty(),
                Optional.empty(),
                ReachFindings.NONE,
                Optional.empty(),
                VisibleReach.NONE,
                searching ? ReachState.Phase.SEARCHING : ReachState.Phase.ENDED,
                Optional.empty());
    }
}
