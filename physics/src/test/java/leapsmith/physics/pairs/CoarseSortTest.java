package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CoarseSortTest {
    private final SplittableRandom random = new SplittableRandom(10);
    private final CoarseSort sort = new CoarseSort();

    @Test
    void numbersOfAnySizeAreSortedByAllButTheirIndex() {
        for (int count = 0; count < 200; count++) {
            for (int round = 0; round < 6; round++) {
                long[] numbers = new long[count];
                int bits = 1 + random.nextInt(63);
                for (int i = 0; i < count; i++) {
                    numbers[i] = random.nextLong() >>> 64 - bits;
                }
                long[] expected = numbers.clone();
                Arrays.sort(expected);
                long[] sorted = sort.sort(numbers, count);
                long[] all = Arrays.copyOf(sorted, count);
                for (int i = 0; i < count; i++) {
                    assertEquals(expected[i] >>> CoarseSort.INDEX_BITS, all[i] >>> CoarseSort.INDEX_BITS);
                }
                Arrays.sort(all);
                assertEquals(Arrays.toString(expected), Arrays.toString(all));
            }
        }
    }

    @Test
    void theSortedArrayIsAtLeastAsLongAsTheGivenOne() {
        for (int length : new int[] {100, 50, 3000, 40}) {
            assertTrue(sort.sort(random.longs(length, 0, Long.MAX_VALUE).toArray(), 40).length >= length);
        }
    }
}
