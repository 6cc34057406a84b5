package leapsmith.bench.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.Contestant;
import org.junit.jupiter.api.Test;

class SliceRaceTest {
    private static final SlicePace SHORT = new SlicePace(2, 2_000_000, 200_000, 10, 1_000_000_000);

    /** Counts its ticks, and always finds the same number of pairs. */
    private static final class Counter implements Contestant {
        private final long found;
        private final int work;
        private long ticks;
        private double sum;

        Counter(long found, int work) {
            this.found = found;
            this.work = work;
        }

        @Override
        public void tick() {
            ticks++;
            for (int i = 0; i < work; i++) {
                sum += Math.sqrt(sum + i);
            }
        }

        @Override
        public long pairs() {
            return found;
        }

        @Override
        public double overlap() {
            return sum;
        }
    }

    @Test
    void allContestantsOfAPhaseRunTheSameNumberOfTicks() throws IOException {
        List<Counter> slow = new ArrayList<>();
        List<Counter> fast = new ArrayList<>();
        List<SliceTimes> times =
                new SliceRace(SHORT).run(List.of(() -> started(slow, 1, 4_000), () -> started(fast, 1, 1_000)));
        assertEquals(SHORT.phases(), slow.size());
        for (int phase = 0; phase < SHORT.phases(); phase++) {
            assertTrue(slow.get(phase).ticks >= SHORT.slices());
            assertEquals(slow.get(phase).ticks, fast.get(phase).ticks, "phase " + phase);
        }
        assertEquals(2, times.size());
        assertTrue(times.stream().allMatch(time -> time.nanosPerTick() > 0 && time.bytesPerTick() == 0));
    }

    @Test
    void differentNumbersOfPairsAreNoticed() throws IOException {
        List<SliceTimes> times = new SliceRace(SHORT)
                .run(List.of(() -> new Counter(7, 1_000), () -> new Counter(7, 1_000), () -> new Counter(8, 1_000)));
        assertTrue(times.get(1).hasPairsOf(times.get(0)));
        assertFalse(times.get(2).hasPairsOf(times.get(0)));
        assertEquals(1, times.get(0).ratioTo(times.get(0)));
    }

    private static Counter started(List<Counter> all, long found, int work) {
        Counter counter = new Counter(found, work);
        all.add(counter);
        return counter;
    }

    @Test
    void theUndisturbedTimeIsTheSecondPercentile() {
        SliceRace.Side.Samples samples = new SliceRace.Side.Samples();
        for (int i = 100; i >= 0; i--) {
            samples.add(i);
        }
        assertEquals(2, samples.percentile(0.02));
        assertEquals(50, samples.percentile(0.5));
    }

    @Test
    void slowContestantsHaveFewerSlices() {
        assertEquals(250, SlicePace.FULL.slicesOf(4_000_000));
        assertEquals(50, SlicePace.FULL.slicesOf(100_000_000));
        assertEquals(30, SlicePace.FULL.slicesOf(10_000_000_000L));
    }
}
