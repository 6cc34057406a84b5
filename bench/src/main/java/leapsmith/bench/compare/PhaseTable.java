package leapsmith.bench.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.bench.ours.LeapsmithCrowd;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.physics.world.Phase;

/** The median time of each phase of our tick, in crowds of all sizes. */
final class PhaseTable extends Table {
    private static final int[] SIZES = {1_000, 10_000, 100_000};
    private static final int MIN_TICKS = 3;
    private static final double NANOS_PER_MICRO = 1e3;

    PhaseTable(Pace pace) {
        super(Arrays.stream(SIZES)
                .mapToObj(size -> String.format(Locale.ROOT, " W2 %,d |", size))
                .collect(Collectors.joining(
                        "", "| phase, µs per tick |", "\n|---|" + "---:|".repeat(SIZES.length) + "\n")));
        List<long[]> medians = Arrays.stream(SIZES)
                .mapToObj(size -> mediansOf(CrowdScene.dense(size), pace))
                .toList();
        for (Phase phase : Phase.values()) {
            row(Stream.concat(
                            Stream.of(phase.label()), medians.stream().map(of -> of[phase.ordinal()] / NANOS_PER_MICRO))
                    .toArray());
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
}
