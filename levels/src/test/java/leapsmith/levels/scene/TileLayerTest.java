package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import leapsmith.levels.TestLevels;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileLayerTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.5, 0.73, 1, 1.375, 2, 3.1, 8, 40})
    void aBlockFillsItsSquareAndNothingElse(double scale) {
        Level level = TestLevels.of("...", "...", ".#.", "...");
        for (double pan : new double[] {0, 0.3, 0.5, 7.77}) {
            Camera camera = new Camera(pan, pan, scale);
            Picture picture = draw(level, camera, 200, 200);
            int x0 = camera.edgeX(16);
            int x1 = camera.edgeX(32);
            int y0 = camera.edgeY(32);
            int y1 = camera.edgeY(48);
            for (int y = 0; y < 200; y++) {
                for (int x = 0; x < 200; x++) {
                    boolean inside = x >= x0 && x < x1 && y >= y0 && y < y1;
                    int pixel = picture.at(x, y);
                    boolean isTile = pixel != COLORS.color(ColorRole.CANVAS)
                            && pixel != COLORS.color(ColorRole.OUTSIDE)
                            && pixel != COLORS.color(ColorRole.BORDER);
                    if (isTile != inside) {
                        fail("pixel " + x + ", " + y + " at " + camera);
                    }
                    if (inside && y == y1 - 1) {
                        assertPixel(COLORS.color(ColorRole.BLOCK), picture, x, y);
                    }
                }
            }
        }
    }

    /** Small tiles of many kinds are drawn by lines of pixels, and runs of one kind by boxes. */
    @Test
    void smallTilesInAThemeLookTheSameBesideAnyOthers() {
        Look look = Themes.load("meadow", Optional.empty()).look().orElseThrow();
        Random random = new Random(5);
        String kinds = ".#=";
        String[] rows = new String[40];
        for (int r = 0; r < rows.length; r++) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < 60; column++) {
                row.append(kinds.charAt(random.nextInt(3)));
            }
            rows[r] = row.toString();
        }
        for (int i = 0; i < 30; i++) {
            Camera camera = new Camera(random.nextDouble() * 60, random.nextDouble() * 30, 0.13 + 0.24 * i / 30);
            Picture mixed = draw(themed(TestLevels.of(rows), look), camera, 90, 70);
            Picture[] uniform = new Picture[3];
            for (int kind = 0; kind < 3; kind++) {
                String[] same = new String[rows.length];
                Arrays.fill(same, kinds.substring(kind, kind + 1).repeat(60));
                uniform[kind] = draw(themed(TestLevels.of(same), look), camera, 90, 70);
            }
            for (int y = 0; y < 70; y++) {
                for (int x = 0; x < 90; x++) {
                    int kind = kinds.indexOf(rows[tileAt(camera::edgeY, y)].charAt(tileAt(camera::edgeX, x)));
                    assertPixel(uniform[kind].at(x, y), mixed, x, y);
                }
            }
        }
    }

    private static Scene themed(Level level, Look look) {
        return Scene.editing(level, Set.of(), COLORS).withLook(look);
    }

    private static int tileAt(IntFunction<Integer> edge, int pixel) {
        int tile = 0;
        while (edge.apply((tile + 1) * 16) <= pixel) {
            tile++;
        }
        return tile;
    }

    @Test
    void aRunOfBlocksHasNoSeamAtAnyCamera() {
        Level level = TestLevels.of("########", "########", "########", "########");
        Random random = new Random(21);
        for (int i = 0; i < 400; i++) {
            Camera camera = new Camera(
                    random.nextDouble() * 60, random.nextDouble() * 30, Math.exp(random.nextDouble() * 6 - 3));
            Picture picture = draw(Scene.editing(level, EnumSet.of(Overlay.GRID), COLORS), camera, 120, 90);
            int x1 = Math.min(120, camera.edgeX(128));
            int y1 = Math.min(90, camera.edgeY(64));
            for (int y = Math.max(0, camera.edgeY(0)); y < y1; y++) {
                for (int x = Math.max(0, camera.edgeX(0)); x < x1; x++) {
                    assertPixel(COLORS.color(ColorRole.BLOCK), picture, x, y);
                }
            }
        }
    }

    @Test
    void onlyAnExposedTopHasAnEdge() {
        Level level = TestLevels.of("#..", "...", "###", "##.");
        Picture picture = draw(level, new Camera(0, 0, 1), 48, 64);
        assertPixel(COLORS.color(ColorRole.BLOCK_EDGE), picture, 20, 32);
        assertPixel(COLORS.color(ColorRole.BLOCK_EDGE), picture, 20, 34);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 20, 35);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 20, 48);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 4, 0);
    }

    @Test
    void theTopRowIsExposedWhereTheLevelIsOpenAbove() {
        Level level = TestLevels.of("#..", "...");
        Level open = level.withPhysics(level.physics().withBorders(new Borders(false, false, true, false)));
        assertPixel(COLORS.color(ColorRole.BLOCK), draw(level, new Camera(0, 0, 1), 48, 32), 4, 0);
        assertPixel(COLORS.color(ColorRole.BLOCK_EDGE), draw(open, new Camera(0, 0, 1), 48, 32), 4, 0);
    }

    @Test
    void aOneWayIsAPlankWithArrowsUnderIt() {
        Picture picture = draw(TestLevels.of("...", ".=.", "..."), new Camera(0, 0, 2), 96, 96);
        for (int x = 32; x < 64; x++) {
            assertPixel(COLORS.color(ColorRole.ONE_WAY), picture, x, 32);
            assertPixel(COLORS.color(ColorRole.ONE_WAY), picture, x, 39);
            assertPixel(COLORS.color(ColorRole.CANVAS), picture, x, 42);
        }
        int arrow = 0;
        for (int y = 42; y < 64; y++) {
            for (int x = 32; x < 64; x++) {
                arrow += picture.at(x, y) == COLORS.color(ColorRole.CANVAS) ? 0 : 1;
            }
        }
        assertTrue(arrow > 10 && arrow < 150, arrow + " pixels of arrow");
    }

    @Test
    void theGridFadesOutWhereTilesAreSmall() {
        Level level = Level.empty("grid", 40, 40, 16);
        Scene scene = Scene.editing(level, EnumSet.of(Overlay.GRID), COLORS);
        assertPixel(COLORS.color(ColorRole.GRID), draw(scene, new Camera(0, 0, 1), 100, 100), 16, 20);
        assertPixel(COLORS.color(ColorRole.CANVAS), draw(scene, new Camera(0, 0, 1), 100, 100), 17, 20);
        Picture between = draw(scene, new Camera(0, 0, 0.5), 100, 100);
        assertNotEquals(COLORS.color(ColorRole.GRID), between.at(8, 10));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), between.at(8, 10));
        Picture small = draw(scene, new Camera(0, 0, 6.0 / 16), 100, 100);
        assertEquals(100 * 100, Pictures.count(small, COLORS.color(ColorRole.CANVAS)));
        assertPixel(
                COLORS.color(ColorRole.CANVAS),
                draw(Scene.editing(level, Set.of(), COLORS), new Camera(0, 0, 1), 100, 100),
                16,
                20);
    }

    @Test
    void theEndOfTheLevelIsVisible() {
        Picture picture = draw(Level.empty("end", 2, 2, 16), new Camera(-10, -10, 1), 60, 60);
        assertPixel(COLORS.color(ColorRole.OUTSIDE), picture, 0, 0);
        assertPixel(COLORS.color(ColorRole.OUTSIDE), picture, 8, 20);
        assertPixel(COLORS.color(ColorRole.BORDER), picture, 9, 20);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 10, 20);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 41, 41);
        assertPixel(COLORS.color(ColorRole.BORDER), picture, 42, 42);
        assertPixel(COLORS.color(ColorRole.OUTSIDE), picture, 43, 43);
    }

    @Test
    void aLevelOutOfViewShowsOnlyTheOutside() {
        for (Camera camera : new Camera[] {
            new Camera(1e6, 0, 1), new Camera(-1e6, 0, 1), new Camera(0, 1e9, 1), new Camera(0, -1e9, 3000)
        }) {
            Picture picture = draw(TestLevels.of("###", "###"), camera, 40, 30);
            assertEquals(40 * 30, Pictures.count(picture, COLORS.color(ColorRole.OUTSIDE)), camera.toString());
        }
    }

    @Test
    void zoomedOutAPixelIsTheMeanOfItsTiles() {
        Level level = TestLevels.of("#.#.", ".#.#", "####", "####");
        Picture picture = draw(level, new Camera(0, 0, 1.0 / 32), 2, 2);
        int mean = 0xff000000;
        for (int shift = 0; shift < 24; shift += 8) {
            int empty = COLORS.color(ColorRole.CANVAS) >> shift & 0xff;
            int block = COLORS.color(ColorRole.BLOCK) >> shift & 0xff;
            mean |= (empty + block + 1) / 2 << shift;
        }
        assertPixel(mean, picture, 0, 0);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 1, 1);
    }

    @Test
    void aLevelOf4096SquareDrawsAtEveryZoom() {
        Level empty = Level.empty("big", 4096, 4096, 16);
        int block = empty.legend().indexOf(TileType.BLOCK);
        Level level = empty.withTiles(TileGrid.filled(4096, 4096, block));
        Rasteriser rasteriser = new Rasteriser();
        Picture picture = new Picture(320, 200);
        for (double scale = 40; scale > 0.004; scale /= 1.7) {
            Camera camera = new Camera(30_160 - 160 / scale, 30_100 - 100 / scale, scale);
            rasteriser.draw(Scene.editing(level, Set.of(), COLORS), camera, picture);
            assertPixel(COLORS.color(ColorRole.BLOCK), picture, 160, 100);
            assertPixel(
                    camera.x() < 0 ? COLORS.color(ColorRole.OUTSIDE) : COLORS.color(ColorRole.BLOCK), picture, 0, 100);
        }
    }

    /** A slope at the end of each row has the same tiles drawn by boxes. */
    @Test
    void smallTilesAreDrawnByLinesAsByBoxes() {
        Random random = new Random(22);
        for (int i = 0; i < 200; i++) {
            String[] lines = new String[12];
            String[] boxes = new String[12];
            for (int row = 0; row < lines.length; row++) {
                StringBuilder tiles = new StringBuilder();
                for (int column = 0; column < 20; column++) {
                    tiles.append(".#=".charAt(random.nextInt(3)));
                }
                lines[row] = tiles + "..";
                boxes[row] = tiles + "./";
            }
            double scale = 2 / 16.0 + random.nextDouble() * 4 / 16.0;
            Camera camera = new Camera(random.nextDouble() * 40 - 20, random.nextDouble() * 40 - 20, scale);
            Picture byLines = draw(TestLevels.of(lines), camera, 200, 90);
            Picture byBoxes = draw(TestLevels.of(boxes), camera, 200, 90);
            int end = camera.edgeX(20 * 16);
            for (int y = 0; y < 90; y++) {
                for (int x = 0; x < end; x++) {
                    assertPixel(byBoxes.at(x, y), byLines, x, y);
                }
            }
        }
    }

    @Test
    void theLargestSidesCanBeDrawn() {
        Level wide = Level.empty("wide", 262_144, 4, 1);
        Picture picture = draw(wide, Camera.fit(wide, 300, 100, 5), 300, 100);
        assertPixel(COLORS.color(ColorRole.OUTSIDE), picture, 0, 0);
        assertPixel(COLORS.color(ColorRole.OUTSIDE), picture, 0, 99);
    }
}
