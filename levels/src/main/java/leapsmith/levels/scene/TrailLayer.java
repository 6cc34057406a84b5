package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.play.Trail;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;
import leapsmith.physics.fixed.PortableMath;

/**
 * The trails of runs: a dot per tick at the middle of the player's feet, so that a block placed under the dots is one
 * to stand on; with marks where the player jumped, landed, died or reached a goal.
 */
final class TrailLayer implements Rasteriser.Layer {
    /** The smallest distance between dots, in points; ticks between are left out. */
    static final double MIN_GAP = 4;

    /** Dots farther apart than this, in points, are joined by a line. */
    private static final double MAX_GAP = 14;

    private static final double DOT = 1.6;
    /** The thickness of the line of a chosen run, in points. */
    private static final double LINE = 2.4;

    private static final double MARK = 4.5;
    static final double RING = 6;
    private static final int CORNERS_OF_RING = 16;
    private static final int FAINT = 110;

    /** Picture px per tile below which marks would hide the level. */
    private static final double MIN_TILE = 5;

    private final TextLine text = new TextLine();
    private final Tags tags;
    private final NotePlaces places;

    private Trail trail;
    private VisibleTrail.Role role;
    private int color;
    private View view;
    private Pen pen;

    TrailLayer(Tags tags) {
        this.tags = tags;
        places = new NotePlaces(tags);
    }

    @Override
    public void draw(Scene scene, View newView, Pen newPen) {
        view = newView;
        pen = newPen;
        // By index, because iterators would allocate on every drawing.
        List<VisibleTrail> trails = scene.paths().trails();
        for (int i = 0; i < trails.size(); i++) {
            if (isShown(trails.get(i), scene)) {
                use(trails.get(i), scene.colors());
                drawDots(trails.get(i).from(), trails.get(i).to());
                if (view.tilePx() >= MIN_TILE) {
                    drawMarks(trails.get(i).from(), trails.get(i).to());
                }
            }
        }
        places.begin(view, trails);
        // After all dots, so that no mark is under another trail.
        for (int i = 0; i < trails.size(); i++) {
            if (isShown(trails.get(i), scene)) {
                use(trails.get(i), scene.colors());
                for (int at = 0; at < trails.get(i).notes().size(); at++) {
                    VisibleTrail.Note note = trails.get(i).notes().get(at);
                    color = scene.colors().color(note.mark().color(role));
                    drawNote(note);
                }
            }
        }
    }

    private static boolean isShown(VisibleTrail shown, Scene scene) {
        return scene.shows(shown.role().overlay());
    }

    private void use(VisibleTrail shown, ColorScheme colors) {
        trail = shown.trail();
        role = shown.role();
        color = colors.color(role.color());
    }

