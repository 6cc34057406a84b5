package leapsmith.levels.reach.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Maneuver;

/** The first arrival at a tile or goal: by some ticks of a maneuver that starts at a node. */
public record Arrival(Node node, Maneuver maneuver, int maneuverTicks, int jumps) {
    /** Ticks since the start of the level. */
    public int ticks() {
        return node.ticks() + maneuverTicks;
    }

    /** The cost of the way, see {@link Arc#cost(int, int)}. */
    public int cost() {
        return Arc.cost(ticks(), jumps);
    }

    /** The nodes on the way, without the start. */
    List<Node> way() {
        Deque<Node> way = new ArrayDeque<>();
        for (Node at = node; at.parent() != null; at = at.parent()) {
            way.addFirst(at);
        }
        return List.copyOf(way);
    }

    PlayRecording run(Level level, Optional<StartPoint> start) {
        return new PlayRecording(level, start, node.run(maneuver, maneuverTicks));
    }
}
