package leapsmith.levels.raster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LookTest {
    private static final List<Look> LOOKS = List.of(Look.DARK, Look.LIGHT);

    @Test
    void overlayLinesStandOutFromTheCanvas() {
        for (Look look : LOOKS) {
            for (Overlay overlay : Overlay.values()) {
                if (overlay != Overlay.GRID) {
                    assertContrast(3, look.colourOf(overlay), look.canvas());
                }
            }
            assertContrast(3, look.player(), look.canvas());
            assertContrast(3, look.patrol(), look.canvas());
            assertContrast(3, look.idle(), look.canvas());
            assertContrast(3, look.goal(), look.canvas());
        }
    }

    @Test
    void platformsAndBulletsStandOutFromTheCanvas() {
        for (Look look : LOOKS) {
            assertContrast(3, look.platform(), look.canvas());
            assertContrast(3, look.platformEdge(), look.canvas());
            assertContrast(1.5, look.platformEdge(), look.platform());
            assertContrast(3, look.oneWay(), look.canvas());
            assertContrast(3, look.bullet(), look.canvas());
            assertContrast(3, look.bulletCore(), look.canvas());
            assertContrast(1.5, look.bulletCore(), look.bullet());
        }
    }

    @Test
    void textOfTagsIsLegible() {
        for (Look look : LOOKS) {
            for (Overlay overlay : Overlay.values()) {
                if (overlay != Overlay.GRID) {
                    assertContrast(4.5, look.textOf(look.colourOf(overlay)), look.tag());
                }
            }
            int zone = Colours.mix(look.canvas(), look.goal(), 72);
            assertContrast(4.5, look.textOf(look.goal()), zone);
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
