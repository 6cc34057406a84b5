package leapsmith.levels.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;

/** Levels and pictures for the tests of this package. */
final class Pictures {
    private Pictures() {}

    /** A level with something of each kind. */
    static Level scene() {
        return TestLevels.of(
                        "............", "......==....", "..##........", "..#.....#...", "............", "########.###")
                .withCharacters(List.of(
                        PlacedCharacter.of("hero", PlacedCharacter.PLAYER, 8, 40),
                        PlacedCharacter.of("walker", PlacedCharacter.PATROL, 72, 40)
                                .withFacingLeft(true),
                        PlacedCharacter.of("post", PlacedCharacter.IDLE, 100, 40)))
                .withZones(
                        List.of(Zone.of("exit", Zone.GOAL, 160, 48, 16, 32), Zone.of("view", "camera", 40, 0, 48, 20)));
    }

    static Picture draw(Scene scene, Camera camera, int width, int height) {
        Picture picture = new Picture(width, height);
        new Rasteriser().draw(scene, camera, picture);
        return picture;
    }

    static Picture draw(Level level, Camera camera, int width, int height) {
        return draw(Scene.editing(level, Set.of(), Look.DARK), camera, width, height);
    }

    static void assertPixel(int expected, Picture picture, int x, int y) {
        assertEquals(
                Integer.toHexString(expected),
                Integer.toHexString(picture.at(x, y)),
                () -> "pixel " + x + ", " + y + " of " + picture.width() + " x " + picture.height());
    }

    /** A hash of all pixels, for pictures that have to stay as they are. */
    static int hash(Picture picture) {
        return Arrays.hashCode(picture.argb());
    }

    static int count(Picture picture, int colour) {
        int count = 0;
        for (int pixel : picture.argb()) {
            count += pixel == colour ? 1 : 0;
        }
        return count;
    }
}
