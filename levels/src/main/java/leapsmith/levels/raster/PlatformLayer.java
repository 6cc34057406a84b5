package leapsmith.levels.raster;

import java.util.List;
import leapsmith.levels.model.Platform;

/**
 * The platforms that are placed in the level, while nothing runs, and their ways: a line from stop to stop with arrows
 * on it, both ways if it goes back and forth, and the outline of the platform at each further stop.
 */
final class PlatformLayer implements Layer {
    private static final double LINE = 1.5;
    private static final double DOT = 3;

    /** A dot is no larger than this, so that far out it doesn't hide the platform. */
    private static final double DOT_IN_LEVEL = 3;

    private static final int WAY = 208;
    private static final int GHOST = 48;

    /** Picture points of a leg below which it has no arrow. */
    private static final double LEAST_ARROW = 32;

    /** Half the distance between the two arrows of a leg that goes both ways. */
    private static final double APART = 11;

    private final PlatformShape shape;
    private final Arrow arrow = new Arrow();

    PlatformLayer(PlatformShape shape) {
        this.shape = shape;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (scene.frame() != null) {
            return;
        }
        shape.use(scene.look(), view);
        List<Platform> platforms = scene.level().platforms();
        // Ways first, and by index: an iterator would be an allocation a frame.
        for (int i = 0; i < platforms.size(); i++) {
            drawWay(platforms.get(i), scene.look(), view, pen);
        }
        Camera camera = view.camera();
        for (int i = 0; i < platforms.size(); i++) {
            Platform platform = platforms.get(i);
            int left = camera.edgeX(platform.x());
            int top = camera.edgeY(platform.y());
            int right = Math.max(left + 1, camera.edgeX(platform.x() + platform.width()));
            int bottom = Math.max(top + 1, camera.edgeY(platform.y() + platform.height()));
            if (pen.sees(left, top, right, bottom)) {
                shape.draw(platform.isOneWay(), left, top, right, bottom);
            }
        }
    }

    private void drawWay(Platform platform, Look look, View view, Pen pen) {
        int stops = platform.path().stops().size();
        boolean bothWays = !platform.path().loop() || stops == 1;
        for (int stop = 1; stop <= stops; stop++) {
            drawLeg(platform, stop - 1, stop, bothWays, look, view, pen);
        }
        if (!bothWays && stops > 1) {
            drawLeg(platform, stops, 0, false, look, view, pen);
        }
        for (int stop = 1; stop <= stops; stop++) {
            drawGhost(platform, stop, look, view, pen);
        }
    }

    private void drawLeg(Platform platform, int from, int to, boolean bothWays, Look look, View view, Pen pen) {
        double x0 = middleX(platform, from, view);
        double y0 = middleY(platform, from, view);
        double x1 = middleX(platform, to, view);
        double y1 = middleY(platform, to, view);
        int reach = view.wholePoints(8);
        if (!pen.sees(
                (int) Math.min(x0, x1) - reach,
                (int) Math.min(y0, y1) - reach,
                (int) Math.max(x0, x1) + reach,
                (int) Math.max(y0, y1) + reach)) {
            return;
        }
        int colour = look.platformEdge();
        pen.line(x0, y0, x1, y1, view.points(LINE), colour, WAY);
        double length = Math.hypot(x1 - x0, y1 - y0);
        if (length >= view.points(LEAST_ARROW)) {
            double dx = (x1 - x0) / length;
            double dy = (y1 - y0) / length;
            double middleX = (x0 + x1) / 2;
            double middleY = (y0 + y1) / 2;
            double apart = bothWays ? view.points(APART) : view.points(Arrow.HEAD) / 2;
            arrow.head(middleX + dx * apart, middleY + dy * apart, dx, dy, view, colour, pen);
            if (bothWays) {
                arrow.head(middleX - dx * apart, middleY - dy * apart, -dx, -dy, view, colour, pen);
            }
        }
    }

    private void drawGhost(Platform platform, int stop, Look look, View view, Pen pen) {
        Camera camera = view.camera();
        double x = stopX(platform, stop);
        double y = stopY(platform, stop);
        int left = camera.edgeX(x);
        int top = camera.edgeY(y);
        int right = Math.max(left + 1, camera.edgeX(x + platform.width()));
        int bottom = Math.max(top + 1, camera.edgeY(y + platform.height()));
        if (pen.sees(left, top, right, bottom)) {
            int colour = shape.colourOf(platform.isOneWay());
            pen.box(left, top, right, bottom, colour, GHOST);
            pen.dashedFrame(
                    left, top, right, bottom, view.hairline(), view.wholePoints(4), view.wholePoints(3), colour);
            double middleX = middleX(platform, stop, view);
            double middleY = middleY(platform, stop, view);
            double dot = Math.min(view.points(DOT), Math.max(1, DOT_IN_LEVEL * camera.scale()));
            pen.disc(middleX, middleY, dot, look.platformEdge(), Pen.OPAQUE);
        }
    }

    private static double stopX(Platform platform, int stop) {
        return platform.x()
                + (stop == 0 ? 0 : platform.path().stops().get(stop - 1).x());
    }

    private static double stopY(Platform platform, int stop) {
        return platform.y()
                + (stop == 0 ? 0 : platform.path().stops().get(stop - 1).y());
    }

    private static double middleX(Platform platform, int stop, View view) {
        return view.camera().toScreenX(stopX(platform, stop) + platform.width() / 2);
    }

    private static double middleY(Platform platform, int stop, View view) {
        return view.camera().toScreenY(stopY(platform, stop) + platform.height() / 2);
    }
}
