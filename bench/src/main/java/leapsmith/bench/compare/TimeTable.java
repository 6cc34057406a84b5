package leapsmith.bench.compare;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import leapsmith.bench.ours.LeapsmithCrowd;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * The cost of seeking: crowds are recorded for ten minutes, then restored at any tick, and stepped back from the end.
 */
final class TimeTable extends Table {
    private static final int[] SIZES = {300, 1_000, 10_000};
    private static final int TICKS = 36_000;
    private static final int QUICK_TICKS = 3_600;
    private static final int SEEKS = 300;
    private static final int STEPS_BACK = 600;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double BYTES_PER_KIB = 1024;

    private final int ticks;

    TimeTable(Pace pace) {
        this(pace == Pace.QUICK ? QUICK_TICKS : TICKS);
    }

    private TimeTable(int ticks) {
        super(String.format(
                        Locale.ROOT,
                        "Crowds as in W2, recorded for %,d ticks; %,d MiB for states at most.\n\n",
                        ticks,
                        Recorder.KEYFRAME_BYTES >> 20)
                + """
                | size | µs per tick | µs, recorded | µs per state | KiB per state | states | ticks apart | seek, ms | worst | step back, ms | worst |
                |---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
                """);
        this.ticks = ticks;
        for (int size : SIZES) {
            measure(size);
        }
    }

    private void measure(int size) {
        CrowdScene scene = CrowdScene.dense(size);
        long plain = nanosPerTick(LeapsmithCrowd.world(scene));
        World world = LeapsmithCrowd.world(scene);
        Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world);
        long recorded = nanosPerTick(world);
        Keyframes<Snapshot> kept = recorder.keyframesBefore(Long.MAX_VALUE);
        long save = nanosOfSaving(world);
        long[] seeks = seeks(recorder, kept);
        long[] back = stepsBack(recorder);
        row(
                size,
                plain / NANOS_PER_MICRO,
                recorded / NANOS_PER_MICRO,
                save / NANOS_PER_MICRO,
                kept.bytes() / BYTES_PER_KIB / kept.count(),
                kept.count(),
                kept.interval(),
                median(seeks) / NANOS_PER_MILLI,
                worst(seeks) / NANOS_PER_MILLI,
                median(back) / NANOS_PER_MILLI,
                worst(back) / NANOS_PER_MILLI);
    }

    /** Plays to the end; the first half is not measured, as the JVM compiles then. */
    private long nanosPerTick(World world) {
        long start = 0;
        for (int t = 0; t < ticks; t++) {
            if (t == ticks / 2) {
                start = ProcessorTime.nanos();
            }
            world.step(Inputs.NONE);
        }
        return (ProcessorTime.nanos() - start) / (ticks - ticks / 2);
    }

    private static long nanosOfSaving(World world) {
        long start = ProcessorTime.nanos();
        for (int i = 0; i < SEEKS; i++) {
            if (world.snapshot().tick() != world.tick()) {
                throw new AssertionError();
            }
        }
        return (ProcessorTime.nanos() - start) / SEEKS;
    }

    /** Random ticks; every other one is as far as possible from the previous kept state. */
    private static long[] seeks(Recorder<WorldEdit, Snapshot> recorder, Keyframes<Snapshot> kept) {
        SplittableRandom random = new SplittableRandom(1);
        long[] times = new long[SEEKS];
        for (int i = 0; i < times.length; i++) {
            long farthest = kept.get(random.nextInt(kept.count())).tick() + kept.interval();
            long any = random.nextLong(recorder.length() + 1);
            times[i] = nanosOfSeek(recorder, i % 2 == 0 ? any : Math.min(recorder.length(), farthest));
        }
        return times;
    }

    private static long[] stepsBack(Recorder<WorldEdit, Snapshot> recorder) {
        recorder.seek(recorder.length());
        long[] times = new long[STEPS_BACK];
        for (int i = 0; i < times.length; i++) {
            times[i] = nanosOfSeek(recorder, recorder.tick() - 1);
        }
        return times;
    }

    private static long nanosOfSeek(Recorder<WorldEdit, Snapshot> recorder, long tick) {
        long start = ProcessorTime.nanos();
        recorder.seek(tick);
        return ProcessorTime.nanos() - start;
    }

    private static long median(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static long worst(long[] nanos) {
        return Arrays.stream(nanos).max().orElseThrow();
    }
}
