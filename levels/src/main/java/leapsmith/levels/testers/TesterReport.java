package leapsmith.levels.testers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.replay.ReplayVerdict;

/**
 * What the inputs of testers do in a level as it is today: who finishes it, how long that takes, where players die, and which runs
 * that reached a goal no longer do.
 */
public final class TesterReport {
    private final Level level;
    private final int ticksPerSecond;
    private final List<Outcome> outcomes;
    private final Map<Place, Integer> deaths = new HashMap<>();

    /**
     * A run in today's level.
     *
     * @param verdict how it ends today, beside how it was recorded
     * @param deaths where the player died, in order
     * @param journey its way over the ground
     */
    public record Outcome(TesterRun run, ReplayVerdict verdict, List<Place> deaths, Journey journey) {
        /** {@return what comes of a run in a level} */
        public static Outcome of(Level level, TesterRun tester) {
            ReplayRun run = new ReplayRun(tester.replay().in(level));
            TrailLog log = new TrailLog();
            log.add(run.session());
            while (!run.isOver()) {
                run.step();
                log.add(run.session());
            }
            Trail trail = log.trail();
            List<Place> deaths = new ArrayList<>();
            for (int i = 1; i < trail.length(); i++) {
                if (trail.died(i)) {
                    deaths.add(lastPlace(level, trail, i));
                }
            }
            return new Outcome(
                    tester, ReplayFormat.verdict(tester.replay(), run), List.copyOf(deaths), Journey.of(level, trail));
        }

        /** {@return whether it reaches a goal today} */
        public boolean isFinished() {
            return verdict.now().outcome() == PlayState.GOAL_REACHED;
        }

        /** {@return whether it reached a goal when it was recorded, but doesn't reach that one today} */
        public boolean isBroken() {
            return verdict.recorded().outcome() == PlayState.GOAL_REACHED && !verdict.isSameOutcome();
        }

        /** {@return whether it was recorded in another version of the level} */
        public boolean isOfOtherVersion() {
            return verdict.level() != ReplayVerdict.LevelMatch.SAME;
        }
    }

    /**
     * A jump or a fall of the fastest run, and how all players did it.
     *
     * @param from the ground that it leaves, see {@link Journey}
     * @param to the ground on which it lands
     * @param tries how often players landed there, or died on the same side of where they left
     * @param successes how often they landed there
     * @param odds how hard it is by trials with human timing; empty if it isn't in the trials
     */
    public record TriedJump(Place from, Place to, int tries, int successes, Optional<JumpOdds> odds) {}

    /** A tile of the level; one outside of it where a player left the level. */
    public record Place(int column, int row) {}

    /**
     * A report of runs that were made.
     *
     * @param level in which they were made
     * @param outcomes what came of them
     */
    public TesterReport(Level level, List<Outcome> outcomes) {
        this.level = level;
        this.ticksPerSecond = level.physics().ticksPerSecond();
        this.outcomes = List.copyOf(outcomes);
        outcomes.forEach(outcome -> outcome.deaths().forEach(place -> deaths.merge(place, 1, Integer::sum)));
    }

    /**
     * Runs all runs in a level.
     *
     * @param level the level as it is today
     * @param runs of the level, see {@link TesterRun#isOf}
     * @param done receives the number of runs so far
     * @param continues asked before each run; false ends with those before
     * @return what came of them, in the same order
     */
    public static TesterReport of(Level level, List<TesterRun> runs, IntConsumer done, BooleanSupplier continues) {
        List<Outcome> outcomes = new ArrayList<>();
        for (TesterRun run : runs) {
            if (!continues.getAsBoolean()) {
                break;
            }
            outcomes.add(Outcome.of(level, run));
            done.accept(outcomes.size());
        }
        return new TesterReport(level, outcomes);
    }

    /** Where the player was last seen, at a point or before. */
    private static Place lastPlace(Level level, Trail trail, int point) {
        int at = point;
        while (at > 0 && !trail.isPresent(at)) {
            at--;
        }
        double middleX = trail.x(at) + trail.width(at) / 2;
        double middleY = trail.y(at) + trail.height(at) / 2;
        return new Place((int) Math.floor(middleX / level.tileSize()), (int) Math.floor(middleY / level.tileSize()));
    }

    /** {@return the runs with what came of them} */
    public List<Outcome> outcomes() {
        return outcomes;
    }

