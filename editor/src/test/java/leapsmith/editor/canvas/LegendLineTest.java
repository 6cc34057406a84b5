package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import leapsmith.editor.Rooms;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.ReachShading;
import leapsmith.levels.scene.ShownReach;
import leapsmith.levels.scene.ShownTrail.Role;
import org.junit.jupiter.api.Test;

class LegendLineTest {
    private static final Set<Overlay> ALL = Set.of(Overlay.values());

    @Test
    void theLegendHasALineForEachShownTrailAndOverlay() {
        assertEquals(
                List.of(LegendLine.RUN, LegendLine.PREVIOUS, LegendLine.JUMPS, LegendLine.REACHED_BY_JUMPS),
                LegendLine.of(ALL, Set.of(Role.RUN, Role.PREVIOUS), ShownReach.NONE, false, false));
        List<LegendLine> playing = LegendLine.of(ALL, Set.of(Role.RUN, Role.KEPT), ShownReach.NONE, false, true);
        assertTrue(playing.containsAll(List.of(LegendLine.CELLS, LegendLine.RUN, LegendLine.KEPT)), playing.toString());
        assertFalse(playing.contains(LegendLine.PREVIOUS) || playing.contains(LegendLine.JUMPS), playing.toString());
        assertEquals(List.of(), LegendLine.of(Set.of(Overlay.GRID), Set.of(Role.RUN), ShownReach.NONE, false, true));
    }

    @Test
    void itExplainsTheShadesAndTheMarksThatAreDrawn() {
        ReachMap map = new ReachSearch(Rooms.pit()).run(1_000_000, () -> true);
        ShownReach reach = ShownReach.of(map, ReachFindings.of(map));
        assertEquals(
                List.of(LegendLine.REACHED_BY_TIME, LegendLine.SOFT_LOCK),
                LegendLine.of(Set.of(Overlay.REACH), Set.of(), reach.by(ReachShading.TIME), false, false));
        ReachMap walled = new ReachSearch(walled()).run(1_000_000, () -> true);
        assertEquals(
                List.of(LegendLine.REACHED_BY_JUMPS, LegendLine.UNREACHED),
                LegendLine.of(
                        Set.of(Overlay.REACH),
                        Set.of(),
                        ShownReach.of(walled, ReachFindings.of(walled)),
                        false,
                        false));
    }

    /** A wall up to the ceiling is between the player and the rest of the floor. */
    private static Level walled() {
        Level room = Rooms.room();
        return room.withTiles(Rooms.wall(room, 10));
    }

    @Test
    void itExplainsTheStartOfASearchFromElsewhere() {
        List<LegendLine> lines = LegendLine.of(Set.of(Overlay.REACH), Set.of(), ShownReach.NONE, true, false);
        assertTrue(lines.contains(LegendLine.SEARCH_START), lines.toString());
    }
}
