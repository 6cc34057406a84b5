package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class FreeFlightTest {
    private static final int COLUMNS = 40;
    private static final int ROWS = 25;
    private static final int BULLETS = 3000;
    private static final long SEED = 20261121;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final BulletStore store = new BulletStore();

    @Test
    void bulletsOfOneSizeMoveFreelyWhereTheySweepNothing() {
        check(16, new int[][] {{4 * SubPixels.PER_PIXEL, 4 * SubPixels.PER_PIXEL}});
    }

    @Test
    void bulletsOfManySizesMoveFreelyWhereTheySweepNothing() {
        check(16, new int[][] {{1, 7}, {30_000, 5_000}, {65_536, 65_537}});
    }

    @Test
    void bulletsMoveFreelyForAnyTileSize() {
        check(7, new int[][] {{9_000, 4_000}});
    }

    @Test
    void bulletsMoveFreelyInTheLastTileOfTheLargestLevel() {
        int side = 1 << 13;
        assertEquals(TileMap.MAX_TILES, side * side);
        TileMap map = new TileMap(side, side, 16, Borders.CLOSED);
        ObstacleMap obstacles = new ObstacleMap(map);
        obstacles.prepare();
        obstacles.isClear(side - 1, side - 1, side - 1, side - 1);
        int start = (side * 16 - 8) * SubPixels.PER_PIXEL;
        BulletKind kind = BulletKind.of(BulletDef.box(0, 0, 2, 2));
        store.add(
                start, start, SubPixels.PER_PIXEL, SubPixels.PER_PIXEL, store.kinds.numberOf(kind), Long.MAX_VALUE, 0);
        FreeFlight flight = new FreeFlight(store, obstacles);
        flight.begin();
        flight.move(0, 1);
        assertEquals(0, flight.nearCount());
        assertEquals(start + SubPixels.PER_PIXEL, store.x[0]);
    }

    /** Compares two flights with a test of each tile, in numbers that can't overflow. */
    private void check(int tileSize, int[][] sides) {
        TileMap map = new TileMap(COLUMNS, ROWS, tileSize, Borders.CLOSED);
        map.fill((column, row) -> random.nextInt(12) == 0 ? TileType.BLOCK : TileType.EMPTY);
        ObstacleMap obstacles = new ObstacleMap(map);
        obstacles.prepare();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                obstacles.isClear(column, row, column, row);
            }
        }
        for (int i = 0; i < BULLETS; i++) {
            fire(map, sides[random.nextInt(sides.length)]);
        }
        FreeFlight flight = new FreeFlight(store, obstacles);
        for (int t = 0; t < 2; t++) {
            List<Integer> expected = new ArrayList<>();
            int[] x = new int[BULLETS];
            int[] y = new int[BULLETS];
            for (int i = 0; i < BULLETS; i++) {
                if (!passes(map, i)) {
                    expected.add(i);
                }
                x[i] = store.x(i) + store.vx(i);
                y[i] = store.y(i) + store.vy(i);
            }
            List<Integer> listed = new ArrayList<>();
            flight.begin();
            for (int from = 0; from < BULLETS; from += FreeFlight.BLOCK) {
                flight.move(from, Math.min(BULLETS, from + FreeFlight.BLOCK));
                for (int n = 0; n < flight.nearCount(); n++) {
                    listed.add(flight.near(n));
                    assertEquals(store.kind[flight.near(n)], flight.nearKind(n));
                    assertEquals(store.id(flight.near(n)), flight.nearId(n));
                }
            }
            assertEquals(expected, listed, () -> "seed " + SEED);
            for (int i = 0; i < BULLETS; i++) {
                assertEquals(x[i], store.x(i));
                assertEquals(y[i], store.y(i));
            }
        }
    }

    private void fire(TileMap map, int[] side) {
        // Some are beyond the level, and some so fast that the sum overflows.
        int speed = random.nextInt(20) == 0 ? 1 << 30 : map.tileSub();
        int margin = 3 * map.tileSub();
        store.add(
                random.nextInt(-margin, COLUMNS * map.tileSub() + margin),
                random.nextInt(-margin, ROWS * map.tileSub() + margin),
                random.nextInt(-speed, speed + 1),
                random.nextInt(-speed, speed + 1),
                store.kinds.numberOf(new BulletKind(side[0], side[1], OnTile.BOUNCE, OnBody.PIERCE, false, 1, 1)),
                Long.MAX_VALUE,
                0);
    }

    private boolean passes(TileMap map, int i) {
        long left = Math.min(store.x(i), (long) store.x(i) + store.vx(i));
        long top = Math.min(store.y(i), (long) store.y(i) + store.vy(i));
        long right = Math.max(store.x(i), (long) store.x(i) + store.vx(i)) + store.width(i) - 1;
        long bottom = Math.max(store.y(i), (long) store.y(i) + store.vy(i)) + store.height(i) - 1;
        int column = map.tileOf(left);
        int row = map.tileOf(top);
        if (map.tileOf(right) - column > 1 || map.tileOf(bottom) - row > 1) {
            return false;
        }
        for (int r = row; r <= map.tileOf(bottom); r++) {
            for (int c = column; c <= map.tileOf(right); c++) {
                if (!map.isEmpty(c, r)) {
                    return false;
                }
            }
        }
        return true;
    }
}
