package leapsmith.editor.ui;

import javafx.scene.paint.Color;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;

/** Converts colors of a scheme for JavaFX and style sheets. */
public final class UiColors {
    private UiColors() {}

    /** A color, {@code 0xAARRGGBB}. */
    public static Color of(int argb) {
        return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff, (argb >>> 24) / 255.0);
    }

    public static Color of(ColorScheme scheme, ColorRole role) {
        return of(scheme.color(role));
    }

    public static String css(ColorScheme scheme, ColorRole role) {
        return css(of(scheme, role));
    }

    public static String css(Color color) {
        return String.format(
                "#%02x%02x%02x%02x",
                channel(color.getRed()),
                channel(color.getGreen()),
                channel(color.getBlue()),
                channel(color.getOpacity()));
    }

    private static int channel(double value) {
        return (int) Math.round(value * 255);
    }
}
