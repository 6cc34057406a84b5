package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThumbnailTest {
    @TempDir
    Path folder;

    @Test
    void aSmallPictureShowsTheThemeOfTheLevel() throws IOException {
        Level level = Level.empty("x", 16, 9, 16);
        assertNotEquals(middle(level), middle(level.withLooks(LevelLooks.STANDARD)));
        Files.writeString(folder.resolve("red.theme.json"), """
                { "format": "leapsmith-theme", "version": 1, "sky": "#ff0000" }
                """);
        assertEquals(0xffff0000, middle(level.withLooks(LevelLooks.FLAT.withTheme("red"))));
    }

    private int middle(Level level) {
        Picture picture = Thumbnail.picture(
                level, Themes.load(level.looks().theme(), Optional.of(folder)).look(), ColorScheme.DARK);
        return picture.at(picture.width() / 2 + 3, picture.height() / 3 + 2);
    }
}
