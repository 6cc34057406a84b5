package leapsmith.levels.reach.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import leapsmith.levels.reach.bound.BoundPlace;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Explorer;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.StateHash;

/**
 * Searches one move from the ground tick by tick: the player walks, leaves the ground at any place, and may change its
 * direction in every tick. States are merged only if they are equal, so it finds every landing that the move has.
 */
final class AirSearch {
    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    /** Jump is held for any time. */
    static final int ANY_TIME = Integer.MAX_VALUE;
    /** The player has not jumped. */
    private static final int NOT_YET = -1;

    private final SearchPlay play;
    private final Explorer explorer;
    private final BoundPlace.Move move;
    private final int holdTicks;
    private final Set<Long> known = new HashSet<>();
    private final Deque<Moment> queue = new ArrayDeque<>();
    private final List<Landing> landings = new ArrayList<>();
    private final Set<Long> landedAt = new HashSet<>();
    private long steps;

    /**
     * A way to a place.
     *
     * @param from where it starts
     * @param arc the way
     */
    record Landing(Node from, Arc arc) {}

    /** A state on the way, with the inputs that lead to it. */
    private record Moment(Moment before, Node from, int down, int ticks, int held, SearchPlay.State state) {
        int[] inputs(int last) {
            int[] inputs = new int[ticks + 1];
            inputs[ticks] = last;
            Moment at = this;
            for (int tick = ticks - 1; tick >= 0; tick--) {
                inputs[tick] = at.down;
                at = at.before;
            }
            return inputs;
        }
    }

    /**
     * A search for one move.
     *
     * @param holdTicks how long jump is held, or {@link #ANY_TIME}
     */
    AirSearch(SearchPlay play, Explorer explorer, BoundPlace.Move move, int holdTicks) {
        this.play = play;
        this.explorer = explorer;
        this.move = move;
        this.holdTicks = holdTicks;
    }

    /**
     * Searches.
     *
     * @param starts where it may start
     * @param lowest the largest useful top edge of the player in sub-pixels: what falls below it is dropped
     * @param isWanted whether a landing is of use
     * @param limit asked often, with the steps of the simulation so far
     * @return the landings, at most one at each place
     */
    List<Landing> landings(List<Node> starts, int lowest, Predicate<Arc> isWanted, PlaceSearch.Limit limit) {
        long begin = play.steps();
        for (Node start : starts) {
            SearchPlay.State state = start.expansion().start();
            play.restore(state);
            if (known.add(keyNow(NOT_YET))) {
                queue.add(new Moment(null, start, 0, 0, NOT_YET, state));
            }
        }
        while (!queue.isEmpty() && limit.continues(play.steps() - begin)) {
            Moment moment = queue.remove();
            boolean mustHold = moment.held != NOT_YET && moment.held < holdTicks && holdTicks != ANY_TIME;
            int pressed = pressed(moment);
            for (int direction : Maneuver.DIRECTIONS) {
                if (!mustHold) {
                    follow(moment, direction, lowest, isWanted);
                }
                if (pressed != 0) {
                    follow(moment, direction | pressed, lowest, isWanted);
                }
            }
        }
        steps = play.steps() - begin;
        return landings;
    }

    /** The number of steps of the simulation. */
    long steps() {
        return steps;
    }

    /** The button that the player may press now to leave the ground, or continue to hold; 0 for none. */
    private int pressed(Moment moment) {
        play.restore(moment.state);
        boolean stands = play.isStanding();
        if (moment.held != NOT_YET) {
            return moment.held < holdTicks ? play.buttons() & JUMP : 0;
        }
        if (play.buttons() >= JUMP) {
            return 0;
        }
        return switch (move) {
            case JUMP -> JUMP;
            case DROP -> stands && play.player().onOneWay() ? DOWN : 0;
            case FALL -> play.isHanging() ? DOWN : 0;
            default -> 0;
        };
    }

    private void follow(Moment moment, int buttons, int lowest, Predicate<Arc> isWanted) {
        play.restore(moment.state);
        boolean stood = play.isStanding() || play.isHanging();
        play.step(buttons);
        if (!play.isAlive()) {
            return;
        }
        boolean stands = play.isStanding() || play.isHanging();
        if (stands && !stood) {
            land(moment, buttons, isWanted);
            return;
        }
        boolean sinks = !stands && play.player().subVy() > 0 && play.player().subY() > lowest;
        int held = (buttons & JUMP) == 0 ? moment.held : Math.max(moment.held, 0) + 1;
        if (!sinks && known.add(keyNow(held))) {
            queue.add(new Moment(moment, moment.from, buttons, moment.ticks + 1, held, play.save()));
        }
    }

    private void land(Moment moment, int down, Predicate<Arc> isWanted) {
        Kind kind = move == BoundPlace.Move.JUMP ? Kind.JUMP : move == BoundPlace.Move.DROP ? Kind.DROP : Kind.WALK;
        Arc arc = explorer.arcOf(Maneuver.of(kind, moment.inputs(down)), moment.ticks + 1);
        if (!landedAt.contains(arc.place()) && isWanted.test(arc)) {
            landedAt.add(arc.place());
            landings.add(new Landing(moment.from, arc));
        }
    }

    private long keyNow(int held) {
        return StateHash.mix(play.key() ^ (holdTicks == ANY_TIME ? Math.min(held, 0) : Math.min(held, holdTicks)));
    }
}
