package leapsmith.editor.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.EasiestRun;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;

class JumpsModelTest {
    private static final JumpOdds EASY =
            new JumpOdds(JumpOdds.TakeOff.JUMP, false, 30, 60, 0.97, new JumpOdds.Slack(12, 3, 8.04));
    private static final JumpOdds HARD =
            new JumpOdds(JumpOdds.TakeOff.JUMP, false, 90, 120, 0.41, new JumpOdds.Slack(8, 0, 0));
    private static final JumpOdds LATER =
            new JumpOdds(JumpOdds.TakeOff.JUMP, false, 150, 180, 0.41, new JumpOdds.Slack(1, 1, 2.5));

    private final PlayRecording run = PlayRecording.of(TestRuns.level(), InputScript.parse("right*200"), 200);
    private final JumpsModel model = new JumpsModel(new Texts(Locale.ENGLISH));

    @Test
    void theHardestJumpIsFirst() {
        show(false, EASY, LATER, HARD);
        assertEquals(
                List.of(HARD, LATER, EASY),
                model.rows().stream().map(JumpsModel.Row::jump).toList());
        assertEquals(
                new JumpsModel.Row(
                        HARD,
                        "41 %",
                        "00:01.50",
                        "8 early / 0 late, 0.0 px",
                        "Jump at tick 90: 41 %, up to 8 ticks early, 0 late, 0.0 px",
                        "Early and late: by how many ticks all buttons may come too early and too late; 8+ is 8 or more (60 ticks are a"
                                + " second).\npx: how far the player walks in the shorter of both, so much room the"
                                + " take-off has."),
                model.rows().get(0));
        assertEquals("3 jumps, all succeed: 16 %", model.summaryProperty().get());
    }

    @Test
    void aFallIsNotCalledAJump() {
        show(false, EASY, new JumpOdds(JumpOdds.TakeOff.STEP, false, 90, 120, 0.5, new JumpOdds.Slack(1, 1, 1)));
        assertEquals("00:01.50 · Step off", model.rows().get(0).time());
        assertEquals(
                "Step off at tick 90: 50 %, up to 1 tick early, 1 late, 1.0 px",
                model.rows().get(0).description());
        assertEquals(
                "1 jump and 1 fall, all succeed: 49 %", model.summaryProperty().get());
    }

    @Test
    void aJumpThatKillsSaysSo() {
        show(false, EASY, new JumpOdds(JumpOdds.TakeOff.JUMP, true, 90, 120, 0, JumpOdds.Slack.NONE));
        JumpsModel.Row row = model.rows().get(0);
        assertEquals("the run dies here", row.slack());
        assertEquals("Jump at tick 90: the run dies in it", row.description());
        assertEquals("", row.help());
        assertEquals("2 jumps, all succeed: 0 %", model.summaryProperty().get());
    }

    @Test
    void aKeptRunThatNoLongerReachesItsGoalHasNoOddsOfSuccess() throws InterruptedException {
        Level open = Rooms.with(Rooms.room(), ZoneType.TYPE.create("exit", ZoneType.GOAL, 90, 96, 16, 48));
        LevelDocument document = new LevelDocument(open);
        LinkedBlockingQueue<Runnable> soon = new LinkedBlockingQueue<>();
        try (KeptRuns runs = new KeptRuns(document, soon::add)) {
            runs.addListener(model::update);
            KeptRun kept = runs.keep("walk", PlayRecording.of(open, InputScript.parse("right*60"), 60), Trail.EMPTY);
            awaitWhole(kept, soon);
            show(Optional.of(kept), OddsState.Phase.ENDED, EASY);
            assertEquals("1 jump, all succeed: 97 %", model.summaryProperty().get());
            document.apply(Message.of("edit.delete"), document.level().withTiles(Rooms.wall(open, 4)));
            awaitWhole(kept, soon);
            assertEquals(
                    "1 jump; exit is no longer reached", model.summaryProperty().get());
            document.undo();
            awaitWhole(kept, soon);
            assertEquals("1 jump, all succeed: 97 %", model.summaryProperty().get());
        }
    }

    private static void awaitWhole(KeptRun kept, LinkedBlockingQueue<Runnable> soon) throws InterruptedException {
        while (!kept.isWhole()) {
            soon.poll(30, TimeUnit.SECONDS).run();
        }
    }

    @Test
    void anEasierRunIsComparedWithTheShortestOnceTheSearchHasEnded() {
        Texts texts = new Texts(Locale.ENGLISH);
        PlayRecording shortest = PlayRecording.of(TestRuns.level(), InputScript.parse("right*100"), 100);
        EasiestRun found = new EasiestRun(run, new RunOdds(List.of(EASY)), shortest, new RunOdds(List.of(HARD)));
        assertEquals(
                "Easiest run to exit so far: 3.33 s, hardest jump 97 %",
                texts.get(OddsText.easiestSoFar(texts, "exit", found)));
        assertEquals(
                "Easiest run to exit: 3.33 s, hardest jump 97 %; shortest: 1.67 s, hardest jump 41 %",
                texts.get(OddsText.compared(texts, "exit", found)));
    }

    @Test
    void aRowPlaysItsJump() {
        List<JumpOdds> played = new ArrayList<>();
        model.playWith(played::add);
        show(false, EASY, HARD);
        model.play(model.rows().get(0));
        assertEquals(List.of(HARD), played);
    }

    @Test
    void theSummarySaysThatOddsWillFollow() {
        assertEquals("", model.summaryProperty().get());
        show(true);
        assertEquals("trying the jumps…", model.summaryProperty().get());
        show(true, HARD);
        assertEquals("1 jump, all succeed: 41 %", model.summaryProperty().get());
        show(false);
        assertEquals("no jumps or falls", model.summaryProperty().get());
        show(false, new JumpOdds(JumpOdds.TakeOff.JUMP, false, 30, 60, 0.001, JumpOdds.Slack.NONE));
        assertEquals("1 jump, all succeed: < 1 %", model.summaryProperty().get());
        show(OddsState.Phase.FAILED);
        assertEquals("the jumps could not be tried", model.summaryProperty().get());
        model.show(OddsState.NONE);
        assertEquals(List.of(), List.copyOf(model.rows()));
    }

    private void show(boolean working, JumpOdds... jumps) {
        show(working ? OddsState.Phase.WORKING : OddsState.Phase.ENDED, jumps);
    }

    private void show(OddsState.Phase phase, JumpOdds... jumps) {
        show(Optional.empty(), phase, jumps);
    }

    private void show(Optional<KeptRun> kept, OddsState.Phase phase, JumpOdds... jumps) {
        model.show(new OddsState(kept, Optional.of(run), new RunOdds(List.of(jumps)), phase, RunOdds.NONE));
    }
}
