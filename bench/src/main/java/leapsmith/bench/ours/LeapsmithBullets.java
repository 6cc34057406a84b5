package leapsmith.bench.ours;

import leapsmith.bench.Contestant;
import leapsmith.bench.Reading;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.Movers;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * W1. The game moves the targets. Hits of a target that a bullet passed within a tick are left out, as the other
 * engines don't detect them.
 */
final class LeapsmithBullets implements Contestant {
    private final World world;
    private final Body[] targets = new Body[BulletScene.targetCount()];
    private final PlaceReader places;
    private long tick;
    private long pairs;
    private double overlap;

    LeapsmithBullets(BulletScene scene, Reading reading) {
        world = Levels.of(scene.tiles()).build();
        for (int i = 0; i < targets.length; i++) {
            targets[i] = world.spawn(BodyDef.box(
                            BulletScene.targetX(i, 0),
                            BulletScene.targetY(i),
                            BulletScene.TARGET_WIDTH,
                            BulletScene.TARGET_HEIGHT)
                    .tiles(false)
                    .gravity(false));
        }
        Movers bullets = scene.bullets();
        for (int i = 0; i < bullets.count(); i++) {
            world.bullets()
                    .fire(BulletDef.box(bullets.x[i], bullets.y[i], bullets.width[i], bullets.height[i])
                            .velocity(bullets.vx[i], bullets.vy[i])
                            .onTile(OnTile.BOUNCE)
                            .onBody(OnBody.PIERCE));
        }
        places = new PlaceReader(world, reading);
    }

    @Override
    public void tick() {
        tick++;
        for (int i = 0; i < targets.length; i++) {
            world.moveTo(targets[i], BulletScene.targetX(i, tick), BulletScene.targetY(i));
        }
        world.step(Inputs.NONE);
        pairs = 0;
        overlap = 0;
        BulletHitList hits = world.bullets().hits();
        for (int i = 0; i < hits.count(); i++) {
            if (!hits.isTile(i) && hits.overlaps(i)) {
                pairs++;
                overlap += Math.abs(hits.overlapX(i)) + Math.abs(hits.overlapY(i));
            }
        }
        places.read();
    }

    @Override
    public long pairs() {
        return pairs;
    }

    @Override
    public double overlap() {
        return overlap;
    }
}
