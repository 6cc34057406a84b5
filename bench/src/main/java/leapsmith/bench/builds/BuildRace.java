package leapsmith.bench.builds;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;

/**
 * Builds of the physics that run the same scene in turn, a short slice at a time.
 *
 * <p>All of them have always run the same number of ticks, so that each slice measures the same ticks of the scene. A
 * race has several phases. Each loads and warms up all builds again, so that neither the order of objects in memory nor
 * a choice of the compiler decides between two builds.
 */
public final class BuildRace {
    private final List<Build> builds;
    private final BuildPace pace;

    public BuildRace(List<Build> builds, BuildPace pace) {
        this.builds = builds;
        this.pace = pace;
    }

    /**
     * Runs a scene in all builds.
     *
     * @param scene creates the contestant of a build
     * @return the times of a tick in each phase, in the order of the builds
     */
    public List<BuildTimes> run(Function<OwnPhysics, Contestant> scene) throws IOException {
        List<BuildTimes> all = builds.stream().map(BuildTimes::new).toList();
        for (int phase = 0; phase < pace.phases(); phase++) {
            List<Side> sides = new ArrayList<>();
            try {
                for (Build build : builds) {
                    sides.add(new Side(scene.apply(build.load())));
                }
                runPhase(sides);
                for (int i = 0; i < sides.size(); i++) {
                    all.get(i).add(sides.get(i).nanosPerTick(), sides.get(i).pairs());
                }
            } finally {
                sides.forEach(Side::close);
            }
        }
        return all;
    }

    private void runPhase(List<Side> sides) {
        int ticks = ticksOfSlice(sides);
        long slowest = 0;
        while (sides.stream().mapToLong(Side::nanos).min().orElseThrow() < pace.warmUpNanos()) {
            slowest = 0;
            for (Side side : sides) {
                slowest = Math.max(slowest, side.run(ticks));
            }
        }
        // The warm-up made a slice shorter.
        ticks = (int) Math.max(1, ticks * pace.sliceNanos() / Math.max(1, slowest));
        int slices = pace.slicesOf(Math.max(slowest, pace.sliceNanos()));
        for (int slice = 0; slice < slices; slice++) {
            for (Side side : sides) {
                side.measure(ticks);
            }
        }
    }

    /** Doubles the length of a slice until it takes long enough in all builds. */
    private int ticksOfSlice(List<Side> sides) {
        for (int ticks = 1; ; ticks *= 2) {
            long fastest = Long.MAX_VALUE;
            for (Side side : sides) {
                fastest = Math.min(fastest, side.run(ticks));
            }
            if (fastest >= pace.sliceNanos() / 2) {
                return ticks;
            }
        }
    }
}
