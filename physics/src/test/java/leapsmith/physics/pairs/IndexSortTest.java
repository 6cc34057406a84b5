package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IndexSortTest {
    @Test
    void anyNumberIsSortedAndTheRestIsNotChanged() {
        SplittableRandom random = new SplittableRandom(9);
        for (int count = 0; count < 150; count++) {
            for (int round = 0; round < 6; round++) {
                int range = 1 + random.nextInt(200);
                int[] numbers = random.ints(160, 0, range).toArray();
                int[] expected = numbers.clone();
                Arrays.sort(expected, 0, count);
                BodyQuery.IndexSort.sort(numbers, count);
                assertArrayEquals(expected, numbers);
            }
        }
    }
}
