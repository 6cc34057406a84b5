package leapsmith.editor.view.canvas;

import javafx.scene.paint.Color;
import leapsmith.levels.raster.Look;

/** The colours of what JavaFX draws over the level; those of the level itself are in {@link Look}. */
record Ink(Color panel, Color line, Color text, Color muted, Color accent, Color warning) {
    private static final Ink DARK = new Ink(
            Color.web("#1b2029"),
            Color.web("#303848"),
            Color.web("#e6eaf2"),
            Color.web("#8f9bb0"),
            Color.web("#5aa9ff"),
            Color.web("#ffb454"));

    private static final Ink LIGHT = new Ink(
            Color.web("#ffffff"),
            Color.web("#d5d9e2"),
            Color.web("#1e2430"),
            Color.web("#667085"),
            Color.web("#1769d2"),
            Color.web("#b25e00"));

    static Ink of(Look look) {
        return look.isDark() ? DARK : LIGHT;
    }

    /** A colour of a {@link Look}. */
    static Color colour(int argb) {
        return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff, (argb >>> 24) / 255.0);
    }

    /** A colour for {@link PixelPen}. */
    static int argb(Color colour) {
        return channel(colour.getOpacity()) << 24
                | channel(colour.getRed()) << 16
                | channel(colour.getGreen()) << 8
                | channel(colour.getBlue());
    }

    /** A colour as style sheets write it. */
    static String css(Color colour) {
        return String.format(
                "#%02x%02x%02x%02x",
                channel(colour.getRed()),
                channel(colour.getGreen()),
                channel(colour.getBlue()),
                channel(colour.getOpacity()));
    }

    private static int channel(double value) {
        return (int) Math.round(value * 255);
    }
}
