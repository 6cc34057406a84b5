package leapsmith.levels.reach.search;

import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.levels.reach.maneuver.FlyingPlay;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;

/**
 * Searches tick by tick from places that a search has found: the player walks, leaves the ground at any place, and may
 * change its direction in every tick until it lands. Ground that it finds joins the search.
 *
 * <p>For a goal it starts at all places, also at those found meanwhile. States that are nearer to the goal are tried first,
 * and those that differ by less than a quarter pixel count as one. Without a goal it starts at some places, tries those
 * states first that are reached first, and only equal ones count as one.
 */
final class TickSearch {
    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    /** For a goal, positions and speeds in a tick within so many bits of sub-pixels count as one. */
    private static final int MERGE_SHIFT = SubPixels.SHIFT - 2;

    private final PlaceSearch search;
    private final ReachCollector found;
    private final FlyingPlay flying;
    private final SearchPlay play;
    private final int coyoteTicks;
    /** Null without a goal. */
    private final String goal;

    private final TowardGoals distances;
    private final int mergeShift;
    /** The largest useful top edge of the player in sub-pixels: what falls below it is dropped. */
    private final int lowest;

    private final Set<Key> known = new HashSet<>();
    private final PriorityQueue<Moment> queue = new PriorityQueue<>();
    private int added;
    /** How many places of the search were added. */
    private int nodes;

    private BooleanSupplier continues;

    /** What merges states. */
    private record Key(int x, int y, int vx, int vy, Jump jump, long tick) {}

    private enum Jump {
        NONE,
        HELD,
        RELEASED
    }

