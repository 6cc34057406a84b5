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
import leapsmith.levels.reach.JumpOdds;
import leapsmith.levels.reach.RunOdds;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;

class JumpsModelTest {
    private static final JumpOdds EASY = new JumpOdds(30, 60, 0.97, 12, 3, 8.04);
    private static final JumpOdds HARD = new JumpOdds(90, 120, 0.41, 8, 0, 0);
    private static final JumpOdds LATER = new JumpOdds(150, 180, 0.41, 1, 1, 2.5);

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
                        "Jump at tick 90: 41 %, up to 8 ticks early, 0 late, 0.0 px"),
                model.rows().get(0));
        assertEquals("3 jumps, all succeed: 16 %", model.summary());
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
        assertEquals("no jumps, all succeed: 100 %", model.summary());
        show(false, new JumpOdds(30, 60, 0.001, 0, 0, 0));
        assertEquals("1 jump, all succeed: < 1 %", model.summary());
        model.show(OddsState.NONE);
        assertEquals(List.of(), List.copyOf(model.rows()));
    }

    private void show(boolean working, JumpOdds... jumps) {
        model.show(new OddsState(Optional.empty(), Optional.of(run), new RunOdds(List.of(jumps)), working));
    }
}
