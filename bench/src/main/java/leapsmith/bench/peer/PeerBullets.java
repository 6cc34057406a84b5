package leapsmith.bench.peer;

import leapsmith.bench.scene.BulletScene;

/** W1: bullets fly by themselves, and the targets reverse every 50 ticks. */
final class PeerBullets extends PeerScene {
    private static final float TICKS_PER_SECOND = 60;

    private final int bullets;
    private long tick;

    PeerBullets(PeerEngine engine, BulletScene scene) {
        super(engine, scene.bullets().count() + BulletScene.targetCount());
        bullets = scene.bullets().count();
        addWalls(scene.tiles());
        addAll(PeerEngine.Kind.BULLET, scene.bullets());
        for (int i = 0; i < BulletScene.targetCount(); i++) {
            add(
                    PeerEngine.Kind.TARGET,
                    BulletScene.targetX(i, 0) + BulletScene.TARGET_WIDTH / 2,
                    BulletScene.targetY(i) + BulletScene.TARGET_HEIGHT / 2,
                    BulletScene.TARGET_WIDTH,
                    BulletScene.TARGET_HEIGHT,
                    0,
                    0);
        }
    }

    @Override
    void steer() {
        for (int i = 0; i < BulletScene.targetCount(); i++) {
            float distance = BulletScene.targetX(i, tick + 1) - BulletScene.targetX(i, tick);
            engine.setSpeed(bullets + i, distance * TICKS_PER_SECOND, 0);
        }
        tick++;
    }
}
