package leapsmith.editor.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.levels.scene.VisibleTrail.Role;
import org.junit.jupiter.api.Test;

class RunPathsTest {
    private static final Set<Role> BOTH = Set.of(Role.PREVIOUS, Role.PLAYED);

    private final RunPaths paths = new RunPaths(new Texts(Locale.ENGLISH));
    private final Trail open = TestRuns.walk(TestRuns.level(), 240);
    private final KeptRuns.NamedTrail kept = new KeptRuns.NamedTrail(null, "fast", open);
    private final Trail walled = TestRuns.walk(TestRuns.walled(), 240);

    @Test
    void anUnchangedRunHasNoPreviousTrail() {
        assertEquals(
                List.of(Role.RUN),
                roles(paths.trails(changed(open, open), List.of(), null, BOTH, OddsState.NONE, false)));
        assertEquals(Set.of(Role.RUN), RunPaths.roles(changed(open, open), List.of(), null, BOTH));
        assertEquals(Set.of(Role.RUN), RunPaths.roles(TestRuns.timeline(open), List.of(), null, BOTH));
    }

    @Test
    void thePreviousTrailIsUnderTheRunAndStartsAtTheDivergence() {
        Timeline run = changed(walled, open);
        List<VisibleTrail> shown = paths.trails(run, List.of(), null, BOTH, OddsState.NONE, false);
        assertEquals(List.of(Role.PREVIOUS, Role.RUN), roles(shown));
        assertEquals(Set.of(Role.PREVIOUS, Role.RUN), RunPaths.roles(run, List.of(), null, BOTH));
        assertEquals(run.divergesAt() - 1, shown.get(0).from());
        assertEquals(open.length(), shown.get(0).to());
        assertEquals(0, shown.get(1).from());
        assertEquals((int) run.divergesAt(), shown.get(1).notes().get(0).point());
    }

    @Test
    void aRunThatWasLongerShowsItsOldEnd() {
        Trail beginning = TestRuns.walk(TestRuns.level(), 100);
        List<VisibleTrail> shown = paths.trails(changed(beginning, open), List.of(), null, BOTH, OddsState.NONE, false);
        assertEquals(List.of(Role.PREVIOUS, Role.RUN), roles(shown));
        assertEquals(beginning.length(), shown.get(0).from());
        assertEquals(List.of(), shown.get(1).notes());
    }

    @Test
    void theTrailAsPlayedAndThePreviousOneAreShownIfWanted() {
        Trail longer = TestRuns.walk(TestRuns.level(), 250);
        Timeline run = TestRuns.timeline(walled).withTrails(walled, open, longer);
        assertEquals(
                List.of(Role.PLAYED, Role.PREVIOUS, Role.RUN),
                roles(paths.trails(run, List.of(), null, BOTH, OddsState.NONE, false)));
        assertEquals(
                List.of(Role.PLAYED, Role.RUN),
                roles(paths.trails(run, List.of(), null, Set.of(Role.PLAYED), OddsState.NONE, false)));
        assertEquals(Set.of(Role.PREVIOUS, Role.RUN), RunPaths.roles(run, List.of(), null, Set.of(Role.PREVIOUS)));
        assertEquals(List.of(Role.RUN), roles(paths.trails(run, List.of(), null, Set.of(), OddsState.NONE, false)));
        assertEquals(
                run.trails().divergesFromPlayedAt() - 1,
                paths.trails(run, List.of(), null, BOTH, OddsState.NONE, false)
                        .get(0)
                        .from());
    }

    @Test
    void oneTrailIsNotDrawnForBothBaselines() {
        Timeline run = TestRuns.timeline(walled).withTrails(walled, open, open);
        assertEquals(
                List.of(Role.PREVIOUS, Role.RUN),
                roles(paths.trails(run, List.of(), null, BOTH, OddsState.NONE, false)));
        assertEquals(Set.of(Role.PLAYED, Role.RUN), RunPaths.roles(run, List.of(), null, Set.of(Role.PLAYED)));
    }

