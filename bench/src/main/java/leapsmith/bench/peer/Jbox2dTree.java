package leapsmith.bench.peer;

import leapsmith.bench.scene.PairScene;
import org.jbox2d.callbacks.TreeCallback;
import org.jbox2d.collision.AABB;
import org.jbox2d.collision.broadphase.DynamicTree;
import org.jbox2d.common.Vec2;

/** W4 in jbox2d's tree: after all boxes have moved, each looks for its neighbors. */
final class Jbox2dTree extends TreeBoxes implements TreeCallback {
    private final DynamicTree tree = new DynamicTree();
    private final int[] proxies;
    private final int[] boxOfProxy;
    private final AABB bounds = new AABB();
    private final Vec2 displacement = new Vec2();
    private int searching;

    Jbox2dTree(PairScene scene) {
        super(scene);
        proxies = new int[boxes.length];
        for (DriftingBox box : boxes) {
            setBounds(box);
            proxies[box.index] = tree.createProxy(bounds, box);
        }
        int most = 0;
        for (int proxy : proxies) {
            most = Math.max(most, proxy);
        }
        boxOfProxy = new int[most + 1];
        for (int i = 0; i < proxies.length; i++) {
            boxOfProxy[proxies[i]] = i;
        }
    }

    @Override
    void update(DriftingBox box) {
        setBounds(box);
        displacement.set(
                (box.x - tally.x[box.index]) / PeerEngine.SCALE, (box.y - tally.y[box.index]) / PeerEngine.SCALE);
        tree.moveProxy(proxies[box.index], bounds, displacement);
    }

    @Override
    void eachCandidate() {
        for (DriftingBox box : boxes) {
            searching = box.index;
            setBounds(box);
            tree.query(this, bounds);
        }
    }

    @Override
    public boolean treeCallback(int proxy) {
        int other = boxOfProxy[proxy];
        // Each of two boxes finds the other.
        if (other > searching) {
            tally.candidate(searching, other);
        }
        return true;
    }

    private void setBounds(DriftingBox box) {
        bounds.lowerBound.set((box.x - box.halfWidth) / PeerEngine.SCALE, (box.y - box.halfHeight) / PeerEngine.SCALE);
        bounds.upperBound.set((box.x + box.halfWidth) / PeerEngine.SCALE, (box.y + box.halfHeight) / PeerEngine.SCALE);
    }
}
