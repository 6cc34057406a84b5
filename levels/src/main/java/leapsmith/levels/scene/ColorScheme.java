package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Colors;

/** The colors of a picture: the dark or the light values of {@link ColorRole}. */
public enum ColorScheme {
    /** Light on a dark canvas. */
    DARK,
    /** Dark on a light canvas. */
    LIGHT;

    /** How much text is darkened on a light background, where letters need more contrast than lines. */
    private static final int TEXT_SHADE = 112;

    private final int[] colors = new int[ColorRole.values().length];

    ColorScheme() {
        for (ColorRole role : ColorRole.values()) {
            colors[role.ordinal()] = isDark() ? role.dark() : role.light();
        }
    }

    /** Whether the canvas is dark, so that text on it must be light. */
    public boolean isDark() {
        return ordinal() == 0;
    }

    /** The color of a role, {@code 0xffRRGGBB}. */
    public int color(ColorRole role) {
        return colors[role.ordinal()];
    }

    /** The fill color of a tile kind; for a one-way the color of its plank. */
    public int fillOf(TileKind kind) {
        return KindTable.fillOf(kind, this);
    }

    /**
     * A color for text: darkened on a light background to a contrast of at least 4.5 to 1.
     *
     * @param color {@code 0xffRRGGBB}
     */
    public int textOf(int color) {
        return isDark() ? color : Colors.mix(color, color(ColorRole.TEXT), TEXT_SHADE);
    }
}