    @Test
    void theEndOfAPartIsMarked() {
        Trail part = TestRuns.walk(TestRuns.walled(), 60);
        Timeline run = TestRuns.timeline(walled).withTrails(part, null, null);
        List<VisibleTrail.Note> notes = paths.trails(run, List.of(), null, BOTH, OddsState.NONE, false)
                .get(0)
                .notes();
        assertEquals(List.of(new VisibleTrail.Note(part.length() - 1, "computing…")), notes);
    }

    @Test
    void aPathEndsAtADeathThatTheRecordedRunDoesNotHave() {
        int death = death(open);
        Timeline dies = TestRuns.timeline(open).withTrails(open, walled, walled);
        assertEquals(death + 1, run(dies, false).to());
        Timeline undone = TestRuns.timeline(walled).withTrails(walled, open, walled);
        VisibleTrail previous = paths.trails(undone, List.of(), null, BOTH, OddsState.NONE, false)
                .get(0);
        assertEquals(Role.PREVIOUS, previous.role());
        assertEquals(death + 1, previous.to());
        Timeline asRecorded = TestRuns.timeline(open).withTrails(open, walled, open);
        assertEquals(open.length(), run(asRecorded, false).to(), "as recorded");
    }

    @Test
    void duringPlayAPathEndsAtTheNextDeath() {
        int death = death(open);
        Timeline played = TestRuns.timeline(open);
        assertEquals(death + 1, run(TestRuns.at(death - 20, played), true).to());
        assertEquals(death + 1, run(TestRuns.at(death, played), true).to());
        assertEquals(open.length(), run(TestRuns.at(death + 1, played), true).to());
    }

    private VisibleTrail run(Timeline timeline, boolean running) {
        List<VisibleTrail> shown = paths.trails(timeline, List.of(), null, BOTH, OddsState.NONE, running);
        return shown.get(shown.size() - 1);
    }

    private static int death(Trail trail) {
        int point = 0;
        while (!trail.died(point)) {
            point++;
        }
        return point;
    }

    @Test
    void keptRunsAreAtTheBottom() {
        assertEquals(
                List.of(Role.KEPT, Role.PREVIOUS, Role.RUN),
                roles(paths.trails(changed(walled, open), List.of(kept), null, BOTH, OddsState.NONE, false)));
        assertEquals(Set.of(Role.KEPT), RunPaths.roles(Timeline.NONE, List.of(kept), null, BOTH));
        assertEquals(Set.of(), RunPaths.roles(Timeline.NONE, List.of(), null, BOTH));
    }

    @Test
    void theChosenKeptRunIsHighlightedAboveTheOthers() {
        KeptRuns runs = new KeptRuns(new LevelDocument(TestRuns.level()), Runnable::run);
        try {
            PlayRecording recording = TestRuns.timeline(open).run();
            KeptRun first = runs.keep("first", recording, open);
            runs.keep("second", recording, walled);
            List<KeptRuns.NamedTrail> both = runs.shown();
            assertEquals(
                    List.of("second", "first"),
                    paths.trails(Timeline.NONE, both, first, BOTH, OddsState.NONE, false).stream()
                            .filter(trail -> trail.role() != Role.RUN)
                            .map(trail -> trail.notes().get(0).text())
                            .toList());
            assertEquals(Set.of(Role.CHOSEN, Role.KEPT), RunPaths.roles(Timeline.NONE, both, first, BOTH));
        } finally {
            runs.close();
        }
    }

    @Test
    void aKeptRunHasItsNameAtItsEnd() {
        VisibleTrail shown = paths.trails(Timeline.NONE, List.of(kept), null, BOTH, OddsState.NONE, false)
                .get(0);
        assertEquals(List.of(new VisibleTrail.Note(open.length() - 1, "fast")), shown.notes());
        VisibleTrail unknown = paths.trails(
                        Timeline.NONE,
                        List.of(new KeptRuns.NamedTrail(null, "new", Trail.EMPTY)),
                        null,
                        BOTH,
                        OddsState.NONE,
                        false)
                .get(0);
        assertEquals(List.of(), unknown.notes());
    }

