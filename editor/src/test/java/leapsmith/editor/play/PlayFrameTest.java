package leapsmith.editor.play;

import static leapsmith.editor.Rooms.HERO;
import static leapsmith.editor.Rooms.room;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.editor.canvas.FramePicks;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** The content of a frame of play, and what is picked from it. */
class PlayFrameTest {
    private static final PlayView ALL = new PlayView(0, 0, 320, 160);

    private final PlaySession play = new PlaySession(with(
            room(),
            CharacterType.TYPE.create("npc", CharacterType.IDLE, 200, 104),
            ZoneType.TYPE.create("exit", ZoneType.GOAL, 180, 100, 60, 44)));
    private final PlayFrame shown = new PlayFrame();

    @Test
    void everyBodyInViewIsNamed() {
        clone(Inputs.NONE);
        shown.fill(play, ALL);
        assertEquals(4, shown.frame().bodyCount());
        assertEquals(HERO, shown.objectId(0));
        assertEquals("npc", shown.objectId(1));
        assertEquals("exit", shown.objectId(2));
        assertNull(shown.objectId(3));
        assertThrows(IndexOutOfBoundsException.class, () -> shown.objectId(4));
        assertEquals(1, shown.frame().tick());
    }

    @Test
    void bodiesOutOfViewAreOmittedAndIdsStayWithTheirBodies() {
        clone(Inputs.NONE);
        shown.fill(play, ALL);
        shown.fill(play, new PlayView(190, 90, 100, 60));
        assertEquals(2, shown.frame().bodyCount());
        assertEquals("npc", shown.objectId(0));
        assertEquals("exit", shown.objectId(1));
    }

    @Test
    void cellsAreIncludedIfTheViewHasThem() {
        play.step(Inputs.NONE);
        shown.fill(play, new PlayView(0, 0, 320, 160, false, true));
        assertEquals(1, shown.frame().cellCount());
        shown.fill(play, ALL);
        assertEquals(0, shown.frame().cellCount());
    }

    @Test
    void theFrameHasThePlayerEvenOutOfView() {
        play.step(Inputs.NONE);
        shown.fill(play, PlayView.NONE);
        assertTrue(shown.hasPlayer());
        assertEquals(46, shown.playerX());
        assertEquals(124, shown.playerY());
        assertEquals(12, shown.playerWidth());
        assertEquals(40, shown.playerHeight());
        assertEquals(PlayState.RUNNING, shown.status().state());
        play.apply(new LevelCommand.RemoveObject(HERO));
        play.step(Inputs.NONE);
        shown.fill(play, PlayView.NONE);
        assertFalse(shown.hasPlayer());
        assertEquals(46, shown.playerX());
    }

    @Test
    void aFrameCapturedBetweenCommandsAndTickIsConsistent() {
        clone(Inputs.NONE);
        play.apply(new LevelCommand.RemoveObject("npc"));
        play.apply(new LevelCommand.RemoveObject(HERO));
        play.apply(new CharacterCommand.RemoveClones());
        shown.fill(play, ALL);
        assertEquals(1, shown.frame().bodyCount());
        assertEquals("exit", shown.objectId(0));
    }

    @Test
    void aPlayerAndItsCloneAreInCollision() {
        clone(Inputs.NONE);
        shown.fill(play, ALL);
        assertTrue(shown.frame().inCollision(0));
        assertTrue(shown.frame().inCollision(3));
        assertFalse(shown.frame().inCollision(1));
    }

    @Test
    void theBodyAtThePointIsPickedAndASensorOnlyIfThereIsNoOther() {
        clone(Inputs.NONE);
        shown.fill(play, ALL);
        Frame frame = shown.frame();
        assertEquals(1, FramePicks.bodyAt(frame, 206, 120, 0));
        assertEquals(2, FramePicks.bodyAt(frame, 230, 120, 0));
        assertEquals(FramePicks.NONE, FramePicks.bodyAt(frame, 300, 20, 0));
        assertEquals(3, FramePicks.bodyAt(frame, 46, 120, 0), "the one that is drawn last");
    }

    @Test
    void aPointNearABodyPicksItWithinReach() {
        shown.fill(play, ALL);
        Frame frame = shown.frame();
        assertEquals(FramePicks.NONE, FramePicks.bodyAt(frame, 37, 120, 2));
        assertEquals(0, FramePicks.bodyAt(frame, 37, 120, 3));
        assertEquals(2, FramePicks.bodyAt(frame, 214, 120, 0));
        assertEquals(2, FramePicks.bodyAt(frame, 214, 120, 3), "what contains the point comes before what is near it");
    }

    @Test
    void thePairWhoseLinePassesThePointIsPicked() {
        clone(Inputs.of(Button.RIGHT));
        play.step(Inputs.of(Button.RIGHT));
        shown.fill(play, ALL);
        Frame frame = shown.frame();
        assertEquals(1, frame.pairCount());
        double middle = (frame.pairAx(0) + frame.pairBx(0)) / 2;
        double y = frame.pairAy(0);
        assertEquals(0, FramePicks.pairNear(frame, middle, y, 0.5));
        assertEquals(0, FramePicks.pairNear(frame, middle, y + 3, 3));
        assertEquals(FramePicks.NONE, FramePicks.pairNear(frame, middle, y + 3, 2));
        assertEquals(FramePicks.NONE, FramePicks.pairNear(frame, middle + 40, y, 10));
    }

    @Test
    void aViewOfNegativeSizeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PlayView(0, 0, -1, 0));
    }

    private void clone(Inputs inputs) {
        play.apply(new CharacterCommand.ClonePlayer());
        play.step(inputs);
    }
}
