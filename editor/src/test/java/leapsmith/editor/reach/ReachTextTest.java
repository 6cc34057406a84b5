package leapsmith.editor.reach;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ReachTextTest {
    private static final Level ROOM = with(floored(30, 10), hero(20, 104));

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final LevelObject near = ZoneType.TYPE.create("near", ZoneType.GOAL, 100, 96, 16, 48);
    private final LevelObject far = ZoneType.TYPE.create("far", ZoneType.GOAL, 400, 96, 16, 48);

    @Test
    void nothingIsSaidWhileItIsOff() {
        assertEquals("", ReachText.summary(texts, ReachState.OFF));
    }

    @Test
    void aSearchThatContinuesSaysSo() {
        assertEquals(
                "Reach: searching…",
                ReachText.summary(texts, state(Optional.empty(), Optional.empty(), ReachFindings.NONE, true)));
        assertEquals("Reach: 30 tiles, searching…", ReachText.summary(texts, state(with(ROOM, near), true)));
    }

    @Test
    void aGoalHasItsTimeAndSeveralAreCounted() {
        Level one = with(ROOM, near);
        int ticks = (int) search(one).goals().get(0).run().orElseThrow().run().length();
        assertEquals(
                String.format(Locale.ROOT, "Reach: 30 tiles, near in %.2f s", ticks / 60.0),
                ReachText.summary(texts, state(one, false)));
        assertEquals("Reach: 30 tiles", ReachText.summary(texts, state(ROOM, false)));
        Level two = with(one, far);
        assertEquals("Reach: 30 tiles, 2 of 2 goals", ReachText.summary(texts, state(two, false)));
        Level walled = two.withTiles(Rooms.wall(two, 14));
        assertEquals("Reach: 14 tiles, 1 of 2 goals", ReachText.summary(texts, state(walled, false)));
        Level without = with(ROOM, far).withTiles(Rooms.wall(two, 14));
        assertEquals("Reach: 14 tiles, far impossible", ReachText.summary(texts, state(without, false)));
        // The upper bound covers no such coyote time.
        LevelObject player = without.player().orElseThrow();
        Level unsure = without.withObject(player.id(), player.with(CharacterType.COYOTE_TIME, 0.6));
        assertEquals("Reach: 14 tiles, no way to far found", ReachText.summary(texts, state(unsure, false)));
    }

    @Test
    void aSearchThatDidNotTryEverythingSaysSo() {
        Optional<ReachMap> part = Optional.of(new ReachSearch(ROOM).run(2_000, () -> true));
        String tiles = "Reach: " + part.get().tileCount() + " tiles, ";
        assertEquals(
                tiles + "not all searched",
                ReachText.summary(texts, state(Optional.empty(), part, ReachFindings.NONE, false)));
        ReachState stopped = state(Optional.empty(), part, ReachFindings.NONE, ReachState.Phase.STOPPED);
        assertEquals(tiles + "stopped", ReachText.summary(texts, stopped));
        ReachState inView = state(Optional.empty(), part, ReachFindings.NONE, ReachState.Phase.AROUND_VIEW);
        assertEquals(tiles + "only around the view", ReachText.summary(texts, inView));
    }

    @Test
    void softLocksAreCounted() {
        String text = ReachText.summary(texts, state(Rooms.pit(), false));
        assertTrue(text.endsWith(" s, 1 soft lock"), text);
    }

    @Test
    void aComparisonHasItsTilesAndGoals() {
        Level one = with(ROOM, near);
        ReachState state = state(one, false);
        ReachMap walled = search(one.withTiles(Rooms.wall(one, 5)));
        ReachState compared = new ReachState(
                true,
                state.start(),
                Optional.of(new ReachResult(
                        state.map().orElseThrow(),
                        List.of(),
                        ReachFindings.NONE,
                        Optional.of(new ReachComparison(MovementVariant.NO_LEDGES, walled, 2, 27)),
                        VisibleReach.NONE)),
                ReachState.Phase.ENDED,
                Optional.empty());
        assertEquals(
                ReachText.summary(texts, state) + ", no ledges: +2 −27, near impossible",
                ReachText.summary(texts, compared));
    }

    @Test
    void aSearchThatEndedWithoutAResultWasStopped() {
        ReachState failed =
                new ReachState(true, Optional.empty(), Optional.empty(), ReachState.Phase.STOPPED, Optional.empty());
        assertEquals("Reach: stopped", ReachText.summary(texts, failed));
    }

    @Test
    void aRunIsNamedAfterItsTarget() {
        ReachMap map = search(with(ROOM, near));
        ReachRun toTile =
                new ReachRun(new ReachRun.OfTile(3, 9, 1), map.runTo(3, 9).orElseThrow(), Trail.EMPTY);
        ReachRun toGoal = new ReachRun(
                new ReachRun.OfGoal("near", List.of()), map.goals().get(0).run().orElseThrow(), Trail.EMPTY);
        String tileSeconds = texts.numbers().seconds(PlayTime.of(toTile.recording()));
        String goalSeconds = texts.numbers().seconds(PlayTime.of(toGoal.recording()));
        assertEquals(tileSeconds + " s, 1 jump", ReachText.of(texts, toTile));
        assertEquals("near in " + goalSeconds + " s", ReachText.of(texts, toGoal));
        assertEquals("To 3, 9", ReachText.name(texts, toTile));
        assertEquals("To near", ReachText.name(texts, toGoal));
    }

    @Test
    void theNameOfARunSaysWhereItStarts() {
        PlayRecording run = PlayRecording.empty(ROOM, Optional.of(new StartPoint(40, 144)));
        assertEquals(
                "To near from 2, 8",
                ReachText.name(texts, new ReachRun(new ReachRun.OfGoal("near", List.of()), run, Trail.EMPTY)));
        assertEquals("Easiest to near from 2, 8", ReachText.easiest(texts, "near", run));
        assertEquals("Easiest to near", ReachText.easiest(texts, "near", PlayRecording.empty(ROOM, Optional.empty())));
    }

    @Test
    void aRunToTheClosedBottomIsNamedAfterTheTileAboveIt() {
        Level hollow = ROOM.withTiles(Rooms.fill(ROOM, new TileRegion(3, 9, 2, 1), TileType.EMPTY));
        ReachMap map = search(hollow);
        ReachRun run =
                new ReachRun(new ReachRun.OfTile(3, 10, 0), map.runTo(3, 10).orElseThrow(), Trail.EMPTY);
        assertEquals("To 3, 9", ReachText.name(texts, run));
    }

    @Test
    void anotherStartIsMentioned() {
        ReachState state =
                state(Optional.of(new StartPoint(40, 144)), Optional.of(search(ROOM)), ReachFindings.NONE, false);
        assertEquals("Reach from here: 30 tiles", ReachText.summary(texts, state));
    }

    private static ReachMap search(Level level) {
        return new ReachSearch(level).run(1_000_000, () -> true);
    }

    private static ReachState state(Level level, boolean searching) {
        ReachMap map = search(level);
        return state(Optional.empty(), Optional.of(map), ReachFindings.of(map), searching);
    }

    private static ReachState state(
            Optional<StartPoint> start, Optional<ReachMap> map, ReachFindings findings, boolean searching) {
        return state(start, map, findings, searching ? ReachState.Phase.SEARCHING : ReachState.Phase.ENDED);
    }

    private static ReachState state(
            Optional<StartPoint> start, Optional<ReachMap> map, ReachFindings findings, ReachState.Phase phase) {
        Optional<ReachResult> result = map.map(it -> ReachResult.of(it, findings, VisibleReach.NONE));
        return new ReachState(true, start, result, phase, Optional.empty());
    }
}
