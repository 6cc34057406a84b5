package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import leapsmith.editor.Rooms;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.scene.Camera;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** What a new user meets in the first minutes. */
class FirstMinutesTest extends WindowFixture {
    /** A room with a player that has a file already, so that saving asks nothing. */
    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(Rooms.room(), folder.resolve("hill.level.json"));
    }

    @Test
    void aLevelWithoutAPlayerGetsOneAndIsPlayed() throws TimeoutException {
        open(new LevelDocument(Rooms.floored(20, 10)));
        dialogs.noPlayer = Dialogs.NoPlayer.PLACE;
        play();
        assertTrue(level().player().isPresent());
        stop();
        undo();
        assertFalse(level().player().isPresent());
    }

    @Test
    void theQuestionForAPlayerCanBeCancelled() {
        open(new LevelDocument(Rooms.floored(20, 10)));
        dialogs.noPlayer = Dialogs.NoPlayer.CANCEL;
        type(KeyCode.F5);
        assertFalse(window.playModel().isPlaying());
        assertTrue(dialogs.asked.contains("no player"));
    }

    @Test
    void hintsAreShownOnce() throws TimeoutException {
        play();
        press(KeyCode.UP);
        await(() -> toast().equals("Hold Backspace to rewind"));
        release(KeyCode.UP);
        stop();
        await(() -> toast().startsWith("Paint under the trail"));
        onFx(() -> window.level().canvas().say("other"));
        play();
        stop();
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("other", toast());
    }

    @Test
    void theHintAboutRewindingGoesWithPlay() throws TimeoutException {
        open(new LevelDocument(Rooms.room()));
        play();
        stop();
        await(() -> toast().startsWith("Paint under the trail"));
        play();
        press(KeyCode.UP);
        await(() -> toast().equals("Hold Backspace to rewind"));
        release(KeyCode.UP);
        assertTrue(isShown("#toast"));
        stop();
        await(() -> !isShown("#toast"));
    }

    @Test
    void theKeysOfStampsAndLocksSayWhenThereIsNothingThatTheyChange() throws TimeoutException {
        open(new LevelDocument(Rooms.room()));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        await(() -> toast().equals("Lock or Unlock: only with a selected object"));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.H);
        await(() -> toast().equals("Hide or Show: only with a selected or hidden object"));
        push(KeyCode.SHIFT, KeyCode.E);
        await(() -> toast().equals("Stamp Without Empty Tiles: on, for the next stamp"));
        push(KeyCode.SHIFT, KeyCode.E);
        await(() -> toast().equals("Stamp Without Empty Tiles: off, for the next stamp"));
    }

    @Test
    void savingIsSaidOnTheCanvas() throws TimeoutException {
        perform(ActionId.SAVE);
        await(() -> toast().equals("Saved hill.level.json"));
    }

    @Test
    void aFocusedFieldSelectsItsTextAndCalculates() throws TimeoutException {
        TextField field = lookup("#field-gravity").query();
        clickOn(field);
        await(() -> field.getSelectedText().equals(field.getText()));
        write("300*2").push(KeyCode.ENTER);
        assertEquals(600, level().physics().gravity());
    }

    @Test
    void aProblemIsFixedByItsButtonAndIgnoredByItsRule() throws TimeoutException {
        open(new LevelDocument(Rooms.floored(20, 10)));
        await(() -> LevelParts.of(window.level()).problems.problems().size() == 2);
        perform(ActionId.FIX_PROBLEM);
        assertTrue(level().player().isPresent());
        await(() -> LevelParts.of(window.level()).problems.problems().size() == 1);
        onFx(() -> LevelParts.of(window.level()).problems.ignore("no-goal"));
        await(() -> LevelParts.of(window.level()).problems.problems().isEmpty());
        assertFalse(window.actions.get(ActionId.FIX_PROBLEM).enabled().get());
        assertFalse(window.actions.get(ActionId.IGNORE_RULE).enabled().get());
        onFx(() -> LevelParts.of(window.level()).problems.checkAgain("no-goal"));
        await(() -> LevelParts.of(window.level()).problems.problems().size() == 1);
    }

    @Test
    void aNewLevelIsShownWholeWhereverItIsCreated() {
        open(new LevelDocument(Rooms.floored(80, 60)));
        assertShowsAll();
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        open(new LevelDocument(Rooms.floored(70, 60)));
        assertShowsAll();
    }

    private void assertShowsAll() {
        WaitForAsyncUtils.waitForFxEvents();
        ViewportModel viewport = window.level().canvas().viewport();
        Camera first = viewport.camera();
        onFx(viewport::fit);
        assertEquals(viewport.camera(), first);
    }

    @Test
    void theTourWaitsForEachAction() throws TimeoutException {
        open(new LevelDocument(Rooms.room()));
        dialogs.save = folder.resolve("tour.level.json");
        perform(ActionId.choosing(ToolId.placing(PlatformType.TYPE)));
        perform(ActionId.TOUR);
        // There is a player already, so no step places one.
        assertTrue(tour().startsWith("1/8"));
        paint(10, 5, 12, 5);
        assertTrue(tour().startsWith("2/8"));
        play();
        await(() -> tour().startsWith("3/8"));
        press(KeyCode.UP);
        await(() -> tour().startsWith("4/8"));
        release(KeyCode.UP);
        press(KeyCode.BACK_SPACE);
        await(() -> tour().startsWith("5/8"));
        release(KeyCode.BACK_SPACE);
        stop();
        paint(10, 3, 12, 3);
        await(() -> tour().startsWith("6/8"));
        perform(ActionId.SAVE);
        await(() -> tour().startsWith("7/8"));
        perform(ActionId.choosing(ToolId.placing(ZoneType.TYPE)));
        paint(5, 6, 6, 7);
        await(() -> tour().startsWith("8/8"));
        assertEquals("Leave Tour", lookup("#tour-leave").queryButton().getText());
        play();
        press(KeyCode.RIGHT);
        await(() -> tour().startsWith("You built a level and won it!"));
        assertEquals("Done", lookup("#tour-leave").queryButton().getText());
        release(KeyCode.RIGHT);
        stop();
        clickOn("#tour-leave");
        assertFalse(isShown("#tour"));
    }

    @Test
    void theTourBeginsInANewLevelIfTheOpenOneHasWorkInIt() {
        LevelDocument work = new LevelDocument(Rooms.floored(20, 10), folder.resolve("work.level.json"));
        open(work);
        perform(ActionId.TOUR);
        assertTrue(document().isUntouched());
        assertTrue(window.levels.documents().contains(work));
        LevelDocument blank = document();
        perform(ActionId.TOUR);
        assertSame(blank, document());
    }

    @Test
    void whatIsDoneEarlySkipsNoStepOfTheTour() throws TimeoutException {
        open(new LevelDocument(Rooms.floored(20, 10)));
        dialogs.save = folder.resolve("tour.level.json");
        perform(ActionId.TOUR);
        dialogs.noPlayer = Dialogs.NoPlayer.PLACE;
        play();
        press(KeyCode.UP);
        await(() ->
                LevelParts.of(window.level()).runs.layer().runProperty().get().tick() > 5);
        release(KeyCode.UP);
        perform(ActionId.SAVE);
        await(() -> !document().isDirty());
        assertTrue(tour().startsWith("1/9"), tour());
        perform(ActionId.choosing(ToolId.BRUSH));
        paint(10, 3, 12, 3);
        assertTrue(tour().startsWith("2/9"), tour());
        perform(ActionId.choosing(ToolId.placing(CharacterType.TYPE)));
        paint(15, 3, 15, 3);
        await(() -> tour().startsWith("3/9"));
        stop();
        play();
        await(() -> tour().startsWith("4/9"));
        stop();
        assertTrue(tour().startsWith("4/9"), tour());
    }

    private String tour() {
        return lookup("#tour-step").<Label>query().getText();
    }

    private String toast() {
        return lookup("#toast").<Label>query().getText();
    }
}
