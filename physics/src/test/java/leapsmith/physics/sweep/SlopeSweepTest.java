package leapsmith.physics.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class SlopeSweepTest {
    private static final TileType[] TYPES = {
        TileType.EMPTY, TileType.EMPTY, TileType.EMPTY, TileType.BLOCK, TileType.ONE_WAY
    };

    @Test
    void amongBlocksItEqualsTheTileSweep() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 40_000; i++) {
            TileMap map = new TileMap(7, 6, 1 + random.nextInt(4), Borders.CLOSED);
            map.fill((column, row) -> TYPES[random.nextInt(TYPES.length)]);
            int tile = map.tileSub();
            int width = random.nextBoolean() ? 1 + random.nextInt(2 * tile) : tile;
            int height = random.nextBoolean() ? 1 + random.nextInt(2 * tile) : tile;
            int x = random.nextBoolean() ? random.nextInt(7 * tile - width) : random.nextInt(5) * tile;
            int y = random.nextBoolean() ? random.nextInt(6 * tile - height) : random.nextInt(4) * tile;
            if (TileBox.isInSolid(map, x, y, width, height)) {
                continue;
            }
            int dx = random.nextInt(6) == 0 ? 0 : random.nextInt(-3 * tile, 3 * tile);
            int dy = random.nextInt(4) == 0 ? 0 : random.nextInt(-3 * tile, 3 * tile);
            boolean oneWays = random.nextBoolean();
            TileSweep blocks = new TileSweep(map);
            SlopeSweep slopes = new SlopeSweep(map, new Rectangles());
            blocks.move(x, y, width, height, dx, dy, oneWays);
            boolean onGround = dy == 0
                    && TileBox.carries(map, map.tileOf(x), map.tileOf(x + width - 1), map.tileOf(y + height), oneWays)
                    && map.isBorder(y + height);
            ObstacleSweep obstacles = new ObstacleSweep(map, new Rectangles());
            obstacles.move(x, y, width, height, dx, dy, oneWays);
            slopes.move(x, y, width, height, dx, dy, oneWays, random.nextBoolean(), onGround);
            assertEquals(blocks.endX(), slopes.endX(), "x of case " + i);
            assertEquals(blocks.endY(), slopes.endY(), "y of case " + i);
            assertEquals(blocks.stoppedX(), slopes.stoppedX(), "stop along x of case " + i);
            assertEquals(blocks.stoppedY(), slopes.stoppedY(), "stop along y of case " + i);
            assertEquals(blocks.stoppedY(), slopes.stoppedFlatY(), "flat stop along y of case " + i);
            if (slopes.stoppedFlatY()) {
                assertEquals(obstacles.impactX(), slopes.impactX(), "x of the impact of case " + i);
                assertEquals(obstacles.endY(), slopes.impactY(), "y of the impact of case " + i);
                assertEquals(obstacles.restX(), slopes.restX(), "the rest along x of case " + i);
            }
        }
    }
}
