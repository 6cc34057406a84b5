package leapsmith.levels.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import org.junit.jupiter.api.Test;

/**
 * After any changes, a run that continues from a kept state has the result of a fresh run, to the bit.
 *
 * <p>{@code -Dleapsmith.thorough=true} runs 40 times as many cases; {@code -Dleapsmith.laws.times=100} multiplies
 * their number, {@code -Dleapsmith.laws.seed=N} starts from another seed.
 */
class WhatIfLawTest {
    private static final long SEED = Long.getLong("leapsmith.laws.seed", 20261122);
    private static final double TIMES = Double.parseDouble(System.getProperty("leapsmith.laws.times", "1"))
            * (Boolean.getBoolean("leapsmith.thorough") ? 40 : 1);
    private static final int CASES = 40;
    private static final int CHANGES = 5;

    @Test
    void theResultIsThatOfAFreshRunAfterAnyChanges() {
        long saved = 0;
        long run = 0;
        for (long i = 0; i < CASES * TIMES; i++) {
            SplittableRandom random = new SplittableRandom(SEED + i);
            RandomRuns runs = new RandomRuns(random);
            Level level = runs.level();
            PlayRecording recording = runs.run(level, 20 + random.nextInt(180));
            WhatIf whatIf = new WhatIf(recording, random.nextInt(4) == 0 ? 20_000 : Long.MAX_VALUE);
            whatIf.setLevel(level);
            whatIf.advance(random.nextInt(400));
            for (int change = 0; change < CHANGES; change++) {
                level = runs.changed(level, whatIf.trail());
                whatIf.setLevel(level);
                saved += whatIf.startedAt();
                whatIf.advance(random.nextInt(3) == 0 ? random.nextInt(300) : Integer.MAX_VALUE);
                run += whatIf.tick();
                String label = "seed " + (SEED + i) + ", change " + change;
                WhatIf fresh = new WhatIf(recording);
                fresh.setLevel(level);
                fresh.advance((int) whatIf.tick());
                assertEquals(-1, whatIf.trail().firstDifference(fresh.trail()), label);
                assertEquals(fresh.hash(), whatIf.hash(), label);
            }
        }
        assertTrue(saved > run / 5, saved + " of " + run + " ticks saved");
    }

    @Test
    void thePathOfThePlayerIsTheSameWithoutUnrelatedObjects() {
        for (long i = 0; i < CASES * TIMES; i++) {
            SplittableRandom random = new SplittableRandom(SEED + 7 * i);
            RandomRuns runs = new RandomRuns(random);
            Level level = runs.level();
            PlayRecording recording = runs.run(level, 20 + random.nextInt(180));
            WhatIf ofPlayer = WhatIf.ofPlayer(recording, Long.MAX_VALUE);
            for (int change = 0; change < 2; change++) {
                ofPlayer.setLevel(level);
                ofPlayer.advance(Integer.MAX_VALUE);
                WhatIf fresh = new WhatIf(recording);
                fresh.setLevel(level);
                fresh.advance(Integer.MAX_VALUE);
                String label = "seed " + (SEED + 7 * i) + ", change " + change;
                assertEquals(-1, ofPlayer.trail().firstDifference(fresh.trail()), label);
                assertEquals(fresh.trail().turns(), ofPlayer.trail().turns(), label);
                level = runs.changed(level, fresh.trail());
            }
        }
    }
}
