package leapsmith.editor.reach;

import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.Marks;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.raster.Pen;

/** A flag where the player starts in the search for reach, if that isn't its place in the level. */
final class SearchStartMark extends Marks {
    // In widths of a line.
    private static final int POLE = 26;
    private static final int FLAG = 13;
    private static final int RIM = 1;

    /** Draws the flag, with its foot at the place of the player's feet. */
    void draw(CanvasPicture picture, StartPoint start) {
        drawOn(picture);
        double x = camera.toScreenX(start.x());
        double y = camera.toScreenY(start.y());
        // First in the color of the background, so that it contrasts with anything.
        draw(x, y, RIM, colors.color(ColorRole.CANVAS));
        draw(x, y, 0, colors.color(ColorRole.REACH));
    }

    private void draw(double x, double y, int rim, int color) {
        pen.disc(x, y, (3.5 + rim) * line, color, Pen.OPAQUE);
        pen.line(x, y, x, y - (POLE + rim) * line, (2 + 2 * rim) * line, color, Pen.OPAQUE);
        double top = y - POLE * line;
        for (int down = -rim * line; down < (FLAG + rim) * line; down++) {
            double share = 1 - Math.abs(2.0 * down / (FLAG * line) - 1);
            double length = Math.max(0, share * FLAG * line) + rim * line;
            pen.line(x, top + down + 0.5, x + length, top + down + 0.5, 1, color, Pen.OPAQUE);
        }
    }
}
