package leapsmith.levels.reach.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Where the player is on all ways that a search found near a goal. As goals don't affect the player, it says which goals
 * the player would touch there, without another search.
 */
public final class GoalTouches {
    /** More than the length of most jumps. */
    private static final int FAR_TILES = 10;

    private final Box area;
    private final List<Position> positions = new ArrayList<>();

    /** A rectangle in sub-pixels. */
    private record Box(long left, long top, long right, long bottom) {
        static Box of(LevelObject object) {
            return new Box(
                    SubPixels.fromPx(object.x()),
                    SubPixels.fromPx(object.y()),
                    SubPixels.fromPx(object.x() + object.width()),
                    SubPixels.fromPx(object.y() + object.height()));
        }

        static Box of(Body body) {
            long x = body.subX();
            long y = body.subY();
            return new Box(x, y, x + body.subWidth(), y + body.subHeight());
        }

        Box grownBy(long margin) {
            return new Box(left - margin, top - margin, right + margin, bottom + margin);
        }

        /** Whether they overlap or have a part of an edge in common, as for the simulation. */
        boolean touches(Box other) {
            return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
        }
    }

    /** Where the player is after some ticks of a maneuver from a node. */
    private record Position(Box player, Node node, Maneuver maneuver, int ticks) {
        Node.Arrival arrival() {
            return new Node.Arrival(node, maneuver, ticks, node.jumps() + maneuver.jumps());
        }
    }

    /**
     * Plays the ways near a goal again.
     *
     * @param search a search of the level, after a run
     * @param tiles how many tiles around the goal are near
     */
    public GoalTouches(Level level, PlaceSearch search, LevelObject goal, int tiles) {
        int size = level.tileSize();
        area = Box.of(goal).grownBy((long) tiles * SubPixels.fromPx(size));
        for (Node node : search.nodes()) {
            for (Expansion.Branch branch : node.expansion().branches()) {
                if (isNear(branch, SubPixels.fromPx(size))) {
                    branch.arcs().forEach(arc -> play(search.play(), node, arc.maneuver(), arc.ticks()));
                    branch.deaths().forEach(death -> play(search.play(), node, death.maneuver(), death.ticks()));
                }
            }
        }
    }

    private boolean isNear(Expansion.Branch branch, long tileSub) {
        TileRegion tiles = branch.reads().bounds();
        if (tiles.isEmpty()) {
            // Where bullets fly, it isn't known what a branch reads.
            long margin = FAR_TILES * tileSub;
            return branch.arcs().stream()
                    .anyMatch(arc -> arc.x() > area.left - margin && arc.x() < area.right + margin);
        }
        return area.touches(new Box(
                tiles.column() * tileSub,
                tiles.row() * tileSub,
                tiles.endColumn() * tileSub,
                tiles.endRow() * tileSub));
    }

    private void play(SearchPlay play, Node node, Maneuver maneuver, int ticks) {
        play.restore(node.expansion().start());
        int before = play.buttons();
        for (int tick = 0; tick < ticks; tick++) {
            play.step(maneuver.buttons(tick, before));
            Box player = Box.of(play.player());
            if (player.touches(area)) {
                positions.add(new Position(player, node, maneuver, tick + 1));
            }
        }
    }

    /** Whether the player touches a goal near the one that was given. */
    public boolean touches(LevelObject goal) {
        Box box = Box.of(goal);
        return positions.stream().anyMatch(position -> position.player.touches(box));
    }

    /** The run to a goal near the one that was given, if there is one and it is right. */
    public Optional<PlayRecording> runTo(LevelObject goal, Level changed, Optional<StartPoint> start) {
        return wayTo(goal).map(way -> way.run(changed, start)).flatMap(run -> new Witnesses().proof(run, goal.id()));
    }

    /** The cheapest way on which the player touches a goal near the one that was given; empty if there is none. */
    Optional<Node.Arrival> wayTo(LevelObject goal) {
        Box box = Box.of(goal);
        return positions.stream()
                .filter(position -> position.player.touches(box))
                .map(Position::arrival)
                .min(Comparator.comparingInt(Node.Arrival::cost));
    }
}
