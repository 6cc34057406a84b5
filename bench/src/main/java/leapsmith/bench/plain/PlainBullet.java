package leapsmith.bench.plain;

import leapsmith.bench.scene.Movers;

/** A bullet that bounces off Blocks and detects targets. */
final class PlainBullet extends PlainObject {
    static final int CATEGORY = 1;

    PlainBullet(Movers bullets, int i) {
        super(bullets, i, CATEGORY, PlainTarget.CATEGORY);
    }

    @Override
    void update(PlainMap map) {
        move();
        bounceOff(map.tiles);
    }
}
