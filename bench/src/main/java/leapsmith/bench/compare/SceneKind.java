package leapsmith.bench.compare;

import java.util.List;
import java.util.function.Function;
import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;
import leapsmith.bench.Reading;
import leapsmith.bench.ours.LeapsmithPhysics;
import leapsmith.bench.peer.Peers;
import leapsmith.bench.plain.BulletArray;
import leapsmith.bench.plain.PlainPort;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;

/** The kinds of scenes, the sizes in which each is run, and the engines that can run it. */
enum SceneKind {
    W1(
            "bullets that bounce off tiles and hit five targets; the size is the number of bullets",
            List.of(1_000, 10_000, 30_000, 100_000, 1_000_000),
            List.of(10_000, 30_000)) {
        @Override
        Function<OwnPhysics, Contestant> ours(int size, Reading reading) {
            BulletScene scene = BulletScene.of(size);
            return physics -> physics.bullets(scene, reading);
        }

        @Override
        List<Entrant> entrants(int size) {
            BulletScene scene = BulletScene.of(size);
            return List.of(
                    new Entrant(Entrant.OURS, 1_000_000, () -> OURS.bullets(scene, Reading.NONE)),
                    new Entrant(Entrant.OURS + Entrant.READ, 1_000_000, () -> OURS.bullets(scene, Reading.HANDLES)),
                    new Entrant(Entrant.ARRAY, 1_000_000, () -> new BulletArray(scene)),
                    new Entrant(Entrant.PORT, 100_000, () -> PlainPort.bullets(scene)),
                    new Entrant(Entrant.BOX2D, 100_000, () -> Peers.box2d(scene, false)),
                    new Entrant(Entrant.BOX2D + Entrant.READ, 100_000, () -> Peers.box2d(scene, true)),
                    new Entrant(Entrant.DYN4J, 30_000, () -> Peers.dyn4j(scene)),
                    new Entrant(Entrant.JBOX2D, 30_000, () -> Peers.jbox2d(scene)));
        }
    },
    W2(
            "a crowd that walks on floors, of the same density in every size; the size is the number of characters",
            List.of(1_000, 10_000, 100_000),
            List.of(1_000, 10_000)) {
        @Override
        Function<OwnPhysics, Contestant> ours(int size, Reading reading) {
            CrowdScene scene = CrowdScene.dense(size);
            return physics -> physics.crowd(scene, reading);
        }

        @Override
        List<Entrant> entrants(int size) {
            return crowd(CrowdScene.dense(size));
        }
    },
    W3(
            "10,000 characters all over a square level; the size is its side in tiles",
            List.of(256, 1_024, 4_096),
            List.of(256, 1_024)) {
        @Override
        Function<OwnPhysics, Contestant> ours(int size, Reading reading) {
            CrowdScene scene = CrowdScene.spread(W3_BODIES, size);
            return physics -> physics.crowd(scene, reading);
        }

        @Override
        List<Entrant> entrants(int size) {
            return crowd(CrowdScene.spread(W3_BODIES, size));
        }

        @Override
        int bodies(int size) {
            return W3_BODIES;
        }
    },
    W4("boxes of many sizes that drift about; the size is their number", List.of(10_000, 100_000), List.of(10_000)) {
        @Override
        Function<OwnPhysics, Contestant> ours(int size, Reading reading) {
            PairScene scene = PairScene.of(size);
            return physics -> physics.boxes(scene, reading);
        }

        @Override
        List<Entrant> entrants(int size) {
            PairScene scene = PairScene.of(size);
            return List.of(
                    new Entrant(Entrant.OURS, 1_000_000, () -> OURS.boxes(scene, Reading.NONE)),
                    new Entrant(Entrant.OURS + Entrant.READ, 1_000_000, () -> OURS.boxes(scene, Reading.HANDLES)),
                    new Entrant(Entrant.PORT, 100_000, () -> PlainPort.boxes(scene)),
                    new Entrant(Entrant.BOX2D + Entrant.READ, 100_000, () -> Peers.box2d(scene)),
                    new Entrant(Entrant.DYN4J + Entrant.TREE, 100_000, () -> Peers.dyn4j(scene)),
                    new Entrant(Entrant.JBOX2D + Entrant.TREE, 100_000, () -> Peers.jbox2d(scene)));
        }
    };

    private static final int W3_BODIES = 10_000;
    private static final OwnPhysics OURS = new LeapsmithPhysics();

    private final String description;
    private final List<Integer> sizes;
    private final List<Integer> quickSizes;

    SceneKind(String description, List<Integer> sizes, List<Integer> quickSizes) {
        this.description = description;
        this.sizes = sizes;
        this.quickSizes = quickSizes;
    }

    /** The engines that can run this scene, ours first if it can. The scene is built once and shared. */
    abstract List<Entrant> entrants(int size);

    /** Creates the scene in a build of our physics. The scene is built once and shared. */
    abstract Function<OwnPhysics, Contestant> ours(int size, Reading reading);

    /** The number of moving bodies. */
    int bodies(int size) {
        return size;
    }

    String description() {
        return description;
    }

    List<Integer> sizes(boolean quick) {
        return quick ? quickSizes : sizes;
    }

    static List<Entrant> crowd(CrowdScene scene) {
        return List.of(
                new Entrant(Entrant.OURS, 1_000_000, () -> OURS.crowd(scene, Reading.NONE)),
                new Entrant(Entrant.OURS + Entrant.READ, 1_000_000, () -> OURS.crowd(scene, Reading.HANDLES)),
                new Entrant(Entrant.PORT, 100_000, () -> PlainPort.crowd(scene)),
                new Entrant(Entrant.BOX2D, 100_000, () -> Peers.box2d(scene, false)),
                new Entrant(Entrant.BOX2D + Entrant.READ, 100_000, () -> Peers.box2d(scene, true)),
                new Entrant(Entrant.DYN4J, 100_000, () -> Peers.dyn4j(scene)),
                new Entrant(Entrant.JBOX2D, 10_000, () -> Peers.jbox2d(scene)));
    }
}
