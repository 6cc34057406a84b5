package leapsmith.bench.peer;

import java.util.Iterator;
import leapsmith.bench.Contestant;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import org.dyn4j.collision.CollisionPair;
import org.dyn4j.collision.broadphase.AABBProducer;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.NullAABBExpansionMethod;
import org.dyn4j.geometry.AABB;

/**
 * W4 in dyn4j's broad phase alone, without its world. All boxes are updated in the tree each tick; without a margin
 * around them, which was the fastest setting.
 */
final class Dyn4jTree implements Contestant {
    private static final float TICK_SECONDS = 1 / 60f;

    private final DynamicAABBTree<Box> tree;
    private final PairTally tally;
    private final Box[] boxes;
    private final float side;

    Dyn4jTree(PairScene scene) {
        Movers movers = scene.boxes();
        side = scene.side();
        tree = new DynamicAABBTree<>((a, b) -> a != b, new Bounds(), new NullAABBExpansionMethod<>(), movers.count());
        tally = new PairTally(movers.count());
        boxes = new Box[movers.count()];
        for (int i = 0; i < boxes.length; i++) {
            boxes[i] = new Box(movers, i);
            tally.setSize(i, movers.width[i], movers.height[i]);
            tree.add(boxes[i]);
        }
    }

    @Override
    public void tick() {
        for (Box box : boxes) {
            box.move(side);
            tree.update(box);
            tally.x[box.index] = box.x;
            tally.y[box.index] = box.y;
        }
        tally.clear();
        Iterator<CollisionPair<Box>> candidates = tree.detectIterator(true);
        while (candidates.hasNext()) {
            CollisionPair<Box> pair = candidates.next();
            tally.candidate(pair.getFirst().index, pair.getSecond().index);
        }
    }

    @Override
    public long pairs() {
        return tally.pairs();
    }

    @Override
    public double overlap() {
        return tally.overlap();
    }

    /** A box by its center. */
    private static final class Box {
        final int index;
        final float halfWidth;
        final float halfHeight;
        float x;
        float y;
        private float vx;
        private float vy;

        Box(Movers movers, int i) {
            index = i;
            halfWidth = movers.width[i] / 2;
            halfHeight = movers.height[i] / 2;
            x = movers.x[i] + halfWidth;
            y = movers.y[i] + halfHeight;
            vx = movers.vx[i];
            vy = movers.vy[i];
        }

        void move(float side) {
            x += vx * TICK_SECONDS;
            y += vy * TICK_SECONDS;
            if (x < halfWidth || x > side - halfWidth) {
                x = Math.max(halfWidth, Math.min(side - halfWidth, x));
                vx = -vx;
            }
            if (y < halfHeight || y > side - halfHeight) {
                y = Math.max(halfHeight, Math.min(side - halfHeight, y));
                vy = -vy;
            }
        }
    }

    private static final class Bounds implements AABBProducer<Box> {
        @Override
        public AABB compute(Box box) {
            return new AABB(
                    box.x - box.halfWidth, box.y - box.halfHeight, box.x + box.halfWidth, box.y + box.halfHeight);
        }

        @Override
        public void compute(Box box, AABB result) {
            result.set(compute(box));
        }
    }
}
