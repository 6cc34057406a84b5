package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.tools.Preview;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Scene;
import org.junit.jupiter.api.Test;

class StampPictureTest {
    @Test
    void theEmptyTilesOfAStampHaveNoBackgroundOfTheirOwn() {
        Look look = Themes.load("meadow", Optional.empty()).look().orElseThrow();
        Level level = Level.empty("x", 20, 20, 16);
        Scene scene = Scene.editing(level, Set.of(), ColorScheme.DARK).withLook(look);
        LevelPart part = LevelPart.of(level, TileSet.of(new TileRegion(2, 2, 6, 6)), List.of());
        Picture picture = new Picture(320, 320);
        Arrays.fill(picture.argb(), 0xff808080);
        new StampPicture().draw(new Preview.Stamp(part, 4, 4), scene, new Camera(0, 0, 1), picture);
        Set<Integer> colors = new HashSet<>();
        for (int y = 5 * 16; y < 9 * 16; y++) {
            for (int x = 5 * 16; x < 9 * 16; x++) {
                colors.add(picture.at(x, y));
            }
        }
        assertEquals(1, colors.size(), colors.toString());
    }
}
