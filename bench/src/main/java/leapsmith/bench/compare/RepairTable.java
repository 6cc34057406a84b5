package leapsmith.bench.compare;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import leapsmith.bench.compare.DamageSearch.Damage;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.repair.ReachRepair;
import leapsmith.levels.reach.repair.Repair;

/** The cost of proposing repairs for levels whose goal was put out of reach. */
final class RepairTable extends Table {
    private static final String WARM_UP = "one-way-tower";
    private static final int RANDOM_LEVELS = 10;
    private static final int MOST = 6;
    private static final long STEPS = 10_000_000;

    /** The search for repairs of one level, measured. */
    private static final class Times implements ReachRepair.Listener {
        private final ReachRepair repair;
        private final long start = ProcessorTime.nanos();
        private double first = -1;
        private int triesToFirst;
        private final double all;
        private final int proposals;

        Times(Level level, LevelObject goal) {
            repair = new ReachRepair(level, Optional.empty(), goal, List.of());
            proposals = repair.propose(MOST, ReachRepair.STEPS, this).size();
            all = ProcessorTime.millisSince(start);
        }

        @Override
        public void found(List<Repair> best) {
            if (first < 0) {
                first = ProcessorTime.millisSince(start);
                triesToFirst = repair.tries();
            }
        }
    }

    /** Measures the samples in the folder {@code samples} and random levels. */
    RepairTable() throws IOException {
        super("""
                Processor time in milliseconds. Random levels have 80 x 60 tiles with 120 platforms.

                | level | damage | first proposal | tries until then | proposals | end |
                |---|---|---:|---:|---:|---:|
                """);
        sample(WARM_UP).ifPresent(damage -> new Times(damage.level(), damage.goal()));
        for (String name : SampleFiles.names()) {
            Optional<Damage> damage = sample(name);
            damage.ifPresent(it -> add(name, it));
            if (damage.isEmpty()) {
                line("| " + name + " | none that puts the goal out of reach | | | | |");
            }
        }
        int measured = 0;
        for (int seed = 0; measured < RANDOM_LEVELS; seed++) {
            Level level = ReachLevels.random(seed);
            GoalReach goal =
                    new ReachSearch(level).run(STEPS, () -> true).goals().get(0);
            Optional<Damage> damage = goal.run().flatMap(run -> DamageSearch.of(run, goal.id()));
            if (damage.isPresent()) {
                add("random " + seed, damage.get());
                measured++;
            }
        }
    }

    private static Optional<Damage> sample(String name) throws IOException {
        PlayRecording run = SampleFiles.replay(name);
        return DamageSearch.of(run, Damage.goal(run.level()));
    }

    private void add(String name, Damage damage) {
        Times times = new Times(damage.level(), damage.goal());
        boolean hasFound = times.first >= 0;
        // Some levels take minutes.
        System.err.print(row(
                name,
                damage.text(),
                hasFound ? times.first : "",
                hasFound ? Integer.toString(times.triesToFirst) : "",
                times.proposals,
                times.all));
    }
}
