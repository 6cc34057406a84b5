package leapsmith.levels.replay;

import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.TileCommand;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Recorded runs, run again and compared. */
class ReplayRunTest {
    private static final Level LEVEL = with(
            room(),
            ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 112, 16, 32),
            CharacterType.TYPE.create("npc", CharacterType.PATROL, 200, 104));

    private static ReplayRun run(Level level, String script, long ticks) {
        return new ReplayRun(PlayRecording.of(level, InputScript.parse(script), ticks)).finish();
    }

    private static ReplayDocument document(ReplayRun run) {
        return ReplayDocument.of("test", "", run);
    }

    @Test
    void reachingAGoalEndsARun() {
        Level open = LEVEL.withPhysics(PhysicsNumbers.CLASSIC.withBorders(new Borders(true, true, true, true)));
        ReplayRun run = run(open, "right*300", 300);
        assertEquals(PlayState.LEFT_LEVEL, run.session().status().state());
        assertEquals(PlayState.GOAL_REACHED, run.end().outcome());
        assertEquals("exit", run.end().goal());
        assertEquals(18, run.end().tick());
        assertEquals(run.session().hash(), run.end().hash());
    }

    @Test
    void aRunPastAGoalEndsAtTheOneOfItsLastTick() {
        Level two = with(LEVEL, ZoneType.TYPE.create("far", ZoneType.GOAL, 160, 112, 16, 32));
        ReplayRun first = run(two, "right*18", 18);
        assertEquals("exit", first.end().goal());
        assertEquals("exit", run(two, "right*30", 30).end().goal());
        int ticks = 18;
        while (!run(two, "right*" + ticks, ticks).end().goal().equals("far")) {
            ticks++;
        }
        ReplayRun far = run(two, "right*" + ticks, ticks);
        assertEquals(ticks, far.end().tick());

        Level walled = two.withTiles(TestLevels.fill(two, new TileRegion(8, 0, 1, two.rows()), TileType.BLOCK));
        ReplayRun stopped = new ReplayRun(document(far).in(walled)).finish();
        assertEquals("exit", stopped.end().goal());
        assertFalse(ReplayVerdict.of(document(far), ReplayVerdict.LevelMatch.CHANGED, stopped)
                .passes());

        // Files of former versions name the first goal of such runs.
        assertTrue(ReplayVerdict.of(document(first), ReplayVerdict.LevelMatch.CHANGED, far)
                .passes());
    }

    @Test
    void aRunWithoutAGoalEndsWithThePlayersState() {
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
        ReplayVerdict verdict = ReplayVerdict.of(document, ReplayVerdict.LevelMatch.SAME, again);
        assertTrue(verdict.isSameRun());
        assertTrue(verdict.passes());
        assertEquals(180, verdict.states().lastEqual());
        assertEquals(document.run().hashes(), again.hashes());
    }

    @Test
    void theFirstTickWithAnotherHashIsReported() {
        ReplayDocument document = document(run(LEVEL, "right*90,jump*9", 200));
        Level heavier = LEVEL.withObject(
                "npc", LEVEL.object("npc").orElseThrow().with(CharacterType.FACING, CharacterType.Facing.LEFT));
        Level later = LEVEL.withPhysics(PhysicsNumbers.CLASSIC.withGravity(1031));
        ReplayVerdict atOnce = verdict(document, ReplayVerdict.LevelMatch.SAME, heavier);
        assertEquals(OptionalLong.of(0), atOnce.states().firstDivergence());
        assertEquals(-1, atOnce.states().lastEqual());
        assertFalse(atOnce.passes(), "the same level must give the same run");
        assertTrue(atOnce.isSameOutcome());
        assertTrue(
                verdict(document, ReplayVerdict.LevelMatch.CHANGED, later).passes(),
                "another level needs the same outcome only");
    }

    @Test
    void aRunInAChangedLevelMustReachTheSameGoal() {
        ReplayDocument document = document(run(LEVEL, "right*90", 100));
        Level walled = LEVEL.withTiles(TestLevels.fill(LEVEL, new TileRegion(5, 0, 1, 9), TileType.BLOCK));
        Level renamed =
                LEVEL.withObject("exit", LEVEL.object("exit").orElseThrow().withId("door"));
        Level later =
                LEVEL.withObject("exit", LEVEL.object("exit").orElseThrow().withPosition(150, 112));
        assertFalse(verdict(document, ReplayVerdict.LevelMatch.CHANGED, walled).passes());
        assertFalse(verdict(document, ReplayVerdict.LevelMatch.CHANGED, renamed).passes());
        ReplayVerdict still = verdict(document, ReplayVerdict.LevelMatch.CHANGED, later);
        assertTrue(still.passes());
        assertTrue(still.now().tick() > still.recorded().tick());
    }

    @Test
    void inAChangedLevelTheVerdictSaysWhetherThePlayerMovesAsRecorded() {
        ReplayDocument document = document(run(LEVEL, "right*90,left*90", 200));
        assertEquals(4, document.playerHashes().count());
        Level farther =
                LEVEL.withObject("exit", LEVEL.object("exit").orElseThrow().withPosition(150, 112));
        ReplayVerdict same = verdict(document, ReplayVerdict.LevelMatch.CHANGED, farther);
        assertEquals(OptionalLong.of(0), same.states().firstDivergence());
        assertTrue(same.player().isSame());
        assertEquals(180, same.player().lastEqual());
        // The player meets the wall at the right end one tile earlier, at tick 90.
        Level walled = LEVEL.withTiles(TestLevels.fill(LEVEL, new TileRegion(18, 0, 1, 9), TileType.BLOCK));
        ReplayVerdict parted = verdict(document, ReplayVerdict.LevelMatch.CHANGED, walled);
        assertEquals(OptionalLong.of(120), parted.player().firstDivergence());
        assertEquals(60, parted.player().lastEqual());
        assertTrue(parted.passes());
    }

    @Test
    void thePlayerHashCoversOnlyPositionAndVelocity() {
        ReplayRun run = new ReplayRun(PlayRecording.of(LEVEL, InputScript.parse("right*90"), 60)).finish();
        Body hero = run.session().player().orElseThrow();
        long hash = new StateHash()
                .add(hero.subX())
                .add(hero.subY())
                .add(hero.subVx())
                .add(hero.subVy())
                .value();
        assertEquals(OptionalLong.of(hash), run.playerHashes().at(60));
        assertTrue(hero.subVx() > 0);
        assertEquals(
                HashLog.of(60, 0, 0), run(TestLevels.emptyRoom(), "left*30", 60).playerHashes());
    }

    @Test
    void aReplayWithoutPlayerHashesHasNoPlayerVerdict() {
        ReplayDocument document = document(run(LEVEL, "right*90", 100));
        ReplayDocument former = madeBy(document, World.SIMULATION_VERSION, HashLog.NONE);
        assertFalse(verdict(former, ReplayVerdict.LevelMatch.CHANGED, LEVEL)
                .player()
                .isKnown());
        assertTrue(verdict(former, ReplayVerdict.LevelMatch.SAME, LEVEL).passes());
        ReplayDocument rarer = madeBy(document, World.SIMULATION_VERSION, HashLog.of(50, 1, 2, 3));
        assertEquals(
                OptionalLong.of(0),
                verdict(rarer, ReplayVerdict.LevelMatch.CHANGED, LEVEL).player().firstDivergence(),
                "hashes at other ticks are compared where both have one");
    }

    @Test
    void theOutcomeDecidesForAnotherSimulation() {
        ReplayDocument document = document(run(LEVEL, "right*90", 100));
        assertEquals(World.SIMULATION_VERSION, document.simulation());
        ReplayDocument other = madeBy(document, World.SIMULATION_VERSION + 1, document.playerHashes());
        ReplayVerdict verdict = verdict(other, ReplayVerdict.LevelMatch.SAME, LEVEL);
        assertTrue(verdict.isOtherSimulation());
        assertTrue(verdict.passes());
        assertFalse(verdict.isSameRun(), "another simulation is never the same to the bit");
        assertEquals(ReplayVerdict.HashMatch.NONE, verdict.states());
        assertEquals(ReplayVerdict.HashMatch.NONE, verdict.player());
        Level later = LEVEL.withPhysics(PhysicsNumbers.CLASSIC.withGravity(1031));
        assertFalse(verdict(document, ReplayVerdict.LevelMatch.SAME, later).passes());
        assertTrue(verdict(other, ReplayVerdict.LevelMatch.SAME, later).passes());
        Level walled = LEVEL.withTiles(TestLevels.fill(LEVEL, new TileRegion(5, 0, 1, 9), TileType.BLOCK));
        assertFalse(verdict(other, ReplayVerdict.LevelMatch.SAME, walled).passes());
    }

    @Test
    void theOutcomeDecidesForAnUnknownLevelHash() {
        ReplayDocument document = document(run(LEVEL, "right*90", 100));
        Level later = LEVEL.withPhysics(PhysicsNumbers.CLASSIC.withGravity(1031));
        assertTrue(verdict(document, ReplayVerdict.LevelMatch.UNKNOWN, later).passes());
        assertTrue(verdict(document, ReplayVerdict.LevelMatch.UNKNOWN, LEVEL).isSameRun());
    }

    private static ReplayDocument madeBy(ReplayDocument document, int simulation, HashLog playerHashes) {
        return new ReplayDocument(
                document.name(),
                document.levelFile(),
                document.levelHash(),
                simulation,
                document.start(),
                document.run(),
                playerHashes,
                document.end(),
                document.unknownKeys());
    }

    private static ReplayVerdict verdict(ReplayDocument document, ReplayVerdict.LevelMatch match, Level level) {
        return ReplayVerdict.of(document, match, new ReplayRun(document.in(level)).finish());
    }

    @Test
    void fileCommandsGiveTheSameRunTickForTick() {
        for (long seed = 1; seed <= 30; seed++) {
            PlayRecording recorded = RandomRecordings.in(LEVEL, 200, seed);
            PlayRecording kept = recorded.portable();
            ReplayRun run = new ReplayRun(kept).finish();
            assertEquals(OptionalLong.empty(), run.firstDivergence(), "seed " + seed);
            kept.run()
                    .edits()
                    .forEach((command, tick) -> assertFalse(
                            command instanceof TileCommand.SetTiles
                                    || command instanceof TileCommand.SetAllTiles
                                    || command instanceof LevelCommand.Restart,
                            command.toString()));
        }
    }
}
