package leapsmith.bench.compare;

import java.io.IOException;
import java.util.Comparator;
import java.util.Locale;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;

/** The odds of the replays of the samples, and the cost of finding them. */
final class OddsTable extends Table {
    private static final int TIMES = 5;
    private static final double PERCENT = 100;

    /** Measures the samples in the folder {@code samples}. */
    OddsTable() throws IOException {
        super("""
                Each jump, step off an edge and drop is tried 1000 times. The slack of the hardest is in ticks; the time is
                that of the processor, the best of five.

                | replay | jumps | hardest | may be early by | late by | ms |
                |---|---:|---:|---:|---:|---:|
                """);
        for (String name : SampleFiles.names()) {
            add(name, SampleFiles.replay(name));
        }
    }

    private void add(String name, PlayRecording run) {
        RunOdds odds = RunOdds.NONE;
        double fastest = Double.MAX_VALUE;
        for (int i = 0; i < TIMES; i++) {
            long start = ProcessorTime.nanos();
            odds = RunOdds.of(run, RunOdds.TRIES, RunOdds.spreadIn(run.level(), RunOdds.SPREAD_TICKS));
            fastest = Math.min(fastest, ProcessorTime.millisSince(start));
        }
        row(name, odds.jumps().size(), hardest(odds), fastest);
    }

    private static String hardest(RunOdds odds) {
        return odds.jumps().stream()
                .min(Comparator.comparingDouble(JumpOdds::rate))
                .map(jump -> String.format(
                        Locale.ROOT,
                        "%.0f %% | %d | %d",
                        PERCENT * jump.rate(),
                        jump.slack().earlyTicks(),
                        jump.slack().lateTicks()))
                .orElse(" | | ");
    }
}
