package leapsmith.bench.peer;

import leapsmith.bench.Contestant;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;

/** The general engines, each with a scene in it. */
public final class Peers {
    private Peers() {}

    public static Contestant dyn4j(BulletScene scene) {
        return new PeerBullets(new Dyn4jEngine(), scene);
    }

    public static Contestant dyn4j(CrowdScene scene) {
        return new PeerCrowd(new Dyn4jEngine(), scene);
    }

    /** Without a world: only the tree that finds pairs. */
    public static Contestant dyn4j(PairScene scene) {
        return new Dyn4jTree(scene);
    }

    public static Contestant jbox2d(BulletScene scene) {
        return new PeerBullets(new Jbox2dEngine(), scene);
    }

    public static Contestant jbox2d(CrowdScene scene) {
        return new PeerCrowd(new Jbox2dEngine(), scene);
    }

    /** Without a world: only the tree that finds pairs. */
    public static Contestant jbox2d(PairScene scene) {
        return new Jbox2dTree(scene);
    }

    /** With every place read after a tick, or only those of bodies that touch another: each takes a native call. */
    public static Contestant box2d(BulletScene scene, boolean readsAll) {
        return new PeerBullets(new Box2dEngine(readsAll), scene);
    }

    /** With every place read after a tick, or only those of bodies that touch another: each takes a native call. */
    public static Contestant box2d(CrowdScene scene, boolean readsAll) {
        return new PeerCrowd(new Box2dEngine(readsAll), scene);
    }

    /** With every place read after a tick, which the scene needs to reverse boxes at the edge. */
    public static Contestant box2d(PairScene scene) {
        return new PeerBoxes(new Box2dEngine(true), scene);
    }
}
