package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;

class ColorSchemeTest {
    private static final List<ColorScheme> SCHEMES = List.of(ColorScheme.DARK, ColorScheme.LIGHT);

    @Test
    void overlayLinesStandOutFromTheCanvas() {
        for (ColorScheme colors : SCHEMES) {
            for (Overlay overlay : Overlay.values()) {
                if (overlay != Overlay.GRID) {
                    assertContrast(3, colors.color(overlay.color()), colors.color(ColorRole.CANVAS));
                }
            }
            assertContrast(3, colors.color(ColorRole.PLAYER), colors.color(ColorRole.CANVAS));
            assertContrast(3, colors.color(ColorRole.PATROL), colors.color(ColorRole.CANVAS));
            assertContrast(3, colors.color(ColorRole.IDLE), colors.color(ColorRole.CANVAS));
            assertContrast(3, colors.color(ColorRole.GOAL), colors.color(ColorRole.CANVAS));
        }
    }

    @Test
    void platformsAndBulletsStandOutFromTheCanvas() {
        for (ColorScheme colors : SCHEMES) {
            assertContrast(3, colors.color(ColorRole.PLATFORM), colors.color(ColorRole.CANVAS));
            assertContrast(3, colors.color(ColorRole.PLATFORM_EDGE), colors.color(ColorRole.CANVAS));
            assertContrast(1.5, colors.color(ColorRole.PLATFORM_EDGE), colors.color(ColorRole.PLATFORM));
            assertContrast(3, colors.color(ColorRole.ONE_WAY), colors.color(ColorRole.CANVAS));
            assertContrast(3, colors.color(ColorRole.BULLET), colors.color(ColorRole.CANVAS));
            assertContrast(3, colors.color(ColorRole.BULLET_CORE), colors.color(ColorRole.CANVAS));
            assertContrast(1.5, colors.color(ColorRole.BULLET_CORE), colors.color(ColorRole.BULLET));
        }
    }

    @Test
    void textOfTagsIsLegible() {
        for (ColorScheme colors : SCHEMES) {
            for (Overlay overlay : Overlay.values()) {
                if (overlay != Overlay.GRID) {
                    assertContrast(4.5, colors.textOf(colors.color(overlay.color())), colors.color(ColorRole.TAG));
                }
            }
            int zone = Colors.mix(colors.color(ColorRole.CANVAS), colors.color(ColorRole.GOAL), 72);
            assertContrast(4.5, colors.textOf(colors.color(ColorRole.GOAL)), zone);
        }
    }

    /** Pictures of a theme may have any color, so an overlay has to stand out from the halo around it. */
    @Test
    void overlayLinesStandOutFromTheirHaloOverAnyPicture() {
        for (ColorScheme colors : SCHEMES) {
            for (int under : new int[] {0xff000000, 0xffffffff}) {
                int halo = haloOver(under, colors.color(ColorRole.CANVAS));
                for (Overlay overlay : Overlay.values()) {
                    if (overlay != Overlay.GRID) {
                        assertContrast(3, colors.color(overlay.color()), halo);
                    }
                }
            }
        }
    }

    private static int haloOver(int under, int canvas) {
        Picture picture = new Picture(3, 3);
        Arrays.fill(picture.argb(), under);
        Pen pen = new Pen();
        pen.drawOn(picture);
        pen.drawHalos(1, canvas);
        pen.box(1, 1, 2, 2, 0xff123456);
        assertEquals(picture.at(0, 0), picture.at(1, 1));
        return picture.at(0, 0);
    }

    private static void assertContrast(double least, int one, int other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        double contrast = (light + 0.05) / (dark + 0.05);
        assertTrue(
                contrast >= least,
                () -> Integer.toHexString(one) + " on " + Integer.toHexString(other) + ": " + contrast);
    }

    /** Relative luminance as WCAG 2 defines it. */
    private static double luminance(int color) {
        return 0.2126 * linear(color >> 16 & 0xff) + 0.7152 * linear(color >> 8 & 0xff) + 0.0722 * linear(color & 0xff);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
