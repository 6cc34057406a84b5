package leapsmith.bench.compare;

import java.util.Arrays;
import java.util.Locale;
import leapsmith.bench.ours.LeapsmithCrowd;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.physics.world.Phase;

/** The median time of each phase of our tick, in crowds of all sizes. */
final class PhaseTable {
    private static final int[] SIZES = {1_000, 10_000, 100_000};
    private static final int MIN_TICKS = 3;
    private static final double NANOS_PER_MICRO = 1e3;

    private final long[][] medians = new long[SIZES.length][];

    PhaseTable(Pace pace) {
        for (int s = 0; s < SIZES.length; s++) {
            medians[s] = mediansOf(CrowdScene.dense(SIZES[s]), pace);
        }
    }

    private static long[] mediansOf(CrowdScene scene, Pace pace) {
        LeapsmithCrowd crowd = new LeapsmithCrowd(scene);
        crowd.time();
        runFor(pace.warmUpNanos(), crowd, null);
        long[][] samples = new long[Phase.values().length][0];
        runFor(pace.warmUpNanos(), crowd, samples);
        return Arrays.stream(samples).mapToLong(PhaseTable::median).toArray();
    }

    private static void runFor(long nanos, LeapsmithCrowd crowd, long[][] samples) {
        long start = System.nanoTime();
        for (int t = 0; t < MIN_TICKS || System.nanoTime() - start < nanos; t++) {
            crowd.tick();
            if (samples != null) {
                for (Phase phase : Phase.values()) {
                    long[] of = samples[phase.ordinal()];
                    of = t == of.length ? Arrays.copyOf(of, t + 1) : of;
                    of[t] = crowd.phaseTimes().nanos(phase);
                    samples[phase.ordinal()] = of;
                }
            }
        }
    }

    private static long median(long[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    String markdown() {
        StringBuilder out = new StringBuilder("| phase, µs per tick |");
        StringBuilder rule = new StringBuilder("|---|");
        for (int size : SIZES) {
            out.append(String.format(Locale.ROOT, " W2 %,d |", size));
            rule.append("---:|");
        }
        out.append('\n').append(rule).append('\n');
        for (Phase phase : Phase.values()) {
            out.append("| ").append(phase.label()).append(" |");
            for (long[] of : medians) {
                out.append(' ')
                        .append(Table.digits(of[phase.ordinal()] / NANOS_PER_MICRO))
                        .append(" |");
            }
            out.append('\n');
        }
        return out.toString();
    }
}
