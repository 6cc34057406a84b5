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
final class TrailLayer implements Layer {
    /** The smallest distance between dots, in points; ticks between are left out. */
    private static final double LEAST_GAP = 4;

    /** Dots farther apart than this, in points, are joined by a line. */
    private static final double MOST_GAP = 14;

    private static final double DOT = 1.6;
    /** The thickness of the line of a chosen run, in points. */
    private static final double LINE = 2.4;

    private static final double MARK = 4.5;
    private static final double RING = 6;
    private static final int CORNERS_OF_RING = 16;
    private static final int FAINT = 110;

    /** The sides of a point in the order in which they are tried, each in x and y: straight ones are nearer. */
    private static final int[] SIDES = {0, -1, 1, 0, -1, 0, 0, 1, 1, -1, -1, -1, 1, 1, -1, 1};

    /**
     * The largest distance of a note from its point, in gaps, and that of a note between bodies at 100 % and at small
     * zooms: the next jump is closer there, so a note far from its point would seem to be at another one.
     */
    private static final int FARTHEST = 4;

    private static final int FARTHEST_IN_CROWD = 10;
    private static final int FARTHEST_IF_SMALL = 3;

    /** A covered dot counts more than all tiles under a note. */
    private static final int DOT_WEIGHT = Obstacles.MOST_TILES + 1;

    /** At smaller zooms than this, distance counts as it does at this one. */
    private static final double LEAST_ZOOM = 0.1;

    /** What each gap of distance counts at 100 %, and more at smaller zooms: three of them more than all tiles under a note. */
    private static final int DISTANCE_WEIGHT = Obstacles.MOST_TILES / 3 + 1;

    /** A goal that is covered in part counts more than a few dots: it is what the note is often about. */
    private static final int AREA_WEIGHT = 4 * DOT_WEIGHT;

    /** Picture px per tile below which marks would hide the level. */
    private static final double LEAST_TILE = 5;

    private final TextLine text = new TextLine();
    private final Tags tags;

    private Trail trail;
    private ShownTrail.Role role;
    private int color;
    private View view;
    private Pen pen;

    TrailLayer(Tags tags) {
        this.tags = tags;
    }

    @Override
    public void draw(Scene scene, View newView, Pen newPen) {
        view = newView;
        pen = newPen;
        // By index, because iterators would allocate on every drawing.
        List<ShownTrail> trails = scene.paths().trails();
        for (int i = 0; i < trails.size(); i++) {
            if (isShown(trails.get(i), scene)) {
                use(trails.get(i), scene.colors());
                drawDots(trails.get(i).from(), trails.get(i).to());
                if (view.tilePx() >= LEAST_TILE) {
                    drawMarks(trails.get(i).from(), trails.get(i).to());
                }
            }
        }
        // After all dots, so that no mark is under another trail.
        for (int i = 0; i < trails.size(); i++) {
            if (isShown(trails.get(i), scene)) {
                use(trails.get(i), scene.colors());
                for (int at = 0; at < trails.get(i).notes().size(); at++) {
                    ShownTrail.Note note = trails.get(i).notes().get(at);
                    color = scene.colors().color(note.mark().color(role));
                    drawNote(trails, note);
                }
            }
        }
    }

    private static boolean isShown(ShownTrail shown, Scene scene) {
        return scene.shows(shown.role().overlay());
    }

    private void use(ShownTrail shown, ColorScheme colors) {
        trail = shown.trail();
        role = shown.role();
        color = colors.color(role.color());
    }

