package leapsmith.levels.scene;

import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;

final class Arrow {
    /** Length of a head's sides and thickness of lines, in points. */
    static final double HEAD = 6;

    static final double LINE = 2;

    /** Half the angle between the head's sides, relative to the shaft. */
    private static final double COSINE = PortableMath.cos(PortableMath.toRadians(28));

    private static final double SINE = PortableMath.sin(PortableMath.toRadians(28));

    private Arrow() {}

    /** An arrow from a point by an offset in pixels; a short one has a smaller head. */
    static void draw(double x, double y, double dx, double dy, View view, int color, Pen pen) {
        double length = PortableMath.hypot(dx, dy);
        pen.line(x, y, x + dx, y + dy, view.points(LINE), color);
        head(x + dx, y + dy, dx / length, dy / length, Math.min(view.points(HEAD), length / 2), view, color, pen);
    }

    /** Only a head, with its tip at a point, in a direction of length 1. */
    static void head(double x, double y, double dx, double dy, View view, int color, Pen pen) {
        head(x, y, dx, dy, view.points(HEAD), view, color, pen);
    }

    private static void head(double x, double y, double dx, double dy, double side, View view, int color, Pen pen) {
        double line = view.points(LINE);
        double backX = dx * side;
        double backY = dy * side;
        pen.line(x, y, x - backX * COSINE + backY * SINE, y - backX * SINE - backY * COSINE, line, color);
        pen.line(x, y, x - backX * COSINE - backY * SINE, y + backX * SINE - backY * COSINE, line, color);
    }
}
