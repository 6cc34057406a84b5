package leapsmith.physics.response;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class SupportsTest {
    private static final BodyDef CRATE = BodyDef.box(0, 0, 4, 4).solidity(Solidity.TOP);
    private static final BodyDef LIFT = CRATE.path(PathDef.backAndForth(1, 0, 1));
    private static final BodyDef OTHER = BodyDef.box(0, 0, 4, 4);
    private static final int SIDE = 4 * 4096;

    private final BodyStore store = new BodyStore();
    private final Supports supports = new Supports(store);

    /** Of supports met at the same time the lowest index counts, so the order affects results. */
    @Test
    void nearSupportsAreReturnedOnceByAscendingIndex() {
        SplittableRandom random = new SplittableRandom(11);
        for (int round = 0; round < 300; round++) {
            int count = random.nextInt(40);
            IntStream.range(0, store.limit()).filter(store::isAlive).forEach(store::remove);
            for (int i = 0; i < count; i++) {
                store.add(i, List.of(CRATE, LIFT, OTHER).get(random.nextInt(3)), 60);
                store.place(i, random.nextInt(10 * SIDE), random.nextInt(10 * SIDE));
            }
            supports.refresh();
            assertLooks(random, count);
            // Again in the same state, as at the beginning of the next step.
            supports.refresh();
            assertLooks(random, count);
        }
    }

    @Test
    void withoutSupportsNoneAreFound() {
        store.add(0, OTHER, 60);
        supports.refresh();
        assertTrue(supports.isEmpty());
        store.add(1, LIFT, 60);
        supports.refresh();
        assertEquals(List.of(1), look(0, 0, SIDE, SIDE));
        store.remove(1);
        supports.refresh();
        assertTrue(supports.isEmpty());
        assertEquals(List.of(), look(0, 0, SIDE, SIDE));
    }

    @Test
    void aPathIsFreeUnlessASupportOverlapsItsBoundingBox() {
        store.add(0, OTHER, 60);
        store.add(1, LIFT, 60);
        store.place(0, 2 * SIDE, 2 * SIDE);
        store.place(1, 2 * SIDE, 3 * SIDE);
        supports.refresh();
        assertTrue(supports.isPathFree(0, 0, 0, false));
        assertTrue(supports.isPathFree(0, -SIDE, -SIDE, false));
        assertTrue(supports.isPathFree(0, 3 * SIDE, 0, false));
        assertFalse(supports.isPathFree(0, 0, 1, false));
        store.place(1, 3 * SIDE, 3 * SIDE);
        supports.refresh();
        assertTrue(supports.isPathFree(0, 0, SIDE, false));
        assertTrue(supports.isPathFree(0, SIDE, 0, false));
        assertFalse(supports.isPathFree(0, 1, 1, false));
        store.vx[1] = 1;
        assertFalse(supports.isPathFree(0, 1, 1, false));
        assertTrue(supports.isPathFree(0, 1, 1, true), "it moves in this tick");
        store.setFilter(1, new Filter(1, 0));
        assertTrue(supports.isPathFree(0, 1, 1, false));
    }

    private void assertLooks(SplittableRandom random, int count) {
        for (int n = 0; n < 10; n++) {
            int left = random.nextInt(10 * SIDE);
            int top = random.nextInt(10 * SIDE);
            int right = left + random.nextInt(4 * SIDE);
            int bottom = top + random.nextInt(4 * SIDE);
            // Crates are few and always reported; lifts if they touch.
            List<Integer> expected = IntStream.range(0, count)
                    .filter(i -> store.has(i, BodyFlags.TOP))
                    .filter(i -> !store.has(i, BodyFlags.KINEMATIC)
                            || store.x[i] <= right
                                    && store.x[i] + SIDE >= left
                                    && store.y[i] <= bottom
                                    && store.y[i] + SIDE >= top)
                    .boxed()
                    .toList();
            assertEquals(expected, look(left, top, right, bottom));
        }
    }

    private List<Integer> look(long left, long top, long right, long bottom) {
        int found = supports.look(left, top, right, bottom);
        return IntStream.range(0, found).map(supports::near).boxed().toList();
    }
}
