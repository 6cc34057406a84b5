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
    private static final double MAX_GAP = 10;

    private static final double DOT = 1.6;
    /** The thickness of the line of a chosen run, in points. */
    private static final double LINE = 2.4;

    private static final double MARK = 4.5;
    static final double RING = 6;
    private static final int CORNERS_OF_RING = 16;
    private static final int FAINT = 150;

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
                if (scene.look() != null) {
                    Rasteriser.drawHalos(scene, view, pen);
                    drawPath(trails.get(i));
                    pen.drawHalos(0, 0);
                }
                drawPath(trails.get(i));
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

    private void drawPath(VisibleTrail shown) {
        drawDots(shown.from(), shown.to());
        if (view.tilePx() >= MIN_TILE) {
            drawMarks(shown.from(), shown.to());
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
            case RUN -> pen.disc(x, y, radius, color);
            case PREVIOUS -> square(x, y, Math.max(1, (int) PortableMath.round(radius)));
            case PLAYED -> pen.cross(x, y, radius, view.points(1), color);
            case CHOSEN -> pen.disc(x, y, view.points(LINE) / 2, color);
            case KEPT -> pen.line(x, y - radius, x, y + radius, view.points(1.2), color);
            case REACH -> pen.line(x - radius, y, x + radius, y, view.points(1.2), color);
        }
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
                pen.line(x - size, y + size, x, y, line, color);
                pen.line(x, y, x + size, y + size, line, color);
            }
            if (trail.landed(i)) {
                pen.line(x - 1.6 * size, y, x + 1.6 * size, y, line, color);
            }
            if (trail.died(i)) {
                pen.cross(x, y, size, line, color);
            }
            if (trail.reachedGoal(i)) {
                polygon(x, y, size, line, CORNERS_OF_RING);
                pen.disc(x, y, line, color);
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

    /** Draws a regular polygon with a corner at the top. */
    private void polygon(double x, double y, double radius, double thickness, int corners) {
        double fromX = x;
        double fromY = y - radius;
        for (int i = 1; i <= corners; i++) {
            double toX = x + radius * PortableMath.sin(2 * Math.PI * i / corners);
            double toY = y - radius * PortableMath.cos(2 * Math.PI * i / corners);
            pen.line(fromX, fromY, toX, toY, thickness, color);
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

    /**
     * Places notes of trails beside their points, on the side where they cover the fewest goals, dots of all trails and tiles:
     * close to the point, and farther away only if that is much emptier. A note never covers a body or a stronger mark, and is
     * never closer to another point with the same mark than to its own.
     */
    private static final class NotePlaces {
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
        private static final int DOT_WEIGHT = Tags.MAX_TILES + 1;

        /** At smaller zooms than this, distance counts as it does at this one. */
        private static final double MIN_ZOOM = 0.1;

        /** What each gap of distance counts at 100 %, and more at smaller zooms: three of them more than all tiles under a note. */
        private static final int DISTANCE_WEIGHT = Tags.MAX_TILES / 3 + 1;

        /** A goal that is covered in part counts more than a few dots: it is what the note is often about. */
        private static final int AREA_WEIGHT = 4 * DOT_WEIGHT;

        /** The space between a mark and its note, in points. */
        private static final double SPACE = 4;

        private final Tags tags;
        private View view;
        private List<VisibleTrail> trails;
        private int farthest;
        private int farthestInCrowd;
        private int distanceWeight;

        // The note that is placed.
        private VisibleTrail.Mark mark;
        private double x;
        private double y;
        private int width;
        private int height;
        private int left;
        private int top;

        NotePlaces(Tags tags) {
            this.tags = tags;
        }

        void begin(View newView, List<VisibleTrail> newTrails) {
            view = newView;
            trails = newTrails;
            double zoom = Math.min(1, view.camera().scale() / view.density());
            farthestInCrowd = Math.max(FARTHEST_IF_SMALL, (int) (FARTHEST_IN_CROWD * zoom));
            farthest = Math.min(FARTHEST, farthestInCrowd);
            distanceWeight = (int) (DISTANCE_WEIGHT / Math.max(MIN_ZOOM, zoom));
        }

        /**
         * Finds a place for a note, which is {@link #left} and {@link #top} then.
         *
         * @param newMark around its point
         * @param pointX the point, in pixels of the picture
         * @return whether there is one
         */
        boolean find(TextLine text, VisibleTrail.Mark newMark, double pointX, double pointY) {
            mark = newMark;
            x = pointX;
            y = pointY;
            width = tags.widthOf(text);
            height = tags.height();
            int gap = (int) (view.points(RING) + view.points(SPACE));
            int lowest = Integer.MAX_VALUE;
            for (int away = 1; mayBeBetter(away, lowest); away++) {
                for (int side = 0; side < SIDES.length; side += 2) {
                    int boxLeft = (int) x + beside(SIDES[side], away * gap, width);
                    int boxTop = (int) y + beside(SIDES[side + 1], away * gap, height);
                    if (!tags.isClear(text, boxLeft, boxTop)) {
                        continue;
                    }
                    int cost = distanceWeight * (away - 1) + covered(text, boxLeft, boxTop);
                    if (cost < lowest && isNearest(boxLeft, boxTop)) {
                        lowest = cost;
                        left = boxLeft;
                        top = boxTop;
                    }
                }
            }
            return lowest < Integer.MAX_VALUE;
        }

        /** The left edge of the place that was found last, in pixels of the picture. */
        int left() {
            return left;
        }

        /** The upper edge of the place that was found last. */
        int top() {
            return top;
        }

        /** Whether a place so many gaps away may be better than the best one so far. */
        private boolean mayBeBetter(int away, int lowest) {
            int most = lowest < Integer.MAX_VALUE ? farthest : farthestInCrowd;
            return away <= most && lowest > distanceWeight * (away - 1);
        }

        /** What the note would cover. */
        private int covered(TextLine text, int boxLeft, int boxTop) {
            int cost = tags.tilesUnder(text, boxLeft, boxTop) + AREA_WEIGHT * tags.areasUnder(text, boxLeft, boxTop);
            for (int i = 0; i < trails.size(); i++) {
                cost += DOT_WEIGHT * dotsIn(trails.get(i), boxLeft, boxTop);
            }
            return cost;
        }

        /** Whether no other point with the same mark is closer to the note than its own, and it covers no stronger mark. */
        private boolean isNearest(int boxLeft, int boxTop) {
            double own = distance(x, y, boxLeft, boxTop);
            double covering = view.points(RING) * view.points(RING);
            for (int i = 0; i < trails.size(); i++) {
                Trail other = trails.get(i).trail();
                List<VisibleTrail.Note> notes = trails.get(i).notes();
                for (int at = 0; at < notes.size(); at++) {
                    int strength = notes.get(at).mark().compareTo(mark);
                    int point = strength < 0 ? -1 : pointOf(notes.get(at), other);
                    double least = strength == 0 ? own : covering;
                    if (point >= 0 && distance(other, point, boxLeft, boxTop) < least) {
                        return false;
                    }
                }
            }
            return true;
        }

        private double distance(Trail other, int point, int boxLeft, int boxTop) {
            return distance(feetX(other, point, view), feetY(other, point, view), boxLeft, boxTop);
        }

        /** The square of the distance of a point from the note. */
        private double distance(double pointX, double pointY, int boxLeft, int boxTop) {
            double awayX = Math.max(0, Math.max(boxLeft - pointX, pointX - boxLeft - width));
            double awayY = Math.max(0, Math.max(boxTop - pointY, pointY - boxTop - height));
            return awayX * awayX + awayY * awayY;
        }

        /** Where an extent begins that lies before (-1), around (0) or after (1) a point. */
        private static int beside(int direction, int gap, int extent) {
            return direction < 0 ? -gap - extent : direction > 0 ? gap : -extent / 2;
        }

        /** The number of dots under the note, if they have at least the smallest distance. */
        private int dotsIn(VisibleTrail shown, int boxLeft, int boxTop) {
            Trail dots = shown.trail();
            double gap = view.points(MIN_GAP);
            double lastX = Double.NEGATIVE_INFINITY;
            double lastY = Double.NEGATIVE_INFINITY;
            int count = 0;
            for (int i = shown.from(); i < shown.to(); i++) {
                if (!dots.isPresent(i)) {
                    continue;
                }
                double dotX = feetX(dots, i, view);
                double dotY = feetY(dots, i, view);
                boolean isNear = Math.max(Math.abs(dotX - lastX), Math.abs(dotY - lastY)) < gap;
                boolean isUnder =
                        dotX >= boxLeft && dotX <= boxLeft + width && dotY >= boxTop && dotY <= boxTop + height;
                if (!isNear && isUnder) {
                    count++;
                    lastX = dotX;
                    lastY = dotY;
                }
            }
            return count;
        }
    }
}
