package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Picture;

/** Levels and pictures for the tests of this package. */
public final class Pictures {
    private Pictures() {}

    /** A level with an object of each kind. */
    public static Level scene() {
        return TestLevels.of(
                        "............", "......==....", "..##........", "..#.....#...", "............", "########.###")
                .withObjects(
                        CharacterType.TYPE,
                        List.of(
                                CharacterType.TYPE.create("hero", CharacterType.PLAYER, 8, 40),
                                CharacterType.TYPE
                                        .create("walker", CharacterType.PATROL, 72, 40)
                                        .with(CharacterType.FACING, CharacterType.Facing.LEFT),
                                CharacterType.TYPE.create("post", CharacterType.IDLE, 100, 40)))
                .withObjects(
                        ZoneType.TYPE,
                        List.of(
                                ZoneType.TYPE.create("exit", ZoneType.GOAL, 160, 48, 16, 32),
                                ZoneType.TYPE.create("view", "camera", 40, 0, 48, 20)));
    }

    public static Picture draw(Scene scene, Camera camera, int width, int height) {
        Picture picture = new Picture(width, height);
        new Rasteriser().draw(scene, camera, picture);
        return picture;
    }

    public static Picture draw(Level level, Camera camera, int width, int height) {
        return draw(Scene.editing(level, Set.of(), ColorScheme.DARK), camera, width, height);
    }

    public static void assertPixel(int expected, Picture picture, int x, int y) {
        if (picture.at(x, y) != expected) {
            assertEquals(
                    Integer.toHexString(expected),
                    Integer.toHexString(picture.at(x, y)),
                    () -> "pixel " + x + ", " + y + " of " + picture.width() + " x " + picture.height());
        }
    }

    /** A hash of all pixels, for pictures that must not change. */
    public static int hash(Picture picture) {
        return Arrays.hashCode(picture.argb());
    }

    public static int count(Picture picture, int color) {
        int count = 0;
        for (int pixel : picture.argb()) {
            count += pixel == color ? 1 : 0;
        }
        return count;
    }
}
