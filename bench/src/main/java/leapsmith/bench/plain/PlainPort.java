package leapsmith.bench.plain;

import java.util.ArrayList;
import java.util.List;
import leapsmith.bench.Contestant;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.Tiles;

/**
 * The articles' engine, ported as described there: an object per body, new vectors for each result, lists of objects
 * per area with swap-remove, and a scan of the collision list for each new pair.
 */
public final class PlainPort implements Contestant {
    private final PlainMap map;
    private final List<PlainObject> objects = new ArrayList<>();

    private PlainPort(Tiles tiles) {
        map = new PlainMap(tiles);
    }

    public static PlainPort bullets(BulletScene scene) {
        PlainPort port = new PlainPort(scene.tiles());
        Movers bullets = scene.bullets();
        for (int i = 0; i < bullets.count(); i++) {
            port.add(new PlainBullet(center(bullets, i), halfSize(bullets, i), speed(bullets, i)));
        }
        for (int i = 0; i < BulletScene.targetCount(); i++) {
            port.add(new Target(i));
        }
        return port;
    }

    public static PlainPort crowd(CrowdScene scene) {
        PlainPort port = new PlainPort(scene.tiles());
        Movers characters = scene.characters();
        for (int i = 0; i < characters.count(); i++) {
            port.add(new PlainCharacter(center(characters, i), halfSize(characters, i), speed(characters, i)));
        }
        return port;
    }

    public static PlainPort boxes(PairScene scene) {
        int tiles = (int) Math.ceil(scene.side() / Tiles.SIZE);
        PlainPort port = new PlainPort(new Tiles(tiles, tiles));
        Movers boxes = scene.boxes();
        for (int i = 0; i < boxes.count(); i++) {
            port.add(new Drifter(center(boxes, i), halfSize(boxes, i), speed(boxes, i), scene.side()));
        }
        return port;
    }

    private void add(PlainObject object) {
        objects.add(object);
        map.updateAreas(object);
    }

    @Override
    public void tick() {
        for (PlainObject object : objects) {
            object.update(map);
            map.updateAreas(object);
            object.collisions.clear();
        }
        map.checkCollisions();
    }

    @Override
    public long pairs() {
        return map.pairs();
    }

    @Override
    public double overlap() {
        double sum = 0;
        for (PlainObject object : objects) {
            for (PlainCollision collision : object.collisions) {
                sum += Math.abs(collision.overlap().x())
                        + Math.abs(collision.overlap().y());
            }
        }
        // Both objects of a pair have it in their lists.
        return sum / 2;
    }

    private static Vector2 center(Movers movers, int i) {
        return new Vector2(movers.x[i] + movers.width[i] / 2, movers.y[i] + movers.height[i] / 2);
    }

    private static Vector2 halfSize(Movers movers, int i) {
        return new Vector2(movers.width[i] / 2, movers.height[i] / 2);
    }

    private static Vector2 speed(Movers movers, int i) {
        return new Vector2(movers.vx[i], movers.vy[i]);
    }

    /** One of the five targets of the bullets. */
    private static final class Target extends PlainObject {
        private final int index;
        private long tick;

        Target(int index) {
            super(
                    place(index, 0),
                    new Vector2(BulletScene.TARGET_WIDTH / 2, BulletScene.TARGET_HEIGHT / 2),
                    new Vector2(0, 0),
                    PlainBullet.TARGET,
                    PlainBullet.BULLET);
            this.index = index;
        }

        @Override
        void update(PlainMap map) {
            oldPosition = position;
            position = place(index, ++tick);
            box.center = position;
        }

        private static Vector2 place(int index, long tick) {
            return new Vector2(
                    BulletScene.targetX(index, tick) + BulletScene.TARGET_WIDTH / 2,
                    BulletScene.targetY(index) + BulletScene.TARGET_HEIGHT / 2);
        }
    }

    /** A box that reverses at the edge of its square. */
    private static final class Drifter extends PlainObject {
        private final float side;

        Drifter(Vector2 center, Vector2 halfSize, Vector2 speed, float side) {
            super(center, halfSize, speed, 1, 1);
            this.side = side;
        }

        @Override
        void meetTiles(PlainMap map) {
            float x = clamp(position.x(), box.halfSize.x());
            float y = clamp(position.y(), box.halfSize.y());
            if (x != position.x() || y != position.y()) {
                speed = new Vector2(
                        x == position.x() ? speed.x() : -speed.x(), y == position.y() ? speed.y() : -speed.y());
                position = new Vector2(x, y);
            }
        }

        private float clamp(float value, float margin) {
            return Math.max(margin, Math.min(side - margin, value));
        }
    }
}
