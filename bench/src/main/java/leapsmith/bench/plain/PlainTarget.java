package leapsmith.bench.plain;

import leapsmith.bench.scene.BulletScene;

/** One of the targets of the bullets. */
final class PlainTarget extends PlainObject {
    static final int BULLETS = 1;
    static final int CATEGORY = 2;

    private final int index;
    private long tick;

    PlainTarget(int index) {
        super(
                BulletScene.targetX(index, 0) + BulletScene.TARGET_WIDTH / 2,
                BulletScene.targetY(index) + BulletScene.TARGET_HEIGHT / 2,
                BulletScene.TARGET_WIDTH / 2,
                BulletScene.TARGET_HEIGHT / 2,
                CATEGORY,
                BULLETS);
        this.index = index;
    }

    @Override
    void update(PlainMap map) {
        advance();
    }

    /** Moves it to its place in the next tick. */
    void advance() {
        oldX = x;
        x = BulletScene.targetX(index, ++tick) + halfWidth;
    }
}
