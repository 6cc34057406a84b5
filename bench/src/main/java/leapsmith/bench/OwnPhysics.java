package leapsmith.bench;

import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;

/** A build of Leapsmith's physics: it creates the contestants that run on it. */
public interface OwnPhysics {
    Contestant bullets(BulletScene scene);

    Contestant crowd(CrowdScene scene);

    Contestant boxes(PairScene scene);
}
