package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.play.Trail;
import leapsmith.levels.raster.TextLine;

/**
 * Places notes of trails beside their points, on the side where they cover the fewest goals, dots of all trails and tiles:
 * close to the point, and farther away only if that is much emptier. A note never covers a body or a stronger mark, and is
 * never closer to another point with the same mark than to its own.
 */
final class NotePlaces {
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
    private static final int DOT_WEIGHT = Obstacles.MAX_TILES + 1;

    /** At smaller zooms than this, distance counts as it does at this one. */
    private static final double MIN_ZOOM = 0.1;

    /** What each gap of distance counts at 100 %, and more at smaller zooms: three of them more than all tiles under a note. */
    private static final int DISTANCE_WEIGHT = Obstacles.MAX_TILES / 3 + 1;

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
        int gap = (int) (view.points(TrailLayer.RING) + view.points(SPACE));
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
        double covering = view.points(TrailLayer.RING) * view.points(TrailLayer.RING);
        for (int i = 0; i < trails.size(); i++) {
            Trail other = trails.get(i).trail();
            List<VisibleTrail.Note> notes = trails.get(i).notes();
            for (int at = 0; at < notes.size(); at++) {
                int strength = notes.get(at).mark().compareTo(mark);
                int point = strength < 0 ? -1 : TrailLayer.pointOf(notes.get(at), other);
                double least = strength == 0 ? own : covering;
                if (point >= 0 && distance(other, point, boxLeft, boxTop) < least) {
                    return false;
                }
            }
        }
        return true;
    }

    private double distance(Trail other, int point, int boxLeft, int boxTop) {
        return distance(TrailLayer.feetX(other, point, view), TrailLayer.feetY(other, point, view), boxLeft, boxTop);
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
        double gap = view.points(TrailLayer.MIN_GAP);
        double lastX = Double.NEGATIVE_INFINITY;
        double lastY = Double.NEGATIVE_INFINITY;
        int count = 0;
        for (int i = shown.from(); i < shown.to(); i++) {
            if (!dots.isPresent(i)) {
                continue;
            }
            double dotX = TrailLayer.feetX(dots, i, view);
            double dotY = TrailLayer.feetY(dots, i, view);
            boolean isNear = Math.max(Math.abs(dotX - lastX), Math.abs(dotY - lastY)) < gap;
            boolean isUnder = dotX >= boxLeft && dotX <= boxLeft + width && dotY >= boxTop && dotY <= boxTop + height;
            if (!isNear && isUnder) {
                count++;
                lastX = dotX;
                lastY = dotY;
            }
        }
        return count;
    }
}
