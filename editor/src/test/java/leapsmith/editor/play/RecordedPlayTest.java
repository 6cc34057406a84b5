package leapsmith.editor.play;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.TileCommand;
import leapsmith.levels.play.Trail;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class RecordedPlayTest {
    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final Inputs LEFT = Inputs.of(Button.LEFT);

    private final Level level = with(floored(60, 10), hero(32, 104));
    private final RecordedPlay play = new RecordedPlay(level, Optional.empty());
    private final PlaySession session = play.session();

    @Test
    void everyTickCanBeShownAgain() {
        long[] hashes = run(RIGHT, 200);
        for (int tick : new int[] {200, 0, 57, 56, 199, 1, 100}) {
            assertTrue(play.seek(tick, () -> true));
            assertEquals(tick, play.tick());
            assertEquals(hashes[tick], session.hash(), "tick " + tick);
            assertEquals(200, play.length());
        }
    }

    @Test
    void ticksInThePastAreReplayedFromTheRecording() {
        long[] hashes = run(RIGHT, 100);
        play.seek(40, () -> true);
        for (int tick = 41; tick <= 100; tick++) {
            play.step(LEFT);
            assertEquals(hashes[tick], session.hash(), "tick " + tick);
        }
        assertEquals(100, play.length());
        play.step(LEFT);
        assertEquals(101, play.length());
    }

    @Test
    void statesOfThePastTakeMemoryOfTheBudgetUntilPlayEnds() {
        run(RIGHT, 100);
        MemoryBudget budget = new MemoryBudget(1 << 26);
        try (RecordedPlay opened = new RecordedPlay(play.recording(), budget)) {
            opened.seek(100, () -> true);
            assertEquals(opened.timeline().bytes(), budget.usedBytes());
            assertTrue(budget.usedBytes() > 0);
        }
        assertEquals(0, budget.usedBytes());
    }

    @Test
    void anOpenedRunIsReplayedAndThenContinued() {
        long[] hashes = run(RIGHT, 100);
        RecordedPlay opened = new RecordedPlay(play.recording(), new MemoryBudget(1 << 26));
        assertEquals(0, opened.tick());
        assertEquals(100, opened.length());
        assertTrue(opened.timeline().isInPast());
        for (int tick = 1; tick <= 100; tick++) {
            opened.step(LEFT);
            assertEquals(hashes[tick], opened.session().hash(), "tick " + tick);
        }
        assertEquals(
                -1, opened.timeline().trail().firstDifference(play.timeline().trail()));
        opened.step(LEFT);
        assertEquals(101, opened.recording().run().length());
    }

    @Test
    void theTrailOfAnOpenedRunIsCompletedInTheBackground() {
        run(RIGHT, 100);
        RecordedPlay opened = new RecordedPlay(play.recording(), new MemoryBudget(1 << 26));
        while (opened.work(() -> true)) {
            assertEquals(0, opened.tick());
        }
        assertEquals(
                -1, opened.timeline().trail().firstDifference(play.timeline().trail()));
        assertEquals(0, opened.tick());
    }

    @Test
    void aSeekIsClampedToTheRecording() {
        long[] hashes = run(RIGHT, 30);
        assertTrue(play.seek(-1, () -> true));
        assertEquals(0, play.tick());
        assertEquals(hashes[0], session.hash());
        assertTrue(play.seek(31, () -> true));
        assertEquals(30, play.tick());
        assertEquals(hashes[30], session.hash());
    }

    @Test
    void backgroundWorkDoesNotChangeTheShownTick() {
        run(RIGHT, 200);
        play.seek(20, () -> true);
        play.apply(wall(14));
        long seen = session.hash();
        PlayFrame frame = new PlayFrame();
        int slices = 0;
        for (int[] left = {7}; play.work(() -> left[0]-- > 0); left[0] = 7) {
            assertEquals(20, play.tick());
            assertEquals(20, play.timeline().tick());
            if (slices++ % 3 == 0) {
                play.capture(frame, PlayView.NONE);
                assertEquals(seen, session.hash());
            }
        }
        assertTrue(slices > 5);
        assertEquals(seen, session.hash());
        assertTrue(play.timeline().isWhole());
    }

    @Test
    void playThroughAChangedPastCompletesTheTrail() {
        run(RIGHT, 100);
        play.seek(20, () -> true);
        play.apply(wall(14));
        play.work(() -> false);
        for (int tick = 20; tick < 100; tick++) {
            play.step(LEFT);
        }
        assertEquals(100, play.length());
        assertTrue(play.timeline().isWhole());
        assertEquals(14 * 16 - 12, play.timeline().trail().x(100));
        play.step(LEFT);
        assertEquals(101, play.length());
        assertTrue(play.timeline().isWhole());
    }

    @Test
    void takingOverAbandonsTheRestOfTheRunAndKeepsItsTrail() {
        run(RIGHT, 100);
        Trail before = play.timeline().trail();
        play.seek(40, () -> true);
        play.takeOver();
        assertEquals(40, play.length());
        play.step(LEFT);
        Timeline timeline = play.timeline();
        assertEquals(41, timeline.length());
        assertEquals(-1, before.firstDifference(timeline.previous()));
        assertEquals(41, timeline.divergesAt());
        assertTrue(timeline.hasAbandonedRun());
    }

    @Test
    void editsOfTheLevelStayWhenTheirTicksAreAbandoned() {
        run(RIGHT, 60);
        play.apply(wall(14));
        run(LEFT, 20);
        play.seek(10, () -> true);
        play.takeOver();
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(14, 3), "as in the document");
        run(LEFT, 10);
        play.apply(wall(20));
        play.restoreAbandonedRun();
        play.seek(play.length(), () -> true);
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(14, 3));
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(20, 3));
    }

    @Test
    void settingsOfThePlayerStayWhenTheirTicksAreAbandonedAndEventsDoNot() {
        run(RIGHT, 20);
        play.apply(new CharacterCommand.SetPlayerMovement(Movement.CLASSIC.withJumpSpeed(123)));
        play.apply(new CharacterCommand.ResizePlayer(10, 20));
        play.apply(new CharacterCommand.ClonePlayer());
        run(RIGHT, 20);
        play.seek(10, () -> true);
        play.takeOver();
        assertEquals(123, player().movement().jumpSpeed(), "as in the inspector");
        assertEquals(20, player().height());
        assertEquals(1, session.world().bodyCount());
        play.apply(new CharacterCommand.ResizePlayer(10, 14));
        play.restoreAbandonedRun();
        assertEquals(14, player().height());
    }

    @Test
    void aLaterRecordedEditDoesNotUndoANewerOneAtAnEarlierTick() {
        run(RIGHT, 60);
        play.apply(wall(30));
        run(RIGHT, 40);
        play.seek(20, () -> true);
        play.apply(withoutWall(30));
        completeTrail();
        play.seek(100, () -> true);
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(30, 3), "as in the document");
        assertEquals(1, play.timeline().commands().count());
    }

    @Test
    void aLaterRecordedEditKeepsTheTilesThatTheNewerOneDoesNotSet() {
        run(RIGHT, 60);
        play.apply(wall(30));
        play.seek(20, () -> true);
        TileGrid walled = level.tiles().with(Rooms.wall(level, 30));
        TileGrid erased = walled.draft()
                .set(30, 3, level.legend().indexOf(TileType.EMPTY))
                .build();
        play.apply(new TileCommand.SetTiles(TileChange.between(walled, erased), level.legend()));
        play.seek(60, () -> true);
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(30, 3));
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(30, 4));
    }

    @Test
    void aLaterRecordedMoveDoesNotUndoANewerOneAtAnEarlierTick() {
        LevelObject hero = level.player().orElseThrow();
        run(RIGHT, 60);
        play.apply(new LevelCommand.PutObject(hero.withPosition(200, 104)));
        run(RIGHT, 40);
        play.seek(20, () -> true);
        play.apply(new LevelCommand.PutObject(hero.withPosition(400, 104)));
        play.step(RIGHT);
        double x = session.player().orElseThrow().x();
        assertTrue(x > 399, "it is moved at once");
        play.seek(100, () -> true);
        assertTrue(session.player().orElseThrow().x() > x, "and not moved again");
        play.apply(new LevelCommand.RemoveObject("late"));
        assertEquals(2, play.timeline().commands().count());
    }

    @Test
    void anEditOfTheLevelThatAPastRunRestartsInStays() {
        run(RIGHT, 60);
        Level wider = with(floored(80, 10), hero(32, 104));
        play.apply(new LevelCommand.Restart(wider));
        run(RIGHT, 40);
        play.seek(20, () -> true);
        play.apply(new TileCommand.SetTiles(Rooms.wall(wider, 70), wider.legend()));
        play.seek(100, () -> true);
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(70, 3));
    }

    @Test
    void aNewerEditHoldsInTheRestoredRunToo() {
        run(RIGHT, 60);
        play.apply(wall(30));
        run(RIGHT, 40);
        play.seek(20, () -> true);
        play.takeOver();
        play.apply(withoutWall(30));
        play.restoreAbandonedRun();
        play.seek(play.length(), () -> true);
        assertEquals(100, play.length());
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(30, 3));
    }

    @Test
    void anAbandonedRunCanBeRestored() {
        long[] hashes = run(RIGHT, 100);
        play.seek(40, () -> true);
        play.takeOver();
        run(LEFT, 10);
        long other = session.hash();
        play.restoreAbandonedRun();
        assertEquals(100, play.length());
        play.seek(100, () -> true);
        assertEquals(hashes[100], session.hash());
        play.restoreAbandonedRun();
        assertEquals(50, play.length());
        play.seek(50, () -> true);
        assertEquals(other, session.hash());
    }

    @Test
    void anEditInThePastIsComparedWithTheTrailBeforeItAndTheOneAsPlayed() {
        run(RIGHT, 100);
        Trail played = play.timeline().trail();
        play.seek(20, () -> true);
        int start = level.columnAt(session.player().orElseThrow().x());
        play.beginEdit();
        play.apply(wall(start + 8));
        completeTrail();
        play.apply(wall(start + 9));
        completeTrail();
        assertEquals(-1, play.timeline().previous().firstDifference(played), "both are one edit");
        Trail first = play.timeline().trail();
        play.beginEdit();
        play.apply(wall(start + 5));
        completeTrail();
        assertEquals(-1, play.timeline().previous().firstDifference(first));
        assertEquals(-1, play.timeline().played().firstDifference(played));
        assertTrue(play.timeline().divergesAt() > 20);
    }

    private void completeTrail() {
        boolean more = true;
        while (more) {
            more = play.work(() -> true);
        }
    }

    @Test
    void aChangeInThePastPlaysTheSameButtonsThroughTheChangedLevel() {
        run(RIGHT, 100);
        play.seek(20, () -> true);
        double x = session.player().orElseThrow().x();
        int wall = level.columnAt(x) + 5;
        play.apply(wall(wall));
        assertEquals(20, play.tick());
        assertEquals(100, play.length());
        while (play.work(() -> true)) {}
        Timeline timeline = play.timeline();
        assertTrue(timeline.isWhole());
        assertEquals(20, timeline.tick());
        assertEquals(wall * 16 - 12, timeline.trail().x(100));
        assertTrue(timeline.previous().x(100) > wall * 16);
        assertTrue(timeline.divergesAt() > 20);

        // The same as a session that meets the wall at that tick.
        PlaySession fresh = new PlaySession(level);
        for (int tick = 0; tick < 100; tick++) {
            if (tick == 20) {
                fresh.apply(wall(wall));
            }
            fresh.step(RIGHT);
        }
        play.seek(100, () -> true);
        assertEquals(fresh.hash(), session.hash());
    }

    @Test
    void workOnAChangeCanBeInterruptedByTheNextOne() {
        run(RIGHT, 100);
        play.seek(20, () -> true);
        play.apply(wall(14));
        int[] left = {10};
        assertTrue(play.work(() -> left[0]-- > 0));
        assertFalse(play.timeline().isWhole());
        play.apply(wall(9));
        while (play.work(() -> true)) {}
        assertEquals(9 * 16 - 12, play.timeline().trail().x(100));
        assertEquals(2, play.timeline().commands().count());
        assertEquals(20, play.tick());
    }

    @Test
    void commandsBeforeTheFirstStepAreShownAndRecorded() {
        play.apply(wall(14));
        assertEquals(0, play.timeline().length());
        play.apply(wall(9));
        assertEquals(2, play.timeline().commands().count());
        run(RIGHT, 100);
        play.seek(0, () -> true);
        assertEquals(9 * 16 - 12, play.timeline().trail().x(100));
        play.apply(wall(5));
        assertEquals(3, play.timeline().commands().count());
        play.apply(wall(7));
        assertEquals(0, play.timeline().tick());
        while (play.work(() -> true)) {}
        assertEquals(5 * 16 - 12, play.timeline().trail().x(100));
    }

    @Test
    void aRunThatEndsAtTickZeroCanBeRestored() {
        run(RIGHT, 50);
        play.seek(0, () -> true);
        play.takeOver();
        play.apply(wall(14));
        long other = session.hash();
        play.restoreAbandonedRun();
        play.restoreAbandonedRun();
        assertEquals(0, play.length());
        assertEquals(other, session.hash());
        play.restoreAbandonedRun();
        assertEquals(50, play.length());
        play.seek(50, () -> true);
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(14, 3), "painted after it was abandoned");
    }

    @Test
    void memoryOfAnAbandonedRunIsCounted() {
        run(RIGHT, 3000);
        long before = play.timeline().bytes();
        play.seek(1000, () -> true);
        play.takeOver();
        long left = play.timeline().bytes();
        assertTrue(left >= before, left + " bytes after " + before);
        run(LEFT, 3000);
        long both = play.timeline().bytes();
        assertTrue(both > before * 3 / 2, both + " bytes after " + before);
        play.restoreAbandonedRun();
        long swapped = play.timeline().bytes();
        assertTrue(swapped > before * 3 / 2, swapped + " bytes after " + both);
    }

    @Test
    void timelineIsTheSameObjectUntilSomethingChanges() {
        run(RIGHT, 3);
        Timeline timeline = play.timeline();
        assertSame(timeline, play.timeline());
        assertNull(timeline.previous());
        assertEquals(4, timeline.trail().length());
        assertTrue(timeline.bytes() > 0);
        assertEquals(0, timeline.keyframes().get(0));
    }

    @Test
    void copyingThePlayerInThePastTakesOver() {
        run(RIGHT, 50);
        play.seek(10, () -> true);
        play.apply(new CharacterCommand.ClonePlayer());
        play.step(LEFT);
        assertEquals(11, play.length());
    }

    /** The hash of each tick from now on. */
    private long[] run(Inputs inputs, int ticks) {
        long[] hashes = new long[ticks + 1];
        hashes[0] = session.hash();
        for (int i = 1; i <= ticks; i++) {
            play.step(inputs);
            hashes[i] = session.hash();
        }
        return hashes;
    }

    private Body player() {
        return session.player().orElseThrow();
    }

    private PlayCommand withoutWall(int column) {
        TileGrid walled = level.tiles().with(Rooms.wall(level, column));
        return new TileCommand.SetTiles(TileChange.between(walled, level.tiles()), level.legend());
    }

    private PlayCommand wall(int column) {
        return new TileCommand.SetTiles(Rooms.wall(level, column), level.legend());
    }
}
