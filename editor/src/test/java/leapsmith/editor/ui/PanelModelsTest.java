package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.inspector.HistoryModel;
import leapsmith.editor.inspector.ObjectsModel;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.problems.ProblemsModel;
import leapsmith.editor.toolbars.ToolsModel;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.tools.PointerButton;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** The panel models follow the document, once for many changes, and change it. */
class PanelModelsTest {
    private final Queue<Runnable> later = new ArrayDeque<>();
    private final LevelDocument document = new LevelDocument(Level.empty("test", 40, 30, 16)
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            CharacterType.TYPE.create("hero", "player", 20, 8),
                            CharacterType.TYPE.create("guard", "patrol", 60, 8))));
    private final ToolBox tools = new ToolBox(document);

    @Test
    void objectsFollowTheDocument() {
        ObjectsModel objects = new ObjectsModel(document, later::add);
        assertEquals(
                List.of("hero", "guard"),
                objects.rows().stream().map(ObjectsModel.Row::id).toList());
        objects.select(List.of("guard"));
        tools.selectionActions().nudge(1, 0);
        tools.selectionActions().delete();
        assertEquals(1, later.size(), "requested once");
        runLater();
        assertEquals(
                List.of("hero"),
                objects.rows().stream().map(ObjectsModel.Row::id).toList());
        assertEquals(List.of(), objects.selected());
        objects.dispose();
        document.undo();
        assertEquals(0, later.size());
    }

    @Test
    void theSelectionIsThatOfTheDocument() {
        ObjectsModel objects = new ObjectsModel(document, Runnable::run);
        document.select(Selection.of("hero", "guard"));
        assertEquals(List.of("hero", "guard"), objects.selected());
        objects.select(List.of("hero"));
        assertEquals(Selection.of("hero"), document.selection());
    }

    @Test
    void rowsSayWhichObjectsAreHiddenAndLocked() {
        ObjectsModel objects = new ObjectsModel(document, Runnable::run);
        objects.setHidden("hero", true);
        objects.setLocked("guard", true);
        assertEquals(
                List.of("hero"),
                objects.rows().stream()
                        .filter(ObjectsModel.Row::isHidden)
                        .map(ObjectsModel.Row::id)
                        .toList());
        assertEquals(
                List.of("guard"),
                objects.rows().stream()
                        .filter(ObjectsModel.Row::isLocked)
                        .map(ObjectsModel.Row::id)
                        .toList());
        objects.setHidden("hero", false);
        assertEquals(
                0, objects.rows().stream().filter(ObjectsModel.Row::isHidden).count());
    }

    @Test
    void aStandardKindIsAddedToTheLevelBeforeItIsEdited() {
        ToolsModel model = new ToolsModel(document, tools);
        PaletteEntry.Tile water = model.entries().stream()
                .filter(entry -> entry.id().equals("palette-tile-water"))
                .map(PaletteEntry.Tile.class::cast)
                .findFirst()
                .orElseThrow();
        assertTrue(water.isOffered());
        int value = model.valueOf(water);
        assertEquals(StandardKind.WATER.kind(), document.level().legend().kindOf(value));
        assertEquals(
                value, model.valueOf((PaletteEntry.Tile) model.entryProperty().get()));
        model.dispose();
    }

    @Test
    void thePlaceOfThePointerNamesKinds() {
        assertEquals(Message.of("standardKind.water"), PaletteEntry.Tile.shortName(StandardKind.WATER.kind()));
        assertEquals(Message.of("tile.empty"), PaletteEntry.Tile.shortName(TileKind.of(TileType.EMPTY)));
        assertEquals(
                Message.of("tile.kind", "lake", Message.of("tile.empty")),
                PaletteEntry.Tile.shortName(StandardKind.WATER.kind().withName("lake")));
    }

    @Test
    void historyListsStepsAndGoesToThem() {
        HistoryModel history = new HistoryModel(document, later::add);
        paint(3, 3);
        paint(5, 5);
        runLater();
        Message oneBlock = Message.of("edit.brush", 1L, Message.of("tile.block"));
        assertEquals(List.of(oneBlock, oneBlock), history.steps());
        assertEquals(2, history.indexProperty().get());
        history.goTo(0);
        runLater();
        assertEquals(0, history.indexProperty().get());
        assertEquals(TileType.EMPTY, document.level().typeAt(5, 5));
        history.goTo(2);
        assertEquals(TileType.BLOCK, document.level().typeAt(5, 5));
    }

    @Test
    void onlyTheNewestLevelIsChecked() {
        Queue<Runnable> background = new ArrayDeque<>();
        ProblemsModel problems = new ProblemsModel(document, background::add, Runnable::run);
        paint(1, 0);
        paint(2, 0);
        document.select(Selection.of("hero"));
        tools.selectionActions().delete();
        assertEquals(1, background.size(), "levels in between are not checked");
        background.remove().run();
        assertEquals(LevelCheck.check(document.level()), problems.problems());
        assertFalse(problems.problems().isEmpty(), "there is no player");
        document.undo();
        background.remove().run();
        assertEquals(LevelCheck.check(document.level()), problems.problems());
    }

    @Test
    void whatIsWrongWithTheThemeIsAProblemUntilItIsThere() {
        ProblemsModel problems = new ProblemsModel(document, Runnable::run, Runnable::run);
        Themes.Loaded missing = Themes.load("nowhere", Optional.empty());
        problems.useTheme(missing);
        assertEquals(LevelCheck.check(document.level(), Optional.empty(), missing.findings()), problems.problems());
        problems.ignore(Themes.THEME_MISSING);
        assertEquals(LevelCheck.check(document.level()), problems.problems());
        problems.checkAgain(Themes.THEME_MISSING);
        problems.useTheme(Themes.load("meadow", Optional.empty()));
        assertEquals(LevelCheck.check(document.level()), problems.problems());
    }

    @Test
    void toolsFollowTheSelection() {
        ToolsModel model = new ToolsModel(document, tools);
        tools.chooseDigit(5);
        assertEquals(ToolId.placing(CharacterType.TYPE), model.toolProperty().get());
        assertEquals("palette-character-patrol", model.entryProperty().get().id());
        model.choose(ToolId.FILL);
        assertEquals(ToolId.FILL, tools.chosenTool());
        assertEquals("palette-tile-block", model.entryProperty().get().id());
        model.choose(model.entries().get(1));
        assertEquals("palette-tile-one-way", tools.chosenEntry().id());
    }

    @Test
    void everyToolHasItsAction() {
        for (ToolId tool : ToolId.all()) {
            assertTrue(ActionId.all().contains(ActionId.choosing(tool)), tool.key());
        }
    }

    @Test
    void speedsStepUpAndDownAndStopAtTheEnds() {
        PlayModel play = new PlayModel();
        Texts texts = new Texts(Locale.ENGLISH);
        assertEquals("1×", PlayModel.text(texts, play.speed()));
        play.setSpeed(play.slower());
        assertEquals(0.5, play.speed());
        assertEquals("0.5×", PlayModel.text(texts, play.speed()));
        assertEquals("0,5×", PlayModel.text(new Texts(Locale.GERMAN), play.speed()));
        for (int i = 0; i < 20; i++) {
            play.setSpeed(play.slower());
        }
        assertEquals(0.1, play.speed());
        for (int i = 0; i < 20; i++) {
            play.setSpeed(play.faster());
        }
        assertEquals(8, play.speed());
    }

    private void paint(int column, int row) {
        Gesture at = new Gesture(column * 16 + 8, row * 16 + 8, PointerButton.LEFT, false, false, 1);
        tools.press(at);
        tools.release(at);
    }

    private void runLater() {
        while (!later.isEmpty()) {
            later.remove().run();
        }
    }
}
