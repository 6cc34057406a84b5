package leapsmith.levels.check;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** In random levels, no input reaches a goal that is reported as inside blocks. */
class GoalInBlocksLawTest {
    private static final int COLUMNS = 14;
    private static final int ROWS = 10;
    private static final int TILE = 16;
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 1500 : 300;
    private static final int TICKS = 120;

    @Test
    void noInputReachesAReportedGoal() {
        int reported = 0;
        int reached = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = level(random);
            boolean inBlocks =
                    LevelCheck.check(level).stream().anyMatch(it -> it.rule().equals("goal-in-blocks"));
            boolean reaches = reachesGoal(level, random);
            assertTrue(!inBlocks || !reaches, "seed " + seed);
            reported += inBlocks ? 1 : 0;
            reached += reaches ? 1 : 0;
        }
        assertTrue(reported > LEVELS / 20, "reported " + reported);
        assertNotEquals(0, reached);
    }

    private static boolean reachesGoal(Level level, SplittableRandom random) {
        PlaySession session = new PlaySession(level);
        Inputs held = Inputs.NONE;
        for (int tick = 0; tick < TICKS; tick++) {
            held = random.nextInt(12) == 0 ? Inputs.NONE.with(0, random.nextInt(16)) : held;
            session.step(held);
            if (session.status().state() == PlayState.GOAL_REACHED) {
                return true;
            }
        }
        return false;
    }

    /** Noise with a solid patch around a goal, mostly large enough, and bodies that push the player. */
    private static Level level(SplittableRandom random) {
        Level empty = Level.empty("", COLUMNS, ROWS, TILE);
        TileDraft tiles = empty.tiles().draft();
        for (int i = 0; i < COLUMNS * ROWS / 5; i++) {
            tiles.set(
                    random.nextInt(COLUMNS),
                    random.nextInt(ROWS),
                    random.nextInt(empty.legend().size()));
        }
        int column = random.nextInt(COLUMNS - 3);
        int row = random.nextInt(ROWS - 3);
        tiles.fill(new TileRegion(column, row, 3, 3), 1);
        double x = (column + 1) * TILE + random.nextInt(-3, 4);
        double y = (row + 1) * TILE + random.nextInt(-3, 4);
        double side = random.nextInt(1, 2 * TILE + 4);
        boolean[] open = {random.nextBoolean(), random.nextBoolean(), random.nextBoolean(), random.nextBoolean()};
        return empty.withTiles(tiles.build())
                .withPhysics(empty.physics().withBorders(new Borders(open[0], open[1], open[2], open[3])))
                .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, x, y, side, side)))
                .withObjects(
                        CharacterType.TYPE,
                        List.of(
                                character("hero", CharacterType.PLAYER, random),
                                character("guard", CharacterType.PATROL, random)))
                .withObjects(PlatformType.TYPE, List.of(platform(random)));
    }

    private static LevelObject character(String id, String kind, SplittableRandom random) {
        LevelObject placed = CharacterType.TYPE
                .create(id, kind, random.nextInt(COLUMNS * TILE), random.nextInt(ROWS * TILE))
                .with(CharacterType.SOLID_TO_BODIES, random.nextBoolean());
        return placed.withBox(placed.x(), placed.y(), random.nextInt(4, 20), random.nextInt(4, 30));
    }

    private static LevelObject platform(SplittableRandom random) {
        PathStop stop = PathStop.of(random.nextInt(-64, 65), random.nextInt(-64, 65));
        return PlatformType.TYPE
                .create("lift", PlatformType.SOLID, random.nextInt(COLUMNS * TILE), random.nextInt(ROWS * TILE))
                .with(PlatformType.STOPS, List.of(stop));
    }
}
