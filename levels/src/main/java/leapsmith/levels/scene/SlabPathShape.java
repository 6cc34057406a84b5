package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws the path of a platform: a line from stop to stop with arrows, in both directions unless it is a loop, and the
 * outline of the platform at each further stop.
 */
final class SlabPathShape {
    private static final double LINE = 1.5;
    private static final double DOT = 3;
    /** The largest dot in level px, so that it doesn't hide the platform when zoomed out. */
    private static final double DOT_IN_LEVEL = 3;

    private static final int PATH = 208;
    private static final int GHOST = 48;
    /** Length of a leg in points below which it has no arrow. */
    private static final double LEAST_ARROW = 32;
    /** Half the distance between the two arrows of a leg with both directions. */
    private static final double APART = 11;

    private final Pen pen;
    private final SlabShape shape;
    private final Arrow arrow = new Arrow();

    SlabPathShape(Pen pen, SlabShape shape) {
        this.pen = pen;
        this.shape = shape;
    }

    void draw(LevelObject slab, List<PathStop> stops, boolean loop, boolean oneWay, ColorScheme colors, View view) {
        int count = stops.size();
        boolean bothWays = !loop || count == 1;
        int color = colors.color(ColorRole.PLATFORM_EDGE);
        for (int stop = 1; stop <= count; stop++) {
            drawLeg(slab, stops, stop - 1, stop, bothWays, color, view);
        }
        if (!bothWays && count > 1) {
            drawLeg(slab, stops, count, 0, false, color, view);
        }
        for (int stop = 1; stop <= count; stop++) {
            drawGhost(slab, stops, stop, oneWay, color, view);
        }
    }

    private void drawLeg(
            LevelObject slab, List<PathStop> stops, int from, int to, boolean bothWays, int color, View view) {
        double x0 = middleX(slab, stops, from, view);
        double y0 = middleY(slab, stops, from, view);
        double x1 = middleX(slab, stops, to, view);
        double y1 = middleY(slab, stops, to, view);
        int reach = view.wholePoints(8);
        if (!pen.sees(
                (int) Math.min(x0, x1) - reach,
                (int) Math.min(y0, y1) - reach,
                (int) Math.max(x0, x1) + reach,
                (int) Math.max(y0, y1) + reach)) {
            return;
        }
        pen.line(x0, y0, x1, y1, view.points(LINE), color, PATH);
        double length = PortableMath.hypot(x1 - x0, y1 - y0);
        if (length >= view.points(LEAST_ARROW)) {
            double dx = (x1 - x0) / length;
            double dy = (y1 - y0) / length;
            double middleX = (x0 + x1) / 2;
            double middleY = (y0 + y1) / 2;
            double apart = bothWays ? view.points(APART) : view.points(Arrow.HEAD) / 2;
            arrow.head(middleX + dx * apart, middleY + dy * apart, dx, dy, view, color, pen);
            if (bothWays) {
                arrow.head(middleX - dx * apart, middleY - dy * apart, -dx, -dy, view, color, pen);
            }
        }
    }

    private void drawGhost(LevelObject slab, List<PathStop> stops, int stop, boolean oneWay, int dotColor, View view) {
        Camera camera = view.camera();
        double x = stopX(slab, stops, stop);
        double y = stopY(slab, stops, stop);
        int left = camera.edgeX(x);
        int top = camera.edgeY(y);
        int right = Math.max(left + 1, camera.edgeX(x + slab.width()));
        int bottom = Math.max(top + 1, camera.edgeY(y + slab.height()));
        if (pen.sees(left, top, right, bottom)) {
            int color = shape.colorOf(oneWay);
            pen.box(left, top, right, bottom, color, GHOST);
            pen.dashedFrame(left, top, right, bottom, view.hairline(), view.wholePoints(4), view.wholePoints(3), color);
            double dot = Math.min(view.points(DOT), Math.max(1, DOT_IN_LEVEL * camera.scale()));
            pen.disc(middleX(slab, stops, stop, view), middleY(slab, stops, stop, view), dot, dotColor, Pen.OPAQUE);
        }
    }

    private static double stopX(LevelObject slab, List<PathStop> stops, int stop) {
        return slab.x() + (stop == 0 ? 0 : stops.get(stop - 1).x());
    }

    private static double stopY(LevelObject slab, List<PathStop> stops, int stop) {
        return slab.y() + (stop == 0 ? 0 : stops.get(stop - 1).y());
    }

    private static double middleX(LevelObject slab, List<PathStop> stops, int stop, View view) {
        return view.camera().toScreenX(stopX(slab, stops, stop) + slab.width() / 2);
    }

    private static double middleY(LevelObject slab, List<PathStop> stops, int stop, View view) {
        return view.camera().toScreenY(stopY(slab, stops, stop) + slab.height() / 2);
    }
}
