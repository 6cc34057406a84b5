package leapsmith.bench.peer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import org.junit.jupiter.api.Test;

class TreeBoxesTest {
    /** The tree enlarges boxes by their moves, so the first one must not begin at 0. */
    @Test
    void boxesHaveTheirPlacesBeforeTheFirstTick() {
        PairScene scene = PairScene.of(100);
        TreeBoxes boxes = new Jbox2dTree(scene);
        Movers movers = scene.boxes();
        float[] x = new float[movers.count()];
        float[] y = new float[movers.count()];
        for (int i = 0; i < movers.count(); i++) {
            x[i] = movers.x[i] + movers.width[i] / 2;
            y[i] = movers.y[i] + movers.height[i] / 2;
        }
        assertArrayEquals(x, boxes.tally.x);
        assertArrayEquals(y, boxes.tally.y);
    }
}
