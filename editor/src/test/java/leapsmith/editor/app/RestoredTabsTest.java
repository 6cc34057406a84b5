package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

@WindowFixture.OwnWindows
class RestoredTabsTest extends WindowFixture {
    @Test
    void theOpenLevelsAreKnownAlsoIfTheProgramIsKilled() throws Exception {
        onFx(window::restoreTabs);
        Path file = folder.resolve("one.level.json");
        LevelFiles.save(file, Level.empty("x", 20, 10, 16));
        onFx(() -> window.open(List.of(file)));
        await(() -> storedTabs().equals(List.of(file)));
        dialogs.save = folder.resolve("two.level.json");
        perform(ActionId.SAVE_AS);
        await(() -> storedTabs().equals(List.of(dialogs.save)));
        onFx(() -> window.open(List.of(file)));
        await(() -> storedTabs().equals(List.of(dialogs.save, file)));
    }

    private List<Path> storedTabs() {
        return new SettingsFile(windowFolder().resolve("config")).read().get(EditorSettings.OPEN_TABS);
    }

    @Test
    void theOpenLevelsComeBackAtTheNextStart() throws Exception {
        List<Path> files = List.of(folder.resolve("one.level.json"), folder.resolve("two.level.json"));
        for (Path file : files) {
            LevelFiles.save(file, Level.empty("x", 20, 10, 16));
            onFx(() -> window.open(List.of(file)));
            WaitForAsyncUtils.waitForFxEvents();
            await(() -> document().file().equals(Optional.of(file)));
        }
        onFx(() -> window.show(window.levels.documents().get(0)));
        closeWindow();
        openWindow();
        onFx(window::restoreTabs);
        await(() -> window.levels.documents().size() == 2 && document().file().equals(Optional.of(files.get(0))));
        assertEquals(
                files.stream().map(Optional::of).toList(),
                window.levels.documents().stream().map(LevelDocument::file).toList(),
                "tabs keep their order");
    }
}
