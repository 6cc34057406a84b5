package leapsmith.editor.view.panel.runs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.editor.play.OddsState;
import leapsmith.editor.view.TestRuns;
import leapsmith.editor.view.Texts;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.odds.TakeOff;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;

class JumpsModelTest {
    private static final JumpOdds EASY = new JumpOdds(TakeOff.JUMP, false, 30, 60, 0.97, 12, 3, 8.04);
    private static final JumpOdds HARD = new JumpOdds(TakeOff.JUMP, false, 90, 120, 0.41, 8, 0, 0);
    private static final JumpOdds LATER = new JumpOdds(TakeOff.JUMP, false, 150, 180, 0.41, 1, 1, 2.5);

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
                        "−8 / +0 ticks, 0.0 px",
                        "Jump at tick 90: 41 %, up to 8 ticks early, 0 late, 0.0 px",
                        "− and +: by how many ticks all buttons may come too early and too late (60 ticks are a"
                                + " second).\npx: how far the player walks in the shorter of both, so much room the"
                                + " take-off has."),
                model.rows().get(0));
        assertEquals("3 jumps, all succeed: 16 %", model.summary());
    }

    @Test
    void aFallIsNotCalledAJump() {
        show(false, EASY, new JumpOdds(TakeOff.STEP, false, 90, 120, 0.5, 1, 1, 1));
        assertEquals("00:01.50 · Step off", model.rows().get(0).time());
        assertEquals(
                "Step off at tick 90: 50 %, up to 1 tick early, 1 late, 1.0 px",
                model.rows().get(0).description());
        assertEquals("1 jump and 1 fall, all succeed: 49 %", model.summary());
    }

    @Test
    void aJumpThatKillsSaysSo() {
        show(false, EASY, new JumpOdds(TakeOff.JUMP, true, 90, 120, 0, 0, 0, 0));
        JumpsModel.Row row = model.rows().get(0);
        assertEquals("the run dies here", row.slack());
        assertEquals("Jump at tick 90: the run dies in it", row.description());
        assertEquals("", row.help());
        assertEquals("2 jumps, all succeed: 0 %", model.summary());
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
        assertEquals("", model.summary());
        show(true);
        assertEquals("trying the jumps…", model.summary());
        show(true, HARD);
        assertEquals("1 jump, all succeed: 41 %", model.summary());
        show(false);
        assertEquals("no jumps or falls", model.summary());
        show(false, new JumpOdds(TakeOff.JUMP, false, 30, 60, 0.001, 0, 0, 0));
        assertEquals("1 jump, all succeed: < 1 %", model.summary());
        show(OddsState.Phase.FAILED);
        assertEquals("the jumps could not be tried", model.summary());
        model.show(OddsState.NONE);
        assertEquals(List.of(), List.copyOf(model.rows()));
    }

    private void show(boolean working, JumpOdds... jumps) {
        show(working ? OddsState.Phase.WORKING : OddsState.Phase.ENDED, jumps);
    }

    private void show(OddsState.Phase phase, JumpOdds... jumps) {
        model.show(new OddsState(Optional.empty(), Optional.of(run), new RunOdds(List.of(jumps)), phase, RunOdds.NONE));
    }
}
