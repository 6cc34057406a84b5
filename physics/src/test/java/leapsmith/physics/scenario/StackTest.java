package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntBinaryOperator;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldDef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Towers of bodies that are solid to bodies: they stand, move as one, and are met at any speed. */
class StackTest {
    private static final double FLOOR = 304;
    private static final IntBinaryOperator UPWARD = (count, k) -> k;
    private static final IntBinaryOperator DOWNWARD = (count, k) -> count - 1 - k;

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 120, 240})
    void aTowerStandsWhicheverCrateHasTheLowestIndex(int rate) {
        for (IntBinaryOperator index : new IntBinaryOperator[] {UPWARD, DOWNWARD, (count, k) -> k * 5 % count}) {
            World world = floor(40).ticksPerSecond(rate).build();
            Body[] tower = tower(world, 7, 300, FLOOR, index);
            step(world, 2 * rate);
            for (int k = 0; k < tower.length; k++) {
                assertEquals(300, tower[k].x());
                assertEquals(FLOOR - 16 * (k + 1), tower[k].y());
                assertTrue(tower[k].onGround());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"ALL, 6", "ALL, 60", "ALL, 240", "TOP, 6", "TOP, 60", "TOP, 240"})
    void aLiftThatMeetsATowerFromBelowLiftsAllOfIt(Solidity solidity, double speed) {
        World world = World.builder(20, 30)
                .tiles((c, r) -> r == 20 && c != 10 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body[] tower = new Body[4];
        for (int k = 0; k < tower.length; k++) {
            tower[k] = world.spawn(BodyDef.box(156, 320 - 16 * (k + 1), 24, 16).solidToBodies(true));
        }
        Body lift = world.spawn(
                BodyDef.box(161, 325.3, 14, 16).solidity(solidity).path(PathDef.backAndForth(0, -64, speed)));
        step(world, (int) (63 / speed * 60));
        for (int k = 0; k < tower.length; k++) {
            assertEquals(156, tower[k].x());
            assertEquals(lift.y() - 16 * (k + 1), tower[k].y());
        }
    }

    @Test
    void aTowerThatIsPushedMovesAsOne() {
        World world = floor(60).build();
        Body[] tower = tower(world, 3, 200, FLOOR, UPWARD);
        Body hero =
                world.spawn(BodyDef.character(188, 264).control(Control.PLAYER).solidToBodies(true));
        for (int t = 0; t < 60; t++) {
            step(world, 1, Button.RIGHT);
            for (Body crate : tower) {
                assertEquals(hero.x() + 12, crate.x(), "tick " + t);
            }
        }
        assertTrue(hero.x() > 340);
    }

    @Test
    void aWideCrateTakesAlongTowersThatStandBesideEachOther() {
        World world = floor(60).build();
        Body base = world.spawn(BodyDef.box(200, FLOOR - 16, 64, 16).solidToBodies(true));
        Body tall = world.spawn(BodyDef.box(202, FLOOR - 48, 16, 32).solidToBodies(true));
        Body low = world.spawn(BodyDef.box(218, FLOOR - 32, 16, 16).solidToBodies(true));
        Body upper = world.spawn(BodyDef.box(218, FLOOR - 48, 16, 16).solidToBodies(true));
        world.spawn(BodyDef.box(188, FLOOR - 16, 12, 16).control(Control.PLAYER).solidToBodies(true));
        step(world, 40, Button.RIGHT);
        assertTrue(base.x() > 300);
        assertEquals(base.x() + 2, tall.x());
        assertEquals(base.x() + 18, low.x());
        assertEquals(base.x() + 18, upper.x());
    }

    @Test
    void whatAWallHoldsBackStaysAndWhatStandsOnItToo() {
        World world = floor(60).build();
        world.setTile(20, 17, TileType.BLOCK);
        Body base = world.spawn(BodyDef.box(240, FLOOR - 16, 64, 16).solidToBodies(true));
        Body behind = world.spawn(BodyDef.box(268, FLOOR - 32, 16, 16).solidToBodies(true));
        Body front = world.spawn(BodyDef.box(296, FLOOR - 32, 16, 16).solidToBodies(true));
        Body onFront = world.spawn(BodyDef.box(296, FLOOR - 48, 16, 16).solidToBodies(true));
        world.spawn(BodyDef.box(228, FLOOR - 16, 12, 16).control(Control.PLAYER).solidToBodies(true));
        step(world, 12, Button.RIGHT);
        assertEquals(304, front.x());
        assertEquals(304, onFront.x());
        assertEquals(288, behind.x());
        assertTrue(base.x() > 270);
    }

    @Test
    void aPlatformThatPushesACrateTakesWhatStandsOnIt() {
        World world = floor(60).build();
        world.spawn(BodyDef.box(60, 288, 16, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(300, 0, 60)));
        Body crate = world.spawn(BodyDef.box(80, 272, 64, 32).solidToBodies(true));
        Body hero =
                world.spawn(BodyDef.box(106, 232, 12, 40).solidToBodies(true).control(Control.PLAYER));
        Body small = world.spawn(BodyDef.box(125, 256, 16, 16).solidToBodies(true));
        step(world, 60);
        assertEquals(136, crate.x());
        assertEquals(crate.x() + 26, hero.x());
        assertEquals(crate.x() + 45, small.x());
        assertSame(crate, world.carrier(hero));
    }

    @Test
    void aPlatformPushesARowAndCrushesWhatHasNoRoom() {
        World world = floor(20).build();
        Body platform = world.spawn(
                BodyDef.box(180, 288, 16, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(120, 0, 60)));
        Body near = world.spawn(BodyDef.box(200, 288, 16, 16).solidToBodies(true));
        Body middle = world.spawn(BodyDef.box(230, 288, 16, 16).solidToBodies(true));
        Body far = world.spawn(BodyDef.box(260, 288, 16, 16).solidToBodies(true));
        step(world, 76);
        assertEquals(256, platform.x());
        assertEquals(272, near.x());
        assertEquals(288, middle.x());
        assertEquals(304, far.x(), "at the wall");
        step(world, 1);
        assertFalse(near.isAlive());
        assertEquals(288, middle.x());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nothingStandsOnWhatWasCrushedInTheSameTick(boolean top) {
        World world = floor(20).build();
        world.spawn(BodyDef.box(180, 288, 16, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(140, 0, 60)));
        BodyDef def = BodyDef.box(290, 280, 24, 24);
        Body crate = world.spawn(top ? def.solidity(Solidity.TOP) : def.solidToBodies(true));
        Body rider = world.spawn(BodyDef.box(300, 264, 16, 16).solidToBodies(!top));
        while (crate.isAlive()) {
            step(world, 1);
            assertEquals(crate.isAlive(), rider.onGround(), "tick " + world.tick());
        }
        assertNull(world.carrier(rider));
        step(world, 2);
        assertTrue(rider.y() > 264, "it falls");
    }

    @Test
    void aWalkingBodyWithATopCarries() {
        World world = floor(40).build();
        Body patrol = world.spawn(
                BodyDef.box(100, 280, 48, 24).control(Control.PATROL).solidity(Solidity.TOP));
        Body rider = world.spawn(BodyDef.box(110, 264, 16, 16));
        Body hero = world.spawn(BodyDef.box(130, 244, 12, 20).control(Control.PLAYER));
        step(world, 60);
        assertTrue(patrol.x() > 240);
        assertEquals(patrol.x() + 10, rider.x());
        assertEquals(264, rider.y());
        assertSame(patrol, world.carrier(rider));
        double from = hero.x() - patrol.x();
        step(world, 3, Button.LEFT);
        assertEquals(from - 8, hero.x() - patrol.x(), 0.01);
    }

    @Test
    void aPlayerCarriesWhatStandsOnItAlsoInAJump() {
        World world = floor(40).build();
        Body hero =
                world.spawn(BodyDef.character(100, 264).control(Control.PLAYER).solidToBodies(true));
        Body hat = world.spawn(BodyDef.box(98, 248, 16, 16).solidToBodies(true));
        step(world, 2);
        double least = hat.y();
        for (int t = 0; t < 50; t++) {
            step(world, 1, Button.RIGHT, Button.JUMP);
            assertEquals(hero.x() - 2, hat.x());
            assertEquals(hero.y() - 16, hat.y());
            least = Math.min(least, hat.y());
        }
        assertEquals(248 - 85, least, 1);
    }

    @Test
    void aTowerUnderACeilingDoesNotRise() {
        World world = floor(40).build();
        world.setTile(6, 14, TileType.BLOCK);
        Body hero =
                world.spawn(BodyDef.character(100, 264).control(Control.PLAYER).solidToBodies(true));
        Body hat = world.spawn(BodyDef.box(98, 248, 16, 16).solidToBodies(true));
        step(world, 2);
        step(world, 2, Button.JUMP);
        assertEquals(240, hat.y(), "up to the ceiling");
        assertEquals(256, hero.y());
        assertEquals(0, hero.vy());
    }

    @Test
    void aJumpIntoACrateFromBelowEndsThere() {
        World world = floor(40).build();
        Body shelf = world.spawn(BodyDef.box(90, 230, 40, 8).solidToBodies(true).gravity(false));
        Body hero =
                world.spawn(BodyDef.character(100, 264).control(Control.PLAYER).solidToBodies(true));
        step(world, 2);
        step(world, 30, Button.JUMP);
        assertEquals(230, shelf.y());
        assertEquals(264, hero.y());
    }

    @Test
    void aHeadThatTouchesACrateOnALedgeDoesNotDragIt() {
        World world = floor(40).build();
        world.setTile(7, 14, TileType.BLOCK);
        Body crate = world.spawn(BodyDef.box(100, 208, 24, 16).solidToBodies(true));
        Body hero = world.spawn(
                BodyDef.box(101, 284, 10, 20).control(Control.PLAYER).solidToBodies(true));
        step(world, 2);
        double least = hero.y();
        for (int t = 0; t < 40; t++) {
            step(world, 1, t < 8 ? Button.JUMP : Button.LEFT, Button.JUMP);
            least = Math.min(least, hero.y());
        }
        assertEquals(224, least);
        assertEquals(100, crate.x());
        assertEquals(208, crate.y());
    }

    @Test
    void nothingFallsThroughACrate() {
        for (int size : new int[] {4, 8, 12, 16}) {
            for (int k = 0; k < 60; k++) {
                World world = World.builder(20, 100).build();
                Body low = world.spawn(
                        BodyDef.box(96, 944, size, size).solidToBodies(true).gravity(false));
                Body high =
                        world.spawn(BodyDef.box(98, 20 + k * 0.25, size, size).solidToBodies(true));
                step(world, 120);
                assertEquals(944, low.y());
                assertEquals(944 - size, high.y());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 240})
    void aKickedCrateStopsAtACrate(int rate) {
        for (double speed : new double[] {50, 500, 800, 20_000}) {
            World world = floor(60).ticksPerSecond(rate).build();
            Body target = world.spawn(BodyDef.box(300.25, 296, 8, 8).solidToBodies(true));
            Body kicked = world.spawn(BodyDef.box(100, 296, 8, 8).solidToBodies(true));
            step(world, 1);
            world.setVelocity(kicked, speed, 0);
            step(world, (int) Math.ceil(200 / speed * rate) + 2);
            assertEquals(300.25, target.x());
            assertEquals(292.25, kicked.x());
            assertEquals(0, kicked.vx());
        }
    }

    @Test
    void aTowerOfThousandsIsLifted() {
        World world = World.builder(40, 16_384).build();
        int count = 10_000;
        Body[] tower = new Body[count];
        for (int k = count - 1; k >= 0; k--) {
            tower[k] =
                    world.spawn(BodyDef.box(100, 262_000 - 2 * (k + 1), 16, 2).solidToBodies(true));
        }
        world.spawn(BodyDef.box(90, 262_000, 64, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(100, 0, 60)));
        step(world, 3);
        assertEquals(103, tower[0].x());
        assertEquals(103, tower[count - 1].x());
    }

    private static WorldDef floor(int columns) {
        return World.builder(columns, 20).tiles((c, r) -> r == 19 ? TileType.BLOCK : TileType.EMPTY);
    }

    private static Body[] tower(World world, int count, double x, double floor, IntBinaryOperator index) {
        Body[] tower = new Body[count];
        for (int k = 0; k < count; k++) {
            tower[k] = world.spawnAt(
                    index.applyAsInt(count, k),
                    BodyDef.box(x, floor - 16 * (k + 1), 16, 16).solidToBodies(true));
        }
        return tower;
    }
}
