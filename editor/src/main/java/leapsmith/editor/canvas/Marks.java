package leapsmith.editor.canvas;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/**
 * Marks that are drawn over the level, into its picture, because JavaFX takes a tenth of a millisecond per line in
 * software.
 */
public abstract class Marks {
    public final Pen pen = new Pen();

    public Camera camera;
    public ColorScheme colors;
    public int tileSize;
    public int accent;
    int panel;
    public int warning;
    /** The width of a thin line, in pixels of the picture. */
    public int line;
    /** The length of a dash, in pixels of the picture. */
    int dash;

    /** Sets the target and the parameters of the next drawing. */
    final void begin(Picture picture, Camera deviceCamera, double outputScale, ColorScheme newColors, int newTileSize) {
        pen.drawOn(picture);
        camera = deviceCamera;
        colors = newColors;
        tileSize = newTileSize;
        accent = colors.color(ColorRole.ACCENT);
        panel = colors.color(ColorRole.PANEL);
        warning = colors.color(ColorRole.WARNING);
        line = (int) Math.max(1, Math.round(outputScale));
        dash = 4 * line;
    }
}
