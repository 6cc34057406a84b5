package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.whatif.JumpArc;

/** The possible jumps from one place: a thin line along the feet of each, and the box where it lands. */
final class FanLayer implements Rasteriser.Layer {
    private static final double LINE = 1.3;
    private static final int LINE_WEIGHT = 190;
    private static final int BOX_WEIGHT = 150;
    private static final double TICK = 3;

    /** Ticks between dots, which show the duration of a jump. */
    private static final int TICKS_A_DOT = 6;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (!scene.shows(Overlay.JUMPS)) {
            return;
        }
        int color = scene.colors().color(Overlay.JUMPS.color());
        // By index, because iterators would allocate on every drawing.
        List<JumpArc> fan = scene.paths().fan();
        for (int i = 0; i < fan.size(); i++) {
            drawArc(fan.get(i), view, pen, color);
        }
    }

    private static void drawArc(JumpArc arc, View view, Pen pen, int color) {
        Camera camera = view.camera();
        double lastX = 0;
        double lastY = 0;
        for (int i = 0; i < arc.length(); i++) {
            double x = camera.toScreenX(arc.x(i) + arc.width() / 2);
            double y = camera.toScreenY(arc.y(i) + arc.height());
            if (i > 0) {
                pen.line(lastX, lastY, x, y, view.points(LINE), color, LINE_WEIGHT);
                if (i % TICKS_A_DOT == 0) {
                    pen.disc(x, y, view.points(TICK / 2), color);
                }
            }
            lastX = x;
            lastY = y;
        }
        if (arc.lands() && arc.length() > 1) {
            int last = arc.length() - 1;
            pen.frame(
                    camera.edgeX(arc.x(last)),
                    camera.edgeY(arc.y(last)),
                    camera.edgeX(arc.x(last) + arc.width()),
                    camera.edgeY(arc.y(last) + arc.height()),
                    view.hairline(),
                    color,
                    BOX_WEIGHT);
            pen.line(lastX - view.points(2 * TICK), lastY, lastX + view.points(2 * TICK), lastY, view.points(2), color);
        }
    }
}
