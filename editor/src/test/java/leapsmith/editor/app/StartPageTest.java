package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The start page, with the samples of the sources. */
class StartPageTest extends WindowFixture {
    @Test
    void aSampleIsOpenedAsALevelWithoutAFile() throws Exception {
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("first-jump");
        await(() -> document().level().name().equals("First Jump"));
        assertEquals(Optional.empty(), document().file());
        assertTrue(lookup("#start-page").tryQuery().isEmpty());
        assertTrue(window.stage.getTitle().startsWith("First Jump"), window.stage.getTitle());
        assertTrue(window.level().canvas().isFocused());
    }

    @Test
    void aSampleWorldIsCopiedWithAllOfItsLevelsAndKinds() throws Exception {
        dialogs.open = folder;
        Files.createDirectory(folder.resolve("island"));
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        Button island = lookup("island (4 levels)").query();
        onFx(island::fire);
        Path copy = folder.resolve("island-2");
        await(() -> document().file().equals(Optional.of(copy.resolve("beach.level.json"))));
        assertEquals(4, LevelFiles.in(copy).size());
        await(() -> document().sharedKinds().objects().containsKey("slime"));
        assertTrue(lookup("#start-page").tryQuery().isEmpty());
    }

    @Test
    void aSampleWorldThatCannotBeCopiedSaysSo() throws Exception {
        dialogs.open = folder.resolve("gone");
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        Button island = lookup("island (4 levels)").query();
        onFx(island::fire);
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("error ")));
        assertTrue(lookup("#start-page").tryQuery().isPresent());
    }

    @Test
    void thePageShowsThePossibleJumpsOfASample() throws Exception {
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        await(() -> callout() != null);
        Image picture = callout();
        assertEquals(640, picture.getWidth(), "two pixels for each of the page, for dense screens");
        int jumps = pixels(picture, ColorScheme.LIGHT.color(Overlay.JUMPS.color()));
        assertTrue(jumps > 100, "pixels of jumps: " + jumps);
    }

    @Test
    void theJumpsFollowTheColorsOfTheWindow() throws Exception {
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        await(() -> callout() != null && tile() != null);
        assertEquals(0, pixels(callout(), ColorScheme.DARK.color(Overlay.JUMPS.color())));
        perform(ActionId.DARK);
        await(() -> pixels(callout(), ColorScheme.DARK.color(Overlay.JUMPS.color())) > 100);
    }

    private Image callout() {
        return lookup("#start-callout .image-view").queryAs(ImageView.class).getImage();
    }

    /** The picture of the first sample. */
    private Image tile() {
        return lookup(".start-tile .image-view").queryAs(ImageView.class).getImage();
    }

    private static int pixels(Image picture, int color) {
        int found = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                found += picture.getPixelReader().getArgb(x, y) == color ? 1 : 0;
            }
        }
        return found;
    }

    @Test
    void theTourCanBeginOnThePage() {
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("#start-help-tour");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(lookup("#start-page").tryQuery().isEmpty());
        assertTrue(isShown("#tour"));
    }

    @Test
    void aRecentFileIsOpenedAsItself() throws Exception {
        Path hill = folder.resolve("hill.level.json");
        LevelFiles.save(hill, Level.empty("hill", 20, 10, 16));
        open(new LevelDocument(LevelFiles.read(hill), hill));
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("hill");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(lookup("#start-page").tryQuery().isEmpty(), "the open level is shown again");
        assertEquals(hill, document().file().orElseThrow());
    }

    @Test
    void thePageIsShownAfterTheLastLevelIsClosed() {
        open(new LevelDocument(Level.empty("hill", 20, 10, 16)));
        perform(ActionId.CLOSE_ALL);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(lookup("#start-page").tryQuery().isPresent());
        assertEquals("Leapsmith", window.stage.getTitle());
    }

    @Test
    void thePageCanBeLeftAndPlayLeavesIt() throws Exception {
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        Node page = lookup("#start-page").query();
        assertTrue(((ScrollPane) page).getContent().getLayoutBounds().getWidth() > 0);
        clickOn("#start-close");
        assertTrue(lookup("#start-page").tryQuery().isEmpty());
        perform(ActionId.START_PAGE);
        play();
        assertTrue(lookup("#start-page").tryQuery().isEmpty());
        stop();
        assertFalse(window.playModel().isPlaying());
    }

    @Test
    void thePageShowsNothingOfTheLevelBehindIt() throws Exception {
        await(() -> isShown("#status-problem"));
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(isShown("#status-problem"));
        assertEquals("", ((Label) lookup("#status-view").query()).getText());
        assertFalse(isShown("#level-tabs"), "a level with which nothing was done");
        assertEquals("Leapsmith", window.stage.getTitle());
        clickOn("#start-close");
        assertEquals("Untitled - Leapsmith", window.stage.getTitle());
        assertTrue(isShown("#status-problem"));
        assertTrue(isShown("#level-tabs"));
    }

    @Test
    void tabsOfRealLevelsLeadBackToThem() {
        open(new LevelDocument(Level.empty("hill", 20, 10, 16), folder.resolve("hill.level.json")));
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(isShown("#level-tabs"));
    }

    @Test
    void aRecentFileThatIsGoneSaysSoAndCanBeRemovedFromTheList() throws Exception {
        Path hill = folder.resolve("hill.level.json");
        LevelFiles.save(hill, Level.empty("hill", 20, 10, 16));
        open(new LevelDocument(LevelFiles.read(hill), hill));
        perform(ActionId.CLOSE);
        Files.delete(hill);
        perform(ActionId.START_PAGE);
        await(() -> lookup("Not found").tryQuery().isPresent());
        clickOn(".start-remove");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(lookup("#start-page").tryQuery().isPresent());
        assertTrue(lookup("hill").tryQuery().isEmpty());
    }

    @Test
    void thePageStaysIfARecentFileCannotBeOpened() throws Exception {
        Path hill = folder.resolve("hill.level.json");
        LevelFiles.save(hill, Level.empty("hill", 20, 10, 16));
        open(new LevelDocument(LevelFiles.read(hill), hill));
        perform(ActionId.CLOSE);
        Files.delete(hill);
        perform(ActionId.START_PAGE);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("hill");
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("error ")));
        assertTrue(lookup("#start-page").tryQuery().isPresent());
    }
}
