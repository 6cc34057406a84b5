package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import org.junit.jupiter.api.Test;

class FrameTest {
    private final World world = World.builder(80, 60).build();
    private final Body hero = world.spawn(BodyDef.character(20, 920).control(Control.PLAYER));
    private final Body friend = world.spawn(BodyDef.character(26, 920));
    private final Body far = world.spawn(BodyDef.box(1000, 100, 10, 10).gravity(false));
    private final Frame frame = new Frame();

    @Test
    void itHoldsTheBodiesInViewOnly() {
        step();
        world.capture(frame, 0, 800, 100, 160);
        assertEquals(2, frame.bodyCount());
        assertEquals(hero.index(), frame.bodyIndex(0));
        assertEquals(friend.index(), frame.bodyIndex(1));
        assertEquals(3, frame.totalBodies());
        world.capture(frame, 990, 90, 15, 15);
        assertEquals(1, frame.bodyCount());
        assertEquals(far.index(), frame.bodyIndex(0));
        assertEquals(0, frame.pairCount());
    }

    @Test
    void aBodyIsAsInTheWorld() {
        step(Button.LEFT);
        captureAll();
        assertEquals(hero.x(), frame.x(0));
        assertEquals(hero.y(), frame.y(0));
        assertEquals(12, frame.width(0));
        assertEquals(40, frame.height(0));
        assertEquals(hero.vx(), frame.vx(0));
        assertEquals(hero.vy(), frame.vy(0));
        assertSame(Control.PLAYER, frame.control(0));
        assertSame(ControllerState.WALK, frame.state(0));
        assertEquals(Contacts.GROUND, frame.contacts(0));
        assertEquals(0, frame.generation(0));
        assertTrue(frame.facingLeft(0) && frame.inCollision(0) && frame.inCollision(1));
        assertFalse(frame.sensor(0) || frame.inCollision(2) || frame.facingLeft(1));
        assertEquals(1, frame.tick());
        assertEquals(60, frame.ticksPerSecond());
    }

    @Test
    void aPairHasCentresAndOverlap() {
        step();
        captureAll();
        assertEquals(1, frame.pairCount());
        assertEquals(0, frame.pairA(0));
        assertEquals(1, frame.pairB(0));
        assertEquals(26, frame.pairAx(0));
        assertEquals(940, frame.pairAy(0));
        assertEquals(32, frame.pairBx(0));
        assertEquals(940, frame.pairBy(0));
        assertEquals(-6, frame.overlapX(0));
        assertEquals(40, frame.overlapY(0));
        assertEquals(1, frame.pairsFound());
        assertEquals(world.pairsTested(), frame.pairsTested());
    }

    @Test
    void aPairTellsSinceWhen() {
        step();
        step();
        step();
        captureAll();
        assertEquals(3, frame.tick());
        assertEquals(1, frame.pairSince(0));
    }

    @Test
    void cellsHaveTheirCounts() {
        step();
        captureAll();
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < frame.cellCount(); i++) {
            cells.add(frame.cellColumn(i) + "," + frame.cellRow(i) + ": " + frame.cellBodies(i) + " "
                    + frame.cellTests(i) + " " + frame.cellPairs(i));
        }
        assertEquals(List.of("0,3: 2 1 1", "3,0: 1 0 0"), cells);
        assertEquals(256, frame.cellWidthPx());
        assertEquals(256, frame.cellHeightPx());
        world.capture(frame, 700, 0, 200, 200);
        assertEquals(1, frame.cellCount());
    }

    @Test
    void contactTilesAreThoseThatAreTouched() {
        world.resize(hero, 20, 40);
        world.moveTo(hero, 0, 920);
        world.despawn(friend);
        step();
        captureAll();
        List<String> touched = new ArrayList<>();
        for (int i = 0; i < frame.contactCount(); i++) {
            assertEquals(hero.index(), frame.contactBody(i));
            touched.add(frame.contactColumn(i) + "," + frame.contactRow(i) + " " + frame.contactSide(i));
        }
        assertEquals(List.of("0,60 1", "1,60 1", "-1,57 4", "-1,58 4", "-1,59 4"), touched);
    }

    @Test
    void timesAndEventsAreCopied() {
        world.moveTo(hero, -5, 920);
        step();
        captureAll();
        assertEquals(1, frame.eventCount());
        assertSame(EventType.PUSHED_OUT, frame.eventType(0));
        assertEquals(hero.index(), frame.eventBody(0));
        assertEquals(EventList.NONE, frame.eventOther(0));
        assertEquals(1, frame.eventTick(0));
        assertEquals(world.phaseTimes().totalNanos(), frame.stepNanos());
        assertEquals(world.phaseTimes().nanos(Phase.MOVE), frame.phaseNanos(Phase.MOVE));
        step();
        assertEquals(1, frame.eventCount(), "the frame is a copy");
    }

    @Test
    void aFrameThatIsFilledAgainForgetsWhatItHeld() {
        step();
        captureAll();
        world.despawn(hero);
        world.despawn(friend);
        step();
        captureAll();
        assertEquals(1, frame.bodyCount());
        assertEquals(0, frame.pairCount());
        assertEquals(0, frame.contactCount());
        assertThrows(IndexOutOfBoundsException.class, () -> frame.x(1));
        assertThrows(IndexOutOfBoundsException.class, () -> frame.pairA(0));
    }

    @Test
    void anEmptyFrameHasNothing() {
        assertEquals(0, frame.bodyCount() + frame.pairCount() + frame.cellCount() + frame.contactCount());
        assertThrows(IndexOutOfBoundsException.class, () -> frame.bodyIndex(0));
    }

    private void step(Button... buttons) {
        world.step(Inputs.of(buttons));
    }

    private void captureAll() {
        world.capture(frame, -100, -100, 2000, 2000);
    }
}
