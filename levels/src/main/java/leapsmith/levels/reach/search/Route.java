package leapsmith.levels.reach.search;

import java.util.ArrayDeque;
import java.util.Deque;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;

/** What is pressed on the way from a node to another, and in a maneuver from there. */
public final class Route {
    private static final int CHANNEL = 0;

    private Route() {}

    /**
     * The buttons of each tick.
     *
     * @param from the first node
     * @param before the buttons of the tick before it
     * @param to the last node
     * @param maneuver what follows it
     * @param ticks how many ticks of that
     */
    public static int[] buttons(Node from, int before, Node to, Maneuver maneuver, int ticks) {
        // The nodes are linked backward, but what a maneuver presses depends on the tick before it.
        Deque<Node> way = new ArrayDeque<>();
        for (Node at = to; at != from; at = at.parent()) {
            way.push(at);
        }
        int[] buttons = new int[to.ticks() - from.ticks() + ticks];
        int tick = 0;
        for (Node step : way) {
            tick = append(
                    buttons, tick, before, step.arc().maneuver(), step.arc().ticks());
        }
        append(buttons, tick, before, maneuver, ticks);
        return buttons;
    }

    /** The run from the start. */
    public static <C> Recording<C> fromStart(Node to, Maneuver maneuver, int ticks) {
        Node start = to;
        while (start.parent() != null) {
            start = start.parent();
        }
        InputLog.Builder inputs = new InputLog.Builder();
        for (int down : buttons(start, 0, to, maneuver, ticks)) {
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
}
