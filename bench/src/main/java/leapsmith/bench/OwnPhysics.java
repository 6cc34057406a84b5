package leapsmith.bench;

import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;

/** A build of Leapsmith's physics: it creates the contestants that run on it. */
public interface OwnPhysics {
    Contestant bullets(BulletScene scene, Reading reading);

    Contestant crowd(CrowdScene scene, Reading reading);

    Contestant boxes(PairScene scene, Reading reading);

    /** Throws a LinkageError, at once or in a tick, if this build is too old for the task. */
    Contestant task(OwnTask task);
}
