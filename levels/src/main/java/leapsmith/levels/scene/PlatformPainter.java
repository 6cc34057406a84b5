package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws a platform: a plate with a rivet near each end. A solid one fills its bounds, with a lighter top edge like a
 * block; a one-way is a plank in the color of one-way tiles on a thin tray.
 */
final class PlatformPainter {
    /** Radius of the corners, depth of the top edge and side of a rivet, in level px. */
    private static final double CORNER = 3;

    private static final double EDGE = 3;
    private static final double RIVET = 2;

    /** The plank of a one-way in level px, but at most that part of its height; and the opacity of the tray. */
    private static final double PLANK = 4;

    private static final double MAX_PLANK = 0.5;
    private static final int TRAY = 112;
    /** The distance of the bars of a door in level px. */
    private static final double BAR = 6;

    /** Picture px of the height below which a platform is a plain box. */
    private static final int MIN_DETAIL = 5;

    private static final double PATH_LINE = 1.5;
    private static final double DOT = 3;
    /** The largest dot in level px, so that it doesn't hide the platform when zoomed out. */
    private static final double DOT_IN_LEVEL = 3;

    private static final int PATH_WEIGHT = 208;
    private static final int GHOST_WEIGHT = 48;
    /** Length of a leg in points below which it has no arrow. */
    private static final double MIN_ARROW = 32;
    /** Half the distance between the two arrows of a leg with both directions. */
    private static final double APART = 11;

    private static final int OPAQUE = 0xff000000;
    /** How much of the usual color an edge has beside that of an own kind. */
    private static final int EDGE_OF_TINT = 96;

    private final Pen pen;
    private ColorScheme colors = ColorScheme.DARK;
    /** The color of an own kind, {@code 0xffRRGGBB}; 0 for those of platforms. */
    private int tint;

    private double scale = 1;

    PlatformPainter(Pen pen) {
        this.pen = pen;
    }

    void use(ColorScheme wanted, View view) {
        colors = wanted;
        scale = view.camera().scale();
    }

    /**
     * Draws the next platforms in the color of an own kind.
     *
     * @param kind null for a known kind
     */
    void tint(OwnKind kind) {
        tint = kind == null || kind.color().isEmpty()
                ? 0
                : OPAQUE | kind.color().getAsInt();
    }

    private int color(ColorRole role) {
        if (tint == 0) {
            return colors.color(role);
        }
        return role == ColorRole.PLATFORM_EDGE ? Colors.mix(tint, colors.color(role), EDGE_OF_TINT) : tint;
    }

    int colorOf(boolean oneWay) {
        return oneWay ? color(ColorRole.ONE_WAY) : color(ColorRole.PLATFORM);
    }

    void draw(boolean oneWay, int left, int top, int right, int bottom) {
        int height = bottom - top;
        if (Math.min(height, right - left) < MIN_DETAIL) {
            pen.box(left, top, right, bottom, colorOf(oneWay));
            if (!oneWay && height > 1) {
                pen.box(left, top, right, top + Math.max(1, height / 3), color(ColorRole.PLATFORM_EDGE));
            }
            return;
        }
        if (oneWay) {
            drawPlank(left, top, right, bottom);
        } else {
            drawPlate(left, top, right, bottom);
        }
    }

    /** Draws a door: a frame, filled with bars while it is closed. */
    void drawDoor(boolean isOpen, int left, int top, int right, int bottom) {
        int color = color(ColorRole.SIGNAL);
        int line = Math.max(1, px(1));
        pen.frame(left, top, right, bottom, line, color, Pen.OPAQUE);
        if (isOpen) {
            return;
        }
        pen.box(left, top, right, bottom, color, TRAY);
        int distance = Math.max(2 * line + 2, px(BAR));
        for (int y = top + distance; y < bottom - line; y += distance) {
            pen.box(left, y, right, y + line, color);
        }
    }

    private void drawPlate(int left, int top, int right, int bottom) {
        int height = bottom - top;
        int radius = radius(height, right - left);
        int edge = Math.max(1, Math.min(px(EDGE), height * 3 / 8));
        pen.roundBox(left, top, right, bottom, radius, color(ColorRole.PLATFORM));
        pen.roundTop(
                left, top, right, top + Math.max(edge, radius), radius, color(ColorRole.PLATFORM_EDGE), Pen.OPAQUE);
        if (edge < radius) {
            // The edge is not deeper in the corners than elsewhere.
            pen.roundBox(left, top + edge, right, bottom, radius, color(ColorRole.PLATFORM));
        }
        drawRivets(left, top + edge, right, bottom, color(ColorRole.PLATFORM_EDGE));
    }

    private void drawPlank(int left, int top, int right, int bottom) {
        int height = bottom - top;
        int plank = Math.max(2, (int) PortableMath.round(Math.min(height * MAX_PLANK, PLANK * scale)));
        int inset = Math.min((right - left) / 8, Math.max(1, px(CORNER)));
        pen.box(left + inset, top + plank, right - inset, bottom, color(ColorRole.ONE_WAY), TRAY);
        pen.roundBox(left, top, right, top + plank, Math.min(plank / 2, px(CORNER)), color(ColorRole.ONE_WAY));
        drawRivets(left + inset, top + plank, right - inset, bottom, color(ColorRole.ONE_WAY));
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
        pen.roundBox(left + from, y, left + from + side, y + side, side / 2, color);
        pen.roundBox(right - from - side, y, right - from, y + side, side / 2, color);
    }

    private int radius(int height, int width) {
        return Math.min(px(CORNER), Math.min(height, width) / 3);
    }

    private int px(double levelPx) {
        return (int) PortableMath.round(levelPx * scale);
    }

    /**
     * Draws the path of a platform: a line from stop to stop with arrows, in both directions unless it is a loop, and the
     * outline of the platform at each further stop.
     */
    void drawPath(LevelObject slab, List<PathStop> stops, boolean loop, boolean oneWay, View view) {
        int count = stops.size();
        boolean bothWays = !loop || count == 1;
        int color = color(ColorRole.PLATFORM_EDGE);
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
        pen.line(x0, y0, x1, y1, view.points(PATH_LINE), color, PATH_WEIGHT);
        double length = PortableMath.hypot(x1 - x0, y1 - y0);
        if (length >= view.points(MIN_ARROW)) {
            double dx = (x1 - x0) / length;
            double dy = (y1 - y0) / length;
            double middleX = (x0 + x1) / 2;
            double middleY = (y0 + y1) / 2;
            double apart = bothWays ? view.points(APART) : view.points(Arrow.HEAD) / 2;
            Arrow.head(middleX + dx * apart, middleY + dy * apart, dx, dy, view, color, pen);
            if (bothWays) {
                Arrow.head(middleX - dx * apart, middleY - dy * apart, -dx, -dy, view, color, pen);
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
            int color = colorOf(oneWay);
            pen.box(left, top, right, bottom, color, GHOST_WEIGHT);
            pen.dashedFrame(left, top, right, bottom, view.hairline(), view.wholePoints(4), view.wholePoints(3), color);
            double dot = Math.min(view.points(DOT), Math.max(1, DOT_IN_LEVEL * camera.scale()));
            pen.disc(middleX(slab, stops, stop, view), middleY(slab, stops, stop, view), dot, dotColor);
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
