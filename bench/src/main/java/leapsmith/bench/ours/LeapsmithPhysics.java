package leapsmith.bench.ours;

import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;
import leapsmith.bench.OwnTask;
import leapsmith.bench.Reading;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.PlatformScene;

/** The build that the classes of this package were loaded with. */
public final class LeapsmithPhysics implements OwnPhysics {
    private static final int SIDE_TILES = 256;

    @Override
    public Contestant bullets(BulletScene scene, Reading reading) {
        return new LeapsmithBullets(scene, reading);
    }

    @Override
    public Contestant crowd(CrowdScene scene, Reading reading) {
        return new LeapsmithCrowd(LeapsmithCrowd.world(scene), reading);
    }

    @Override
    public Contestant boxes(PairScene scene, Reading reading) {
        return new LeapsmithBoxes(scene, reading);
    }

    @Override
    public Contestant task(OwnTask task) {
        return switch (task) {
            case PLAYER_STEP -> new LonePlayer();
            case PLAYER_SAVE -> new PlayerStates.Saving();
            case PLAYER_RESTORE -> new PlayerStates.Restoring();
            case PLAYER_SNAPSHOT -> new PlayerStates.TakingSnapshots();
            case PLAYER_RESTORE_SNAPSHOT -> new PlayerStates.RestoringSnapshots();
            case BULLETS -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.NONE);
            case BULLETS_BY_HANDLE -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.HANDLES);
            case BULLETS_BY_FRAME -> bullets(BulletScene.of(OwnTask.BULLET_COUNT), Reading.FRAME);
            case WALKERS -> crowd(walkers(), Reading.NONE);
            case WALKERS_AND_PLATFORMS -> {
                PlatformScene scene = PlatformScene.over(walkers(), OwnTask.PLATFORM_COUNT);
                yield new LeapsmithCrowd(LeapsmithCrowd.world(scene), Reading.NONE);
            }
            case PILE -> crowd(CrowdScene.pile(OwnTask.PILE_COUNT), Reading.NONE);
        };
    }

    private static CrowdScene walkers() {
        return CrowdScene.spread(OwnTask.WALKER_COUNT, SIDE_TILES);
    }
}
