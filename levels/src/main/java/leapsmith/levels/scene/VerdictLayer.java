package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.Verdict;

/** A badge at each goal: a check mark if it can be reached, a cross if it can't, and a question mark if that is unknown. */
final class VerdictLayer implements Rasteriser.Layer {
    /** In points. */
    private static final double RADIUS = 8;

    private static final double RING = 1.5;
    private static final double LINE = 1.8;

    /** Lines of each sign: x and y of the points from the center, in radii. */
    private static final double[][] CHECK = {{-0.45, 0.05, -0.12, 0.38, 0.48, -0.36}};

    private static final double[][] CROSS = {{-0.36, -0.36, 0.36, 0.36}, {-0.36, 0.36, 0.36, -0.36}};
    private static final double[][] QUESTION = {
        {-0.32, -0.28, -0.2, -0.5, 0.08, -0.56, 0.32, -0.38, 0.3, -0.14, 0.02, 0.06, 0, 0.24}, {0, 0.5, 0, 0.56}
    };

    /** Half the width of a badge with its rim, in pixels. */
    static int reach(View view) {
        return (int) Math.ceil(view.points(RADIUS + RING));
    }

    /** The middle of the badge of a goal along x, in pixels. */
    static double badgeX(LevelObject zone, View view) {
        return view.camera().toScreenX(zone.x() + zone.width());
    }

    static double badgeY(LevelObject zone, View view) {
        return view.camera().toScreenY(zone.y());
    }

    /** Whether the badge of a goal covers a point; the camera and the point are in points instead of pixels. */
    static boolean covers(LevelObject zone, Camera camera, double x, double y) {
        double dx = x - camera.toScreenX(zone.x() + zone.width());
        double dy = y - camera.toScreenY(zone.y());
        return dx * dx + dy * dy <= (RADIUS + RING) * (RADIUS + RING);
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (!scene.shows(Overlay.REACH)) {
            return;
        }
        // By index, because an iterator would allocate.
        List<VisibleReach.Goal> goals = scene.reach().goals();
        for (int i = 0; i < goals.size(); i++) {
            LevelObject zone = goals.get(i).zone();
            drawBadge(goals.get(i).verdict(), badgeX(zone, view), badgeY(zone, view), scene.colors(), view, pen);
        }
    }

    private static void drawBadge(Verdict verdict, double x, double y, ColorScheme colors, View view, Pen pen) {
        double radius = view.points(RADIUS);
        double ring = view.points(RADIUS + RING);
        if (!pen.sees((int) (x - ring), (int) (y - ring), (int) (x + ring), (int) (y + ring))) {
            return;
        }
        int canvas = colors.color(ColorRole.CANVAS);
        pen.disc(x, y, ring, canvas);
        pen.disc(x, y, radius, colors.color(roleOf(verdict)));
        for (double[] points : signOf(verdict)) {
            for (int i = 2; i < points.length; i += 2) {
                pen.line(
                        x + points[i - 2] * radius,
                        y + points[i - 1] * radius,
                        x + points[i] * radius,
                        y + points[i + 1] * radius,
                        view.points(LINE),
                        canvas);
            }
        }
    }

    private static ColorRole roleOf(Verdict verdict) {
        return switch (verdict) {
            case PROVEN -> ColorRole.REACH;
            case IMPOSSIBLE -> ColorRole.DANGER;
            case NOT_FOUND -> ColorRole.UNREACHED;
        };
    }

    private static double[][] signOf(Verdict verdict) {
        return switch (verdict) {
            case PROVEN -> CHECK;
            case IMPOSSIBLE -> CROSS;
            case NOT_FOUND -> QUESTION;
        };
    }
}
