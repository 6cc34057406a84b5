package leapsmith.levels.raster;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.physics.body.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SilhouetteTest {
    private static final int BLACK = 0xff000000;
    private static final int INK = 0xffffffff;

    private final Picture picture = new Picture(60, 50);
    private final Pen pen = new Pen();
    private final Silhouette silhouette = new Silhouette(pen);

    SilhouetteTest() {
        pen.drawOn(picture);
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void aShapeCoversItsArea(Shape shape) {
        silhouette.draw(shape, 4, 6, 51, 41, INK, Pen.OPAQUE);
        double box = 47 * 35;
        double expected = switch (shape) {
            case BOX -> box;
            case CIRCLE -> box * Math.PI / 4;
            default -> box / 2;
        };
        assertEquals(expected, covered(), expected * 0.01);
    }

    @Test
    void aTriangleHasItsRightAngleInTheNamedCorner() {
        Shape[] shapes = {
            Shape.TRIANGLE_TOP_LEFT, Shape.TRIANGLE_TOP_RIGHT, Shape.TRIANGLE_BOTTOM_LEFT, Shape.TRIANGLE_BOTTOM_RIGHT
        };
        int[][] corners = {{10, 10}, {29, 10}, {10, 29}, {29, 29}};
        for (int i = 0; i < shapes.length; i++) {
            pen.box(0, 0, 60, 50, BLACK, Pen.OPAQUE);
            silhouette.draw(shapes[i], 10, 10, 30, 30, INK, Pen.OPAQUE);
            assertPixel(INK, picture, corners[i][0], corners[i][1]);
            assertPixel(BLACK, picture, corners[3 - i][0], corners[3 - i][1]);
        }
    }

    @Test
    void aCircleIsSymmetric() {
        silhouette.draw(Shape.CIRCLE, 10, 10, 31, 31, INK, Pen.OPAQUE);
        for (int y = 10; y < 31; y++) {
            for (int x = 10; x < 31; x++) {
                assertPixel(picture.at(x, y), picture, 40 - x, y);
                assertPixel(picture.at(x, y), picture, x, 40 - y);
            }
        }
        assertPixel(INK, picture, 20, 11);
        assertPixel(BLACK, picture, 11, 11);
    }

    @Test
    void rowsAreAsWideAsTheShape() {
        silhouette.draw(Shape.CIRCLE, 10, 10, 30, 30, INK, Pen.OPAQUE);
        Picture whole = new Picture(60, 50);
        System.arraycopy(picture.argb(), 0, whole.argb(), 0, whole.argb().length);
        pen.box(0, 0, 60, 50, BLACK, Pen.OPAQUE);
        silhouette.drawRows(Shape.CIRCLE, 10, 10, 30, 30, 24, 27, INK, Pen.OPAQUE);
        for (int y = 0; y < 50; y++) {
            for (int x = 0; x < 60; x++) {
                assertPixel(y >= 24 && y < 27 ? whole.at(x, y) : BLACK, picture, x, y);
            }
        }
    }

    private double covered() {
        double covered = 0;
        for (int pixel : picture.argb()) {
            covered += (pixel & 0xff) / 255.0;
        }
        return covered;
    }
}
