package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.BulletTick;
import leapsmith.physics.laws.oracle.BulletTick.Target;
import leapsmith.physics.laws.oracle.ExactBulletPath;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.scene.Shot;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class BulletPathTest {
    private static final int PIXEL = 4096;

    @Test
    void nothingBehindASlopeJustAfterAWallIsTouched() {
        TileMap map = new TileMap(20, 10, 16, Borders.CLOSED);
        map.set(10, 5, TileType.BLOCK);
        map.set(9, 5, TileType.SLOPE_LEFT_LOW);
        BulletPath path = new BulletPath(map);
        // At the wall the surface is half a sub-pixel below this, and the bullet arrives a quarter below.
        int bottom = 385_023;
        int wall = 10 * 16 * PIXEL;
        int width = 16_385;
        path.begin(wall - width - 2, bottom - 1 - 100, width, 100, 8, 5);
        path.meetTiles(false, true);
        assertEquals(wall - width, path.endX());
        assertEquals(bottom - 100, path.endY());
        assertTrue(path.touches(wall - 10, bottom, wall, bottom + 10));
        assertFalse(path.touches(wall - 10, bottom + 1, wall, bottom + 10));
    }

    @Test
    void itEndsAndTouchesAsTheExactPathDoes() {
        Shooter shooter = new Shooter(new SplittableRandom(3));
        for (int i = 0; i < 8000; i++) {
            shooter.shoot();
        }
        assertTrue(shooter.touches > 2000, shooter.touches + " touches");
        assertTrue(shooter.touchesAfterTile > 200, shooter.touchesAfterTile + " after a tile");
    }

    /**
     * Short paths near the corners and surfaces of tiles of one pixel, so that rounding and equal times are frequent,
     * and boxes that are just touched or just not.
     */
    private static final class Shooter {
        private static final int SPEED = 24;

        private final SplittableRandom random;
        private int touches;
        private int touchesAfterTile;

        Shooter(SplittableRandom random) {
            this.random = random;
        }

        void shoot() {
            // Bullets pass through gates.
            TileType[] types = Arrays.stream(TileType.values())
                    .filter(type -> !type.isGate())
                    .toArray(TileType[]::new);
            int kinds = random.nextInt(2) * 3 + 3;
            Tiles tiles = Tiles.of(4, 4, (column, row) -> switch (random.nextInt(kinds)) {
                case 0 -> TileType.BLOCK;
                case 1 -> types[random.nextInt(types.length)];
                default -> TileType.EMPTY;
            });
            Box start = new Box(near(2), near(4), 1 + random.nextInt(9), 1 + random.nextInt(9));
            Shot rules = new Shot(
                    start,
                    random.nextInt(-SPEED, SPEED + 1),
                    random.nextInt(-SPEED, SPEED + 1),
                    random.nextInt(3) == 0 ? OnTile.STOP : OnTile.BOUNCE,
                    OnBody.VANISH,
                    random.nextBoolean(),
                    Filter.ALL,
                    BulletDef.ENDLESS);
            ExactBulletPath exact = ExactBulletPath.of(
                    rules, start, rules.vx(), rules.vy(), Obstacles.of(tiles, 1, Borders.CLOSED), tiles, 1);
            BulletTick.Outcome outcome = BulletTick.of(rules, exact, List.of(), UnaryOperator.identity());
            if (!outcome.gone()) {
                check(rules, tiles, exact, outcome);
            }
        }

        private void check(Shot rules, Tiles tiles, ExactBulletPath exact, BulletTick.Outcome outcome) {
            Box start = rules.box();
            TileMap map = new TileMap(4, 4, 1, Borders.CLOSED);
            map.fill(tiles::at);
            BulletPath path = new BulletPath(map);
            path.begin(
                    (int) start.x(),
                    (int) start.y(),
                    (int) start.width(),
                    (int) start.height(),
                    rules.vx(),
                    rules.vy());
            path.meetTiles(rules.oneWays(), rules.onTile() == OnTile.BOUNCE);
            String what = rules + "\n" + tiles;
            assertEquals(outcome.box(), start.at(path.endX(), path.endY()), what);
            assertEquals(outcome.tile(), path.isStopped(), what);
            if (outcome.tile() && rules.onTile() == OnTile.BOUNCE) {
                assertEquals(outcome.vx(), path.bouncedVx(), what);
                assertEquals(outcome.vy(), path.bouncedVy(), what);
            }
            Box around = start.union(outcome.box());
            assertEquals(around.x(), path.left());
            assertEquals(around.y(), path.top());
            assertEquals(around.right(), path.right());
            assertEquals(around.bottom(), path.bottom());
            for (int i = 0; i < 12; i++) {
                Box body = body(around);
                BulletTick.Outcome met =
                        BulletTick.of(rules, exact, List.of(new Target(0, body)), UnaryOperator.identity());
                boolean touches = path.touches(body.x(), body.y(), body.right(), body.bottom());
                assertEquals(!met.bodies().isEmpty(), touches, () -> body + " by " + what);
                if (touches) {
                    assertEquals(met.tile(), path.touchOnSecond(), () -> body + " by " + what);
                    assertEquals(met.box(), start.at(path.touchX(), path.touchY()), () -> body + " by " + what);
                    this.touches++;
                    touchesAfterTile += path.touchOnSecond() ? 1 : 0;
                }
            }
        }

        /** Near a part of a tile. */
        private int near(int parts) {
            return (1 + random.nextInt(4 * parts - 1)) * PIXEL / parts + random.nextInt(-12, 13);
        }

        private Box body(Box around) {
            long x = random.nextLong(around.x() - 4, around.right() + 3);
            long y = random.nextLong(around.y() - 4, around.bottom() + 3);
            return new Box(x, y, 1 + random.nextInt(6), 1 + random.nextInt(6));
        }
    }
}
