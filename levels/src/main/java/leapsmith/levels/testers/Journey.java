package leapsmith.levels.testers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.testers.TesterReport.Place;

/**
 * The way of a run over the ground: how long the player stayed on each stretch, and from which one it went to which through the
 * air. A stretch is ground side by side in a row of tiles, and is named by its leftmost tile.
 *
 * @param ticks on each stretch
 * @param hops in order; those that end on something that moves, or with the run, are left out
 * @param points where the player was, about every {@value #GAP} pixels
 */
public record Journey(Map<Place, Integer> ticks, List<Hop> hops, List<Point> points) {
    private static final double GAP = 8;

    /**
     * A jump or a fall.
     *
     * @param tick the point of the trail at which the player was last on the ground
     * @param from the stretch that it left
     * @param to the one on which it landed; empty if it died
     * @param isRight whether it ended to the right of where it began
     */
    public record Hop(int tick, Place from, Optional<Place> to, boolean isRight) {}

    /**
     * The middle of the player's feet, in level pixels.
     *
     * @param isFirst whether no line leads here from the point before
     */
    public record Point(float x, float y, boolean isFirst) {}

    /** {@return the way of a trail} */
    public static Journey of(Level level, Trail trail) {
        LevelGround ground = LevelGround.of(level);
        Map<Place, Integer> ticks = new HashMap<>();
        List<Hop> hops = new ArrayList<>();
        List<Point> points = new ArrayList<>();
        Place from = null;
        int left = 0;
        for (int i = 0; i < trail.length(); i++) {
            if (trail.died(i)) {
                if (from != null) {
                    hops.add(new Hop(left, from, Optional.empty(), isRight(trail, left, i)));
                }
                from = null;
            }
            if (!trail.isPresent(i)) {
                continue;
            }
            addPoint(trail, i, points);
            if (trail.started(i)) {
                from = null;
            }
            if (!trail.isOnGround(i)) {
                continue;
            }
            Place at = stretch(ground, level.tileSize(), trail, i);
            if (at != null) {
                ticks.merge(at, 1, Integer::sum);
                if (from != null && left < i - 1) {
                    hops.add(new Hop(left, from, Optional.of(at), isRight(trail, left, i)));
                }
            }
            from = at;
            left = i;
        }
        return new Journey(Map.copyOf(ticks), List.copyOf(hops), List.copyOf(points));
    }

    private static void addPoint(Trail trail, int i, List<Point> points) {
        float x = (float) (trail.x(i) + trail.width(i) / 2);
        float y = (float) (trail.y(i) + trail.height(i));
        boolean isFirst = points.isEmpty() || trail.started(i);
        Point last = isFirst ? null : points.get(points.size() - 1);
        if (isFirst || Math.max(Math.abs(x - last.x), Math.abs(y - last.y)) >= GAP) {
            points.add(new Point(x, y, isFirst));
        }
    }

    private static boolean isRight(Trail trail, int from, int to) {
        int end = to;
        while (end > from && !trail.isPresent(end)) {
            end--;
        }
        return trail.x(end) > trail.x(from);
    }

    /** The stretch below the player's feet; null if it stands on something else. */
    private static Place stretch(LevelGround ground, int tileSize, Trail trail, int i) {
        double feet = trail.y(i) + trail.height(i);
        int first = (int) Math.floor(trail.x(i) / tileSize);
        int last = (int) Math.ceil((trail.x(i) + trail.width(i)) / tileSize) - 1;
        int row = (int) Math.floor(feet / tileSize);
        int middle = (int) Math.floor((trail.x(i) + trail.width(i) / 2) / tileSize);
        for (int column : new int[] {middle, first, last}) {
            if (ground.isGround(column, row)) {
                int begin = column;
                while (ground.isGround(begin - 1, row)) {
                    begin--;
                }
                return new Place(begin, row);
            }
        }
        return null;
    }
}
