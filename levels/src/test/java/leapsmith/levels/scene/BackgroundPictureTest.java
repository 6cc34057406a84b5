package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the backgrounds of a theme are. */
class BackgroundPictureTest {
    private static final int RED = 0xffff0000;
    private static final int SKY = 0xff123456;
    private static final Level LEVEL = Level.empty("", 100, 60, 16);
    private static final int WIDTH = 320;
    private static final int HEIGHT = 200;

    private static Look look(String members) {
        return Looks.of(
                "\"tileSize\": 16, \"sky\": \"#123456\", \"backgrounds\": [ { \"image\": \"a.png\", " + members
                        + " } ]",
                Map.of("a.png", Looks.plain(40, 30, 0xff0000)));
    }

    private static Picture draw(Look look, double x, double y, double scale) {
        Scene scene = Scene.editing(LEVEL, Set.of(), ColorScheme.DARK).withLook(look);
        return Pictures.draw(scene, new Camera(x, y, scale), WIDTH, HEIGHT);
    }

    /** Left, top, right and bottom edge of what is red. */
    private static int[] red(Picture picture) {
        int[] box = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                if (picture.at(x, y) == RED) {
                    box[0] = Math.min(box[0], x);
                    box[1] = Math.min(box[1], y);
                    box[2] = Math.max(box[2], x + 1);
                    box[3] = Math.max(box[3], y + 1);
                }
            }
        }
        return box;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.25, 0.5, 1, 2})
    void atAnEdgeOfTheLevelABackgroundIsAtTheSameEdge(double parallax) {
        String numbers = "\"parallax\": [" + parallax + ", " + parallax + "], \"align\": ";
        assertArrayEquals(new int[] {0, 0, 40, 30}, red(draw(look(numbers + "\"top\""), 0, 0, 1)));
        int lowest = LEVEL.tiles().rows() * 16 - HEIGHT;
        int[] box = red(draw(look(numbers + "\"bottom\""), 0, lowest, 1));
        assertArrayEquals(new int[] {0, HEIGHT - 30, 40, HEIGHT}, box);
        int middle = lowest / 2;
        box = red(draw(look(numbers + "\"center\""), 0, middle, 1));
        assertArrayEquals(new int[] {0, HEIGHT / 2 - 15, 40, HEIGHT / 2 + 15}, box);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0.25, 1", "0.5, 1", "1, 1", "0.5, 2", "0.25, 4"})
    void itMovesByItsParallax(double parallax, double scale) {
        Look look = look("\"parallax\": [" + parallax + ", " + parallax + "], \"offset\": [30, 20]");
        int[] before = red(draw(look, 0, 0, scale));
        assertArrayEquals(new int[] {(int) (30 * scale), (int) (20 * scale)}, new int[] {before[0], before[1]});
        int[] after = red(draw(look, 16, 8, scale));
        assertEquals(before[0] - 16 * parallax * scale, after[0]);
        assertEquals(before[1] - 8 * parallax * scale, after[1]);
        assertEquals(before[2] - before[0], after[2] - after[0]);
    }

    @Test
    void itIsRepeatedAsItsThemeSaysAndOnlyWithinTheLevel() {
        Picture once = draw(look("\"repeat\": \"none\""), -20, -10, 1);
        assertArrayEquals(new int[] {20, 10, 60, 40}, red(once));
        Picture across = draw(look("\"repeat\": \"x\""), -20, -10, 1);
        assertArrayEquals(new int[] {20, 10, WIDTH, 40}, red(across));
        Picture everywhere = draw(look("\"repeat\": \"xy\""), -20, -10, 1);
        assertArrayEquals(new int[] {20, 10, WIDTH, HEIGHT}, red(everywhere));
        assertEquals(SKY, once.at(100, 100));
        assertEquals(ColorScheme.DARK.color(ColorRole.OUTSIDE), everywhere.at(5, 5));
    }

    /** The pixels below everything else are kept from one picture to the next. */
    @Test
    void whatWasDrawnBeforeLeavesNothing() {
        Look look = look("\"parallax\": [0.5, 0.5], \"repeat\": \"xy\"");
        Rasteriser rasteriser = new Rasteriser();
        Picture picture = new Picture(WIDTH, HEIGHT);
        for (double x : new double[] {0, 7, 7, 0, 300}) {
            for (ColorScheme colors : ColorScheme.values()) {
                for (Set<Overlay> overlays : java.util.List.<Set<Overlay>>of(Set.of(), Set.of(Overlay.GRID))) {
                    Scene scene = Scene.editing(LEVEL, overlays, colors).withLook(look);
                    Camera camera = new Camera(x, 2 * x, 1.5);
                    rasteriser.draw(scene, camera, picture);
                    assertArrayEquals(
                            Pictures.draw(scene, camera, WIDTH, HEIGHT).argb(), picture.argb());
                    rasteriser.draw(scene.withLook(null), camera, picture);
                    assertArrayEquals(
                            Pictures.draw(scene.withLook(null), camera, WIDTH, HEIGHT)
                                    .argb(),
                            picture.argb());
                }
            }
        }
    }
}
