package leapsmith.levels.raster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import org.junit.jupiter.api.Test;

class LookTest {
    private static final List<ColorScheme> LOOKS = List.of(ColorScheme.DARK, ColorScheme.LIGHT);

    @Test
    void overlayLinesStandOutFromTheCanvas() {
        for (ColorScheme look : LOOKS) {
            for (Overlay overlay : Overlay.values()) {
                if (overlay != Overlay.GRID) {
                    assertContrast(3, look.colourOf(overlay), look.color(ColorRole.CANVAS));
                }
            }
            assertContrast(3, look.color(ColorRole.PLAYER), look.color(ColorRole.CANVAS));
            assertContrast(3, look.color(ColorRole.PATROL), look.color(ColorRole.CANVAS));
            assertContrast(3, look.color(ColorRole.IDLE), look.color(ColorRole.CANVAS));
            assertContrast(3, look.color(ColorRole.GOAL), look.color(ColorRole.CANVAS));
        }
    }

    @Test
    void platformsAndBulletsStandOutFromTheCanvas() {
        for (ColorScheme look : LOOKS) {
            assertContrast(3, look.color(ColorRole.PLATFORM), look.color(ColorRole.CANVAS));
            assertContrast(3, look.color(ColorRole.PLATFORM_EDGE), look.color(ColorRole.CANVAS));
            assertContrast(1.5, look.color(ColorRole.PLATFORM_EDGE), look.color(ColorRole.PLATFORM));
            assertContrast(3, look.color(ColorRole.ONE_WAY), look.color(ColorRole.CANVAS));
            assertContrast(3, look.color(ColorRole.BULLET), look.color(ColorRole.CANVAS));
            assertContrast(3, look.color(ColorRole.BULLET_CORE), look.color(ColorRole.CANVAS));
            assertContrast(1.5, look.color(ColorRole.BULLET_CORE), look.color(ColorRole.BULLET));
        }
    }

    @Test
    void textOfTagsIsLegible() {
        for (ColorScheme look : LOOKS) {
            for (Overlay overlay : Overlay.values()) {
                if (overlay != Overlay.GRID) {
                    assertContrast(4.5, look.textOf(look.colourOf(overlay)), look.color(ColorRole.TAG));
                }
            }
            int zone = Colours.mix(look.color(ColorRole.CANVAS), look.color(ColorRole.GOAL), 72);
            assertContrast(4.5, look.textOf(look.color(ColorRole.GOAL)), zone);
        }
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
    private static double luminance(int colour) {
        return 0.2126 * linear(colour >> 16 & 0xff)
                + 0.7152 * linear(colour >> 8 & 0xff)
                + 0.0722 * linear(colour & 0xff);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
