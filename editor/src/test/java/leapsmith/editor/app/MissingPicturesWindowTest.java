package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javax.imageio.ImageIO;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.looks.LevelLook;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import org.junit.jupiter.api.Test;

/** Pictures that a theme misses are a problem, whose button finds them in another folder. */
class MissingPicturesWindowTest extends WindowFixture {
    private static final String THEME = "{ \"format\": \"leapsmith-theme\", \"version\": 1,"
            + " \"sheets\": { \"a\": { \"image\": \"old/ground.png\" } }, \"tiles\": { \"block\": { \"sheet\": \"a\" } } }";

    @Override
    LevelDocument firstDocument() throws IOException {
        Files.writeString(folder.resolve("mine.theme.json"), THEME);
        Level level = with(floored(40, 10), hero(20, 104)).withLooks(LevelLooks.FLAT.withTheme("mine"));
        return new LevelDocument(level, folder.resolve("a.level.json"));
    }

    @Test
    void theButtonOfTheProblemFindsThePictures() throws IOException, TimeoutException {
        await(() -> hasProblem());
        assertTrue(LevelLook.of(window.level()).loadedProperty().get().look().isPresent(), "the rest is shown");
        onFx(() -> LevelParts.of(window.level()).sidePanel.showProblems());
        Path pictures = Files.createDirectory(folder.resolve("pictures"));
        ImageIO.write(
                new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB),
                "png",
                pictures.resolve("ground.png").toFile());
        dialogs.open = pictures;
        await(() -> lookup(".fix-button").queryAll().stream().anyMatch(MissingPicturesWindowTest::isLocate));
        clickOn(lookup(".fix-button").queryAll().stream()
                .filter(MissingPicturesWindowTest::isLocate)
                .findFirst()
                .orElseThrow());
        await(() -> !hasProblem());
        assertEquals(List.of("folder"), dialogs.asked);
        assertEquals(
                THEME.replace("old/ground.png", "pictures/ground.png"),
                Files.readString(folder.resolve("mine.theme.json")));
        assertEquals(
                List.of(), LevelLook.of(window.level()).loadedProperty().get().problems());
    }

    private boolean hasProblem() {
        return LevelParts.of(window.level()).problems.problems().stream()
                .anyMatch(problem -> problem.rule().equals(Themes.PICTURE_MISSING));
    }

    private static boolean isLocate(Node node) {
        return node instanceof Button button
                && button.isVisible()
                && button.getText().startsWith("Locate");
    }
}
