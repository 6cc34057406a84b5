package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class LedgeTest {
    private static final double LEDGE_Y = 64;

    private final World world = Level.of(
            "..........",
            "..........",
            "..........",
            "..........",
            "......####",
            "......####",
            "......####",
            "......####",
            "......####",
            "......####",
            "......####",
            "##########");

    private Body hero(boolean grabs, double y) {
        return world.spawn(
                BodyDef.character(80, y).control(Control.PLAYER).movement(Movement.CLASSIC.withGrabsLedges(grabs)));
    }

    private Body hanging() {
        Body hero = hero(true, 30);
        Level.step(world, 40, Button.RIGHT);
        assertSame(ControllerState.GRAB_LEDGE, hero.state());
        return hero;
    }

    @Test
    void aBodyThatFallsAlongAWallAndPushesGrabsItsLedge() {
        Body hero = hanging();
        assertEquals(LEDGE_Y, hero.y());
        assertEquals(96 - 12, hero.x());
        assertEquals(0, hero.vy());
        assertFalse(hero.onGround());
        assertTrue(hero.pushesRightWall());
        Level.step(world, 100);
        assertEquals(LEDGE_Y, hero.y());
    }

    @Test
    void withoutTheAbilityNoLedgeIsGrabbed() {
        Body hero = hero(false, 30);
        Level.step(world, 60, Button.RIGHT);
        assertTrue(hero.onGround());
    }

    @Test
    void aBodyThatDoesNotPushFallsPastALedge() {
        world.spawn(BodyDef.character(84, 30).control(Control.PLAYER).movement(Movement.CLASSIC.withGrabsLedges(true)));
        for (int t = 0; t < 60; t++) {
            Level.step(world, 1);
            assertNotSame(ControllerState.GRAB_LEDGE, world.body(0).state());
        }
    }

    @Test
    void aRisingBodyGrabsNoLedgeUntilItFalls() {
        Body hero = hero(true, 176 - 40);
        Level.step(world, 60, Button.JUMP, Button.RIGHT);
        // 85 px up from 136 takes the top edge to 51, above the ledge.
        assertSame(ControllerState.GRAB_LEDGE, hero.state());
        assertEquals(LEDGE_Y, hero.y());
    }

    @Test
    void aLedgeOutOfReachIsNotGrabbed() {
        Body hero = hero(true, 70);
        Level.step(world, 40, Button.RIGHT);
        assertTrue(hero.onGround());
    }

    @Test
    void aTileUnderABlockIsNoLedge() {
        world.setTile(6, 3, TileType.BLOCK);
        Body hero = hero(true, 55);
        Level.step(world, 60, Button.RIGHT);
        assertTrue(hero.onGround());
        assertEquals(176 - 40, hero.y());
    }

    @Test
    void jumpingMovesItOntoTheLedge() {
        Body hero = hanging();
        Level.step(world, 30, Button.JUMP, Button.RIGHT);
        Level.step(world, 20, Button.RIGHT);
        assertTrue(hero.onGround());
        assertEquals(LEDGE_Y - 40, hero.y());
    }

    @Test
    void downLetsGoAndBlocksTheDirectionForThreeTicks() {
        Body hero = hanging();
        Level.step(world, 1, Button.DOWN, Button.RIGHT);
        assertSame(ControllerState.JUMP, hero.state());
        Level.step(world, 3, Button.RIGHT);
        assertEquals(0, hero.vx());
        Level.step(world, 100, Button.RIGHT);
        assertTrue(hero.onGround());
    }

    @Test
    void pushingAwayLetsGo() {
        Body hero = hanging();
        Level.step(world, 1, Button.LEFT);
        assertTrue(hero.vx() < 0 && hero.vy() > 0);
        for (int t = 0; t < 3; t++) {
            Level.step(world, 1, Button.RIGHT);
            assertEquals(0, hero.vx());
        }
        Level.step(world, 1, Button.RIGHT);
        assertTrue(hero.vx() > 0 || hero.pushesRightWall());
    }

    @Test
    void whileOneDirectionIsBlockedTheOtherIsNot() {
        Body hero = hanging();
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 1, Button.LEFT);
        assertEquals(-160, hero.vx(), 0.01);
        assertSame(ControllerState.JUMP, hero.state());
    }

    @Test
    void ledgesOnTheLeftAreLikeThoseOnTheRight() {
        World mirror = Level.of(
                "..........",
                "..........",
                "..........",
                "..........",
                "####......",
                "####......",
                "####......",
                "####......",
                "####......",
                "####......",
                "####......",
                "##########");
        Body hero = hero(true, 30);
        Body other = mirror.spawn(BodyDef.character(160 - 92, 30)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withGrabsLedges(true)));
        Button[][] script = {
            {Button.RIGHT},
            {Button.RIGHT, Button.DOWN},
            {Button.RIGHT, Button.JUMP},
            {Button.RIGHT},
            {Button.LEFT},
            {Button.RIGHT, Button.JUMP},
            {Button.RIGHT},
            {Button.JUMP}
        };
        int hung = 0;
        for (int t = 0; t < 400; t++) {
            Button[] buttons = script[t / 16 % script.length];
            Button[] mirrored = buttons.clone();
            mirrored[0] =
                    buttons[0] == Button.RIGHT ? Button.LEFT : buttons[0] == Button.LEFT ? Button.RIGHT : buttons[0];
            Level.step(world, 1, buttons);
            Level.step(mirror, 1, mirrored);
            assertEquals(160 - 12 - hero.x(), other.x(), "tick " + t);
            assertEquals(hero.y(), other.y(), "tick " + t);
            assertSame(hero.state(), other.state(), "tick " + t);
            hung += hero.state() == ControllerState.GRAB_LEDGE ? 1 : 0;
        }
        assertTrue(hung > 10, "hung for " + hung);
    }

    @Test
    void aBodyFallsWhenItsLedgeIsRemoved() {
        Body hero = hanging();
        world.setTile(6, 4, TileType.EMPTY);
        Level.step(world, 2);
        assertSame(ControllerState.JUMP, hero.state());
        assertTrue(hero.vy() > 0);
    }

    @Test
    void aFastFallingBodyMissesNoLedge() {
        for (int start = 0; start < 70; start++) {
            World deep = World.builder(20, 200)
                    .maxFallSpeed(4000)
                    .tiles((column, row) -> column >= 6 && row != 150 ? TileType.BLOCK : TileType.EMPTY)
                    .build();
            Body hero = deep.spawn(BodyDef.character(84, start)
                    .velocity(0, 3000)
                    .control(Control.PLAYER)
                    .movement(Movement.CLASSIC.withGrabsLedges(true)));
            Level.step(deep, 60, Button.RIGHT);
            assertSame(ControllerState.GRAB_LEDGE, hero.state());
            assertEquals(151 * 16, hero.y());
        }
    }

    private World emptyWithPlatform(PathDef path) {
        World empty = Level.of(
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "##########");
        empty.spawn(BodyDef.box(96, 64, 64, 40).solidity(Solidity.ALL).path(path));
        empty.spawn(BodyDef.character(80, 30).control(Control.PLAYER).movement(Movement.CLASSIC.withGrabsLedges(true)));
        return empty;
    }

    @Test
    void theLedgeOfASolidPlatformIsGrabbed() {
        World empty = emptyWithPlatform(null);
        Body hero = empty.body(1);
        Level.step(empty, 40, Button.RIGHT);
        assertSame(ControllerState.GRAB_LEDGE, hero.state());
        assertEquals(LEDGE_Y, hero.y());
        Level.step(empty, 30, Button.JUMP, Button.RIGHT);
        Level.step(empty, 20, Button.RIGHT);
        assertTrue(hero.onGround());
        assertEquals(LEDGE_Y - 40, hero.y());
    }

    @Test
    void aMovingPlatformTakesAHangingBodyAlong() {
        for (double[] to : new double[][] {{0, 40}, {0, -40}, {-40, 0}, {30, 20}}) {
            World empty = emptyWithPlatform(PathDef.backAndForth(to[0], to[1], 30));
            Body platform = empty.body(0);
            Body hero = empty.body(1);
            Level.step(empty, 40, Button.RIGHT);
            for (int t = 0; t < 200; t++) {
                assertSame(ControllerState.GRAB_LEDGE, hero.state());
                assertEquals(platform.y(), hero.y());
                assertEquals(platform.x() - 12, hero.x());
                Level.step(empty, 1);
            }
            empty.despawn(platform);
            Level.step(empty, 2);
            assertSame(ControllerState.JUMP, hero.state());
        }
    }

    @Test
    void aPlatformUnderABlockOrAnotherPlatformIsNoLedge() {
        for (boolean tile : new boolean[] {false, true}) {
            World empty = emptyWithPlatform(null);
            if (tile) {
                empty.setTile(6, 3, TileType.BLOCK);
            } else {
                empty.spawn(BodyDef.box(96, 60, 64, 4).solidity(Solidity.ALL).path(null));
            }
            Body hero = empty.body(1);
            empty.moveTo(hero, 84, 63);
            Level.step(empty, 60, Button.RIGHT);
            assertTrue(hero.onGround());
        }
    }

    @Test
    void aHangingBodyLetsGoWhenItIsGivenAVelocity() {
        Body hero = hanging();
        world.setVelocity(hero, 0, -200);
        Level.step(world, 1, Button.RIGHT);
        assertSame(ControllerState.JUMP, hero.state());
        assertTrue(hero.y() < LEDGE_Y && hero.vy() < 0);
    }

    @Test
    void aHangingBodyFallsWhenItLosesTheAbility() {
        Body hero = hanging();
        world.setMovement(hero, Movement.CLASSIC);
        Level.step(world, 2, Button.RIGHT);
        assertSame(ControllerState.JUMP, hero.state());
        assertTrue(hero.vy() > 0);
    }
}
