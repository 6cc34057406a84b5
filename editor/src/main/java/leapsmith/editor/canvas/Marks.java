package leapsmith.editor.canvas;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/**
 * Marks that are drawn over the level, into its picture, because JavaFX takes a tenth of a millisecond per line in
 * software.
 */
public abstract class Marks {
    protected final Pen pen = new Pen();

    protected Camera camera;
    protected ColorScheme colors;
    protected int tileSize;
    protected int accent;
    protected int panel;
    protected int warning;
    /** The width of a thin line, in pixels of the picture. */
    protected int line;
    /** The length of a dash, in pixels of the picture. */
    protected int dash;

    public final void drawOn(CanvasPicture target) {
        pen.drawOn(target.picture());
        camera = target.camera();
        colors = target.colors();
        tileSize = target.level().tileSize();
        accent = colors.color(ColorRole.ACCENT);
        panel = colors.color(ColorRole.PANEL);
        warning = colors.color(ColorRole.WARNING);
        line = (int) Math.max(1, Math.round(target.outputScale()));
        dash = 4 * line;
    }
}
