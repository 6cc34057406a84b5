package leapsmith.editor.dialogs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import leapsmith.editor.imports.ExternalDialogs.Profiles;
import leapsmith.editor.imports.FxExternalDialogs;
import leapsmith.editor.imports.ImportModel;
import leapsmith.editor.imports.MapProject;
import leapsmith.editor.imports.Maps;
import leapsmith.editor.ui.AccessibleNames;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The dialog of an import, by its controls and by keys. */
@UiTest
class ImportDialogTest {
    private final ModalOverlay overlay = new ModalOverlay();
    private final List<String> used = new ArrayList<>();
    private FxExternalDialogs dialogs;
    private ImportModel model;

    @Start
    void start(Stage stage) {
        overlay.getChildren().setAll(new Button("below"));
        dialogs = new FxExternalDialogs(new Texts(Locale.ENGLISH), stage, overlay, "1");
        // Whatever size an earlier test left the stage in.
        overlay.setMinSize(1000, 600);
        overlay.setMaxSize(1000, 600);
        stage.setScene(new Scene(new Pane(overlay)));
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
    }

    private final class Files implements Profiles {
        @Override
        public void load() {
            used.add("load");
        }

        @Override
        public void save() {
            used.add("save");
        }
    }

    private AtomicReference<Boolean> ask(String... maps) {
        AtomicReference<Boolean> answer = new AtomicReference<>();
        Platform.runLater(() -> {
            MapProject project = new MapProject(Maps.project(maps), RelatedFiles.NONE, Maps::guess, ColorScheme.LIGHT);
            MapProject.Suggestion first =
                    project.suggest(List.of(project.project().maps().get(0)));
            model = new ImportModel(project, first, Runnable::run, Runnable::run);
            answer.set(dialogs.askImport("cave.tmx", model, new Files()));
        });
        WaitForAsyncUtils.waitForFxEvents();
        return answer;
    }

    private static <T> void choose(FxRobot robot, String id, T value) {
        ComboBox<T> box = robot.lookup(id).query();
        robot.interact(() -> box.setValue(value));
    }

    private List<ImportRule> rules() {
        return model.profile().rules();
    }

    @Test
    void enterAndEscapeCloseTheListOfWhatAnExportLost(FxRobot robot) {
        for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.ESCAPE)) {
            Platform.runLater(() -> dialogs.showLost("a.csv", List.of("2 objects were left out."), false));
            WaitForAsyncUtils.waitForFxEvents();
            assertTrue(robot.lookup("#lost-list").query().isFocused());
            robot.type(key);
            WaitForAsyncUtils.waitForFxEvents();
            assertTrue(robot.lookup("#lost-list").tryQuery().isEmpty(), key.getName());
        }
    }

    @Test
    void enterImportsAndEscapeCancels(FxRobot robot) {
        AtomicReference<Boolean> answer = ask("cave");
        robot.type(KeyCode.ENTER);
        assertEquals(true, answer.get());
        answer = ask("cave");
        robot.type(KeyCode.ESCAPE);
        assertEquals(false, answer.get());
    }

    @Test
    void aRuleIsChangedMovedAndRemoved(FxRobot robot) {
        ask("cave");
        choose(robot, "#rule-0-outcome", new Outcome.Tiles(TileType.ONE_WAY));
        assertEquals(new Outcome.Tiles(TileType.ONE_WAY), rules().get(0).outcome());
        choose(robot, "#rule-0-by", Selector.By.LAYER);
        choose(robot, "#rule-0-text", "Ground");
        assertEquals(
                new Selector(Selector.By.LAYER, "Ground", ""), rules().get(0).selector());
        choose(robot, "#rule-1-layer", "Things");
        assertEquals("Things", rules().get(1).selector().layer());
        robot.interact(() -> robot.lookup("#rule-0-down").queryButton().fire());
        assertEquals(Selector.By.OBJECT_CLASS, rules().get(0).selector().by());
        robot.interact(() -> robot.lookup("#rule-0-remove").queryButton().fire());
        assertEquals(1, rules().size());
        assertTrue(robot.lookup("#rule-1-by").tryQuery().isEmpty());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void anAddedRuleIsTypedInto(FxRobot robot) {
        ask("cave");
        robot.interact(() -> robot.lookup("#import-add").queryButton().fire());
        robot.write("Ground");
        robot.type(KeyCode.ENTER);
        assertEquals(
                new Selector(Selector.By.LAYER, "Ground", ""), rules().get(0).selector());
        assertTrue(overlay.isOpen(), "Enter ends typing first");
        robot.interact(() -> robot.lookup("#import-suggest").queryButton().fire());
        assertEquals(List.of(Maps.WALLS, Maps.HERO), rules());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void theMapsOfAFileAreListed(FxRobot robot) {
        ask("cave", "ledges");
        choose(robot, "#import-map", ImportModel.ALL);
        assertEquals(2, model.chosenMaps().size());
        assertEquals(3, rules().size());
        robot.type(KeyCode.ESCAPE);
        ask("cave");
        assertTrue(robot.lookup("#import-map").tryQuery().isEmpty());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void rulesAreLoadedAndSaved(FxRobot robot) {
        ask("cave");
        robot.interact(() -> robot.lookup("#import-load").queryButton().fire());
        robot.interact(() -> robot.lookup("#import-save").queryButton().fire());
        assertEquals(List.of("load", "save"), used);
        robot.type(KeyCode.ESCAPE);
    }

    private static void openTiles(FxRobot robot) {
        Button tiles = robot.lookup("#rule-0-tiles").queryButton();
        // Without waiting, as the button returns only after the answer.
        Platform.runLater(tiles::fire);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void theTilesOfARuleAreChosenFromPictures(FxRobot robot) {
        ask("cave");
        assertFalse(robot.lookup("#rule-0-tiles").query().isVisible());
        choose(robot, "#rule-0-by", Selector.By.TILE_ID);
        choose(robot, "#rule-0-text", "1");
        openTiles(robot);
        assertEquals(List.of(), AccessibleNames.missing(overlay.getChildren().get(2)));
        Point2D first = robot.lookup("#tiles").query().localToScreen(20, 15);
        robot.moveTo(first).press(MouseButton.PRIMARY).moveBy(50, 0).release(MouseButton.PRIMARY);
        assertEquals(
                "2 tiles: 0-1",
                robot.lookup("#tiles-chosen").queryAs(Label.class).getText());
        robot.type(KeyCode.END, KeyCode.LEFT);
        robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT).release(KeyCode.SHIFT);
        robot.type(KeyCode.ENTER);
        assertEquals(
                new Selector(Selector.By.TILE_ID, "4-5", ""), rules().get(0).selector());
        openTiles(robot);
        robot.type(KeyCode.HOME, KeyCode.ESCAPE);
        assertEquals("4-5", rules().get(0).selector().text(), "cancelled");
        assertTrue(overlay.isOpen());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void allControlsHaveNamesAndFitIntoASmallWindow(FxRobot robot) throws TimeoutException {
        ask("cave", "ledges");
        assertEquals(List.of(), AccessibleNames.missing(overlay));
        Button last = robot.lookup("Import").queryButton();
        // The dialog gets its place in the next layout.
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> {
            Bounds place = last.localToScene(last.getBoundsInLocal());
            return place.getMinY() > 0 && place.getMaxY() < 600;
        });
        assertFalse(last.isDisabled());
        robot.type(KeyCode.ESCAPE);
    }
}
