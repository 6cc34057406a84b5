package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.fixed.PortableMath;

/** Draws an emitter: a plate with one of its bullets in it, and rays in their directions. */
final class MuzzleShape {
    /** Length of rays beyond the plate, in tiles. */
    private static final double REACH = 1.25;

    private static final double LINE = 1.5;
    private static final int RAY = 168;
    /** More rays than this would be a disc. */
    private static final int MOST_RAYS = 64;
    /** Picture px per tile below which rays would be blots. */
    private static final double LEAST_TILE = 6;
    /** Picture px of a plate below which it is a plain box. */
    private static final int LEAST_DETAIL = 7;

    private final Pen pen;
    private final BulletShape bullet;
    private final Arrow arrow = new Arrow();

    MuzzleShape(Pen pen, BulletShape bullet) {
        this.pen = pen;
        this.bullet = bullet;
    }

    void draw(
            boolean deadly,
            double bulletSize,
            int left,
            int top,
            int right,
            int bottom,
            ColorScheme colors,
            View view) {
        int side = Math.min(right - left, bottom - top);
        int color = colors.color(ColorRole.BULLET);
        if (side < LEAST_DETAIL) {
            pen.box(left, top, right, bottom, color, Pen.OPAQUE);
            return;
        }
        int rim = Math.max(1, Math.min(view.wholeLength(1), side / 8));
        int radius = side / 4;
        pen.roundBox(left, top, right, bottom, radius, color, Pen.OPAQUE);
        int ground = colors.color(ColorRole.TAG);
        pen.roundBox(left + rim, top + rim, right - rim, bottom - rim, Math.max(0, radius - rim), ground, Pen.OPAQUE);
        // The bullet in its size, but not so large that it hides the plate, nor too small to show its kind.
        int room = side - 4 * rim;
        int size = Math.min(room, Math.max(side * 3 / 8, view.wholeLength(bulletSize)));
        bullet.draw(deadly, (left + right - size) / 2, (top + bottom - size) / 2, size, size);
    }

    /** Draws the rays of an object from the center of its box; a single one is an arrow. */
    void drawRays(LevelObject emitter, double direction, double spread, int count, ColorScheme colors, View view) {
        if (view.tilePx() < LEAST_TILE) {
            return;
        }
        Camera camera = view.camera();
        double x = camera.toScreenX(emitter.middleX());
        double y = camera.toScreenY(emitter.middleY());
        double inner = PortableMath.hypot(emitter.width(), emitter.height()) / 2 * camera.scale();
        double outer = inner + REACH * view.tilePx();
        if (!pen.sees((int) (x - outer), (int) (y - outer), (int) (x + outer) + 1, (int) (y + outer) + 1)) {
            return;
        }
        int color = colors.color(ColorRole.BULLET);
        int rays = Math.min(count, MOST_RAYS);
        for (int i = 0; i < rays; i++) {
            double angle = PortableMath.toRadians(direction + turn(i, rays, spread));
            double dx = PortableMath.cos(angle);
            double dy = PortableMath.sin(angle);
            pen.line(x, y, x + dx * outer, y + dy * outer, view.points(LINE), color, RAY);
            if (rays == 1) {
                arrow.head(x + dx * outer, y + dy * outer, dx, dy, view, color, pen);
            }
        }
    }

    /** The angle of a bullet, as {@link EmitterDef#bulletOf} computes it. */
    private static double turn(int i, int count, double spread) {
        if (count == 1) {
            return 0;
        }
        return spread == 360 ? 360.0 * i / count : spread * i / (count - 1) - spread / 2;
    }
}
