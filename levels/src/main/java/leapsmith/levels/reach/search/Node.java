package leapsmith.levels.reach.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;

/** A place that the search reached, and how. */
public final class Node {
    /** The place of the start, which no other place has. */
    static final long PLACE_OF_START = -1;

    /** The input channel of players. */
    public static final int CHANNEL = 0;

    private final Node parent;
    private final Arc arc;
    private final int ticks;
    private final int jumps;
    private Expansion expansion;

    /**
     * A place that is not expanded yet.
     *
     * @param parent where the way to it starts; null for the start of the search
     * @param arc the way from the parent; null for the start of the search
     */
    public Node(Node parent, Arc arc) {
        this.parent = parent;
        this.arc = arc;
        ticks = parent == null ? 0 : parent.ticks + arc.ticks();
        jumps = parent == null ? 0 : parent.jumps + arc.maneuver().jumps();
    }

    /** Where the way to it starts; null at the start. */
    public Node parent() {
        return parent;
    }

    /** The way from the parent; null at the start. */
    public Arc arc() {
        return arc;
    }

    /** The number of the place, see {@link Arc#place}; that of the start is {@link #PLACE_OF_START}. */
    long place() {
        return arc == null ? PLACE_OF_START : arc.place();
    }

    public int ticks() {
        return ticks;
    }

    int jumps() {
        return jumps;
    }

    /** The cost up to here, see {@link Arc#cost(int, int)}. */
    int cost() {
        return Arc.cost(ticks, jumps);
    }

    int costAfter(Arc next) {
        return Arc.cost(ticks + next.ticks(), jumps + next.maneuver().jumps());
    }

    /** Notes what was found from here. */
    public void expand(Expansion found) {
        expansion = found;
    }

    /** What was found from here; null before that. */
    public Expansion expansion() {
        return expansion;
    }

    /**
     * What is pressed in each tick on the way from an earlier node to this one, and in a maneuver from here.
     *
     * @param before the buttons of the tick before it
     * @param maneuver what follows this node
     * @param ticks how many ticks of that
     */
    public int[] buttonsSince(Node from, int before, Maneuver maneuver, int ticks) {
        // The nodes are linked backward, but what a maneuver presses depends on the tick before it.
        Deque<Node> way = new ArrayDeque<>();
        for (Node at = this; at != from; at = at.parent) {
            way.push(at);
        }
        int[] buttons = new int[this.ticks - from.ticks + ticks];
        int tick = 0;
        for (Node step : way) {
            tick = append(buttons, tick, before, step.arc.maneuver(), step.arc.ticks());
        }
        append(buttons, tick, before, maneuver, ticks);
        return buttons;
    }

    /** The run from the start to this node, and some ticks of a maneuver from here. */
    public <C> Recording<C> run(Maneuver maneuver, int ticks) {
        Node start = this;
        while (start.parent != null) {
            start = start.parent;
        }
        return recording(buttonsSince(start, 0, maneuver, ticks));
    }

    /** A recording of the player's buttons in each tick. */
    public static <C> Recording<C> recording(int[] buttons) {
        InputLog.Builder inputs = new InputLog.Builder();
        for (int down : buttons) {
            inputs.append(Inputs.NONE.with(CHANNEL, down));
        }
        return Recording.of(inputs.toLog());
    }

    /** Appends a maneuver, and returns the tick after it. */
    private static int append(int[] buttons, int from, int beforeAll, Maneuver maneuver, int ticks) {
        int before = from == 0 ? beforeAll : buttons[from - 1];
        for (int tick = 0; tick < ticks; tick++) {
            buttons[from + tick] = maneuver.buttons(tick, before);
        }
        return from + ticks;
    }

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
}
