package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;
import leapsmith.editor.runs.KeptRun;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Kept runs are named, and shown or not, by mouse and by keys. */
class RunNamesTest extends WindowFixture {
    private KeptRun run;

    @BeforeEach
    void keepRun() {
        onFx(() -> {
            run = LevelParts.of(window.level())
                    .runs
                    .kept()
                    .keep("first", PlayRecording.of(level(), InputScript.parse("right*2"), 10), Trail.EMPTY);
            LevelParts.of(window.level()).runs.model().choose(run);
            LevelParts.of(window.level()).sidePanel.showRuns();
        });
        WaitForAsyncUtils.waitForFxEvents();
        onFx(() -> lookup("#runs-list").query().requestFocus());
    }

    @Test
    void enterAppliesATypedName() {
        type(KeyCode.F2);
        write("second");
        type(KeyCode.ENTER);
        assertEquals("second", run.name());
    }

    @Test
    void escapeRevertsTheTypedName() {
        doubleClickOn("first");
        write("second");
        type(KeyCode.ESCAPE);
        assertEquals("first", run.name());
        assertTrue(window.level().canvas().isFocused());
    }

    @Test
    void spaceTogglesTheTrailOfTheChosenRun() {
        type(KeyCode.SPACE);
        assertFalse(run.isShown());
        type(KeyCode.SPACE);
        assertTrue(run.isShown());
    }
}
