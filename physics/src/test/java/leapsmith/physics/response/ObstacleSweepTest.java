package leapsmith.physics.response;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.TileBox;
import leapsmith.physics.sweep.TileSweep;
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
    void supportsStopABoxAsTilesInTheirPlaceDo() {
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

            BodyStore store = new BodyStore();
            store.add(0, BodyDef.box(0, 0, px(width), px(height)).oneWays(oneWays), 60);
            store.place(0, x, y);
            TileMap rest = withSomeAsSupports(tiles, store);
            Supports supports = new Supports(store);
            supports.refresh();
            ObstacleSweep sweep = new ObstacleSweep(store, rest, supports);
            sweep.move(0, dx, dy, oneWays);
            assertEquals(expected.endX(), sweep.endX(), "x of case " + i);
            assertEquals(expected.endY(), sweep.endY(), "y of case " + i);
            assertEquals(expected.stoppedX(), sweep.stoppedX(), "stop along x of case " + i);
            assertEquals(expected.stoppedY(), sweep.stoppedY(), "stop along y of case " + i);
        }
    }

    /** The map without some tiles, which are replaced by supports. */
    private TileMap withSomeAsSupports(TileMap tiles, BodyStore store) {
        TileMap rest = map();
        int share = random.nextInt(3);
        double side = px(tiles.tileSub());
        BodyDef any = BodyDef.box(0, 0, side, side).gravity(false);
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                TileType type = tiles.tileAt(column, row);
                if (type == TileType.EMPTY || random.nextInt(2) < share - 1) {
                    rest.set(column, row, type);
                    continue;
                }
                BodyDef def = any.solidity(type == TileType.BLOCK ? Solidity.ALL : Solidity.TOP);
                int index = store.lowestFreeIndex();
                store.add(index, random.nextBoolean() ? def.path(PathDef.backAndForth(1, 0, 1)) : def, 60);
                store.place(index, column * tiles.tileSub(), row * tiles.tileSub());
            }
        }
        return rest;
    }

    @Test
    void supportsStopOnlyBodiesThatTheirFiltersAccept() {
        BodyStore store = new BodyStore();
        store.add(0, BodyDef.box(0, 0, 1, 1).filter(new Filter(1, 1)), 60);
        store.add(1, BodyDef.box(0, 0, 1, 1).solidity(Solidity.ALL).filter(new Filter(2, ~0)), 60);
        store.place(0, 0, 0);
        store.place(1, 2 * SubPixels.PER_PIXEL, 0);
        Supports supports = new Supports(store);
        supports.refresh();
        ObstacleSweep sweep = new ObstacleSweep(store, map(), supports);
        sweep.move(0, 4 * SubPixels.PER_PIXEL, 0, true);
        assertEquals(4L * SubPixels.PER_PIXEL, sweep.endX());
    }

    private static TileMap map() {
        return new TileMap(COLUMNS, ROWS, 1, Borders.CLOSED);
    }

    private static double px(int sub) {
        return (double) sub / SubPixels.PER_PIXEL;
    }
}
