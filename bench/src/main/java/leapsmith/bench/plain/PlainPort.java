package leapsmith.bench.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import leapsmith.bench.Contestant;
import leapsmith.bench.scene.BulletScene;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PairScene;
import leapsmith.bench.scene.Tiles;

/**
 * The articles' engine: an object per body, lists of objects per area with swap-remove, a test of all pairs in an area,
 * and a scan of the collision list for each new pair, as a pair may share several areas.
 */
public final class PlainPort implements Contestant {
    private final PlainMap map;
    private final PlainObject[] objects;

    private PlainPort(Tiles tiles, List<? extends PlainObject> objects) {
        map = new PlainMap(tiles);
        this.objects = objects.toArray(PlainObject[]::new);
        objects.forEach(map::updateAreas);
    }

    public static PlainPort bullets(BulletScene scene) {
        List<PlainObject> objects = new ArrayList<>();
        for (int i = 0; i < scene.bullets().count(); i++) {
            objects.add(new PlainBullet(scene.bullets(), i));
        }
        for (int i = 0; i < BulletScene.targetCount(); i++) {
            objects.add(new PlainTarget(i));
        }
        return new PlainPort(scene.tiles(), objects);
    }

    public static PlainPort crowd(CrowdScene scene) {
        return new PlainPort(
                scene.tiles(),
                IntStream.range(0, scene.characters().count())
                        .mapToObj(i -> new PlainCharacter(scene.characters(), i))
                        .toList());
    }

    public static PlainPort boxes(PairScene scene) {
        int tiles = (int) Math.ceil(scene.side() / Tiles.SIZE);
        return new PlainPort(
                new Tiles(tiles, tiles),
                IntStream.range(0, scene.boxes().count())
                        .mapToObj(i -> new PlainDrifter(scene.boxes(), i, scene.side()))
                        .toList());
    }

    @Override
    public void tick() {
        for (PlainObject object : objects) {
            object.update(map);
            map.updateAreas(object);
            object.clearCollisions();
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
            sum += object.overlap();
        }
        // Both objects of a pair have it in their lists.
        return sum / 2;
    }

    /** A box that reverses at the edge of its square. */
    private static final class PlainDrifter extends PlainObject {
        private final float side;

        PlainDrifter(Movers boxes, int i, float side) {
            super(boxes, i, 1, 1);
            this.side = side;
        }

        @Override
        void update(PlainMap map) {
            move();
            float insideX = Math.max(halfWidth, Math.min(side - halfWidth, x));
            float insideY = Math.max(halfHeight, Math.min(side - halfHeight, y));
            if (insideX != x) {
                x = insideX;
                vx = -vx;
            }
            if (insideY != y) {
                y = insideY;
                vy = -vy;
            }
        }
    }

    /** A bullet that bounces off Blocks and detects targets. */
    private static final class PlainBullet extends PlainObject {
        PlainBullet(Movers bullets, int i) {
            super(bullets, i, PlainTarget.BULLETS, PlainTarget.CATEGORY);
        }

        @Override
        void update(PlainMap map) {
            move();
            bounceOff(map.tiles);
        }
    }
}
