package leapsmith.bench.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.bench.scene.SplitMix64;
import org.junit.jupiter.api.Test;

class TouchingPairsTest {
    private static final int BODIES = 9;

    @Test
    void pairsAreThoseThatBeganAndDidNotEnd() {
        SplitMix64 random = new SplitMix64(1);
        TouchingPairs touching = new TouchingPairs(BODIES);
        boolean[][] expected = new boolean[BODIES][BODIES];
        for (int i = 0; i < 2_000; i++) {
            int a = random.below(BODIES);
            int b = (a + 1 + random.below(BODIES - 1)) % BODIES;
            if (expected[a][b]) {
                touching.end(a, b);
            } else {
                touching.begin(a, b);
            }
            expected[a][b] = !expected[a][b];
            expected[b][a] = expected[a][b];
            assertSame(expected, touching);
        }
    }

    private static void assertSame(boolean[][] expected, TouchingPairs touching) {
        // All boxes are in one place, so each candidate is a pair, and its overlap says which.
        PairTally tally = new PairTally(BODIES);
        long pairs = 0;
        double overlap = 0;
        for (int a = 0; a < BODIES; a++) {
            tally.setSize(a, 1 << a, 0);
            boolean touched = false;
            for (int b = 0; b < BODIES; b++) {
                touched |= expected[a][b];
                if (a < b && expected[a][b]) {
                    pairs++;
                    overlap += ((1 << a) + (1 << b)) / 2.0;
                }
            }
            assertEquals(touched, touching.isTouched(a), "body " + a);
        }
        touching.each(tally);
        assertEquals(pairs, tally.pairs());
        assertEquals(overlap, tally.overlap());
    }

    @Test
    void theOrderOfThePairDoesNotMatter() {
        TouchingPairs touching = new TouchingPairs(BODIES);
        touching.begin(3, 1);
        assertTrue(touching.isTouched(1) && touching.isTouched(3));
        touching.end(1, 3);
        assertFalse(touching.isTouched(1) || touching.isTouched(3));
    }
}
