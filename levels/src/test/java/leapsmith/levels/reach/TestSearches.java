package leapsmith.levels.reach;

import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/** Searches of levels, what they are searched in, and their runs. */
public final class TestSearches {
    private static final long STEPS = 4_000_000;

    private TestSearches() {}

    /** The borders of a level that only its sides close. */
    public static Borders open() {
        return new Borders(false, false, true, true);
    }

    /** What the usual search finds. */
    public static ReachMap search(Level level) {
        return new ReachSearch(level).run(STEPS, () -> true);
    }

    /** A session at the end of a run. */
    public static PlaySession played(PlayRecording run) {
        PlaySession session = run.newSession();
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
        }
        return session;
    }

    /** A floor with platforms above it, a player and a goal. */
    public static Level platforms(SplittableRandom random, int columns, int rows) {
        Level level = TestLevels.floored(columns, rows);
        for (int i = columns * rows / 40; i > 0; i--) {
            int width = random.nextInt(2, 7);
            TileRegion platform =
                    new TileRegion(random.nextInt(columns - width), random.nextInt(3, rows - 2), width, 1);
            TileType type = random.nextInt(3) == 0 ? TileType.ONE_WAY : TileType.BLOCK;
            level = level.withTiles(TestLevels.fill(level, platform, type));
        }
        LevelObject player = CharacterType.TYPE.create("player", CharacterType.PLAYER, 32, (rows - 1) * 16 - 40);
        LevelObject goal = ZoneType.TYPE.create(
                "goal", ZoneType.GOAL, random.nextInt(columns) * 16, random.nextInt(rows / 2) * 16, 16, 32);
        level = level.withTiles(TestLevels.fill(level, new TileRegion(1, rows - 5, 4, 4), TileType.EMPTY));
        return TestLevels.with(level, player, goal);
    }

    /** The level with a short row of tiles that are all empty, or all of one type. */
    public static Level painted(SplittableRandom random, Level level) {
        TileRegion stroke = new TileRegion(
                random.nextInt(level.columns() - 4), random.nextInt(level.rows() - 1), random.nextInt(1, 5), 1);
        TileType[] types = {TileType.EMPTY, TileType.BLOCK, TileType.BLOCK, TileType.ONE_WAY};
        return level.withTiles(TestLevels.fill(level, stroke, types[random.nextInt(types.length)]));
    }
}
