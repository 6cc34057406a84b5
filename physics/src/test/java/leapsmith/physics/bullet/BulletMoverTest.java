package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.pairs.BodyQuery;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Whichever fast path a bullet takes, it ends and hits as if its path had been swept among all tiles and bodies. */
class BulletMoverTest {
    private static final int SIDE = 24;
    private static final int BULLETS = 60;

    private final SplittableRandom random = new SplittableRandom(10);
    private final TileMap map = new TileMap(SIDE, SIDE, 16, Borders.CLOSED);
    private final int tile = map.tileSub();
    private final BodyStore bodies = new BodyStore();
    private final BulletStore store = new BulletStore();
    private final BodyQuery query = new BodyQuery(bodies, map);
    private final BulletMover mover = new BulletMover(store, bodies, map, new LevelEdge(map), query);
    private final BulletPath path = new BulletPath(map);
    private final Depenetration depenetration = new Depenetration(map);

    @Test
    void amongBlocksWithoutTargets() {
        play(new TileType[] {TileType.BLOCK}, 0);
    }

    @Test
    void amongBlocksWithFewTargets() {
        play(new TileType[] {TileType.BLOCK}, 2);
    }

    @Test
    void amongAllTilesWithoutTargets() {
        play(TileType.values(), 0);
    }

    @Test
    void amongAllTilesWithManyTargets() {
        play(TileType.values(), 25);
    }

    private void play(TileType[] types, int targets) {
        for (int tick = 0; tick < 400; tick++) {
            int column = random.nextInt(SIDE);
            int row = random.nextInt(SIDE);
            map.set(column, row, random.nextInt(5) > 0 ? TileType.EMPTY : types[random.nextInt(types.length)]);
            mover.tileChanged(column, row);
            while (store.count() < BULLETS) {
                fire();
            }
            for (int i = 0; i < targets; i++) {
                place(i);
            }
            query.changed();
            List<Long> ids = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            List<String> hits = new ArrayList<>();
            for (int i = 0; i < BULLETS; i++) {
                if (!follow(i, places, hits)) {
                    ids.add(store.id(i));
                }
            }
            mover.moveAll(tick);
            assertEquals(hits, hits(), "tick " + tick);
            assertEquals(ids, ids(), "tick " + tick);
            assertEquals(places, places(), "tick " + tick);
        }
    }

    /** Adds the expected result of a bullet; returns whether it is gone. */
    private boolean follow(int i, List<Integer> places, List<String> hits) {
        BulletKind kind = store.kinds.get(store.kind[i]);
        long id = store.id(i);
        if (depenetration.overlapsSolid(store.x(i), store.y(i), kind.width(), kind.height())) {
            hits.add(id + " tile");
            return true;
        }
        path.begin(store.x(i), store.y(i), kind.width(), kind.height(), store.vx(i), store.vy(i));
        path.meetTiles(kind.oneWays(), kind.onTile() == OnTile.BOUNCE);
        boolean vanishes = kind.onBody() == OnBody.VANISH;
        int first = -1;
        double firstTime = 0;
        for (int body = 0; body < bodies.limit(); body++) {
            long right = (long) bodies.x[body] + bodies.width[body];
            long bottom = (long) bodies.y[body] + bodies.height[body];
            if (path.touches(bodies.x[body], bodies.y[body], right, bottom)) {
                double time = (path.touchOnSecond() ? 2 : 0) + (double) path.touchNumerator() / path.touchDenominator();
                if (first < 0 || time < firstTime) {
                    first = body;
                    firstTime = time;
                }
                if (!vanishes) {
                    hits.add(id + " body " + body);
                }
            }
        }
        boolean hitsBody = vanishes && first >= 0;
        if (hitsBody) {
            hits.add(id + " body " + first);
        }
        if (path.isStopped() && (!hitsBody || firstTime >= 2)) {
            hits.add(id + " tile");
        }
        if (hitsBody || path.isStopped() && kind.onTile() == OnTile.VANISH) {
            return true;
        }
        boolean stays = path.isStopped() && kind.onTile() == OnTile.STOP;
        boolean bounces = path.isStopped() && kind.onTile() == OnTile.BOUNCE;
        places.addAll(Arrays.asList(
                (int) path.endX(),
                (int) path.endY(),
                stays ? 0 : bounces ? path.bouncedVx() : store.vx(i),
                stays ? 0 : bounces ? path.bouncedVy() : store.vy(i)));
        return false;
    }

    private List<String> hits() {
        List<String> hits = new ArrayList<>();
        for (int i = 0; i < mover.hits().count(); i++) {
            int body = mover.hits().body(i);
            hits.add(mover.hits().bullet(i) + (body == BulletHits.TILE ? " tile" : " body " + body));
        }
        return hits;
    }

    private List<Long> ids() {
        List<Long> ids = new ArrayList<>();
        for (int i = 0; i < store.count(); i++) {
            ids.add(store.id(i));
        }
        return ids;
    }

    private List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < store.count(); i++) {
            places.addAll(Arrays.asList(store.x(i), store.y(i), store.vx(i), store.vy(i)));
        }
        return places;
    }

    private void fire() {
        int width = 1 + random.nextInt(random.nextInt(8) == 0 ? 2 * tile : tile / 2);
        int height = 1 + random.nextInt(random.nextInt(8) == 0 ? 2 * tile : tile / 2);
        int speed = random.nextInt(4) == 0 ? 6 * tile : tile;
        BulletKind kind = new BulletKind(
                width,
                height,
                random.nextInt(2) == 0 ? OnTile.BOUNCE : OnTile.values()[random.nextInt(3)],
                OnBody.values()[random.nextInt(2)],
                random.nextInt(3) == 0,
                1,
                1);
        store.add(
                random.nextInt(SIDE * tile - width),
                random.nextInt(SIDE * tile - height),
                random.nextInt(5) == 0 ? 0 : random.nextInt(-speed, speed),
                random.nextInt(5) == 0 ? 0 : random.nextInt(-speed, speed),
                store.kinds.numberOf(kind),
                Long.MAX_VALUE,
                0);
    }

    private void place(int body) {
        if (body >= bodies.limit()) {
            bodies.add(body, BodyDef.box(0, 0, 1 + random.nextInt(60), 1 + random.nextInt(60)), 60);
        }
        bodies.place(body, random.nextInt(-tile, SIDE * tile), random.nextInt(-tile, SIDE * tile));
    }
}
