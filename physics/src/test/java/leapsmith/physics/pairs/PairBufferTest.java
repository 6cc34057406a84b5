package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.TreeSet;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class PairBufferTest {
    private final PairBuffer pairs = new PairBuffer();

    @Test
    void pairsAreSortedByLowerAndThenHigherIndex() {
        SplittableRandom random = new SplittableRandom(5);
        TreeSet<Integer> expected = new TreeSet<>();
        while (expected.size() < 500) {
            int a = random.nextInt(100);
            int b = random.nextInt(100);
            if (a != b && expected.add(Math.min(a, b) * 100 + Math.max(a, b))) {
                pairs.add(a, b);
            }
        }
        pairs.sort(100);
        int i = 0;
        for (int pair : expected) {
            assertEquals(pair / 100, pairs.lower(i));
            assertEquals(pair % 100, pairs.higher(i));
            i++;
        }
        assertEquals(i, pairs.count());
    }

    @Test
    void pairsOfTheMostBodiesAreSortedToo() {
        SplittableRandom random = new SplittableRandom(6);
        TreeSet<Long> expected = new TreeSet<>();
        while (expected.size() < 3000) {
            int a = random.nextInt(BodyStore.MAX_BODIES);
            int b = random.nextInt(4) > 0 ? random.nextInt(BodyStore.MAX_BODIES) : a ^ 1 << random.nextInt(20);
            if (a != b && expected.add(PairBuffer.key(a, b))) {
                pairs.add(a, b);
            }
        }
        pairs.sort(BodyStore.MAX_BODIES);
        int i = 0;
        for (long pair : expected) {
            assertEquals(pair, pairs.key(i++));
        }
        assertEquals(i, pairs.count());
    }

    @Test
    void aPairIsFoundInEitherOrder() {
        pairs.add(4, 2);
        pairs.add(1, 9);
        pairs.add(2, 3);
        pairs.sort(10);
        assertEquals(2, pairs.find(2, 4));
        assertEquals(2, pairs.find(4, 2));
        assertEquals(0, pairs.find(9, 1));
        assertTrue(pairs.find(3, 4) < 0);
    }

    @Test
    void theNextSearchKeepsTheNumbersOfTheLastOne() {
        pairs.add(4, 2);
        pairs.sort(10);
        long[] before = pairs.keys();
        pairs.clear();
        for (int i = 0; i < 40; i++) {
            pairs.add(i, 50);
        }
        pairs.sort(51);
        assertEquals(PairBuffer.key(2, 4), before[0]);
        assertEquals(40, pairs.count());
        assertEquals(PairBuffer.key(0, 50), pairs.key(0));
        assertEquals(PairBuffer.key(50, 39), pairs.keys()[39]);
    }

    @Test
    void smallSearchesAfterLargeOnesAreSortedToo() {
        SplittableRandom random = new SplittableRandom(6);
        for (int round = 0; round < 200; round++) {
            int limit = 2 + random.nextInt(300);
            TreeSet<Long> expected = new TreeSet<>();
            pairs.clear();
            for (int i = random.nextInt(60); i > 0; i--) {
                int a = random.nextInt(limit);
                int b = random.nextInt(limit);
                if (a != b && expected.add(PairBuffer.key(a, b))) {
                    pairs.add(a, b);
                }
            }
            pairs.sort(limit);
            assertEquals(expected.size(), pairs.count());
            int i = 0;
            for (long pair : expected) {
                assertEquals(pair, pairs.key(i));
                i++;
            }
        }
    }
}
