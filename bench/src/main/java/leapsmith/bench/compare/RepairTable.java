package leapsmith.bench.compare;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.repair.ReachRepair;
import leapsmith.levels.reach.repair.Repair;

/** The cost of proposing repairs for levels whose goal was put out of reach. */
final class RepairTable {
    private static final String WARM_UP = "one-way-tower";
    private static final int RANDOM_LEVELS = 10;
    private static final int MOST = 6;
    private static final long STEPS = 10_000_000;

    private final StringBuilder rows = new StringBuilder();

    /** The search for repairs of one level, measured. */
    private static final class Times implements ReachRepair.Listener {
        private final ReachRepair repair;
        private final long start = ProcessorTime.nanos();
        private double first = -1;
        private int triesToFirst;
        private final double all;
        private final int proposals;

        Times(Level level, LevelObject goal) {
            repair = new ReachRepair(level, Optional.empty(), goal);
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
        sample(WARM_UP).ifPresent(damage -> new Times(damage.level(), damage.goal()));
        for (String name : WhatIfTable.SAMPLES) {
            Optional<Damage> damage = sample(name);
            damage.ifPresent(it -> add(name, it));
            if (damage.isEmpty()) {
                rows.append("| ").append(name).append(" | none that puts the goal out of reach | | | | |\n");
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
        String row = String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %d | %s |%n",
                name,
                damage.text(),
                times.first < 0 ? "" : Table.digits(times.first),
                times.first < 0 ? "" : times.triesToFirst,
                times.proposals,
                Table.digits(times.all));
        // Some levels take minutes.
        System.err.print(row);
        rows.append(row);
    }

    String markdown() {
        return """
                Processor time in milliseconds. Random levels have 80 x 60 tiles with 120 platforms.

                | level | damage | first proposal | tries until then | proposals | end |
                |---|---|---:|---:|---:|---:|
                """ + rows;
    }
}
