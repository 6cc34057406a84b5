package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws a platform: a plate with a rivet near each end. A solid one fills its bounds, with a lighter top edge like a
 * block; a one-way is a plank in the color of one-way tiles on a thin tray.
 */
final class SlabShape {
    /** Radius of the corners, depth of the top edge and side of a rivet, in level px. */
    private static final double CORNER = 3;

    private static final double EDGE = 3;
    private static final double RIVET = 2;

    /** The plank of a one-way in level px, but at most that part of its height; and the opacity of the tray. */
    private static final double PLANK = 4;

    private static final double MOST_PLANK = 0.5;
    private static final int TRAY = 112;

    /** Picture px of the height below which a platform is a plain box. */
    private static final int LEAST_DETAIL = 5;

    private final Pen pen;
    private ColorScheme colors = ColorScheme.DARK;
    private double scale = 1;

    SlabShape(Pen pen) {
        this.pen = pen;
    }

    void use(ColorScheme wanted, View view) {
        colors = wanted;
        scale = view.camera().scale();
    }

    /** The main color of a kind. */
    int colorOf(boolean oneWay) {
        return oneWay ? colors.color(ColorRole.ONE_WAY) : colors.color(ColorRole.PLATFORM);
    }

    void draw(boolean oneWay, int left, int top, int right, int bottom) {
        int height = bottom - top;
        if (Math.min(height, right - left) < LEAST_DETAIL) {
            pen.box(left, top, right, bottom, colorOf(oneWay), Pen.OPAQUE);
            if (!oneWay && height > 1) {
                pen.box(
                        left,
                        top,
                        right,
                        top + Math.max(1, height / 3),
                        colors.color(ColorRole.PLATFORM_EDGE),
                        Pen.OPAQUE);
            }
            return;
        }
        if (oneWay) {
            drawPlank(left, top, right, bottom);
        } else {
            drawPlate(left, top, right, bottom);
        }
    }

    private void drawPlate(int left, int top, int right, int bottom) {
        int height = bottom - top;
        int radius = radius(height, right - left);
        int edge = Math.max(1, Math.min(px(EDGE), height * 3 / 8));
        pen.roundBox(left, top, right, bottom, radius, colors.color(ColorRole.PLATFORM), Pen.OPAQUE);
        pen.roundTop(
                left,
                top,
                right,
                top + Math.max(edge, radius),
                radius,
                colors.color(ColorRole.PLATFORM_EDGE),
                Pen.OPAQUE);
        if (edge < radius) {
            // The edge is not deeper in the corners than elsewhere.
            pen.roundBox(left, top + edge, right, bottom, radius, colors.color(ColorRole.PLATFORM), Pen.OPAQUE);
        }
        drawRivets(left, top + edge, right, bottom, colors.color(ColorRole.PLATFORM_EDGE));
    }

    private void drawPlank(int left, int top, int right, int bottom) {
        int height = bottom - top;
        int plank = Math.max(2, (int) PortableMath.round(Math.min(height * MOST_PLANK, PLANK * scale)));
        int inset = Math.min((right - left) / 8, Math.max(1, px(CORNER)));
        pen.box(left + inset, top + plank, right - inset, bottom, colors.color(ColorRole.ONE_WAY), TRAY);
        pen.roundBox(
                left,
                top,
                right,
                top + plank,
                Math.min(plank / 2, px(CORNER)),
                colors.color(ColorRole.ONE_WAY),
                Pen.OPAQUE);
        drawRivets(left + inset, top + plank, right - inset, bottom, colors.color(ColorRole.ONE_WAY));
    }

    private void drawRivets(int left, int top, int right, int bottom, int color) {
        int room = bottom - top;
        int side = Math.min(Math.max(1, px(RIVET)), room - 2);
        // Rivets of one pixel would look like dirt.
        if (side < 2 || right - left < 6 * side) {
            return;
        }
        int y = top + (room - side) / 2;
        int from = Math.max(side, px(CORNER));
        pen.roundBox(left + from, y, left + from + side, y + side, side / 2, color, Pen.OPAQUE);
        pen.roundBox(right - from - side, y, right - from, y + side, side / 2, color, Pen.OPAQUE);
    }

    private int radius(int height, int width) {
        return Math.min(px(CORNER), Math.min(height, width) / 3);
    }

    private int px(double levelPx) {
        return (int) PortableMath.round(levelPx * scale);
    }
}
