package leapsmith.bench.builds;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.bench.Contestant;

/**
 * Contestants that run in turn, a short slice at a time.
 *
 * <p>All of them have always run the same number of ticks, so that each slice measures the same ticks of a scene. A race
 * has several phases. Each creates and warms up all contestants again, so that neither the order of objects in memory
 * nor a choice of the compiler decides between two of them.
 */
public final class SliceRace {
    private final SlicePace pace;

    /** Creates a contestant for a phase. For a phase of its own in the compiler too, it loads its classes again. */
    public interface Starter {
        Contestant start() throws IOException;
    }

    public SliceRace(SlicePace pace) {
        this.pace = pace;
    }

    /** Runs contestants. Returns their times in the same order. */
    public List<SliceTimes> run(List<Starter> starters) throws IOException {
        List<SliceTimes> all =
                Stream.generate(SliceTimes::new).limit(starters.size()).toList();
        for (int phase = 0; phase < pace.phases(); phase++) {
            List<Side> sides = new ArrayList<>();
            try {
                for (Starter starter : starters) {
                    sides.add(new Side(starter.start()));
                }
                runPhase(sides);
                for (int i = 0; i < sides.size(); i++) {
                    all.get(i).addPhase(sides.get(i));
                }
            } finally {
                sides.forEach(Side::close);
            }
        }
        return all;
    }

    private void runPhase(List<Side> sides) {
        int ticks = 1;
        long fastest = 0;
        long slowest = 0;
        // Until the compiler is done, a slice becomes shorter and shorter.
        while (fastest < pace.sliceNanos() || !areWarm(sides)) {
            ticks = fastest < pace.sliceNanos() ? 2 * ticks : ticks;
            fastest = Long.MAX_VALUE;
            slowest = 0;
            for (Side side : sides) {
                long nanos = side.run(ticks);
                fastest = Math.min(fastest, nanos);
                slowest = Math.max(slowest, nanos);
            }
        }
        int slices = pace.slicesOf(slowest);
        for (int slice = 0; slice < slices; slice++) {
            for (Side side : sides) {
                side.measure(ticks);
            }
        }
    }

    private boolean areWarm(List<Side> sides) {
        return sides.stream().allMatch(side -> side.nanos() >= pace.warmUpNanos());
    }
}
