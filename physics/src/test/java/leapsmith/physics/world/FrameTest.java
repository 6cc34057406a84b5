package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class FrameTest {
    private final World world = World.builder(80, 60).pairHistory(true).build();
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
    void bodiesThatOnlyTouchTheViewAreInIt() {
        World still = World.builder(40, 20).build();
        still.spawn(BodyDef.box(100, 100, 20, 10).gravity(false));
        still.step(Inputs.NONE);
        double near = 1.0 / 4096;
        assertInView(1, still, 50, 50, 50, 100);
        assertInView(0, still, 50, 50, 50 - near, 100);
        assertInView(1, still, 120, 50, 50, 100);
        assertInView(0, still, 120 + near, 50, 50, 100);
        assertInView(1, still, 50, 50, 100, 50);
        assertInView(0, still, 50, 50, 100, 50 - near);
        assertInView(1, still, 50, 110, 100, 50);
        assertInView(0, still, 50, 110 + near, 100, 50);
    }

    private void assertInView(int bodies, World world, double x, double y, double width, double height) {
        world.capture(frame, x, y, width, height);
        assertEquals(bodies, frame.bodyCount());
    }

    @Test
    void cellsAreThoseInView() {
        World wide = World.builder(80, 60).partitionCell(4, 6).build();
        for (int i = 0; i < 12; i++) {
            wide.spawn(BodyDef.box(100 * i + 10, 70 * i + 10, 10, 10).gravity(false));
        }
        wide.step(Inputs.NONE);
        frame.includeCells(true);
        for (int i = 0; i < 12; i++) {
            wide.capture(frame, 100 * i + 13, 70 * i + 13, 2, 2);
            assertEquals(1, frame.cellCount());
            assertEquals((100 * i + 13) / 64, frame.cellColumn(0));
            assertEquals((70 * i + 13) / 96, frame.cellRow(0));
        }
        assertEquals(64, frame.cellWidthPx());
        assertEquals(96, frame.cellHeightPx());
    }

    @Test
    void aReusedIndexHasAnotherGeneration() {
        world.despawn(friend);
        world.spawn(BodyDef.character(26, 920));
        captureAll();
        assertEquals(0, frame.generation(0));
        assertEquals(1, frame.generation(1));
    }

    @Test
    void theValuesOfABodyAreThoseInTheWorld() {
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
    void aBodyHasItsPlaceBeforeTheStepToo() {
        step(Button.RIGHT);
        double before = hero.x();
        step(Button.RIGHT);
        captureAll();
        assertEquals(before, frame.previousX(0));
        assertEquals(920, frame.previousY(0));
        assertTrue(frame.previousX(0) < frame.x(0));
    }

    @Test
    void aMovedBodyHasItsNewPlaceAsThePreviousOne() {
        step();
        world.moveTo(hero, 400, 300);
        captureAll();
        assertEquals(400, frame.previousX(0));
        assertEquals(300, frame.previousY(0));
    }

    @Test
    void aPairHasCentersAndOverlap() {
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
    }

    @Test
    void aPairHasTheTickAtWhichItBegan() {
        step();
        step();
        step();
        captureAll();
        assertEquals(3, frame.tick());
        assertEquals(1, frame.pairSince(0));
    }

    @Test
    void cellsAndComparisonsAreIncludedOnRequest() {
        step();
        captureAll();
        assertFalse(frame.includesCells());
        assertEquals(0, frame.cellCount());
        assertEquals(0, frame.pairsTested());
        assertEquals(256, frame.cellWidthPx());
        frame.includeCells(true);
        captureAll();
        assertTrue(frame.includesCells());
        assertEquals(2, frame.cellCount());
        assertEquals(1, frame.pairsTested());
        assertEquals(world.pairsTested(), frame.pairsTested());
        frame.includeCells(false);
        captureAll();
        assertEquals(0, frame.cellCount());
        assertEquals(0, frame.pairsTested());
    }

    @Test
    void cellsHaveTheirCounts() {
        frame.includeCells(true);
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
    void theTouchedTilesAreContactTiles() {
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
    void touchedSlopesAreContactTiles() {
        World hill = World.builder(8, 4)
                .tiles((column, row) -> switch (column + "," + row) {
                    case "4,3" -> TileType.SLOPE_RIGHT;
                    case "5,3" -> TileType.BLOCK;
                    case "1,1" -> TileType.CEILING_RIGHT;
                    case "1,2" -> TileType.ONE_WAY_LEFT;
                    default -> TileType.EMPTY;
                })
                .build();
        Body walker = hill.spawn(BodyDef.box(56, 48, 12, 12));
        Body hanger = hill.spawn(BodyDef.box(32, 18, 8, 8).gravity(false));
        Body rider = hill.spawn(BodyDef.box(18, 30, 4, 4));
        for (int i = 0; i < 60; i++) {
            hill.step(Inputs.NONE);
        }
        hill.capture(frame, 0, 0, 128, 64);
        List<String> touched = new ArrayList<>();
        for (int i = 0; i < frame.contactCount(); i++) {
            touched.add(frame.contactBody(i) + ": " + frame.contactColumn(i) + "," + frame.contactRow(i) + " "
                    + frame.contactSide(i));
        }
        assertEquals(
                List.of(
                        walker.index() + ": 4,3 " + Contacts.GROUND,
                        hanger.index() + ": 1,1 " + Contacts.LEFT_WALL,
                        rider.index() + ": 1,2 " + Contacts.GROUND),
                touched);
    }

    @Test
    void platformsAreDistinguishedFromOtherBodies() {
        World lifts = World.builder(20, 20).build();
        lifts.spawn(BodyDef.box(20, 100, 48, 8).solidity(Solidity.ALL));
        lifts.spawn(BodyDef.box(120, 100, 48, 8)
                .solidity(Solidity.TOP)
                .gravity(false)
                .path(PathDef.backAndForth(0, -60, 60)));
        lifts.spawn(BodyDef.box(200, 100, 16, 16));
        lifts.step(Inputs.NONE);
        lifts.capture(frame, 0, 0, 320, 320);
        assertSame(Solidity.ALL, frame.solidity(0));
        assertSame(Solidity.TOP, frame.solidity(1));
        assertSame(Solidity.NONE, frame.solidity(2));
        assertTrue(frame.kinematic(0) && frame.kinematic(1));
        assertFalse(frame.kinematic(2));
        assertEquals(-60, frame.vy(1));
    }

    @Test
    void bulletsAndTheirHitsAreCopied() {
        World range = World.builder(20, 20).build();
        Body target = range.spawn(BodyDef.box(100, 100, 16, 16).gravity(false));
        range.bullets().fire(BulletDef.box(90, 104, 4, 4).velocity(600, 0).onBody(OnBody.PIERCE));
        range.bullets().fire(BulletDef.box(310, 20, 4, 2).velocity(600, 0));
        range.bullets().fire(BulletDef.box(20, 20, 6, 4).velocity(60, 120).filter(new Filter(1, 0)));
        range.step(Inputs.NONE);
        range.capture(frame, 0, 0, 400, 320);
        assertEquals(2, frame.bullets().count());
        assertEquals(100, frame.bullets().x(0));
        assertEquals(Filter.ALL.mask(), frame.bullets().mask(0));
        assertEquals(
                List.of(21.0, 22.0, 6.0, 4.0),
                List.of(
                        frame.bullets().x(1),
                        frame.bullets().y(1),
                        frame.bullets().width(1),
                        frame.bullets().height(1)));
        assertEquals(0, frame.bullets().mask(1));
        assertEquals(2, frame.bullets().hitCount());
        assertEquals(target.index(), frame.bullets().hitBody(0));
        assertEquals(
                List.of(100.0, 104.0),
                List.of(frame.bullets().hitX(0), frame.bullets().hitY(0)));
        assertEquals(EventList.NONE, frame.bullets().hitBody(1));
        assertEquals(
                List.of(316.0, 20.0, 4.0, 2.0),
                List.of(
                        frame.bullets().hitX(1),
                        frame.bullets().hitY(1),
                        frame.bullets().hitWidth(1),
                        frame.bullets().hitHeight(1)));
        assertTrue(frame.bullets().hitBegan(0) && frame.bullets().hitBegan(1));
        range.step(Inputs.NONE);
        range.capture(frame, 0, 0, 400, 320);
        assertEquals(1, frame.bullets().hitCount());
        assertFalse(frame.bullets().hitBegan(0), "it is still in the body that it passes");
        range.capture(frame, 200, 0, 100, 320);
        assertEquals(0, frame.bullets().hitCount() + frame.bullets().count());
    }

    @Test
    void timesAndEventsAreCopied() {
        world.setTiming(true);
        world.moveTo(hero, -5, 920);
        step();
        captureAll();
        assertEquals(1, frame.events().count());
        assertSame(EventType.PUSHED_OUT, frame.events().type(0));
        assertEquals(hero.index(), frame.events().body(0));
        assertEquals(EventList.NONE, frame.events().other(0));
        assertEquals(1, frame.events().tick(0));
        assertEquals(world.phaseTimes().totalNanos(), frame.phaseTimes().totalNanos());
        assertEquals(world.phaseTimes().nanos(Phase.MOVE), frame.phaseTimes().nanos(Phase.MOVE));
        step();
        assertEquals(1, frame.events().count(), "the frame is a copy");
    }

    @Test
    void aNewCaptureReplacesTheContentOfAFrame() {
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