    @Test
    void jumpsAreLabelledWithTheirRatesAndMarkedByDifficulty() {
        OddsState odds = new OddsState(
                Optional.empty(),
                Optional.of(TestRuns.timeline(open).run()),
                new RunOdds(List.of(
                        new JumpOdds(JumpOdds.TakeOff.JUMP, false, 10, 30, 0.986, new JumpOdds.Slack(8, 0, 0)),
                        new JumpOdds(JumpOdds.TakeOff.JUMP, false, 40, 60, 0.75, new JumpOdds.Slack(8, 0, 0)),
                        new JumpOdds(JumpOdds.TakeOff.JUMP, false, 70, 90, 0.41, new JumpOdds.Slack(8, 0, 0)),
                        new JumpOdds(JumpOdds.TakeOff.JUMP, false, 100_000, 100_010, 0.1, JumpOdds.Slack.NONE))),
                OddsState.Phase.ENDED,
                RunOdds.NONE);
        List<VisibleTrail.Note> notes = paths.trails(TestRuns.timeline(open), List.of(kept), null, BOTH, odds, false)
                .get(1)
                .notes();
        assertEquals(
                List.of(
                        new VisibleTrail.Note(70, "41 %", VisibleTrail.Mark.TRIANGLE),
                        new VisibleTrail.Note(40, "75 %", VisibleTrail.Mark.DIAMOND),
                        new VisibleTrail.Note(10, "99 %", VisibleTrail.Mark.RING)),
                notes,
                "the hardest are placed first");
    }

    @Test
    void aDifferentEndHasALabel() {
        assertEquals(List.of("diverges at tick " + parts(), "leaves the level"), words(changed(open, walled)));
        assertEquals(List.of("diverges at tick " + parts(), "survives"), words(changed(walled, open)));
        LevelObject exit = ZoneType.TYPE.create("exit", ZoneType.GOAL, 300, 96, 16, 48);
        Trail reaching = TestRuns.walk(TestRuns.level().withObjects(ZoneType.TYPE, List.of(exit)), 240);
        Trail missing = TestRuns.walk(TestRuns.walled().withObjects(ZoneType.TYPE, List.of(exit)), 240);
        assertEquals("reaches exit", words(changed(reaching, missing)).get(1));
        assertEquals("no longer reaches exit", words(changed(missing, reaching)).get(1));
    }

    @Test
    void duringPlayOnlyTheTrailAroundTheTickIsShown() {
        Trail longTrail = TestRuns.walk(TestRuns.walled(), 4000);
        List<VisibleTrail> shown = paths.trails(
                TestRuns.at(1000, TestRuns.timeline(longTrail)), List.of(kept), null, BOTH, OddsState.NONE, true);
        VisibleTrail run = shown.get(1);
        assertTrue(run.from() > 0 && run.from() < 1000);
        assertTrue(run.to() > 1000 && run.to() < longTrail.length());
        assertEquals(shown.get(0).from(), shown.get(0).to(), "the kept run is over by then");
        assertEquals(List.of(), shown.get(0).notes());
    }

    private static Timeline changed(Trail now, Trail before) {
        return TestRuns.timeline(now).withTrails(now, before, null);
    }

    private long parts() {
        return open.firstDifference(walled);
    }

    private List<String> words(Timeline run) {
        List<VisibleTrail> shown = paths.trails(run, List.of(), null, BOTH, OddsState.NONE, false);
        return shown.get(shown.size() - 1).notes().stream()
                .map(VisibleTrail.Note::text)
                .toList();
    }

    private static List<Role> roles(List<VisibleTrail> shown) {
        return shown.stream().map(VisibleTrail::role).toList();
    }
}
