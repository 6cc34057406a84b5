package leapsmith.levels.replay;

import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Facing;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Runs that are kept, made again, and judged. */
class ReplayRunTest {
    private static final Level LEVEL = with(
            room(),
            ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 112, 16, 32),
            CharacterType.TYPE.create("npc", CharacterType.PATROL, 200, 104));

    private static ReplayRun run(Level level, String script, long ticks) {
        return new ReplayRun(PlayRecording.of(level, InputScript.parse(script), ticks)).finish();
    }

    private static ReplayDocument document(ReplayRun run) {
        return ReplayDocument.of("test", "", "one", run);
    }

    @Test
    void aRunInWhichAGoalIsReachedEndsWithThatWhateverComesAfter() {
        Level open = LEVEL.withPhysics(PhysicsNumbers.CLASSIC.withBorders(new Borders(true, true, true, true)));
        ReplayRun run = run(open, "right*300", 300);
        assertEquals(PlayState.LEFT_LEVEL, run.session().status().state());
        assertEquals(PlayState.GOAL_REACHED, run.end().outcome());
        assertEquals("exit", run.end().goal());
        assertEquals(18, run.end().tick());
        assertEquals(run.session().hash(), run.end().hash());
    }

    @Test
    void aRunWithoutAGoalEndsAsThePlayerDoes() {
        assertEquals(PlayState.RUNNING, run(LEVEL, "left*30", 40).end().outcome());
        assertEquals(
                PlayState.NO_PLAYER,
                run(TestLevels.emptyRoom(), "left*30", 40).end().outcome());
        assertEquals(40, run(LEVEL, "left*300", 40).tick());
    }

    @Test
    void theSameRunInTheSameLevelPasses() {
        ReplayDocument document = document(run(LEVEL, "right*90,jump*9", 200));
        assertEquals(4, document.run().hashes().count());
        ReplayRun again = new ReplayRun(document.in(LEVEL)).finish();
        ReplayVerdict verdict = ReplayVerdict.of(document, "one", again);
        assertTrue(verdict.isSameRun());
        assertTrue(verdict.passes());
        assertEquals(180, verdict.lastEqual());
        assertEquals(document.run().hashes(), again.hashes());
    }

    @Test
    void theFirstTickWithAnotherHashIsReported() {
        ReplayDocument document = document(run(LEVEL, "right*90,jump*9", 200));
        Level heavier =
                LEVEL.withObject("npc", LEVEL.object("npc").orElseThrow().with(CharacterType.FACING, Facing.LEFT));
        Level later = LEVEL.withPhysics(PhysicsNumbers.CLASSIC.withGravity(1031));
        ReplayVerdict atOnce = verdict(document, "one", heavier);
        assertEquals(OptionalLong.of(0), atOnce.firstDivergence());
        assertEquals(-1, atOnce.lastEqual());
        assertFalse(atOnce.passes(), "the same level must give the same run");
        assertTrue(atOnce.isSameOutcome());
        assertTrue(verdict(document, "other", later).passes(), "another level needs the same outcome only");
    }

    @Test
    void aLevelThatHasChangedMustStillLeadToTheSameGoal() {
        ReplayDocument document = document(run(LEVEL, "right*90", 100));
        Level walled = LEVEL.withTiles(TestLevels.fill(LEVEL, new TileRegion(5, 0, 1, 9), TileType.BLOCK));
        Level renamed =
                LEVEL.withObject("exit", LEVEL.object("exit").orElseThrow().withId("door"));
        Level later =
                LEVEL.withObject("exit", LEVEL.object("exit").orElseThrow().withPosition(150, 112));
        assertFalse(verdict(document, "other", walled).passes());
        assertFalse(verdict(document, "other", renamed).passes());
        ReplayVerdict still = verdict(document, "other", later);
        assertTrue(still.passes());
        assertTrue(still.now().tick() > still.recorded().tick());
    }

    private static ReplayVerdict verdict(ReplayDocument document, String levelHash, Level level) {
        return ReplayVerdict.of(document, levelHash, new ReplayRun(document.in(level)).finish());
    }

    @Test
    void commandsOfFilesLeadTheSameWayTickForTick() {
        for (long seed = 1; seed <= 30; seed++) {
            PlayRecording recorded = RandomRecordings.in(LEVEL, 200, seed);
            PlayRecording kept = FileCommands.only(recorded);
            ReplayRun run = new ReplayRun(kept).finish();
            assertEquals(OptionalLong.empty(), run.firstDivergence(), "seed " + seed);
            kept.run()
                    .edits()
                    .forEach((command, tick) -> assertFalse(
                            command instanceof LevelCommand.SetTiles
                                    || command instanceof LevelCommand.SetAllTiles
                                    || command instanceof LevelCommand.Restart,
                            command.toString()));
        }
    }
}
