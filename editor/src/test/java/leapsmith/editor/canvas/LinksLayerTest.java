package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import leapsmith.editor.tools.ObjectLinks;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;

class LinksLayerTest {
    private static final int SIDE = 160;

    /** Shaft and head of an arrow stand out from what is behind them, as a theme may be light or dark in each scheme. */
    @Test
    void anArrowIsSeenOverLightAndDarkThemesInBothSchemes() {
        Level empty = Level.empty("", 10, 10, 16);
        LevelObject door = PlatformType.TYPE
                .create("door", PlatformType.DOOR, 128, 72)
                .with(ObjectSignals.NEEDS, List.of(new SignalCondition("key", 1)));
        Level level = empty.withObjects(empty.objects()
                .plus(ZoneType.TYPE.create("key", ZoneType.KEY, 16, 72))
                .plus(door));
        for (ColorScheme colors : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
            for (int behind : new int[] {0xff10121c, 0xff7f7f7f, 0xfff4f4fa}) {
                Picture picture = new Picture(SIDE, SIDE);
                Arrays.fill(picture.argb(), behind);
                LinksLayer.Arrows arrows = new LinksLayer.Arrows();
                arrows.drawOn(new CanvasPicture(picture, new Camera(0, 0, 1), 1, colors, level));
                ObjectLinks.of(level).forEach(arrows::draw);
                int seen = 0;
                for (int y = 0; y < SIDE; y++) {
                    for (int x = 0; x < SIDE; x++) {
                        if (picture.at(x, y) == colors.color(ColorRole.SIGNAL)) {
                            seen++;
                            assertTrue(mostContrast(picture, x, y, behind) >= 3, x + ", " + y + " in " + colors);
                        }
                    }
                }
                assertTrue(seen > 100, "the arrow is drawn");
            }
        }
    }

    /** The highest contrast to the background of the pixels at most two pixels away. */
    private static double mostContrast(Picture picture, int x, int y, int behind) {
        double most = 1;
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                double a = luminance(picture.at(x + dx, y + dy)) + 0.05;
                double b = luminance(behind) + 0.05;
                most = Math.max(most, Math.max(a, b) / Math.min(a, b));
            }
        }
        return most;
    }

    private static double luminance(int argb) {
        return 0.2126 * linear(argb >> 16 & 0xff) + 0.7152 * linear(argb >> 8 & 0xff) + 0.0722 * linear(argb & 0xff);
    }

    private static double linear(int value) {
        double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
