package leapsmith.levels.raster;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.world.Frame;

/** The tiles that are touched in this tick, outlined, and the side of the body that touches, as a thick bar. */
final class ContactLayer implements Layer {
    private static final int OUTLINE = 200;
    private static final double BAR = 4;

    /** A bar is no thicker than this, so that far out it doesn't hide its body. */
    private static final double BAR_IN_LEVEL = 3;

    private static final double LEAST_TILE = 5;

    /** Where a body is in the frame, plus one, by its index in the world; 0 is nowhere. */
    private int[] places = new int[0];

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.CONTACTS)) {
            return;
        }
        int colour = scene.look().contact();
        findBodies(frame);
        if (view.tilePx() >= LEAST_TILE) {
            int line = view.hairline();
            for (int i = 0; i < frame.contactCount(); i++) {
                int left = view.columnEdge(frame.contactColumn(i));
                int top = view.rowEdge(frame.contactRow(i));
                int right = view.columnEdge(frame.contactColumn(i) + 1);
                int bottom = view.rowEdge(frame.contactRow(i) + 1);
                if (pen.sees(left, top, right, bottom)) {
                    pen.frame(left, top, right, bottom, line, colour, OUTLINE);
                }
            }
        }
        int thickness = (int) Math.round(
                Math.min(view.points(BAR), BAR_IN_LEVEL * view.camera().scale()));
        for (int i = 0; i < frame.contactCount(); i++) {
            int body = frame.contactBody(i);
            if (body < places.length && places[body] != 0) {
                drawSide(frame, places[body] - 1, frame.contactSide(i), view, pen, Math.max(1, thickness), colour);
            }
        }
    }

    private static void drawSide(Frame frame, int i, int side, View view, Pen pen, int thickness, int colour) {
        Camera camera = view.camera();
        int left = camera.edgeX(frame.x(i));
        int top = camera.edgeY(frame.y(i));
        int right = camera.edgeX(frame.x(i) + frame.width(i));
        int bottom = camera.edgeY(frame.y(i) + frame.height(i));
        int inside = thickness / 2;
        int beyond = thickness - inside;
        switch (side) {
            case Contacts.LEFT_WALL -> pen.box(left - beyond, top, left + inside, bottom, colour, Pen.OPAQUE);
            case Contacts.RIGHT_WALL -> pen.box(right - inside, top, right + beyond, bottom, colour, Pen.OPAQUE);
            case Contacts.CEILING -> pen.box(left, top - beyond, right, top + inside, colour, Pen.OPAQUE);
            default -> pen.box(left, bottom - inside, right, bottom + beyond, colour, Pen.OPAQUE);
        }
    }

    private void findBodies(Frame frame) {
        int most = -1;
        for (int i = 0; i < frame.bodyCount(); i++) {
            most = Math.max(most, frame.bodyIndex(i));
        }
        if (places.length <= most) {
            places = new int[most + 1 + most / 2];
        } else {
            Arrays.fill(places, 0);
        }
        for (int i = 0; i < frame.bodyCount(); i++) {
            places[frame.bodyIndex(i)] = i + 1;
        }
    }
}
