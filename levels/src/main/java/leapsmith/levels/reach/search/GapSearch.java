package leapsmith.levels.reach.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.reach.bound.BoundPlace;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * Closes gaps between what a search found and the {@link ReachBound}: where the bound continues from a place that the
 * search has to one that it lacks, the move between them is searched tick by tick. What it finds joins the search.
 */
public final class GapSearch {
    /** The most steps of the simulation for one move. */
    private static final long STEPS_OF_MOVE = 200_000;

    private final ReachBound bound;
    private final PlaceSearch search;
    private final ReachCollector found;
    private final Set<BoundPlace> tried = new HashSet<>();
    private long steps;

    private record Landing(Node from, Arc arc) {}

    /** A state of a move, with the inputs that lead to it. */
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

    /** Gaps of a search that is complete. */
    public GapSearch(ReachBound bound, PlaceSearch search, ReachCollector found) {
        this.bound = bound;
        this.search = search;
        this.found = found;
    }

    /**
     * Closes what it can.
     *
     * @param limit asked often, with the steps for moves so far
     */
    public void close(PlaceSearch.Limit limit) {
        LevelGround ground = found.ground().ground();
        for (boolean again = true; again; ) {
            again = false;
            for (int number = 0; number < ground.count(); number++) {
                int column = ground.columnOf(number);
                int row = ground.rowOf(number);
                BoundPlace missing = found.ground().at(column, row) != null
                        ? null
                        : bound.placeOn(column, row).map(this::firstMissing).orElse(null);
                if (missing != null && tried.add(missing)) {
                    if (!limit.continues(steps)) {
                        return;
                    }
                    again |= close(missing, limit);
                }
            }
        }
    }

    /** The first place on the way to one, in the bound, that the search lacks; null if there is none. */
    private BoundPlace firstMissing(BoundPlace last) {
        BoundPlace missing = null;
        for (BoundPlace at = last; at != null; at = at.from()) {
            if (nodesIn(at).isEmpty()) {
                missing = at;
            } else {
                return missing;
            }
        }
        return null;
    }

    private boolean close(BoundPlace missing, PlaceSearch.Limit limit) {
        return close(missing, missing.holdTicks(), limit)
                || missing.move() == BoundPlace.Move.JUMP && close(missing, MoveSearch.ANY_TIME, limit);
    }

    private boolean close(BoundPlace missing, int holdTicks, PlaceSearch.Limit limit) {
        long begin = search.play().steps();
        List<Landing> landings = new MoveSearch(missing, holdTicks)
                .landings(made -> made < STEPS_OF_MOVE && limit.continues(steps + made));
        steps += search.play().steps() - begin;
        for (Landing landing : landings) {
            search.extend(landing.from, landing.arc, found, made -> limit.continues(steps));
        }
        return !landings.isEmpty();
    }

    /** The nodes of the search in a place of the bound, from left to right. */
    private List<Node> nodesIn(BoundPlace place) {
        int left = SubPixels.fromPx(place.left());
        int right = SubPixels.fromPx(place.right());
        int top = SubPixels.fromPx(place.top());
        int bottom = SubPixels.fromPx(place.bottom());
        List<Node> nodes = new ArrayList<>();
        for (Node node : search.nodes()) {
            Arc arc = node.arc();
            boolean inside = arc != null && arc.x() >= left && arc.x() <= right && arc.y() >= top && arc.y() <= bottom;
            if (inside) {
                nodes.add(node);
            }
        }
        nodes.sort(Comparator.comparingInt((Node node) -> node.arc().x()));
        return nodes;
    }

    /**
     * Searches one move from the ground tick by tick: the player walks, leaves the ground at any place, and may change its
     * direction in every tick. States are merged only if they are equal, so it finds every landing that the move has.
     */
    private final class MoveSearch {
        private static final int JUMP = Button.JUMP.bit();
        private static final int DOWN = Button.DOWN.bit();
        /** Jump is held for any time. */
        static final int ANY_TIME = Integer.MAX_VALUE;
        /** The player has not jumped. */
        private static final int NOT_YET = -1;

        private final SearchPlay play = search.play();
        private final BoundPlace to;
        private final BoundPlace.Move move;
        private final int holdTicks;
        /** The largest useful top edge of the player in sub-pixels: what falls below it is dropped. */
        private final int lowest;

        private final Set<Long> known = new HashSet<>();
        private final Deque<Moment> queue = new ArrayDeque<>();
        private final List<Landing> landings = new ArrayList<>();
        private final Set<Long> landedAt = new HashSet<>();

        /**
         * A search for the move to a place.
         *
         * @param holdTicks how long jump is held, or {@link #ANY_TIME}
         */
        MoveSearch(BoundPlace to, int holdTicks) {
            this.to = to;
            this.holdTicks = holdTicks;
            move = to.move();
            lowest = SubPixels.fromPx(to.bottom());
        }

        /**
         * The landings on ground that wasn't found yet, at most one at each place.
         *
         * @param limit asked often, with the steps of the simulation so far
         */
        List<Landing> landings(PlaceSearch.Limit limit) {
            long begin = play.steps();
            for (Node start : nodesIn(to.from())) {
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
                        follow(moment, direction);
                    }
                    if (pressed != 0) {
                        follow(moment, direction | pressed);
                    }
                }
            }
            return landings;
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

        private void follow(Moment moment, int buttons) {
            play.restore(moment.state);
            boolean stood = play.isStanding() || play.isHanging();
            play.step(buttons);
            if (!play.isAlive()) {
                return;
            }
            boolean stands = play.isStanding() || play.isHanging();
            if (stands && !stood) {
                land(moment, buttons);
                return;
            }
            boolean sinks =
                    !stands && play.player().subVy() > 0 && play.player().subY() > lowest;
            int held = (buttons & JUMP) == 0 ? moment.held : Math.max(moment.held, 0) + 1;
            if (!sinks && known.add(keyNow(held))) {
                queue.add(new Moment(moment, moment.from, buttons, moment.ticks + 1, held, play.save()));
            }
        }

        private void land(Moment moment, int down) {
            Kind kind = move == BoundPlace.Move.JUMP ? Kind.JUMP : move == BoundPlace.Move.DROP ? Kind.DROP : Kind.WALK;
            Arc arc = search.explorer().arcOf(Maneuver.of(kind, moment.inputs(down)), moment.ticks + 1);
            if (!landedAt.contains(arc.place()) && found.ground().isNew(arc)) {
                landedAt.add(arc.place());
                landings.add(new Landing(moment.from, arc));
            }
        }

        private long keyNow(int held) {
            return StateHash.mix(play.key() ^ (holdTicks == ANY_TIME ? Math.min(held, 0) : Math.min(held, holdTicks)));
        }
    }
}
