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

    public static Contestant jbox2d(PairScene scene) {
        return new PeerBoxes(new Jbox2dEngine(), scene);
    }

    public static Contestant box2d(BulletScene scene) {
        return new PeerBullets(new Box2dEngine(), scene);
    }

    public static Contestant box2d(CrowdScene scene) {
        return new PeerCrowd(new Box2dEngine(), scene);
    }

    public static Contestant box2d(PairScene scene) {
        return new PeerBoxes(new Box2dEngine(), scene);
    }
}
