package leapsmith.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TilesTest {
    @Test
    void mergedBlocksCoverWhatIsSolidAndNothingElse() {
        for (int seed = 0; seed < 200; seed++) {
            SplitMix64 random = new SplitMix64(seed);
            Tiles tiles = new Tiles(1 + random.below(12), 1 + random.below(12));
            for (int i = 0; i < 6; i++) {
                int column = random.below(tiles.columns());
                int row = random.below(tiles.rows());
                tiles.fill(
                        column, row, 1 + random.below(tiles.columns() - column), 1 + random.below(tiles.rows() - row));
            }
            assertCovers(tiles, "seed " + seed);
        }
    }

    private static void assertCovers(Tiles tiles, String message) {
        boolean[][] covered = new boolean[tiles.rows()][tiles.columns()];
        for (Tiles.Block block : tiles.merged()) {
            for (int row = block.row(); row < block.row() + block.rows(); row++) {
                for (int column = block.column(); column < block.column() + block.columns(); column++) {
                    covered[row][column] = true;
                }
            }
        }
        for (int row = 0; row < tiles.rows(); row++) {
            for (int column = 0; column < tiles.columns(); column++) {
                assertEquals(tiles.isSolid(column, row), covered[row][column], message);
            }
        }
    }

    @Test
    void floorsThatCrossPillarsStayWhole() {
        CrowdScene scene = CrowdScene.spread(1, 96);
        int pillars = 4;
        int floors = 16;
        assertEquals(pillars + floors, scene.tiles().merged().size());
    }

    @Test
    void noBodyStartsInAWall() {
        CrowdScene scene = CrowdScene.dense(5_000);
        Movers movers = scene.characters();
        for (int i = 0; i < movers.count(); i++) {
            float right = movers.x[i] + movers.width[i];
            float bottom = movers.y[i] + movers.height[i];
            for (float x = movers.x[i]; x < right; x++) {
                assertTrue(!scene.tiles().isSolidAt(x, movers.y[i]), "character " + i);
            }
            assertTrue(scene.tiles().isSolidAt(movers.x[i], bottom), "character " + i + " stands");
        }
    }
}
