package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class DetectionTest {
    private final BodyStore store = new BodyStore();
    private final PairFinder finder = new PairFinder();

    @Test
    void itKeepsTheNumbersOfManyBodies() {
        for (int i = 0; i < 100; i++) {
            store.add(i, BodyDef.box(0, 0, 1 + i, 2 + i), 60);
            store.place(i, 7 * i, 11 * i);
            store.vx[i] = 13 * i;
            store.vy[i] = -17 * i;
            store.oldX[i] = 19 * i;
            store.oldY[i] = -23 * i;
        }
        finder.find(store);
        for (int i = 0; i < 100; i++) {
            store.place(i, 1, 1);
            assertEquals(7 * i, finder.detection().get(Detection.X, i));
            assertEquals(11 * i, finder.detection().get(Detection.Y, i));
            assertEquals(7 * i + (1 + i) * 4096, finder.detection().get(Detection.RIGHT, i));
            assertEquals(11 * i + (2 + i) * 4096, finder.detection().get(Detection.BOTTOM, i));
            assertEquals(13 * i, finder.detection().get(Detection.VX, i));
            assertEquals(-17 * i, finder.detection().get(Detection.VY, i));
            assertEquals(19 * i, finder.detection().get(Detection.OLD_X, i));
            assertEquals(-23 * i, finder.detection().get(Detection.OLD_Y, i));
        }
    }

    @Test
    void aBodyIsInAPairUntilTheNextSearch() {
        for (int i = 0; i < 3; i++) {
            store.add(i, BodyDef.box(0, 0, 10, 10), 60);
        }
        store.place(1, 1 << 20, 1 << 20);
        finder.find(store);
        for (int asked = 0; asked < 2; asked++) {
            assertTrue(finder.detection().isInPair(0));
            assertFalse(finder.detection().isInPair(1));
            assertTrue(finder.detection().isInPair(2));
        }
        assertFalse(finder.detection().isInPair(-1));
        assertFalse(finder.detection().isInPair(3));
        store.place(0, 1 << 20, 1 << 20);
        assertTrue(finder.detection().isInPair(0));
        finder.find(store);
        assertTrue(finder.detection().isInPair(1));
        assertFalse(finder.detection().isInPair(2));
    }
}
