package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;

/**
 * The velocity of each moving body: an arrow from its center to its position a tenth of a second later. Bullets have
 * one too if there are few.
 */
final class SpeedLayer implements Rasteriser.Layer {
    /** With more bullets than this in view, arrows would hide them. */
    static final int MAX_BULLETS = 100;

    private static final double SECONDS = 0.1;

    private final Arrow arrow = new Arrow();

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.SPEEDS)) {
            return;
        }
        int color = scene.colors().color(ColorRole.SPEED);
        for (int i = 0; i < frame.bodyCount(); i++) {
            double x = frame.x(i) + frame.width(i) / 2;
            double y = frame.y(i) + frame.height(i) / 2;
            drawSpeed(x, y, frame.vx(i), frame.vy(i), view, color, pen);
        }
        FrameBullets bullets = frame.bullets();
        for (int i = 0; i < bullets.count() && bullets.count() <= MAX_BULLETS; i++) {
            double x = bullets.x(i) + bullets.width(i) / 2;
            double y = bullets.y(i) + bullets.height(i) / 2;
            drawSpeed(x, y, bullets.vx(i), bullets.vy(i), view, color, pen);
        }
    }

    private void drawSpeed(double x, double y, double vx, double vy, View view, int color, Pen pen) {
        Camera camera = view.camera();
        double dx = vx * SECONDS * camera.scale();
        double dy = vy * SECONDS * camera.scale();
        if (PortableMath.hypot(dx, dy) >= view.points(2)) {
            arrow.draw(camera.toScreenX(x), camera.toScreenY(y), dx, dy, view, color, pen);
        }
    }
}