    private void drawDots(int from, int to) {
        double gap = view.points(LEAST_GAP);
        double far = view.points(MOST_GAP);
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
            boolean isLine = role == ShownTrail.Role.CHOSEN;
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

    private void drawNote(List<ShownTrail> trails, ShownTrail.Note note) {
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
        placeNote(trails, note.mark(), x, y, (int) (radius + view.points(4)));
    }

    /** The last point up to that of a note at which there is a player; -1 if there is none. */
    private static int pointOf(ShownTrail.Note note, Trail trail) {
        int point = Math.min(note.point(), trail.length() - 1);
        while (point >= 0 && !trail.isPresent(point)) {
            point--;
        }
        return point;
    }

    private void drawMark(ShownTrail.Mark mark, double x, double y, double radius) {
        double line = view.points(1.6);
        switch (mark) {
            case RING -> polygon(x, y, radius, line, CORNERS_OF_RING);
            case DIAMOND -> polygon(x, y, radius, line, 4);
            case TRIANGLE -> polygon(x, y, 1.3 * radius, view.points(2), 3);
        }
    }

    /**
     * Places the text beside the point, on the side where it covers the fewest goals, dots of all trails and tiles: close
     * to the point, and farther away only if that is much emptier. It never covers a body, and is never closer to
     * another point with the same mark, and never over a stronger mark.
     */
    private void placeNote(List<ShownTrail> trails, ShownTrail.Mark mark, double x, double y, int gap) {
        int width = tags.widthOf(text);
        int height = tags.height();
        int bestLeft = 0;
        int bestTop = 0;
        int lowest = Integer.MAX_VALUE;
        double zoom = Math.min(1, view.camera().scale() / view.density());
        int farthestInCrowd = Math.max(FARTHEST_IF_SMALL, (int) (FARTHEST_IN_CROWD * zoom));
        int farthest = Math.min(FARTHEST, farthestInCrowd);
        int distanceWeight = (int) (DISTANCE_WEIGHT / Math.max(LEAST_ZOOM, zoom));
        for (int away = 1;
                away <= (lowest < Integer.MAX_VALUE ? farthest : farthestInCrowd)
                        && lowest > distanceWeight * (away - 1);
                away++) {
            for (int side = 0; side < SIDES.length; side += 2) {
                int left = (int) x + beside(SIDES[side], away * gap, width);
                int top = (int) y + beside(SIDES[side + 1], away * gap, height);
                if (!tags.isClear(text, left, top)) {
                    continue;
                }
                int cost = distanceWeight * (away - 1)
                        + tags.tilesUnder(text, left, top)
                        + AREA_WEIGHT * tags.areasUnder(text, left, top);
                for (int i = 0; i < trails.size(); i++) {
                    cost += DOT_WEIGHT * dotsIn(trails.get(i), left, top, left + width, top + height);
                }
                if (cost < lowest && isNearest(trails, mark, x, y, left, top, left + width, top + height)) {
                    lowest = cost;
                    bestLeft = left;
                    bestTop = top;
                }
            }
        }
        if (lowest < Integer.MAX_VALUE) {
            tags.place(text, bestLeft, bestTop, color);
        }
    }

    /** Whether no other point with the same mark is closer to a box than this point, and it covers no stronger mark. */
    private boolean isNearest(
            List<ShownTrail> trails,
            ShownTrail.Mark mark,
            double x,
            double y,
            int left,
            int top,
            int right,
            int bottom) {
        double own = distance(x, y, left, top, right, bottom);
        double covering = view.points(RING) * view.points(RING);
        for (int i = 0; i < trails.size(); i++) {
            Trail other = trails.get(i).trail();
            List<ShownTrail.Note> notes = trails.get(i).notes();
            for (int at = 0; at < notes.size(); at++) {
                int strength = notes.get(at).mark().compareTo(mark);
                int point = strength < 0 ? -1 : pointOf(notes.get(at), other);
                if (point >= 0
                        && distance(feetX(other, point), feetY(other, point), left, top, right, bottom)
                                < (strength == 0 ? own : covering)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The square of the distance of a point from a box. */
    private static double distance(double x, double y, int left, int top, int right, int bottom) {
        double awayX = Math.max(0, Math.max(left - x, x - right));
        double awayY = Math.max(0, Math.max(top - y, y - bottom));
        return awayX * awayX + awayY * awayY;
    }

    /** Where an extent begins that lies before (-1), around (0) or after (1) a point. */
    private static int beside(int direction, int gap, int extent) {
        return direction < 0 ? -gap - extent : direction > 0 ? gap : -extent / 2;
    }

    /** The number of dots in a box, if they have at least the smallest distance. */
    private int dotsIn(ShownTrail shown, int left, int top, int right, int bottom) {
        Trail dots = shown.trail();
        double gap = view.points(LEAST_GAP);
        double lastX = Double.NEGATIVE_INFINITY;
        double lastY = Double.NEGATIVE_INFINITY;
        int count = 0;
        for (int i = shown.from(); i < shown.to(); i++) {
            if (dots.isPresent(i)) {
                double x = feetX(dots, i);
                double y = feetY(dots, i);
                boolean isNear = Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) < gap;
                if (!isNear && x >= left && x <= right && y >= top && y <= bottom) {
                    count++;
                    lastX = x;
                    lastY = y;
                }
            }
        }
        return count;
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
        return feetX(trail, i);
    }

    private double feetY(int i) {
        return feetY(trail, i);
    }

    private double feetX(Trail of, int i) {
        return view.camera().toScreenX(of.x(i) + of.width(i) / 2);
    }

    private double feetY(Trail of, int i) {
        return view.camera().toScreenY(of.y(i) + of.height(i));
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
}
