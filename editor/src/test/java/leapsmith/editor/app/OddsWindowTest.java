package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.runs.JumpsModel;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.UiColors;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.VisibleTrail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;

/** How hard the jumps of runs are. */
class OddsWindowTest extends WindowFixture {
    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(
                with(floored(40, 10), hero(20, 104), ZoneType.TYPE.create("exit", ZoneType.GOAL, 400, 16, 16, 56)));
    }

    @Test
    void aClickOnAJumpPlaysIt() throws TimeoutException {
        keep("right*90,right+jump*8,right*61");
        await(() -> jumps().rows().size() == 1);
        String time = jumps().rows().get(0).time();
        await(() -> !lookup(time).queryAll().isEmpty());
        clickOn(time);
        await(() -> window.playModel().isPlaying() && run().tick() > 90 && run().isInPast());
        assertFalse(window.playModel().isPaused());
        await(() -> !timelineOdds().jumps().isEmpty());
        stop();
        assertEquals(1, jumps().rows().size());
    }

    @Test
    void theRingOfAnEasyJumpHasTheColorOfItsTrail() throws TimeoutException {
        keep("right*90,right+jump*8,right*61");
        await(() -> lookup(".jump-mark").queryAll().size() == 1);
        await(() -> markColor().equals(color(VisibleTrail.Role.CHOSEN)));
        clickOn(jumps().rows().get(0).time());
        await(() -> markColor().equals(color(VisibleTrail.Role.RUN)));
    }

    private Paint markColor() {
        Region mark = lookup(".jump-mark").query();
        return mark.getBackground().getFills().get(0).getFill();
    }

    private Paint color(VisibleTrail.Role role) {
        ColorScheme colors = window.level().canvas().settings().colorsProperty().get();
        return UiColors.of(colors.color(role.color()));
    }

    @Test
    void oddsCanBeHidden() throws TimeoutException {
        keep("right*90,right+jump*8,right*61");
        await(() -> jumps().rows().size() == 1);
        double height = canvasHeight();
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F8);
        await(() -> jumps().rows().isEmpty());
        assertEquals(height, canvasHeight(), "the level stays where it is");
        perform(ActionId.switching(ViewSwitch.JUMP_ODDS));
        await(() -> jumps().rows().size() == 1);
    }

    @Test
    void theEasiestRunToAGoalIsCompared() throws TimeoutException {
        onFx(() -> window.stage.setWidth(1280));
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> window.actions.get(ActionId.REACH_EASIEST).enabled().get());
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F5);
        await(() -> lookup("#status-message").<Label>query().getText().contains("hardest jump"));
        String said = lookup("#status-message").<Label>query().getText();
        assertTrue(said.contains("asiest run to exit") || said.startsWith("The shortest run to exit"), said);
        Label message = lookup("#status-message").query();
        await(() -> message.getWidth() >= message.prefWidth(-1));
    }

    @Test
    void escapeEndsTheSearchForTheEasiestRun() throws TimeoutException {
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> window.actions.get(ActionId.REACH_EASIEST).enabled().get());
        onFx(() -> {
            window.actions.get(ActionId.REACH_EASIEST).run();
            window.actions.get(ActionId.SELECT_NONE).run();
        });
        await(() -> !isShown("#work"));
        assertTrue(LevelParts.of(window.level()).runs.kept().runs().isEmpty());
    }

    private double canvasHeight() {
        onFx(() -> window.stage.getScene().getRoot().layout());
        return window.level().canvas().getHeight();
    }

    private void keep(String script) {
        onFx(() -> {
            PlayRecording run = PlayRecording.of(level(), InputScript.parse(script), 160);
            LevelParts.of(window.level())
                    .runs
                    .model()
                    .choose(LevelParts.of(window.level()).runs.kept().keep("hop", run, Trail.EMPTY));
            LevelParts.of(window.level()).sidePanel.showRuns();
        });
    }

    private JumpsModel jumps() {
        return LevelParts.of(window.level()).runs.jumps();
    }

    private RunOdds timelineOdds() {
        return window.timeline().oddsProperty().get();
    }
}
