package leapsmith.levels.raster;

import leapsmith.physics.world.Frame;

/** The speed of each body that moves: an arrow from its centre to where it would be a tenth of a second later. */
final class SpeedLayer implements Layer {
    private static final double SECONDS = 0.1;
    private static final double LINE = 2;
    private static final double HEAD = 6;

    /** Half the angle between the arrow head's sides: their direction against that of the shaft. */
    private static final double COSINE = Math.cos(Math.toRadians(28));

    private static final double SINE = Math.sin(Math.toRadians(28));

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.SPEEDS)) {
            return;
        }
        int colour = scene.look().speed();
        Camera camera = view.camera();
        double line = view.points(LINE);
        for (int i = 0; i < frame.bodyCount(); i++) {
            double x0 = camera.toScreenX(frame.x(i) + frame.width(i) / 2);
            double y0 = camera.toScreenY(frame.y(i) + frame.height(i) / 2);
            double dx = frame.vx(i) * SECONDS * camera.scale();
            double dy = frame.vy(i) * SECONDS * camera.scale();
            double length = Math.hypot(dx, dy);
            if (length < view.points(2)) {
                continue;
            }
            double x1 = x0 + dx;
            double y1 = y0 + dy;
            double head = Math.min(view.points(HEAD), length / 2) / length;
            pen.line(x0, y0, x1, y1, line, colour, Pen.OPAQUE);
            double backX = dx * head;
            double backY = dy * head;
            pen.line(
                    x1,
                    y1,
                    x1 - backX * COSINE + backY * SINE,
                    y1 - backX * SINE - backY * COSINE,
                    line,
                    colour,
                    Pen.OPAQUE);
            pen.line(
                    x1,
                    y1,
                    x1 - backX * COSINE - backY * SINE,
                    y1 + backX * SINE - backY * COSINE,
                    line,
                    colour,
                    Pen.OPAQUE);
        }
    }
}
