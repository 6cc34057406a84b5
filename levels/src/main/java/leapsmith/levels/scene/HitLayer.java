package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;

/**
 * Bullet hits of this tick, as a small cross at the bullet: body hits in the color of pairs, tile hits in the color of
 * contacts. A bullet that was already inside the body has a dot.
 */
final class HitLayer implements Rasteriser.Layer {
    private static final double ARM = 4;
    private static final double LINE = 1.6;
    private static final double DOT = 1.8;

    /** With more hits than this in view, each is only a few pixels. */
    private static final int MAX_CROSSES = 500;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null) {
            return;
        }
        boolean bodies = scene.shows(Overlay.PAIRS);
        boolean tiles = scene.shows(Overlay.CONTACTS);
        FrameBullets hits = frame.bullets();
        boolean few = hits.hitCount() <= MAX_CROSSES;
        for (int i = 0; i < hits.hitCount(); i++) {
            boolean isTile = hits.hitBody(i) == EventList.NONE;
            if (isTile ? tiles : bodies) {
                int color = isTile
                        ? scene.colors().color(ColorRole.CONTACT)
                        : scene.colors().color(ColorRole.PAIR);
                double x = view.camera().toScreenX(hits.hitX(i) + hits.hitWidth(i) / 2);
                double y = view.camera().toScreenY(hits.hitY(i) + hits.hitHeight(i) / 2);
                if (few) {
                    drawMark(x, y, hits.hitBegan(i), view, color, pen);
                } else {
                    int side = view.wholePoints(2);
                    pen.box((int) x - side / 2, (int) y - side / 2, (int) x + side, (int) y + side, color, Pen.OPAQUE);
                }
            }
        }
    }

    private static void drawMark(double x, double y, boolean began, View view, int color, Pen pen) {
        if (!began) {
            pen.disc(x, y, view.points(DOT), color, Pen.OPAQUE);
            return;
        }
        double arm = view.points(ARM);
        pen.line(x - arm, y - arm, x + arm, y + arm, view.points(LINE), color, Pen.OPAQUE);
        pen.line(x - arm, y + arm, x + arm, y - arm, view.points(LINE), color, Pen.OPAQUE);
    }
}
