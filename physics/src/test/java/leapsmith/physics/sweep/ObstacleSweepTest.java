package leapsmith.physics.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ObstacleSweepTest {
    private static final TileType[] TYPES = {
        TileType.EMPTY, TileType.EMPTY, TileType.EMPTY, TileType.BLOCK, TileType.ONE_WAY
    };
    private static final int COLUMNS = 7;
    private static final int ROWS = 6;

    private final SplittableRandom random = new SplittableRandom(17);

    /**
     * Places and distances are mostly multiples of half a tile, so that exact corners and simultaneous hits are
     * frequent.
     */
    @Test
    void rectanglesStopABoxAsTilesInTheirPlaceDo() {
        for (int i = 0; i < 20_000; i++) {
            TileMap tiles = map();
            tiles.fill((column, row) -> TYPES[random.nextInt(TYPES.length)]);
            int tile = tiles.tileSub();
            int grain = random.nextInt(4) == 0 ? 1 : tile / 2;
            int width = (1 + random.nextInt(3 * tile / 2 / grain)) * grain;
            int height = (1 + random.nextInt(3 * tile / 2 / grain)) * grain;
            int x = random.nextInt((COLUMNS * tile - width) / grain) * grain;
            int y = random.nextInt((ROWS * tile - height) / grain) * grain;
            if (TileBox.isInSolid(tiles, x, y, width, height)) {
                continue;
            }
            int dx = random.nextInt(-3 * tile / grain, 3 * tile / grain) * grain;
            int dy = random.nextInt(-3 * tile / grain, 3 * tile / grain) * grain;
            boolean oneWays = random.nextBoolean();
            TileSweep expected = new TileSweep(tiles);
            expected.move(x, y, width, height, dx, dy, oneWays);

            Rectangles rectangles = new Rectangles();
            ObstacleSweep sweep = new ObstacleSweep(withSomeAsRectangles(tiles, rectangles), rectangles);
            sweep.move(x, y, width, height, dx, dy, oneWays);
            assertEquals(expected.endX(), sweep.endX(), "x of case " + i);
            assertEquals(expected.endY(), sweep.endY(), "y of case " + i);
            assertEquals(expected.stoppedX(), sweep.stoppedX(), "stop along x of case " + i);
            assertEquals(expected.stoppedY(), sweep.stoppedY(), "stop along y of case " + i);
        }
    }

    /** The map without some tiles, which are replaced by rectangles. */
    private TileMap withSomeAsRectangles(TileMap tiles, Rectangles rectangles) {
        TileMap rest = map();
        int share = random.nextInt(3);
        int side = tiles.tileSub();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                TileType type = tiles.tileAt(column, row);
                if (type == TileType.EMPTY || random.nextInt(2) < share - 1) {
                    rest.set(column, row, type);
                } else {
                    int x = column * side;
                    int y = row * side;
                    rectangles.add(x, y, x + side, y + side, type == TileType.ONE_WAY);
                }
            }
        }
        return rest;
    }

    private static TileMap map() {
        return new TileMap(COLUMNS, ROWS, 1, Borders.CLOSED);
    }
}
