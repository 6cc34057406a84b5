package leapsmith.bench.plain;

import leapsmith.bench.Contestant;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.Tiles;

/** W1 as the simplest program: an array of bullets, each moved, tested against tiles and against all targets. */
public final class BulletArray implements Contestant {
    private final Tiles tiles;
    private final MovingBox[] bullets;
    private final PlainTarget[] targets = new PlainTarget[BulletScene.targetCount()];
    private long pairs;
    private double overlap;

    public BulletArray(BulletScene scene) {
        tiles = scene.tiles();
        bullets = new MovingBox[scene.bullets().count()];
        for (int i = 0; i < bullets.length; i++) {
            bullets[i] = new MovingBox(scene.bullets(), i);
        }
        for (int i = 0; i < targets.length; i++) {
            targets[i] = new PlainTarget(i);
        }
    }

    @Override
    public void tick() {
        for (PlainTarget target : targets) {
            target.advance();
        }
        pairs = 0;
        overlap = 0;
        for (MovingBox bullet : bullets) {
            bullet.move();
            bullet.bounceOff(tiles);
            for (PlainTarget target : targets) {
                float depthX = bullet.depthX(target);
                float depthY = bullet.depthY(target);
                if (depthX >= 0 && depthY >= 0) {
                    found(bullet.x < target.x ? -depthX : depthX, bullet.y < target.y ? -depthY : depthY);
                }
            }
        }
    }

    private void found(float signedX, float signedY) {
        pairs++;
        overlap += Math.abs(signedX) + Math.abs(signedY);
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
