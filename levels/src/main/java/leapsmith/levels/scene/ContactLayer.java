package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.world.Frame;

/**
 * The tiles touched in this tick, outlined, with the surface of slopes as a thick line; and the body side that touches
 * a tile or a platform, as a thick bar.
 */
final class ContactLayer implements Rasteriser.Layer {
    private static final int OUTLINE = 200;
    private static final double BAR = 4;

    /** The most that a bar is thick, in level px, so that it doesn't hide its body when zoomed out. */
    private static final double BAR_IN_LEVEL = 3;

    private static final double MIN_TILE = 5;

    private static final int[] SIDES = {Contacts.LEFT_WALL, Contacts.RIGHT_WALL, Contacts.CEILING, Contacts.GROUND};

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.CONTACTS)) {
            return;
        }
        int color = scene.colors().color(ColorRole.CONTACT);
        double bar = Math.min(view.points(BAR), BAR_IN_LEVEL * view.camera().scale());
        if (view.tilePx() >= MIN_TILE) {
            for (int i = 0; i < frame.contactCount(); i++) {
                drawTile(scene.level(), frame.contactColumn(i), frame.contactRow(i), view, pen, bar, color);
            }
        }
        int thickness = Math.max(1, (int) PortableMath.round(bar));
        for (int i = 0; i < frame.bodyCount(); i++) {
            for (int side : SIDES) {
                if ((frame.contacts(i) & side) != 0) {
                    drawSide(frame, i, side, view, pen, thickness, color);
                }
            }
        }
    }

    private static void drawTile(Level level, int column, int row, View view, Pen pen, double bar, int color) {
        int left = view.columnEdge(column);
        int top = view.rowEdge(row);
        int right = view.columnEdge(column + 1);
        int bottom = view.rowEdge(row + 1);
        if (!pen.sees(left, top, right, bottom)) {
            return;
        }
        Slope slope =
                level.tiles().contains(column, row) ? level.typeAt(column, row).slope() : null;
        if (slope == null) {
            pen.frame(left, top, right, bottom, view.hairline(), color, OUTLINE);
            return;
        }
        // From the thin end of the surface to the thick end, then along the sides to the horizontal one.
        int thinX = slope.thickRight() ? left : right;
        int thickX = slope.thickRight() ? right : left;
        int level0 = slope.ceiling() ? top : bottom;
        double height = slope.ceiling() ? bottom - top : top - bottom;
        double thinY = level0 + height * slope.thinHalves() / 2;
        double thickY = level0 + height * slope.thickHalves() / 2;
        double line = view.hairline();
        if (!slope.oneWay()) {
            pen.line(thinX, thinY, thinX, level0, line, color, OUTLINE);
            pen.line(thickX, thickY, thickX, level0, line, color, OUTLINE);
            pen.line(thinX, level0, thickX, level0, line, color, OUTLINE);
        }
        pen.line(thinX, thinY, thickX, thickY, Math.max(1, bar / 2), color);
    }

    private static void drawSide(Frame frame, int i, int side, View view, Pen pen, int thickness, int color) {
        Camera camera = view.camera();
        int left = camera.edgeX(frame.x(i));
        int top = camera.edgeY(frame.y(i));
        int right = camera.edgeX(frame.x(i) + frame.width(i));
        int bottom = camera.edgeY(frame.y(i) + frame.height(i));
        int inside = thickness / 2;
        int beyond = thickness - inside;
        switch (side) {
            case Contacts.LEFT_WALL -> pen.box(left - beyond, top, left + inside, bottom, color);
            case Contacts.RIGHT_WALL -> pen.box(right - inside, top, right + beyond, bottom, color);
            case Contacts.CEILING -> pen.box(left, top - beyond, right, top + inside, color);
            default -> pen.box(left, bottom - inside, right, bottom + beyond, color);
        }
    }
}