    private void drawDots(int from, int to) {
        double gap = view.points(MIN_GAP);
        double far = view.points(MAX_GAP);
        double lastX = 0;
        double lastY = 0;
        boolean hasLast = false;
        for (int i = from; i < to; i++) {
            if (!trail.isPresent(i)) {
                hasLast = false;
                continue;
            }
            double x = feetX(i);
            double y = feetY(i);
            boolean joined = hasLast && !trail.started(i);
            double away = joined ? Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) : gap;
            if (away < gap) {
                continue;
            }
            boolean isLine = role == VisibleTrail.Role.CHOSEN;
            if (joined
                    && (isLine || away > far)
                    && pen.sees(least(x, lastX), least(y, lastY), most(x, lastX), most(y, lastY))) {
                pen.line(lastX, lastY, x, y, view.points(isLine ? LINE : 1), color, isLine ? Pen.OPAQUE : FAINT);
            }
            drawDot(x, y);
            lastX = x;
            lastY = y;
            hasLast = true;
        }
    }

    private void drawDot(double x, double y) {
        double radius = view.points(DOT);
        if (!isInView(x, y, radius)) {
            return;
        }
        switch (role) {
            case RUN -> pen.disc(x, y, radius, color, Pen.OPAQUE);
            case PREVIOUS -> square(x, y, Math.max(1, (int) PortableMath.round(radius)));
            case PLAYED -> cross(x, y, radius);
            case CHOSEN -> pen.disc(x, y, view.points(LINE) / 2, color, Pen.OPAQUE);
            case KEPT -> pen.line(x, y - radius, x, y + radius, view.points(1.2), color, Pen.OPAQUE);
            case REACH -> pen.line(x - radius, y, x + radius, y, view.points(1.2), color, Pen.OPAQUE);
        }
    }

    private void cross(double x, double y, double radius) {
        double thickness = view.points(1);
        pen.line(x - radius, y - radius, x + radius, y + radius, thickness, color, Pen.OPAQUE);
        pen.line(x - radius, y + radius, x + radius, y - radius, thickness, color, Pen.OPAQUE);
    }

    private void square(double x, double y, int half) {
        int left = (int) PortableMath.round(x) - half;
        int top = (int) PortableMath.round(y) - half;
        pen.frame(left, top, left + 2 * half + 1, top + 2 * half + 1, view.hairline(), color, Pen.OPAQUE);
    }

    private void drawMarks(int from, int to) {
        double size = view.points(MARK);
        double line = view.points(1.6);
        for (int i = from; i < to; i++) {
            boolean any = trail.jumped(i) || trail.landed(i) || trail.died(i) || trail.reachedGoal(i);
            // A crushed player is gone by then, so the mark is at its last position.
            int at = trail.isPresent(i) || i == 0 ? i : i - 1;
            if (!any || !trail.isPresent(at)) {
                continue;
            }
            double x = feetX(at);
            double y = feetY(at);
            if (!isInView(x, y, 2 * size)) {
                continue;
            }
            if (trail.jumped(i)) {
                pen.line(x - size, y + size, x, y, line, color, Pen.OPAQUE);
                pen.line(x, y, x + size, y + size, line, color, Pen.OPAQUE);
            }
            if (trail.landed(i)) {
                pen.line(x - 1.6 * size, y, x + 1.6 * size, y, line, color, Pen.OPAQUE);
            }
            if (trail.died(i)) {
                pen.line(x - size, y - size, x + size, y + size, line, color, Pen.OPAQUE);
                pen.line(x - size, y + size, x + size, y - size, line, color, Pen.OPAQUE);
            }
            if (trail.reachedGoal(i)) {
                ring(x, y, size, line);
                pen.disc(x, y, line, color, Pen.OPAQUE);
            }
        }
    }

    private void drawNote(VisibleTrail.Note note) {
        int point = pointOf(note, trail);
        if (point < 0) {
            return;
        }
        double x = feetX(point);
        double y = feetY(point);
        double radius = view.points(RING);
        if (!isInView(x, y, radius)) {
            return;
        }
        drawMark(note.mark(), x, y, radius);
        text.clear().add(note.text());
        if (places.find(text, note.mark(), x, y)) {
            tags.place(text, places.left(), places.top(), color);
        }
    }

    private void drawMark(VisibleTrail.Mark mark, double x, double y, double radius) {
        double line = view.points(1.6);
        switch (mark) {
            case RING -> polygon(x, y, radius, line, CORNERS_OF_RING);
            case DIAMOND -> polygon(x, y, radius, line, 4);
            case TRIANGLE -> polygon(x, y, 1.3 * radius, view.points(2), 3);
        }
    }

    private void ring(double x, double y, double radius, double thickness) {
        polygon(x, y, radius, thickness, CORNERS_OF_RING);
    }

    /** Draws a regular polygon with a corner at the top. */
    private void polygon(double x, double y, double radius, double thickness, int corners) {
        double fromX = x;
        double fromY = y - radius;
        for (int i = 1; i <= corners; i++) {
            double toX = x + radius * PortableMath.sin(2 * Math.PI * i / corners);
            double toY = y - radius * PortableMath.cos(2 * Math.PI * i / corners);
            pen.line(fromX, fromY, toX, toY, thickness, color, Pen.OPAQUE);
            fromX = toX;
            fromY = toY;
        }
    }

    private double feetX(int i) {
        return feetX(trail, i, view);
    }

    private double feetY(int i) {
        return feetY(trail, i, view);
    }

    private boolean isInView(double x, double y, double reach) {
        return x + reach >= 0 && y + reach >= 0 && x - reach < pen.width() && y - reach < pen.height();
    }

    private static int least(double a, double b) {
        return (int) Math.floor(Math.min(a, b));
    }

    private static int most(double a, double b) {
        return (int) Math.ceil(Math.max(a, b)) + 1;
    }

    /** The x coordinate of a point at which there is a player. */
    static double feetX(Trail trail, int point, View view) {
        return view.camera().toScreenX(trail.x(point) + trail.width(point) / 2);
    }

    static double feetY(Trail trail, int point, View view) {
        return view.camera().toScreenY(trail.y(point) + trail.height(point));
    }

    /** The last point up to that of a note at which there is a player; -1 if there is none. */
    static int pointOf(VisibleTrail.Note note, Trail trail) {
        int point = Math.min(note.point(), trail.length() - 1);
        while (point >= 0 && !trail.isPresent(point)) {
            point--;
        }
        return point;
    }
}
