package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class WorldTest {
    private static final BodyDef BOX = BodyDef.box(100, 100, 10, 20);

    private final World world = World.builder(80, 60).build();

    @Test
    void aNewWorldHasTheDefaults() {
        assertEquals(0, world.tick());
        assertEquals(60, world.ticksPerSecond());
        assertEquals(1030, world.gravity());
        assertEquals(900, world.maxFallSpeed());
        assertEquals(16, world.tiles().tileSize());
        assertEquals(0, world.bodyCount());
        assertEquals(0, world.pairs().count());
        assertEquals(0, world.events().count());
    }

    @Test
    void theDefaultSizeIs80By60TilesOf16Pixels() {
        World standard = World.builder().build();
        assertEquals(80, standard.tiles().columns());
        assertEquals(60, standard.tiles().rows());
        assertEquals(16, standard.tiles().tileSize());
        Body farthest = standard.spawn(BodyDef.box(1270, 950, 10, 10).velocity(600, 600));
        standard.step(Inputs.NONE);
        assertEquals(1270, farthest.x());
        assertEquals(950, farthest.y());
        assertEquals(world.hash(), World.builder().build().hash());
    }

    @Test
    void theTilesAreThoseOfTheSource() {
        World painted = World.builder(4, 3)
                .tileSize(8)
                .tiles((column, row) -> column == row ? TileType.BLOCK : TileType.EMPTY)
                .build();
        assertTrue(painted.tiles().isObstacle(1, 1));
        assertTrue(painted.tiles().isEmpty(1, 2));
        assertEquals(8, painted.tiles().tileSize());
    }

    @Test
    void bodiesAreListedByIndex() {
        Body third = world.spawnAt(7, BOX);
        Body first = world.spawn(BOX);
        Body second = world.spawn(BOX);
        List<Body> listed = new ArrayList<>();
        world.bodies().forEach(listed::add);
        assertEquals(List.of(first, second, third), listed);
        assertEquals(1, second.index());
        assertSame(third, world.body(7));
        assertNull(world.body(2));
        assertNull(world.body(100));
        Iterator<Body> none = World.builder(1, 1).build().bodies().iterator();
        assertFalse(none.hasNext());
        assertThrows(NoSuchElementException.class, none::next);
    }

    @Test
    void anIndexFarBeyondTheOthersCanBeUsed() {
        Body far = world.spawnAt(1000, BOX);
        assertSame(far, world.body(1000));
        assertEquals(far, world.bodies().iterator().next());
        assertEquals(0, world.freeIndex());
    }

    @Test
    void anyOrderOfAddingGivesTheSameWorld() {
        World other = World.builder(80, 60).build();
        for (int i = 0; i < 20; i++) {
            world.spawnAt(i, BOX.at(50 + 9 * i, 100));
            other.spawnAt(19 - i, BOX.at(50 + 9 * (19 - i), 100));
        }
        for (int t = 0; t < 50; t++) {
            world.step(Inputs.NONE);
            other.step(Inputs.NONE);
            assertEquals(world.hash(), other.hash());
        }
        assertEquals(19, world.pairs().count());
    }

    @Test
    void theHandleOfARemovedBodyIsInvalidEvenIfItsIndexIsReused() {
        Body old = world.spawn(BOX);
        world.despawn(old);
        assertFalse(old.isAlive());
        Body young = world.spawn(BOX);
        assertEquals(old.index(), young.index());
        assertEquals(old.generation() + 1, young.generation());
        assertFalse(old.isAlive());
        assertTrue(young.isAlive());
        assertNotEquals(old, young);
        assertThrows(IllegalStateException.class, old::x);
        assertThrows(IllegalArgumentException.class, () -> world.despawn(old));
        assertThrows(IllegalArgumentException.class, () -> world.moveTo(old, 0, 0));
        assertEquals(0, old.index());
    }

    @Test
    void aBodyOfAnotherWorldIsRefused() {
        Body stranger = World.builder(4, 4).build().spawn(BodyDef.box(0, 0, 1, 1));
        world.spawn(BOX);
        assertThrows(IllegalArgumentException.class, () -> world.despawn(stranger));
        assertThrows(IllegalArgumentException.class, () -> world.setMovement(stranger, Movement.CLASSIC));
        assertThrows(IllegalArgumentException.class, () -> world.resize(stranger, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> world.setFilter(stranger, Filter.ALL));
        assertThrows(IllegalArgumentException.class, () -> world.setControl(stranger, Control.PATROL));
        assertThrows(IllegalArgumentException.class, () -> world.setFriction(stranger, 1));
        assertThrows(IllegalArgumentException.class, () -> world.setPushForce(stranger, 1));
    }

    @Test
    void aBodyHasTheValuesOfItsDefinition() {
        Movement slow = new Movement(10, 20, 5);
        Filter filter = new Filter(2, 6);
        Body body = world.spawn(BOX.velocity(60, -60)
                .control(Control.PLAYER)
                .channel(4)
                .movement(slow)
                .filter(filter)
                .facingLeft(true));
        assertEquals(100, body.x());
        assertEquals(100, body.y());
        assertEquals(10, body.width());
        assertEquals(20, body.height());
        assertEquals(60, body.vx());
        assertEquals(-60, body.vy());
        assertSame(Control.PLAYER, body.control());
        assertEquals(4, body.channel());
        assertSame(slow, body.movement());
        assertEquals(filter, body.filter());
        assertTrue(body.facingLeft());
        assertFalse(body.isSensor());
        assertEquals(10 * 4096, body.subWidth());
        assertEquals(20 * 4096, body.subHeight());
    }

    @Test
    void aCloneMovesLikeTheOriginal() {
        Body body = world.spawn(BOX.velocity(90, 0).gravity(false));
        world.step(Inputs.NONE);
        Body clone = world.spawn(body.toDef());
        world.step(Inputs.NONE);
        assertEquals(body.subX(), clone.subX());
        assertEquals(body.subVx(), clone.subVx());
    }

    @Test
    void movementCanBeChangedWhileRunning() {
        Body hero = world.spawn(BOX.control(Control.PLAYER));
        world.setMovement(hero, new Movement(60, 0, 0));
        world.step(Inputs.of(Button.RIGHT));
        assertEquals(60, hero.vx());
        assertThrows(IllegalArgumentException.class, () -> world.setMovement(hero, new Movement(1e15, 0, 0)));
        assertEquals(60, hero.movement().walkSpeed());
    }

    @Test
    void theFilterCanBeChangedWhileRunning() {
        Body one = world.spawn(BOX.gravity(false));
        world.spawn(BOX.gravity(false));
        world.step(Inputs.NONE);
        assertEquals(1, world.pairs().count());
        long before = world.hash();
        world.setFilter(one, new Filter(2, 2));
        assertEquals(new Filter(2, 2), one.filter());
        assertNotEquals(before, world.hash());
        world.step(Inputs.NONE);
        assertEquals(0, world.pairs().count());
        assertEquals(1, world.pairs().endedCount());
        world.setFilter(one, Filter.ALL);
        world.step(Inputs.NONE);
        assertEquals(1, world.pairs().count());
        assertThrows(NullPointerException.class, () -> world.setFilter(one, null));
        assertEquals(Filter.ALL, one.filter());
    }

    @Test
    void aBodyFallsThroughAPlatformThatItsNewFilterRejects() {
        world.spawn(BodyDef.box(90, 120, 60, 8).solidity(Solidity.ALL));
        Body rider = world.spawn(BOX.at(100, 100));
        world.step(Inputs.NONE);
        assertTrue(rider.onGround());
        world.setFilter(rider, new Filter(2, 2));
        for (int t = 0; t < 20; t++) {
            world.step(Inputs.NONE);
        }
        assertTrue(rider.y() > 130);
    }

    @Test
    void theControllerCanBeChangedWhileRunning() {
        Body hero = world.spawn(BodyDef.character(100, 920));
        world.step(Inputs.of(Button.RIGHT));
        assertEquals(0, hero.vx());
        assertTrue(world.setControl(hero, Control.PLAYER));
        assertEquals(Control.PLAYER, hero.control());
        world.step(Inputs.of(Button.RIGHT));
        assertEquals(160, hero.vx(), 0.1);
        assertTrue(world.setControl(hero, Control.NONE));
        world.step(Inputs.of(Button.LEFT, Button.JUMP));
        assertEquals(160, hero.vx(), 0.1);
        assertEquals(0, hero.vy());
        assertTrue(world.setControl(hero, Control.PATROL));
        world.setVelocity(hero, 0, 0);
        world.step(Inputs.NONE);
        assertEquals(160, hero.vx(), 0.1);
        assertThrows(NullPointerException.class, () -> world.setControl(hero, null));
    }

    @Test
    void aHangingBodyLetsGoWhenItsControllerChanges() {
        for (int row = 20; row < 60; row++) {
            world.setTile(10, row, TileType.BLOCK);
        }
        Body hero = world.spawn(
                BodyDef.character(148, 290).control(Control.PLAYER).movement(Movement.CLASSIC.withGrabsLedges(true)));
        for (int t = 0; t < 40; t++) {
            world.step(Inputs.of(Button.RIGHT));
        }
        assertEquals(ControllerState.GRAB_LEDGE, hero.state());
        assertTrue(world.setControl(hero, Control.PLAYER));
        assertEquals(ControllerState.GRAB_LEDGE, hero.state());
        assertTrue(world.setControl(hero, Control.NONE));
        assertEquals(ControllerState.JUMP, hero.state());
        for (int t = 0; t < 120; t++) {
            world.step(Inputs.NONE);
        }
        assertEquals(920, hero.y());
        assertEquals(ControllerState.STAND, hero.state());
    }

    @Test
    void sensorsAndPlatformsGetNoController() {
        Body sensor = world.spawn(BOX.sensor(true));
        Body platform = world.spawn(BOX.path(PathDef.backAndForth(50, 0, 60)));
        for (Body body : List.of(sensor, platform)) {
            assertFalse(world.setControl(body, Control.PLAYER));
            assertEquals(Control.NONE, body.control());
        }
    }

    @Test
    void theVelocityOfABodyCanBeSet() {
        Body crate = world.spawn(BOX);
        long before = world.hash();
        assertTrue(world.setVelocity(crate, 120, -300));
        assertNotEquals(before, world.hash());
        assertEquals(120, crate.vx());
        assertEquals(-300, crate.vy());
        world.step(Inputs.NONE);
        assertEquals(102, crate.x());
        assertTrue(crate.y() < 100);
        assertEquals(100, crate.previousX());
        assertEquals(100, crate.previousY());
    }

    @Test
    void theVelocityOfSensorsAndPlatformsCannotBeSet() {
        Body sensor = world.spawn(BOX.sensor(true));
        Body platform = world.spawn(BOX.path(PathDef.backAndForth(50, 0, 60)));
        Body wall = world.spawn(BOX.solidity(Solidity.ALL));
        for (Body body : List.of(sensor, platform, wall)) {
            assertFalse(world.setVelocity(body, 120, -300));
            assertEquals(0, body.vx());
            assertEquals(0, body.vy());
        }
    }

    @Test
    void aPlayerWithDecelerationSlowsDownGradually() {
        Movement heavy = Movement.CLASSIC.withAcceleration(600).withDeceleration(600);
        Body hero =
                world.spawn(BodyDef.character(100, 920).control(Control.PLAYER).movement(heavy));
        world.step(Inputs.NONE);
        world.setVelocity(hero, 120, 0);
        world.step(Inputs.NONE);
        assertEquals(110, hero.vx(), 0.1);
        world.step(Inputs.NONE);
        assertEquals(100, hero.vx(), 0.1);
    }

    @Test
    void aPlayerKeepsAnUpwardVelocityOnlyWhileItHoldsJump() {
        Body hero = world.spawn(BodyDef.character(100, 700).control(Control.PLAYER));
        world.step(Inputs.of(Button.JUMP));
        world.setVelocity(hero, 0, -600);
        world.step(Inputs.of(Button.JUMP));
        assertEquals(-600 + 1030 / 60.0, hero.vy(), 0.1);
        world.step(Inputs.NONE);
        assertEquals(-200 + 1030 / 60.0, hero.vy(), 0.1);
    }

    @Test
    void aStepWithoutInputsIsRefusedAndChangesNothing() {
        world.spawn(BOX);
        long before = world.hash();
        assertThrows(NullPointerException.class, () -> world.step(null));
        assertEquals(0, world.tick());
        assertEquals(before, world.hash());
    }

    @Test
    void gravityAndMaxFallSpeedCanBeChangedWhileRunning() {
        Body body = world.spawn(BOX);
        world.setGravity(3600);
        world.step(Inputs.NONE);
        assertEquals(60, body.vy());
        world.setMaxFallSpeed(30);
        world.step(Inputs.NONE);
        assertEquals(30, body.vy());
        assertEquals(3600, world.gravity());
        assertEquals(30, world.maxFallSpeed());
        assertThrows(IllegalArgumentException.class, () -> world.setMaxFallSpeed(-1));
        assertThrows(IllegalArgumentException.class, () -> world.setGravity(Double.NaN));
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> World.builder(0, 5).build());
        assertThrows(IllegalArgumentException.class, () -> World.builder(5, 5).ticksPerSecond(0));
        assertThrows(IllegalArgumentException.class, () -> world.setPartitionCell(0, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> world.setTile(80, 0, TileType.BLOCK));
        Body body = world.spawn(BOX);
        assertThrows(IllegalArgumentException.class, () -> world.moveTo(body, Double.NaN, 0));
        assertThrows(IllegalArgumentException.class, () -> world.resize(body, -1, 5));
        assertThrows(IllegalArgumentException.class, () -> world.spawnAt(0, BOX));
        assertThrows(IllegalArgumentException.class, () -> world.spawn(BOX.velocity(1e15, 0)));
        assertEquals(1, world.bodyCount());
    }

    @Test
    void theSmallestValidNumbersAreAccepted() {
        assertEquals(1, World.builder(5, 5).ticksPerSecond(1).build().ticksPerSecond());
        world.setMaxFallSpeed(0);
        Body body = world.spawn(BOX);
        world.step(Inputs.NONE);
        assertEquals(100, body.y());
    }

    @Test
    void placesFarBeyondTheLevelAreLimited() {
        Body body = world.spawn(BOX.at(1e9, -1e9).tiles(false).gravity(false));
        assertEquals(1280 + 1024, body.x());
        assertEquals(-1024 - 20, body.y());
    }

    @Test
    void aBodyOutsideTilesAndGravityKeepsItsVelocity() {
        world.setTile(8, 6, TileType.BLOCK);
        Body ghost = world.spawn(BOX.tiles(false).gravity(false).velocity(120, 0));
        for (int t = 0; t < 60; t++) {
            world.step(Inputs.NONE);
        }
        assertEquals(220, ghost.x());
        assertEquals(0, ghost.contacts());
    }

    @Test
    void theHashDependsOnlyOnTheState() {
        World other = World.builder(80, 60).partitionCell(2, 3).build();
        assertEquals(world.hash(), other.hash());
        world.spawn(BOX);
        assertNotEquals(world.hash(), other.hash());
        other.despawn(other.spawn(BOX));
        other.spawn(BOX);
        world.step(Inputs.NONE);
        other.step(Inputs.NONE);
        assertEquals(world.hash(), other.hash());
        world.setTile(1, 1, TileType.ONE_WAY);
        world.step(Inputs.NONE);
        other.step(Inputs.NONE);
        assertNotEquals(world.hash(), other.hash());
    }

    @Test
    void cellSizeChangesNeitherPairsNorState() {
        World other = World.builder(80, 60).build();
        for (int i = 0; i < 60; i++) {
            BodyDef def = BOX.at(20 + i * 37 % 500, 20 + i * 53 % 300).velocity(i * 7 % 200 - 100, 0);
            world.spawn(def);
            other.spawn(def);
        }
        int[][] sizes = {{1, 1}, {3, 7}, {100, 1}, {64, 64}, {16, 16}};
        for (int t = 0; t < 50; t++) {
            other.setPartitionCell(sizes[t % 5][0], sizes[t % 5][1]);
            world.step(Inputs.NONE);
            other.step(Inputs.NONE);
            assertEquals(world.hash(), other.hash());
            assertEquals(world.pairs().count(), other.pairs().count());
            for (int i = 0; i < world.pairs().count(); i++) {
                assertEquals(world.pairs().a(i), other.pairs().a(i));
                assertEquals(world.pairs().b(i), other.pairs().b(i));
            }
        }
    }

    @Test
    void handlesOfTheSameBodyAreEqual() {
        Body first = world.spawn(BOX);
        Body second = world.spawn(BOX);
        assertEquals(first, world.body(first.index()));
        assertNotEquals(first, second);
        assertNotEquals(first.hashCode(), second.hashCode());
        world.despawn(first);
        Body heir = world.spawn(BOX);
        assertNotEquals(first.hashCode(), heir.hashCode());
        assertNotEquals(first, heir);
        assertNotEquals(second, World.builder(4, 4).build().spawnAt(1, BodyDef.box(0, 0, 1, 1)));
    }

    @Test
    void aBodyInTheAirTouchesNothing() {
        Body body = world.spawn(BOX);
        world.step(Inputs.NONE);
        assertFalse(body.onGround() || body.atCeiling() || body.pushesLeftWall() || body.pushesRightWall());
        assertFalse(body.onOneWay());
    }

    /** In some of many steps the clock advances in every phase, whatever its resolution. */
    @Test
    void theTimesOfPhasesAddUpToAtMostTheStep() throws InterruptedException {
        world.setTiming(true);
        for (int i = 0; i < 200; i++) {
            world.spawn(BOX.at(5 * i, 100));
        }
        EnumSet<Phase> timed = EnumSet.noneOf(Phase.class);
        for (int t = 0; t < 50 && timed.size() < Phase.values().length; t++) {
            Thread.sleep(1);
            long before = System.nanoTime();
            world.step(Inputs.NONE);
            long total = System.nanoTime() - before;
            assertTrue(world.phaseTimes().totalNanos() <= total);
            for (Phase phase : Phase.values()) {
                if (world.phaseTimes().nanos(phase) > 0) {
                    timed.add(phase);
                }
            }
        }
        assertEquals(EnumSet.allOf(Phase.class), timed);
    }

    @Test
    void phasesAreTimedOnRequestOnly() {
        world.step(Inputs.NONE);
        assertEquals(0, world.phaseTimes().totalNanos());
        world.setTiming(true);
        while (world.phaseTimes().totalNanos() == 0) {
            world.step(Inputs.NONE);
        }
        world.setTiming(false);
        assertEquals(0, world.phaseTimes().totalNanos());
        world.step(Inputs.NONE);
        assertEquals(0, world.phaseTimes().totalNanos());
        World timed = World.builder().timing(true).build();
        while (timed.phaseTimes().totalNanos() == 0) {
            timed.step(Inputs.NONE);
        }
    }

    @Test
    void everyPhaseIsTimed() {
        world.setTiming(true);
        world.step(Inputs.NONE);
        long sum = 0;
        for (Phase phase : Phase.values()) {
            assertTrue(world.phaseTimes().nanos(phase) >= 0);
            assertFalse(phase.label().isEmpty());
            sum += world.phaseTimes().nanos(phase);
        }
        assertEquals(sum, world.phaseTimes().totalNanos());
    }
}
