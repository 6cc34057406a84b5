package leapsmith.bench.ours;

import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;

/** The build that the classes of this package were loaded with. */
public final class LeapsmithPhysics implements OwnPhysics {
    @Override
    public Contestant bullets(BulletScene scene) {
        return new LeapsmithBullets(scene);
    }

    @Override
    public Contestant crowd(CrowdScene scene) {
        return new LeapsmithCrowd(scene);
    }

    @Override
    public Contestant boxes(PairScene scene) {
        return new LeapsmithBoxes(scene);
    }
}