    /** {@return how often players died, by tile} */
    public Map<Place, Integer> deaths() {
        return Collections.unmodifiableMap(deaths);
    }

    /** {@return the tiles where most players died, the worst first; among equals from left to right} */
    public List<Place> worstPlaces() {
        return deaths.keySet().stream()
                .sorted(Comparator.<Place>comparingInt(place -> -deaths.get(place))
                        .thenComparingInt(Place::column)
                        .thenComparingInt(Place::row))
                .toList();
    }

    /**
     * {@return the seconds that players stayed on each stretch of ground, in all runs together; the longest first}
     *
     * @see Journey
     */
    public Map<Place, Double> stays() {
        Map<Place, Integer> ticks = new HashMap<>();
        outcomes.forEach(outcome ->
                outcome.journey().ticks().forEach((place, count) -> ticks.merge(place, count, Integer::sum)));
        Map<Place, Double> stays = new LinkedHashMap<>();
        ticks.entrySet().stream()
                .sorted(Map.Entry.<Place, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(entry -> entry.getKey().column()))
                .forEach(entry -> stays.put(entry.getKey(), entry.getValue() / (double) ticksPerSecond));
        return stays;
    }

    /**
     * {@return the jumps of the fastest run, in its order, each once, with how often players succeeded; none if no run reaches a
     * goal} The odds take a while.
     *
     * @param continues asked often; if it answers false, odds are left out
     */
    public List<TriedJump> jumps(BooleanSupplier continues) {
        Optional<Outcome> fastest = outcomes.stream()
                .filter(Outcome::isFinished)
                .min(Comparator.comparingLong(outcome -> outcome.verdict().now().tick()));
        if (fastest.isEmpty()) {
            return List.of();
        }
        PlayRecording run = fastest.get().run().replay().in(level);
        List<JumpOdds> odds = RunOdds.of(run, RunOdds.TRIES, RunOdds.spreadIn(level, RunOdds.SPREAD_TICKS), continues)
                .jumps();
        Map<List<Place>, TriedJump> jumps = new LinkedHashMap<>();
        for (Journey.Hop hop : fastest.get().journey().hops()) {
            if (hop.to().isPresent() && !hop.to().get().equals(hop.from())) {
                jumps.computeIfAbsent(List.of(hop.from(), hop.to().get()), way -> tried(hop, odds));
            }
        }
        return List.copyOf(jumps.values());
    }

    private TriedJump tried(Journey.Hop jump, List<JumpOdds> odds) {
        int successes = 0;
        int deaths = 0;
        for (Outcome outcome : outcomes) {
            for (Journey.Hop hop : outcome.journey().hops()) {
                if (hop.from().equals(jump.from())) {
                    successes += hop.to().equals(jump.to()) ? 1 : 0;
                    deaths += hop.to().isEmpty() && hop.isRight() == jump.isRight() ? 1 : 0;
                }
            }
        }
        return new TriedJump(
                jump.from(),
                jump.to().orElseThrow(),
                successes + deaths,
                successes,
                odds.stream()
                        .filter(each -> Math.abs(each.startTick() - jump.tick()) <= 1)
                        .findFirst());
    }

    /** {@return how many names the runs have; those without one count as one tester} */
    public int testers() {
        return (int) outcomes.stream()
                .map(outcome -> outcome.run().replay().name())
                .distinct()
                .count();
    }

    /** {@return how many runs reach a goal} */
    public int finished() {
        return (int) outcomes.stream().filter(Outcome::isFinished).count();
    }

    /** {@return the runs that no longer reach the goal that they reached when they were recorded} */
    public List<Outcome> broken() {
        return outcomes.stream().filter(Outcome::isBroken).toList();
    }

    /** {@return the median time of the runs that reach a goal, in seconds; empty if none does} */
    public OptionalDouble medianSeconds() {
        double[] times = seconds();
        int middle = times.length / 2;
        return times.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(times.length % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2);
    }

    /** {@return the shortest time of a run that reaches a goal, in seconds; empty if none does} */
    public OptionalDouble fastestSeconds() {
        double[] times = seconds();
        return times.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(times[0]);
    }

    /** The times of the runs that reach a goal, in ascending order. */
    private double[] seconds() {
        return outcomes.stream()
                .filter(Outcome::isFinished)
                .mapToDouble(outcome -> outcome.verdict().now().tick() / (double) ticksPerSecond)
                .sorted()
                .toArray();
    }
}
