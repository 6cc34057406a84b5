package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.WorldPlace;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The panel with the levels of a folder. */
@WindowFixture.OwnWindows
class FolderWindowTest extends WindowFixture {
    @Test
    void theLevelsBesideTheCurrentOneAreListedAndAClickOpensOne() throws Exception {
        Path levels = Files.createDirectory(folder.resolve("levels"));
        Path hill = levels.resolve("hill.level.json");
        Path cave = levels.resolve("cave.level.json");
        LevelFiles.save(hill, Level.empty("hill", 20, 10, 16));
        LevelFiles.save(cave, Level.empty("cave", 20, 10, 16));
        open(new LevelDocument(LevelFiles.read(hill), hill));
        assertFalse(isShown("#folder"));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        ListView<?> list = lookup("#folder-list").queryListView();
        await(() -> list.getItems().size() == 2);
        assertEquals(hill, list.getSelectionModel().getSelectedItem());
        clickOn("cave");
        await(() -> document().level().name().equals("cave"));
        assertEquals(2, window.levels.documents().size());
        assertEquals(cave, list.getSelectionModel().getSelectedItem());
        assertTrue(window.level().canvas().isFocused());
    }

    @Test
    void theFolderOfTheCurrentLevelIsShownAtTheNextStart() throws Exception {
        Path hill = Files.createDirectory(folder.resolve("hills")).resolve("hill.level.json");
        Path cave = Files.createDirectory(folder.resolve("caves")).resolve("cave.level.json");
        for (Path file : List.of(hill, cave)) {
            LevelFiles.save(file, Level.empty("x", 20, 10, 16));
            onFx(() -> window.open(List.of(file)));
            await(() -> document().file().equals(Optional.of(file)));
        }
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        await(() -> lookup("#folder-list").queryListView().getItems().equals(List.of(cave)));
        closeWindow();
        openWindow();
        onFx(window::restoreTabs);
        await(() -> document().file().equals(Optional.of(cave)));
        await(() -> lookup("#folder-list").queryListView().getItems().equals(List.of(cave)));
    }

    @Test
    void thePanelIsWidenedByItsBorderAndTheWidthIsRemembered() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        WaitForAsyncUtils.waitForFxEvents();
        Region panel = lookup("#folder").queryAs(Region.class);
        double before = panel.getWidth();
        drag("#folder-grip").dropBy(60, 0);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before + 60, panel.getWidth(), 4);
        double wide = panel.getWidth();
        closeWindow();
        assertEquals(
                wide, new SettingsFile(windowFolder().resolve("config")).read().get(EditorSettings.FOLDER_WIDTH), 1);
    }

    @Test
    void theButtonsFitTheirPanel() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        Set<Node> buttons = lookup("#folder .button").queryAll();
        assertEquals(6, buttons.size());
        double right = lookup("#folder").query().localToScene(0, 0).getX() + 196;
        for (Node button : buttons) {
            double end = button.localToScene(button.getBoundsInLocal()).getMaxX();
            assertTrue(end <= right, button.getId() + " ends at " + end);
        }
    }

    @Test
    void theMapsOfAProjectAreImportedIntoAFolderWithTheirKinds() throws Exception {
        Path source = Files.createDirectory(folder.resolve("tiled"));
        Files.writeString(source.resolve("game.tiled-project"), """
                { "propertyTypes": [ { "id": 1, "name": "Lamp", "type": "class", "useAs": ["object"], "color": "#ff112233",
                  "members": [ { "name": "watt", "type": "int", "value": 40 } ] } ] }""");
        for (String name : List.of("a", "b")) {
            Files.writeString(source.resolve(name + ".tmx"), """
                    <map version="1.8" orientation="orthogonal" width="2" height="2" tilewidth="16" tileheight="16">
                     <objectgroup id="2" name="Objects">
                      <object id="1" name="lamp" type="Lamp" x="4" y="8" width="8" height="8">
                       <properties><property name="watt" type="int" value="60"/></properties></object>
                     </objectgroup></map>""");
        }
        dialogs.open = Files.writeString(
                source.resolve("game.world"),
                "{\"maps\":[{\"fileName\":\"a.tmx\",\"x\":0,\"y\":0},{\"fileName\":\"b.tmx\",\"x\":32,\"y\":0}],\"type\":\"world\"}");
        dialogs.chosenFolder = Files.createDirectory(folder.resolve("game"));
        perform(ActionId.IMPORT_FOLDER);
        await(() -> document().file().equals(Optional.of(dialogs.chosenFolder.resolve("a.level.json"))));
        Level b = LevelFiles.read(dialogs.chosenFolder.resolve("b.level.json"));
        assertEquals(Optional.of(new WorldPlace(2, 0)), b.place());
        assertEquals("Lamp", b.object("lamp").orElseThrow().kind());
        assertEquals(
                Optional.of("60"), b.object("lamp").orElseThrow().properties().get("watt"));
        await(() -> document().sharedKinds().objects().keySet().equals(Set.of("Lamp")));
        await(() -> isShown("#folder"));
    }
}
