package leapsmith.editor.dialogs;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.ui.AccessibleNames;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class FxDialogsTest {
    private final Texts texts = new Texts(Locale.ENGLISH);
    private final TextField below = new TextField();
    private final ModalOverlay overlay = new ModalOverlay();
    private FxDialogs dialogs;
    private FileChoosers choosers;

    @Start
    void start(Stage stage) {
        overlay.getChildren().setAll(below);
        dialogs = new FxDialogs(texts, stage, overlay, "1");
        choosers = new FileChoosers(texts, stage, overlay);
        stage.setScene(new Scene(overlay, 700, 500));
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aMaximizedWindowIsNoOwnerOfAChooserButIgnoresInputMeanwhile(FxRobot robot) {
        Stage stage = (Stage) below.getScene().getWindow();
        List<Window> owners = new ArrayList<>();
        List<Boolean> typed = new ArrayList<>();
        Function<Window, File> chooser = owner -> {
            owners.add(owner);
            below.clear();
            KeyEvent key = new KeyEvent(KeyEvent.KEY_TYPED, "a", "", KeyCode.UNDEFINED, false, false, false, false);
            Event.fireEvent(below, key);
            typed.add(!below.getText().isEmpty());
            Event.fireEvent(stage, new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
            return null;
        };
        robot.interact(() -> {
            stage.setMaximized(true);
            choosers.answer(chooser);
            assertTrue(stage.isShowing());
            assertTrue(stage.isMaximized());
            stage.setMaximized(false);
            stage.setOnCloseRequest(Event::consume);
            choosers.answer(chooser);
            stage.setOnCloseRequest(null);
        });
        assertEquals(Arrays.asList(null, stage), owners);
        assertEquals(List.of(false, true), typed);
    }

    @Test
    void enterGivesTheUsualAnswerAndEscapeCancels(FxRobot robot) {
        AtomicReference<Dialogs.Unsaved> answer = ask(() -> dialogs.askUnsaved("x"));
        robot.type(KeyCode.ENTER);
        assertEquals(Dialogs.Unsaved.SAVE, answer.get());
        answer = ask(() -> dialogs.askUnsaved("x"));
        robot.type(KeyCode.ESCAPE);
        assertEquals(Dialogs.Unsaved.CANCEL, answer.get());
        answer = ask(() -> dialogs.askUnsaved("x"));
        robot.clickOn(texts.get("dialog.unsaved.discard"));
        assertEquals(Dialogs.Unsaved.DISCARD, answer.get());
    }

    @Test
    void escapeClosesADialogThatIsNotDrawnYet(FxRobot robot) {
        robot.interact(() -> {
            overlay.show("Title", new Label("text"), "Close");
            Event.fireEvent(
                    overlay.getScene().getFocusOwner(),
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
            assertFalse(overlay.isOpen());
        });
    }

    @Test
    void oneDialogListsAllUnsavedLevels(FxRobot robot) {
        AtomicReference<Dialogs.Unsaved> answer = ask(() -> dialogs.askUnsavedLevels(List.of("hill", "my_cave")));
        assertShown(robot, "2 levels have unsaved changes");
        assertShown(robot, "my_cave");
        robot.type(KeyCode.ENTER);
        assertEquals(Dialogs.Unsaved.SAVE, answer.get());
        answer = ask(() -> dialogs.askUnsavedLevels(List.of("hill", "my_cave")));
        robot.clickOn(texts.get("dialog.unsavedLevels.discard"));
        assertEquals(Dialogs.Unsaved.DISCARD, answer.get());
    }

    @Test
    void aLevelWithoutAFileIsSavedBeforeACommandRuns(FxRobot robot) {
        AtomicReference<Dialogs.Unsaved> answer = ask(() -> dialogs.askSaveToRun("hill", "Godot", true));
        robot.clickOn("Run Without Saving");
        assertEquals(Dialogs.Unsaved.DISCARD, answer.get());
        answer = ask(() -> dialogs.askSaveToRun("hill", "Godot", false));
        assertShown(robot, "hill is not saved yet");
        assertTrue(robot.lookup("Run Without Saving").tryQuery().isEmpty());
        robot.type(KeyCode.ENTER);
        assertEquals(Dialogs.Unsaved.SAVE, answer.get());
    }

    @Test
    void theOverlayIsAskingWhileADialogOrAChooserIsOpen(FxRobot robot) {
        List<Boolean> asking = new ArrayList<>();
        robot.interact(() -> overlay.askingProperty().subscribe(now -> asking.add(now)));
        ask(() -> dialogs.askUnsaved("x"));
        assertEquals(List.of(false, true), asking);
        robot.type(KeyCode.ESCAPE);
        assertEquals(List.of(false, true, false), asking);
        robot.interact(() ->
                assertEquals(true, overlay.during(() -> overlay.askingProperty().get())));
        assertEquals(List.of(false, true, false, true, false), asking);
        assertThrows(
                IllegalStateException.class,
                () -> overlay.during(() -> {
                    throw new IllegalStateException("no desktop");
                }));
        assertFalse(overlay.askingProperty().get());
    }

    @Test
    void aDialogKeepsTheFocusAndRestoresIt(FxRobot robot) {
        robot.clickOn(below);
        ask(() -> dialogs.askUnsaved("x"));
        List<String> reached = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            reached.add(((Button) below.getScene().getFocusOwner()).getText());
            robot.type(KeyCode.TAB);
        }
        assertEquals(
                List.of("Save", "Don't Save", "Cancel", "Save", "Don't Save", "Cancel"), reached, "Tab goes round");
        robot.push(KeyCode.SHIFT, KeyCode.TAB);
        assertEquals("Cancel", ((Button) below.getScene().getFocusOwner()).getText());
        robot.type(KeyCode.ESCAPE);
        assertFalse(overlay.isOpen());
        assertSame(below, below.getScene().getFocusOwner());
    }

    @Test
    void anUnexpectedErrorCanBeCopiedAndCountsThoseThatFollow(FxRobot robot) {
        ErrorReport report = new ErrorReport("it's {1} broken", "the trace", Path.of("errors.log"));
        ask(() -> {
            dialogs.unexpected(report);
            return true;
        });
        robot.interact(report::addFurther);
        assertShown(robot, "it's {1} broken");
        assertShown(robot, "The details are in errors.log.");
        assertShown(robot, "More errors since then: 1");
        robot.clickOn(texts.get("dialog.unexpected.copy"));
        assertTrue(overlay.isOpen());
        robot.interact(() ->
                assertEquals(report.details(), Clipboard.getSystemClipboard().getString()));
        robot.type(KeyCode.ESCAPE);
        assertFalse(overlay.isOpen());
    }

    @Test
    void aFileThatTheChooserDidNotAskAboutIsReplacedOnlyAfterAQuestion(FxRobot robot, @TempDir Path folder)
            throws IOException {
        Path typed = folder.resolve("hill");
        Path named = folder.resolve("hill.level.json");
        assertEquals(Optional.of(named), ask(() -> choosers.named(typed, named)).get());
        Files.createFile(named);
        AtomicReference<Optional<Path>> answer = ask(() -> choosers.named(typed, named));
        robot.type(KeyCode.ESCAPE);
        assertEquals(Optional.empty(), answer.get());
        answer = ask(() -> choosers.named(typed, named));
        robot.clickOn(texts.get("dialog.replace"));
        assertEquals(Optional.of(named), answer.get());
        assertEquals(Optional.of(named), ask(() -> choosers.named(named, named)).get());
    }

    @Test
    void aNameThatIsNoPathShowsAnError(FxRobot robot, @TempDir Path folder) {
        Path file = folder.resolve("a");
        assertEquals(Optional.of(file), ask(() -> choosers.path(file.toFile())).get());
        AtomicReference<Optional<Path>> answer = ask(() -> choosers.path(new File("a\0b")));
        assertShown(robot, texts.get("error.path"));
        robot.type(KeyCode.ESCAPE);
        assertEquals(Optional.empty(), answer.get());
    }

    @Test
    void aTemplateIsChosenByItsPicture(FxRobot robot) {
        AtomicReference<Optional<Dialogs.NewLevel>> answer =
                ask(() -> dialogs.askNewLevel(new Dialogs.NewLevel(LevelTemplate.FLOOR, 80, 45, 16)));
        robot.clickOn("#template-room");
        robot.clickOn(texts.get("dialog.new.create"));
        assertEquals(Optional.of(new Dialogs.NewLevel(LevelTemplate.ROOM, 80, 45, 16)), answer.get());
    }

    @Test
    void tabGoesFromTheSizeToTheTemplates(FxRobot robot) {
        ask(() -> dialogs.askNewLevel(new Dialogs.NewLevel(LevelTemplate.FLOOR, 80, 45, 16)));
        robot.clickOn("#new-tileSize").type(KeyCode.TAB);
        assertTrue(robot.lookup("#template-floor").query().isFocused(), "the one that is chosen");
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void enterCreatesALevelOfTheTemplateThatHasTheFocus(FxRobot robot) {
        AtomicReference<Optional<Dialogs.NewLevel>> answer =
                ask(() -> dialogs.askNewLevel(new Dialogs.NewLevel(LevelTemplate.FLOOR, 80, 45, 16)));
        robot.clickOn("#template-empty").type(KeyCode.ENTER);
        assertEquals(Optional.of(new Dialogs.NewLevel(LevelTemplate.EMPTY, 80, 45, 16)), answer.get());
    }

    @Test
    void aResizeMovesTheContentByItsAnchorAndSaysWhatIsRemoved(FxRobot robot) {
        AtomicReference<Optional<LevelResize>> answer = ask(() -> dialogs.askResize(Rooms.room(), TileRegion.EMPTY));
        robot.clickOn("#resize-columns").push(KeyCode.CONTROL, KeyCode.A).write("15");
        robot.clickOn("#anchor-topRight");
        Label outcome = robot.lookup("#resize-outcome").queryAs(Label.class);
        assertEquals("5 tiles are cut off. 1 object ends up outside and is kept.", outcome.getText());
        assertTrue(robot.lookup("#resize-selection").query().isDisabled());
        robot.clickOn(texts.get("dialog.resize.resize"));
        assertEquals(Optional.of(new LevelResize(15, 10, -5, 0)), answer.get());
    }

    @Test
    void aResizeThatCutsNothingOffSaysSo(FxRobot robot) {
        ask(() -> dialogs.askResize(Rooms.room(), TileRegion.EMPTY));
        robot.clickOn("#resize-columns").push(KeyCode.CONTROL, KeyCode.A).write("40");
        Label outcome = robot.lookup("#resize-outcome").queryAs(Label.class);
        assertEquals("No tiles are cut off. All objects stay inside.", outcome.getText());
        robot.clickOn(texts.get("dialog.cancel"));
    }

    @Test
    void aResizeThatIsNotPossibleIsMarkedAsAnError(FxRobot robot) {
        ask(() -> dialogs.askResize(Rooms.room(), TileRegion.EMPTY));
        Label outcome = robot.lookup("#resize-outcome").queryAs(Label.class);
        type(robot, "#resize-columns", "x");
        assertTrue(outcome.getStyleClass().contains("field-error"), outcome.getText());
        type(robot, "#resize-columns", "12");
        assertFalse(outcome.getStyleClass().contains("field-error"), outcome.getText());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void aLongTitleIsWrappedAndWhole(FxRobot robot) {
        ask(() -> dialogs.askUnsaved("a-level-with-a-long-name-".repeat(4) + ".level.json"));
        Label title = robot.lookup(".question-title").queryAs(Label.class);
        assertTrue(title.getWidth() <= ModalOverlay.TEXT_WIDTH, () -> "it is " + title.getWidth() + " px wide");
        assertEquals(title.prefHeight(title.getWidth()), title.getHeight(), 1);
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void aNewLevelNeedsNumbersInRange(FxRobot robot) {
        Dialogs.NewLevel suggested = new Dialogs.NewLevel(80, 45, 16);
        AtomicReference<Optional<Dialogs.NewLevel>> answer = ask(() -> dialogs.askNewLevel(suggested));
        for (String wrong : new String[] {"", "x", "0", "-3", "16385", "99999999999"}) {
            type(robot, "#new-columns", wrong);
            assertTrue(create(robot).isDisabled(), wrong);
        }
        type(robot, "#new-columns", "1,234");
        assertTrue(create(robot).isDisabled());
        assertTrue(robot.lookup("Ambiguous number. Enter 1234 or 1.234.")
                .tryQuery()
                .isPresent());
        type(robot, "#new-columns", "16384");
        type(robot, "#new-rows", "16384");
        assertTrue(create(robot).isDisabled(), "too many tiles");
        type(robot, "#new-rows", "20");
        robot.type(KeyCode.ENTER);
        assertEquals(Optional.of(new Dialogs.NewLevel(16384, 20, 16)), answer.get());
    }

    @Test
    void aTileNeedsAColumnAndARowOfTheLevel(FxRobot robot) {
        AtomicReference<Optional<Dialogs.Tile>> answer = ask(() -> dialogs.askTile(new Dialogs.Tile(3, 4), 80, 45));
        Button go = robot.lookup(texts.get("dialog.tile.go")).queryButton();
        for (String wrong : new String[] {"", "7", "7 x", "-1, 2", "80, 4", "4, 45", "1 2 3", "9999999, 1"}) {
            type(robot, "#tile", wrong);
            assertTrue(go.isDisabled(), wrong);
        }
        type(robot, "#tile", " 79;44");
        robot.type(KeyCode.ENTER);
        assertEquals(Optional.of(new Dialogs.Tile(79, 44)), answer.get());
    }

    @Test
    void theTopmostDialogIsAnsweredFirst(FxRobot robot) {
        AtomicReference<Dialogs.Unsaved> first = ask(() -> dialogs.askUnsaved("x"));
        ask(() -> {
            dialogs.error("title", "message");
            return true;
        });
        robot.type(KeyCode.ESCAPE);
        assertTrue(overlay.isOpen());
        robot.type(KeyCode.ENTER);
        assertEquals(Dialogs.Unsaved.SAVE, first.get());
        assertFalse(overlay.isOpen());
    }

    @Test
    void keysAndAboutAreShownAndClosed(FxRobot robot) {
        for (Runnable shown : new Runnable[] {() -> dialogs.showKeys(Keymap.of(ActionId.all())), dialogs::showAbout}) {
            ask(() -> {
                shown.run();
                return true;
            });
            assertTrue(overlay.isOpen());
            robot.clickOn(texts.get("dialog.close"));
            assertFalse(overlay.isOpen());
        }
    }

    @Test
    void everyControlOfADialogHasAName(FxRobot robot) {
        List<Runnable> all = List.of(
                () -> dialogs.askUnsaved("x"),
                () -> dialogs.askNewLevel(new Dialogs.NewLevel(80, 45, 16)),
                () -> dialogs.askTile(new Dialogs.Tile(3, 4), 80, 45),
                () -> dialogs.error("title", "message"),
                () -> dialogs.unexpected(new ErrorReport("it", "the trace", Path.of("errors.log"))),
                () -> dialogs.showKeys(Keymap.of(ActionId.all())),
                dialogs::showAbout);
        for (Runnable dialog : all) {
            ask(() -> {
                dialog.run();
                return true;
            });
            List<String> missing = new ArrayList<>();
            robot.interact(() ->
                    missing.addAll(AccessibleNames.missing(overlay.getChildren().get(1))));
            assertEquals(List.of(), missing);
            robot.type(KeyCode.ESCAPE);
            assertFalse(overlay.isOpen());
        }
    }

    @Test
    void aListShrinksInALowWindowBeforeItsTextIsCutOff(FxRobot robot) {
        WorkDialogs.Entry backup = new WorkDialogs.Entry(new Picture(144, 81), "hill", "today");
        robot.interact(() -> below.getScene().getWindow().setHeight(360));
        ask(() -> dialogs.work().chooseBackup(List.of(backup, backup, backup, backup, backup)));
        Label text = robot.lookup(texts.get("dialog.backup.text")).query();
        Button restore = robot.lookup(texts.get("dialog.backup.restore")).queryButton();
        robot.interact(() -> {
            overlay.layout();
            assertEquals(text.prefHeight(text.getWidth()), text.getHeight(), 1);
            double end = restore.localToScene(restore.getLayoutBounds()).getMaxY();
            assertTrue(end <= overlay.getHeight(), () -> "the button ends at " + end);
        });
        robot.type(KeyCode.ESCAPE);
    }

    private Button create(FxRobot robot) {
        return robot.lookup(texts.get("dialog.new.create")).queryButton();
    }

    private static void type(FxRobot robot, String field, String text) {
        robot.clickOn(field)
                .push(KeyCode.CONTROL, KeyCode.A)
                .type(KeyCode.DELETE)
                .write(text);
    }

    /** Opens a question on the FX thread, which keeps running while it is open; the answer is set later. */
    private static <T> AtomicReference<T> ask(Supplier<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        Platform.runLater(() -> answer.set(question.get()));
        WaitForAsyncUtils.waitForFxEvents();
        return answer;
    }

    /** The text is drawn some pulses after the dialog was asked for. */
    private static void assertShown(FxRobot robot, String text) {
        assertDoesNotThrow(() -> WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> robot.lookup(text).tryQuery().isPresent()));
    }
}
