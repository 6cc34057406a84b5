package leapsmith.levels.reach.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/** Plays ways that were found in a simplified level in the whole one. */
final class FullReplay {
    private final SearchPlay play;
    /** The states at nodes; empty where the player doesn't get there in the whole level. */
    private final Map<Node, Optional<SearchPlay.State>> states = new HashMap<>();

    private final Optional<SearchPlay.State> begin;
    private final int tileSub;

    FullReplay(Level level, Optional<StartPoint> start) {
        tileSub = SubPixels.fromPx(level.tileSize());
        play = new SearchPlay(level, start);
        begin = play.isAlive() ? Optional.of(play.save()) : Optional.empty();
    }

    /** Whether some ticks of a maneuver from a node end standing on a tile. */
    boolean endsOn(int column, int row, Node from, Maneuver maneuver, int ticks) {
        if (!follow(stateAt(from), maneuver, ticks) || !play.isStanding()) {
            return false;
        }
        Body player = play.player();
        return Math.floorDiv(player.subY() + player.subHeight(), tileSub) == row
                && Math.floorDiv(player.subX(), tileSub) <= column
                && Math.floorDiv(player.subX() + player.subWidth() - 1, tileSub) >= column;
    }

    long steps() {
        return play.steps();
    }

    private Optional<SearchPlay.State> stateAt(Node last) {
        Deque<Node> unknown = new ArrayDeque<>();
        for (Node node = last; node.parent() != null && !states.containsKey(node); node = node.parent()) {
            unknown.push(node);
        }
        for (Node node : unknown) {
            Optional<SearchPlay.State> before = node.parent().parent() == null ? begin : states.get(node.parent());
            boolean endsThere = follow(before, node.arc().maneuver(), node.arc().ticks())
                    && play.player().subX() == node.arc().x()
                    && play.player().subY() == node.arc().y();
            states.put(node, endsThere ? Optional.of(play.save()) : Optional.empty());
        }
        return last.parent() == null ? begin : states.get(last);
    }

    /** Whether the player lives to the end of some ticks of a maneuver, which is the current state then. */
    private boolean follow(Optional<SearchPlay.State> from, Maneuver maneuver, int ticks) {
        if (from.isEmpty()) {
            return false;
        }
        play.restore(from.get());
        int before = play.buttons();
        for (int tick = 0; tick < ticks; tick++) {
            play.step(maneuver.buttons(tick, before));
            if (!play.isAlive()) {
                return false;
            }
        }
        return true;
    }
}
