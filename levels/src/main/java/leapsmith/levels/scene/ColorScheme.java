package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Colors;

/** The colors of a picture: those that {@link ColorRole} has for dark or for light pictures. */
public enum ColorScheme {
    /** Light things on a dark canvas. */
    DARK,
    /** Dark things on a light canvas. */
    LIGHT;

    /** What text is mixed with on light ground, where lines are legible sooner than letters. */
    private static final int TEXT_SHADE = 112;

    private final int[] colors = new int[ColorRole.values().length];

    ColorScheme() {
        for (ColorRole role : ColorRole.values()) {
            colors[role.ordinal()] = isDark() ? role.dark() : role.light();
        }
    }

    /** Whether text on the canvas has to be light. */
    public boolean isDark() {
        return ordinal() == 0;
    }

    /** The color of a role, {@code 0xffRRGGBB}. */
    public int color(ColorRole role) {
        return colors[role.ordinal()];
    }

    /** The color that a kind of tiles is filled with; of a one-way that of its plank. */
    public int fillOf(TileKind kind) {
        return KindTable.fillOf(kind, this);
    }

    /** A color as text: darker on light ground (4.5 to 1 at least). */
    public int textOf(int color) {
        return isDark() ? color : Colors.mix(color, color(ColorRole.TEXT), TEXT_SHADE);
    }
}
