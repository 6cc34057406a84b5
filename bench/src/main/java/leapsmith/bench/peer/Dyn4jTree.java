package leapsmith.bench.peer;

import java.util.Iterator;
import leapsmith.bench.scene.PairScene;
import org.dyn4j.collision.CollisionPair;
import org.dyn4j.collision.broadphase.AABBProducer;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.NullAABBExpansionMethod;
import org.dyn4j.geometry.AABB;

/** W4 in dyn4j's tree; without a margin around boxes, which was the fastest setting. */
final class Dyn4jTree extends TreeBoxes {
    private final DynamicAABBTree<DriftingBox> tree;

    Dyn4jTree(PairScene scene) {
        super(scene);
        tree = new DynamicAABBTree<>((a, b) -> a != b, new Bounds(), new NullAABBExpansionMethod<>(), boxes.length);
        for (DriftingBox box : boxes) {
            tree.add(box);
        }
    }

    @Override
    void update(DriftingBox box) {
        tree.update(box);
    }

    @Override
    void eachCandidate() {
        Iterator<CollisionPair<DriftingBox>> candidates = tree.detectIterator(true);
        while (candidates.hasNext()) {
            CollisionPair<DriftingBox> pair = candidates.next();
            tally.candidate(pair.getFirst().index, pair.getSecond().index);
        }
    }

    private static final class Bounds implements AABBProducer<DriftingBox> {
        @Override
        public AABB compute(DriftingBox box) {
            return new AABB(
                    box.x - box.halfWidth, box.y - box.halfHeight, box.x + box.halfWidth, box.y + box.halfHeight);
        }

        @Override
        public void compute(DriftingBox box, AABB result) {
            result.set(compute(box));
        }
    }
}
