package leapsmith.physics.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class LeftOrderTest {
    private final BodyStore store = new BodyStore();
    private final LeftOrder order = new LeftOrder();

    @Test
    void bodiesComeByLeftEdgeAndThoseOfOneStepByIndex() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            add(i, random.nextInt(-(1 << 22), 1 << 30));
        }
        for (int i = 300; i < 400; i++) {
            add(i, random.nextInt(1000));
        }
        order.sort(store);
        assertEquals(400, order.count());
        for (int place = 1; place < order.count(); place++) {
            int before = order.body(place - 1);
            int here = order.body(place);
            int keyBefore = store.x[before] >> LeftOrder.KEY_SHIFT;
            int keyHere = store.x[here] >> LeftOrder.KEY_SHIFT;
            assertTrue(keyBefore < keyHere || keyBefore == keyHere && before < here);
        }
    }

    @Test
    void theDeadAndThoseWithoutAreaAreLeftOut() {
        add(0, 50);
        add(1, 40);
        store.add(2, BodyDef.box(0, 0, 0, 5), 60);
        store.add(3, BodyDef.box(0, 0, 5, 0), 60);
        add(4, 10);
        store.remove(1);
        order.sort(store);
        assertEquals(2, order.count());
        assertEquals(0, order.body(0));
        assertEquals(4, order.body(1));
    }

    @Test
    void noBodiesAreNoTrouble() {
        order.sort(store);
        assertEquals(0, order.count());
    }

    private void add(int index, int x) {
        store.add(index, BodyDef.box(0, 0, 5, 5), 60);
        store.place(index, x, 0);
    }
}
