package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;

class SlopePainterTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final int WIDTH = 200;
    private static final int HEIGHT = 120;

    @Test
    void theEdgeOfAHillIsAsDeepEverywhereAtAnyCamera() {
        Level hill = TestLevels.of(
                "................",
                "...../`.........",
                "..../##`...rRlL.",
                "################",
                "################",
                "################");
        Random random = new Random(51);
        int columns = 0;
        for (int i = 0; i < 300; i++) {
            Camera camera = camera(random);
            Picture picture = draw(hill, camera, WIDTH, HEIGHT);
            double tilePx = 16 * camera.scale();
            int edge = Colors.mix(
                    COLORS.color(ColorRole.BLOCK), COLORS.color(ColorRole.BLOCK_EDGE), Colors.weight((tilePx - 1) / 4));
            int depth = depth(3, camera);
            for (int x = Math.max(0, camera.edgeX(0)); x < Math.min(WIDTH, camera.edgeX(13 * 16)); x++) {
                int top = Math.max(0, camera.edgeY(0));
                while (top < HEIGHT
                        && picture.at(x, top) != edge
                        && picture.at(x, top) != COLORS.color(ColorRole.BLOCK)) {
                    top++;
                }
                if (top > 0 && top + depth < HEIGHT) {
                    columns++;
                    for (int y = top; y < top + depth; y++) {
                        assertPixel(edge, picture, x, y);
                    }
                    assertPixel(COLORS.color(ColorRole.BLOCK), picture, x, top + depth);
                }
            }
        }
        assertTrue(columns > 10_000, columns + " columns were seen");
    }

    @Test
    void thePlankOfOneWaySlopesHasNoGapAtAnyCamera() {
        Level planks = TestLevels.of("............", "....()......", "...(..)=....", "===.........");
        Random random = new Random(52);
        int columns = 0;
        for (int i = 0; i < 300; i++) {
            Camera camera = camera(random);
            Picture picture = draw(planks, camera, WIDTH, HEIGHT);
            for (int x = Math.max(0, camera.edgeX(0)); x < Math.min(WIDTH, camera.edgeX(8 * 16)); x++) {
                int top = Math.max(0, camera.edgeY(0));
                while (top < HEIGHT && picture.at(x, top) != COLORS.color(ColorRole.ONE_WAY)) {
                    top++;
                }
                int end = top;
                while (end < HEIGHT && picture.at(x, end) == COLORS.color(ColorRole.ONE_WAY)) {
                    end++;
                }
                if (top > 0 && end < HEIGHT) {
                    columns++;
                    assertEquals(depth(4, camera), end - top, "column " + x + " at " + camera);
                }
            }
        }
        assertTrue(columns > 10_000, columns + " columns were seen");
    }

    @Test
    void theExposedTopOfACeilingHasAnEdge() {
        Picture picture = draw(TestLevels.of("....", ".7F.", ".##.", ".7F."), new Camera(0, 0, 1), 64, 64);
        assertPixel(COLORS.color(ColorRole.BLOCK_EDGE), picture, 28, 16);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 28, 19);
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, 28, 48);
    }

    private static Camera camera(Random random) {
        // From 2 px per tile on: smaller ones have one color.
        double scale = Math.exp(random.nextDouble() * 4 - 2.07);
        return new Camera(random.nextDouble() * 60, random.nextDouble() * 20 - 10, scale);
    }

    private static int depth(int levelPx, Camera camera) {
        return Math.max(1, (int) Math.round(levelPx * camera.scale()));
    }
}
