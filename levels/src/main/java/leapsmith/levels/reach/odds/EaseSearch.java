package leapsmith.levels.reach.odds;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.levels.reach.search.Node;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.Route;
import leapsmith.physics.fixed.StateHash;

/**
 * Searches for easy runs: by Dijkstra's algorithm, it continues from the place that is reached with the largest chance,
 * the estimated probability that all jumps succeed, less a little for the time. Jumps are tried late, as most lead to places that are reached in another way. So a run may
 * have jumps that are a little harder than necessary.
 */
final class EaseSearch {
    /** How often each jump is tried for an estimate. */
    private static final int TRIES = 64;

    /** How often it is tried at first, to leave out hard jumps early. */
    private static final int FIRST_TRIES = 10;

    /** An estimate may be too low by this, and one of the first tries by that. */
    private static final double TOLERANCE = 0.05;

    private static final double FIRST_TOLERANCE = 0.25;

    /** The rate that a jump is taken to have before it is tried: one that succeeds this often is good enough. */
    private static final double EXPECTED = 0.95;

    /** A second of time counts as much as a jump that fails so often. */
    private static final double LOSS_OF_SECOND = 0.02;

    /** The place of the goal, and that of the start. */
    private static final long GOAL = Long.MIN_VALUE;

    private static final long START = Long.MIN_VALUE + 1;

    private final Level level;
    private final Optional<StartPoint> start;
    private final PlaceSearch places;
    private final JumpTrials trials;
    private final double chanceOfTick;
    private final Map<Long, Double> rates = new HashMap<>();
    private boolean hasFound;

    /**
     * An arc to a place that may be new.
     *
     * @param chance the chance that its end is reached
     * @param isRated whether the chance includes the odds of the arc's jump
     */
    private record Entry(double chance, long order, Node parent, Arc arc, boolean isRated)
            implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            int byChance = Double.compare(other.chance, chance);
            return byChance != 0 ? byChance : Long.compare(order, other.order);
        }

        long place() {
            return arc == null ? START : arc.place();
        }
    }

    EaseSearch(Level level, Optional<StartPoint> start, SearchDetail detail, double spreadTicks) {
        this.level = level;
        this.start = start;
        places = new PlaceSearch(level, start, detail);
        int rate = level.physics().ticksPerSecond();
        trials = new JumpTrials(places.flying(), spreadTicks, rate);
        chanceOfTick = 1 - LOSS_OF_SECOND / rate;
    }

    /** Whether it has found a run. */
    boolean hasFound() {
        return hasFound;
    }

    /** The number of steps of the simulation so far. */
    long steps() {
        return places.play().steps();
    }

    /**
     * Searches for a run.
     *
     * @param goal the id of the goal that it reaches
     * @param least jumps that are harder than this are left out, except for errors of the estimate; 0 to 1
     * @param limit asked before each place, with {@link #steps}
     * @return a run that reaches the goal in its last tick, in the simulated level; empty if none was found
     */
    Optional<PlayRecording> find(String goal, double least, PlaceSearch.Limit limit) {
        if (places.player() == null) {
            return Optional.empty();
        }
        PriorityQueue<Entry> queue = new PriorityQueue<>();
        Set<Long> reached = new HashSet<>();
        long added = 0;
        queue.add(new Entry(1, added++, null, null, true));
        while (!queue.isEmpty() && limit.continues(steps())) {
            Entry entry = queue.remove();
            if (reached.contains(entry.place())) {
                continue;
            }
            if (!entry.isRated) {
                double rate = rate(entry.parent, entry.arc, least);
                if (rate + TOLERANCE >= least) {
                    double chance = entry.chance / EXPECTED * smoothed(rate);
                    queue.add(new Entry(chance, added++, entry.parent, entry.arc, true));
                }
                continue;
            }
            if (entry.place() == GOAL) {
                hasFound = true;
                return Optional.of(new PlayRecording(
                        level, start, Route.fromStart(entry.parent, entry.arc.maneuver(), entry.arc.ticks())));
            }
            reached.add(entry.place());
            Node node = new Node(entry.parent, entry.arc);
            node.expand(places.expansionOf(node));
            for (Arc arc : node.expansion().arcs()) {
                if (!reached.contains(arc.place())) {
                    queue.add(entry(node, entry.chance, arc, added++));
                }
            }
            for (Expansion.Touch touch : node.expansion().touches()) {
                if (touch.goal().equals(goal)) {
                    Arc arc = new Arc(touch.maneuver(), touch.ticks(), GOAL, 0, 0, 0, false);
                    queue.add(entry(node, entry.chance, arc, added++));
                }
            }
        }
        return Optional.empty();
    }

    private Entry entry(Node node, double chance, Arc arc, long order) {
        double after = chance;
        for (int tick = 0; tick < arc.ticks(); tick++) {
            after *= chanceOfTick;
        }
        return leavesGround(arc)
                ? new Entry(after * EXPECTED, order, node, arc, false)
                : new Entry(after, order, node, arc, true);
    }

    /** A rate by Laplace's rule of succession: a jump that never failed in its tries may still fail. */
    private static double smoothed(double rate) {
        return (rate * TRIES + 1) / (TRIES + 2);
    }

    private static boolean leavesGround(Arc arc) {
        return arc.maneuver().kind() != Maneuver.Kind.WALK
                || arc.ticks() > arc.maneuver().firstTicks();
    }

    /**
     * Estimates how often the jump of an arc succeeds, with the run-up that leads to it; 1 if it has no jump.
     *
     * @param least if it is much lower than this, the estimate is rough
     */
    private double rate(Node node, Arc arc, double least) {
        Node from = node;
        while (from.parent() != null && node.ticks() - from.ticks() < trials.margin()) {
            from = from.parent();
        }
        SearchPlay.State state = from.expansion().start();
        int[] buttons = Route.buttons(from, state.buttons(), node, arc.maneuver(), arc.ticks());
        int runUp = node.ticks() - from.ticks();
        return rates.computeIfAbsent(key(from, buttons, runUp), key -> rate(state, buttons, runUp, least));
    }

    private double rate(SearchPlay.State state, int[] buttons, int runUp, double least) {
        places.play().restore(state);
        double hardest = 1;
        for (JumpTrials.Jump jump : trials.find(buttons)) {
            if (jump.end() > runUp) {
                double first = trials.rate(jump, buttons, FIRST_TRIES);
                boolean isTooHard = first + FIRST_TOLERANCE < least;
                hardest = Math.min(hardest, isTooHard ? first : trials.rate(jump, buttons, TRIES));
            }
        }
        return hardest;
    }

    /** What a jump depends on: the exact state from which it is tried, also the time if other things move. */
    private long key(Node from, int[] buttons, int runUp) {
        long key = StateHash.mix(from.arc() == null ? START : from.arc().key());
        key = StateHash.mix(key ^ (places.isStill() ? 0 : from.ticks()));
        key = StateHash.mix(key ^ runUp);
        for (int down : buttons) {
            key = StateHash.mix(key ^ down);
        }
        return key;
    }
}
