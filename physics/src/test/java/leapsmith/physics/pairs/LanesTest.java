package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LanesTest {
    @Test
    void packedNumbersOf31BitsAreUnpacked() {
        int[] numbers = {0, 1, 2, 1 << 30, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (int x : numbers) {
            for (int y : numbers) {
                long lanes = Lanes.pack(x, y);
                assertEquals(x, Lanes.x(lanes));
                assertEquals(y, Lanes.y(lanes));
                assertEquals(x, Lanes.x(lanes | Lanes.GUARDS));
                assertEquals(y, Lanes.y(lanes | Lanes.GUARDS));
            }
        }
    }

    @Test
    void boxesOverlapInTheCellThatHoldsTheirFirstCorner() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            int range = random.nextBoolean() ? 4 : Integer.MAX_VALUE;
            int[] a = box(random, range);
            int[] b = box(random, range);
            boolean overlap = a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
            boolean begins = Math.max(a[0], b[0]) > 0 && Math.max(a[1], b[1]) > 0;
            int seen = Lanes.overlap(
                    Lanes.pack(a[0], a[1]),
                    Lanes.pack(a[2], a[3]) | Lanes.GUARDS,
                    Lanes.pack(b[0], b[1]),
                    Lanes.pack(b[2], b[3]) | Lanes.GUARDS);
            assertEquals(overlap && begins ? 1 : 0, seen);
        }
    }

    private static int[] box(SplittableRandom random, int range) {
        int x = random.nextInt(range);
        int y = random.nextInt(range);
        return new int[] {x, y, x + random.nextInt(range - x), y + random.nextInt(range - y)};
    }
}
