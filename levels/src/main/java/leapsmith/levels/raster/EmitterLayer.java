package leapsmith.levels.raster;

import java.util.List;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.physics.body.EmitterDef;

/**
 * The sources of bullets: a plate with one of their bullets in it and, while nothing runs, rays to where the bullets
 * of a volley go; a single one is an arrow.
 */
final class EmitterLayer implements Layer {
    /** How far rays reach beyond the plate, in tiles. */
    private static final double REACH = 1.25;

    private static final double LINE = 1.5;
    private static final int RAY = 168;

    /** More rays than this would be a disc. */
    private static final int MOST_RAYS = 64;

    /** Picture px of a tile below which rays would be blots. */
    private static final double LEAST_TILE = 6;

    /** Picture px of a plate below which it is a plain box. */
    private static final int LEAST_DETAIL = 7;

    private final BulletShape bullet;
    private final Arrow arrow = new Arrow();

    EmitterLayer(BulletShape bullet) {
        this.bullet = bullet;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        bullet.use(scene.look());
        List<Emitter> emitters = scene.level().emitters();
        for (int i = 0; i < emitters.size(); i++) {
            Emitter emitter = emitters.get(i);
            if (scene.frame() == null && view.tilePx() >= LEAST_TILE) {
                drawRays(emitter, scene.look(), view, pen);
            }
            drawPlate(emitter, scene.look(), view, pen);
        }
    }

    private void drawPlate(Emitter emitter, Look look, View view, Pen pen) {
        Camera camera = view.camera();
        int left = camera.edgeX(emitter.x());
        int top = camera.edgeY(emitter.y());
        int right = Math.max(left + 1, camera.edgeX(emitter.x() + emitter.width()));
        int bottom = Math.max(top + 1, camera.edgeY(emitter.y() + emitter.height()));
        int side = Math.min(right - left, bottom - top);
        if (!pen.sees(left, top, right, bottom)) {
            return;
        }
        if (side < LEAST_DETAIL) {
            pen.box(left, top, right, bottom, look.bullet(), Pen.OPAQUE);
            return;
        }
        int rim = Math.max(1, Math.min(view.wholeLength(1), side / 8));
        int radius = side / 4;
        pen.roundBox(left, top, right, bottom, radius, look.bullet(), Pen.OPAQUE);
        int ground = look.tag();
        pen.roundBox(left + rim, top + rim, right - rim, bottom - rim, Math.max(0, radius - rim), ground, Pen.OPAQUE);
        // The bullet itself, but never so large that it hides the plate, nor too small to tell its kind.
        int room = side - 4 * rim;
        int size = Math.min(
                room, Math.max(side * 3 / 8, view.wholeLength(emitter.numbers().get(EmitterKey.BULLET_SIZE))));
        bullet.draw(emitter.isDeadly(), (left + right - size) / 2, (top + bottom - size) / 2, size, size);
    }

    private void drawRays(Emitter emitter, Look look, View view, Pen pen) {
        Camera camera = view.camera();
        double x = camera.toScreenX(emitter.middleX());
        double y = camera.toScreenY(emitter.middleY());
        double inner = Math.hypot(emitter.width(), emitter.height()) / 2 * camera.scale();
        double outer = inner + REACH * view.tilePx();
        if (!pen.sees((int) (x - outer), (int) (y - outer), (int) (x + outer) + 1, (int) (y + outer) + 1)) {
            return;
        }
        int count = emitter.numbers().whole(EmitterKey.COUNT);
        double direction = emitter.numbers().get(EmitterKey.DIRECTION);
        double spread = emitter.numbers().get(EmitterKey.SPREAD);
        int rays = Math.min(count, MOST_RAYS);
        for (int i = 0; i < rays; i++) {
            double angle = Math.toRadians(direction + turn(i, rays, spread));
            double dx = Math.cos(angle);
            double dy = Math.sin(angle);
            pen.line(x, y, x + dx * outer, y + dy * outer, view.points(LINE), look.bullet(), RAY);
            if (rays == 1) {
                arrow.head(x + dx * outer, y + dy * outer, dx, dy, view, look.bullet(), pen);
            }
        }
    }

    /** As {@link EmitterDef#bulletOf} spreads a volley. */
    private static double turn(int i, int count, double spread) {
        if (count == 1) {
            return 0;
        }
        return spread == 360 ? 360.0 * i / count : spread * i / (count - 1) - spread / 2;
    }
}
