package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.scene.Camera;
import org.junit.jupiter.api.Test;

/** Go to Anything finds levels and objects by some of their letters. */
@WindowFixture.OwnWindows
class GoToAnythingTest extends WindowFixture {
    @Test
    void aLevelOfTheFolderIsFoundByLettersAndOpened() throws Exception {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        Path hill = levels.resolve("green-hill.level.json");
        Path cave = levels.resolve("dark-cave.level.json");
        LevelFiles.save(hill, Level.empty("hill", 20, 10, 16));
        LevelFiles.save(cave, Level.empty("cave", 20, 10, 16));
        open(new LevelDocument(LevelFiles.read(hill), hill));
        push(KeyCode.CONTROL, KeyCode.P);
        write("dcave");
        await(() -> lookup("dark-cave.level.json").tryQuery().isPresent());
        type(KeyCode.ENTER);
        await(() -> document().level().name().equals("cave"));
        assertEquals(2, window.levels.documents().size());
    }

    @Test
    void aTextThatMatchesNothingSaysSo() {
        push(KeyCode.CONTROL, KeyCode.P);
        write("qqqq");
        assertTrue(lookup("No level, file or object matches.").query().isVisible());
        type(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        write("qqqq");
        assertTrue(lookup("No command matches.").query().isVisible());
    }

    @Test
    void aClickInTheListOfObjectsSelectsOneAndBringsItIntoView() throws TimeoutException {
        Level level = with(floored(200, 100), hero(3000, 1500));
        LevelObject hero = level.player().orElseThrow();
        open(new LevelDocument(level));
        onFx(() -> window.level().canvas().viewport().show(new Camera(0, 0, 2)));
        onFx(() -> LevelParts.of(window.level()).sidePanel.showTab("tab-objects"));
        await(() -> isShown("#objects") && lookup(hero.id()).tryQuery().isPresent());
        clickOn(hero.id());
        assertEquals(Selection.of(hero.id()), document().selection());
        double screenX = window.level().canvas().viewport().camera().toScreenX(hero.middleX());
        assertTrue(screenX > 0 && screenX < window.level().canvas().viewport().width());
    }

    @Test
    void anObjectIsSelectedAndBroughtIntoView() {
        Level level = with(floored(200, 100), hero(3000, 1500));
        LevelObject hero = level.player().orElseThrow();
        open(new LevelDocument(level));
        push(KeyCode.CONTROL, KeyCode.P);
        write(hero.id());
        type(KeyCode.ENTER);
        assertEquals(Selection.of(hero.id()), document().selection());
        double screenX = window.level().canvas().viewport().camera().toScreenX(hero.middleX());
        assertTrue(screenX > 0 && screenX < window.level().canvas().viewport().width());
        assertTrue(window.level().canvas().isFocused());
    }
}
