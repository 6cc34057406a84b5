package leapsmith.levels.reach.odds;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
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
import leapsmith.levels.reach.search.Witnesses;
import leapsmith.physics.fixed.StateHash;

/**
 * An easy run to a goal, beside the shortest: the run whose hardest jump succeeds most often, of several that a search
 * finds, with small changes of it. If two have the same hardest jump, the one whose jumps all succeed more often. The same level gives the same
 * run on every machine, because its limits count steps and not time.
 *
 * @param run a run that reaches the goal in its last tick, in the whole level; the shortest if none is easier
 * @param odds how hard it is
 * @param shortest the run that it is compared with
 * @param shortestOdds how hard that is
 */
public record EasiestRun(PlayRecording run, RunOdds odds, PlayRecording shortest, RunOdds shortestOdds) {
    /** By how much a further run has to be easier than one that was tried, 0 to 1. */
    private static final double GAIN = 0.04;
    /** The most steps of the simulation for small changes of the easiest run: a few seconds. */
    private static final long MAX_STEPS_OF_POLISH = 6_000_000;

    /**
     * Searches for the easiest run to a goal.
     *
     * @param shortest a run that reaches the goal in its last tick, without commands
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     * @param mostSteps the most steps of the simulation in searches
     * @param found receives each easier run as it is found
     * @param continues asked often; if it answers false, the search ends at once
     * @return the easiest run that was found; empty if the search was ended
     * @throws IllegalArgumentException if the spread is out of range
     */
    public static Optional<EasiestRun> of(
            PlayRecording shortest,
            String goal,
            double spreadTicks,
            long mostSteps,
            Consumer<EasiestRun> found,
            BooleanSupplier continues) {
        RunOdds odds = RunOdds.of(shortest, RunOdds.TRIES, spreadTicks, continues);
        EasiestRun best = new EasiestRun(shortest, odds, shortest, odds);
        Search coarse = new Search(shortest.level(), shortest.start(), SearchDetail.COARSE, spreadTicks);
        best = best.improved(coarse, goal, spreadTicks, found, steps -> steps < mostSteps && continues.getAsBoolean());
        long left = mostSteps - coarse.steps();
        if (!coarse.hasFound() && left > 0) {
            Search fine = new Search(shortest.level(), shortest.start(), SearchDetail.FINE, spreadTicks);
            best = best.improved(fine, goal, spreadTicks, found, steps -> steps < left && continues.getAsBoolean());
        }
        long rest = Math.min(MAX_STEPS_OF_POLISH, mostSteps);
        best = best.orEasier(
                RunPolish.polished(best.run, goal, spreadTicks, steps -> steps < rest && continues.getAsBoolean()),
                goal,
                spreadTicks,
                found);
        return continues.getAsBoolean() ? Optional.of(best) : Optional.empty();
    }

    /** Whether a run was found that is easier than the shortest. */
    public boolean isEasier() {
        return run != shortest;
    }

    /** Searches for runs, and leaves out harder and harder jumps until there is none. */
    private EasiestRun improved(
            Search search, String goal, double spreadTicks, Consumer<EasiestRun> listener, PlaceSearch.Limit limit) {
        EasiestRun best = this;
        double least = odds.hardestRate();
        while (least < 1) {
            Optional<PlayRecording> found = search.find(goal, least, limit);
            if (found.isEmpty()) {
                break;
            }
            best = best.orEasier(found.get(), goal, spreadTicks, listener);
            least = Math.max(least + GAIN, best.odds.hardestRate());
        }
        return best;
    }

    /** This one, or another run if that is easier. What a search leaves out may prevent it in the whole level. */
    private EasiestRun orEasier(PlayRecording other, String goal, double spreadTicks, Consumer<EasiestRun> listener) {
        if (!Witnesses.isProof(other, goal)) {
            return this;
        }
        RunOdds its = RunOdds.of(other, RunOdds.TRIES, spreadTicks);
        if (!its.isEasierThan(odds)) {
            return this;
        }
        EasiestRun easier = new EasiestRun(other, its, shortest, shortestOdds);
        listener.accept(easier);
        return easier;
    }

    /**
     * Searches for easy runs: by Dijkstra's algorithm, it continues from the place that is reached with the largest chance,
     * the estimated probability that all jumps succeed, less a little for the time. Jumps are tried late, as most lead to places that are reached in another way. So a run may
     * have jumps that are a little harder than necessary.
     */
    private static final class Search {
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

        Search(Level level, Optional<StartPoint> start, SearchDetail detail, double spreadTicks) {
            this.level = level;
            this.start = start;
            places = new PlaceSearch(level, start, detail);
            int rate = level.physics().ticksPerSecond();
            trials = new JumpTrials(places.flying(), spreadTicks, rate);
            chanceOfTick = 1 - LOSS_OF_SECOND / rate;
        }

        boolean hasFound() {
            return hasFound;
        }

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
                    return Optional.of(
                            new PlayRecording(level, start, entry.parent.run(entry.arc.maneuver(), entry.arc.ticks())));
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
            int[] buttons = node.buttonsSince(from, state.buttons(), arc.maneuver(), arc.ticks());
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
            key = StateHash.mix(key ^ (places.isStatic() ? 0 : from.ticks()));
            key = StateHash.mix(key ^ runUp);
            for (int down : buttons) {
                key = StateHash.mix(key ^ down);
            }
            return key;
        }
    }
}