    /**
     * A state, with the inputs that lead to it.
     *
     * @param inAir for how many ticks the player has not stood
     * @param state null at the node
     */
    private record Moment(
            Moment before,
            Node from,
            int down,
            int ticks,
            int inAir,
            Jump jump,
            FlyingPlay.Moment state,
            long rank,
            int number)
            implements Comparable<Moment> {
        @Override
        public int compareTo(Moment other) {
            return rank != other.rank ? Long.compare(rank, other.rank) : Integer.compare(number, other.number);
        }

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

    /** A search for a goal that was not found by another search, which has a player. */
    TickSearch(Level level, PlaceSearch search, ReachCollector found, LevelObject goal) {
        this(
                search,
                found,
                goal.id(),
                new TowardGoals(level, List.of(goal), search.player()),
                MERGE_SHIFT,
                goal.y() + goal.height());
        addNodes();
    }

    /**
     * A search for ground, without a goal.
     *
     * @param starts from where
     * @param bottom the lowest top edge of the player, in pixels
     */
    TickSearch(PlaceSearch search, ReachCollector found, List<Node> starts, double bottom) {
        this(search, found, null, null, 0, bottom);
        starts.forEach(this::add);
    }

    private TickSearch(
            PlaceSearch search,
            ReachCollector found,
            String goal,
            TowardGoals distances,
            int mergeShift,
            double bottom) {
        this.search = search;
        this.found = found;
        this.goal = goal;
        this.distances = distances;
        this.mergeShift = mergeShift;
        lowest = SubPixels.fromPx(bottom);
        flying = search.flying();
        play = search.play();
        coyoteTicks = search.explorer().coyoteTicks();
    }

    /** Searches, and adds the way to the goal and to ground if it finds one. */
    void run(PlaceSearch.Limit limit) {
        long begin = play.steps();
        continues = () -> limit.continues(play.steps() - begin);
        while (!queue.isEmpty() && continues.getAsBoolean()) {
            if (leave(queue.remove())) {
                return;
            }
        }
    }

    /** Adds the places that the search has found since the last time. */
    private void addNodes() {
        search.nodes().subList(nodes, search.nodes().size()).forEach(this::add);
        nodes = search.nodes().size();
    }

    private void add(Node node) {
        flying.restore(node.expansion().start());
        add(null, node, 0, 0, Jump.NONE, null, flying.x(), flying.y());
    }

    private void add(Moment before, Node from, int down, int inAir, Jump jump, FlyingPlay.Moment state, int x, int y) {
        int ticks = before == null ? 0 : before.ticks + 1;
        long rank = ticks + (distances == null ? 0 : distances.weightedTicks(x, y));
        queue.add(new Moment(before, from, down, ticks, inAir, jump, state, rank, added++));
    }

    /** Tries all buttons in the next tick. */
    private boolean leave(Moment moment) {
        FlyingPlay.Moment state = moment.state != null
                ? moment.state
                : flying.restore(moment.from.expansion().start());
        flying.restore(state);
        boolean flies = state.flight() != null;
        boolean stands = !flies && (flying.play().isStanding() || flying.play().isHanging());
        boolean isJumpDown = moment.before == null ? (flying.play().buttons() & JUMP) != 0 : (moment.down & JUMP) != 0;
        boolean presses = moment.jump == Jump.NONE && !isJumpDown && (stands || moment.inAir <= coyoteTicks);
        boolean holds = moment.jump == Jump.HELD;
        boolean drops = stands
                && (flying.play().player().onOneWay() || flying.play().isHanging())
                && (flying.play().buttons() & DOWN) == 0;
        for (int direction : Maneuver.DIRECTIONS) {
            if (follow(moment, state, direction, stands, holds ? Jump.RELEASED : moment.jump)
                    || (presses || holds) && follow(moment, state, direction | JUMP, stands, Jump.HELD)
                    || drops && follow(moment, state, direction | DOWN, stands, moment.jump)) {
                return true;
            }
        }
        return false;
    }

    private boolean follow(Moment moment, FlyingPlay.Moment state, int down, boolean stood, Jump jump) {
        flying.restore(state);
        boolean flies = flying.step(down);
        boolean stands = false;
        if (!flies) {
            if (!play.isAlive()) {
                return false;
            }
            if (play.goalsTouched().contains(goal)) {
                Maneuver maneuver = Maneuver.of(kind(moment, down, jump), moment.inputs(down));
                found.touch(moment.from, new Expansion.Touch(goal, maneuver, moment.ticks + 1));
                return true;
            }
            stands = play.isStanding() || play.isHanging();
            if (stands && !stood) {
                return land(moment, down, jump);
            }
        }
        FlyingPlay.Moment after = flying.save();
        int x = flying.x();
        int y = flying.y();
        int vx = flies ? after.flight().dx() : play.player().subVx();
        int vy = flies ? after.flight().dy() : play.player().subVy();
        if (!stands && vy > 0 && y > lowest) {
            return false;
        }
        long tick = search.isStatic() ? 0 : moment.from.ticks() + moment.ticks + 1;
        if (known.add(new Key(x >> mergeShift, y >> mergeShift, vx >> mergeShift, vy >> mergeShift, jump, tick))) {
            add(moment, moment.from, down, stands ? 0 : moment.inAir + 1, jump, after, x, y);
        }
        return false;
    }

    /** Continues the search from ground that it has not found; returns whether it then finds the goal. */
    private boolean land(Moment moment, int down, Jump jump) {
        Maneuver maneuver = Maneuver.of(kind(moment, down, jump), moment.inputs(down));
        Arc arc = search.explorer().arcOf(maneuver, moment.ticks + 1);
        if (search.isComplete() && found.ground().isNew(arc)) {
            search.extend(moment.from, arc, found, made -> continues.getAsBoolean());
            if (goal != null) {
                addNodes();
            }
        }
        return goal != null && found.hasFound(goal);
    }

    private static Kind kind(Moment moment, int down, Jump jump) {
        boolean drops = (down & DOWN) != 0;
        for (Moment at = moment; at != null && !drops; at = at.before) {
            drops = (at.down & DOWN) != 0;
        }
        return jump != Jump.NONE ? Kind.JUMP : drops ? Kind.DROP : Kind.WALK;
    }
}
