package leapsmith.bench.compare;

import java.util.SplittableRandom;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;

/** Random levels to be searched: a floor with platforms of 2 to 6 tiles above it, a player, and a goal anywhere. */
final class ReachLevels {
    static final int COLUMNS = 80;
    static final int ROWS = 60;
    static final int PLATFORMS = 120;
    private static final int TILE = 16;
    private static final int PLAYER_HEIGHT = 40;
    private static final int GOAL_HEIGHT = 32;

    private ReachLevels() {}

    /** The same level for the same seed. */
    static Level random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Level empty = Level.empty("random " + seed, COLUMNS, ROWS, TILE);
        TileDraft tiles = empty.tiles().draft();
        int block = empty.legend().indexOf(TileType.BLOCK);
        tiles.fill(new TileRegion(0, ROWS - 1, COLUMNS, 1), block);
        for (int i = 0; i < PLATFORMS; i++) {
            int width = random.nextInt(2, 7);
            TileRegion platform =
                    new TileRegion(random.nextInt(COLUMNS - width), random.nextInt(3, ROWS - 2), width, 1);
            tiles.fill(platform, random.nextInt(3) == 0 ? empty.legend().indexOf(TileType.ONE_WAY) : block);
        }
        tiles.fill(new TileRegion(1, ROWS - 5, 4, 4), empty.legend().indexOf(TileType.EMPTY));
        Level level = empty.withTiles(tiles.build());
        int goalX = random.nextInt(COLUMNS) * TILE;
        int goalY = random.nextInt(ROWS - 2) * TILE;
        return level.withObjects(level.objects()
                .plus(CharacterType.TYPE.create(
                        "player", CharacterType.PLAYER, 2 * TILE, (ROWS - 1) * TILE - PLAYER_HEIGHT))
                .plus(ZoneType.TYPE.create("goal", ZoneType.GOAL, goalX, goalY, TILE, GOAL_HEIGHT)));
    }
}
