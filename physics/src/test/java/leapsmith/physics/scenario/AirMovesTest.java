package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AirMovesTest {
    private static final int JUMP = -27_989;
    private static final AirMoves ALL = new AirMoves(1, 240, 0.2, 60, 480, 0.1);

    /** A shaft 20 tiles wide, with walls from top to bottom. */
    private World world = shaft(60);

    private static World shaft(int ticksPerSecond) {
        return World.builder(20, 60)
                .ticksPerSecond(ticksPerSecond)
                .tiles((column, row) -> row == 59 || column == 0 || column == 19 ? TileType.BLOCK : TileType.EMPTY)
                .build();
    }

    private Body hero(double x, double y, AirMoves moves) {
        return world.spawn(
                BodyDef.character(x, y).control(Control.PLAYER).movement(Movement.CLASSIC.withAirMoves(moves)));
    }

    private Body standing(AirMoves moves) {
        Body hero = hero(100, 59 * 16 - 40, moves);
        Level.step(world, 1);
        return hero;
    }

    private void press(Button button, Button... held) {
        Level.step(world, 1, held);
        Button[] all = new Button[held.length + 1];
        System.arraycopy(held, 0, all, 0, held.length);
        all[held.length] = button;
        Level.step(world, 1, all);
    }

    @Test
    void allIsOffByDefault() {
        Body hero = hero(16, 300, AirMoves.NONE);
        Level.step(world, 10, Button.LEFT);
        assertTrue(hero.pushesLeftWall() && !world.canJump(hero));
        double falling = hero.vy();
        press(Button.JUMP, Button.LEFT);
        press(Button.DASH, Button.LEFT);
        assertTrue(hero.vy() > falling && hero.vx() == 0);
    }

    @Test
    void aJumpInTheAirIsAsFastAsOneFromTheGround() {
        Body hero = standing(AirMoves.NONE.withAirJumps(1));
        Level.step(world, 40, Button.JUMP);
        assertTrue(hero.vy() > 0 && world.canJump(hero));
        press(Button.JUMP);
        assertEquals(JUMP, hero.subVy());
        assertFalse(world.canJump(hero));
    }

    @Test
    void thereAreAsManyJumpsAsItSaysUntilItLands() {
        Body hero = standing(AirMoves.NONE.withAirJumps(2));
        for (int round = 0; round < 2; round++) {
            press(Button.JUMP);
            for (int jump = 0; jump < 2; jump++) {
                Level.step(world, 20);
                press(Button.JUMP);
                assertEquals(JUMP, hero.subVy());
            }
            Level.step(world, 20);
            double falling = hero.vy();
            press(Button.JUMP);
            assertTrue(falling > 0 && hero.vy() > falling);
            Level.step(world, 200);
            assertTrue(hero.onGround());
        }
    }

    @Test
    void afterWalkingOffTheCoyoteJumpComesFirst() {
        world = World.builder(20, 40)
                .tiles((column, row) -> row == 30 && column < 4 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body hero = world.spawn(BodyDef.character(40, 440)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC
                        .withForgiveness(Forgiveness.NONE.withCoyoteSeconds(0.1))
                        .withAirMoves(AirMoves.NONE.withAirJumps(1))));
        do {
            Level.step(world, 1, Button.RIGHT);
        } while (hero.onGround());
        Level.step(world, 1, Button.JUMP);
        assertEquals(JUMP, hero.subVy());
        press(Button.JUMP);
        assertEquals(JUMP, hero.subVy());
    }

    @Test
    void aLaunchThatIsFasterThanAJumpUsesNoneUp() {
        Body hero = hero(100, 500, AirMoves.NONE.withAirJumps(1));
        world.launch(hero, 0, -900);
        Level.step(world, 1);
        press(Button.JUMP);
        assertTrue(hero.vy() < -800 && world.canJump(hero));
    }

    @Test
    void aJumpOffAWallLeadsAwayFromItForItsTimeWhateverIsPressed() {
        Body hero = hero(16, 500, ALL.withWallSlideSpeed(0));
        Level.step(world, 5, Button.LEFT);
        press(Button.JUMP, Button.LEFT);
        assertEquals(JUMP, hero.subVy());
        assertEquals(SubPixels.perTick(240, 60), hero.subVx());
        assertFalse(hero.facingLeft());
        Level.step(world, 11, Button.LEFT, Button.JUMP);
        assertEquals(16 * 4096 + 12 * SubPixels.perTick(240, 60), hero.subX());
        Level.step(world, 1, Button.LEFT, Button.JUMP);
        assertEquals(-160, hero.vx(), 0.1);
    }

    @Test
    void jumpsOffWallsUseUpNoAirJumpAndLeadUpAShaft() {
        world = World.builder(8, 60)
                .tiles((column, row) -> row == 59 || column < 2 || column > 5 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body hero = hero(40, 59 * 16 - 40, AirMoves.NONE.withWallJumpSpeed(160).withAirJumps(1));
        Level.step(world, 1);
        boolean left = true;
        for (int tick = 0; tick < 600 && hero.y() > 100; tick++) {
            boolean isAtWall = hero.pushesLeftWall() || hero.pushesRightWall();
            Button toward = left ? Button.LEFT : Button.RIGHT;
            if (hero.onGround() || isAtWall && hero.vy() > -100) {
                left = !hero.pushesLeftWall();
                press(Button.JUMP, toward);
            } else {
                Level.step(world, 1, toward, Button.JUMP);
            }
        }
        assertTrue(hero.y() <= 100);
    }

    @Test
    void aPressShortlyBeforeAWallCountsThere() {
        world = shaft(60);
        Body hero = world.spawn(BodyDef.character(24, 500)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC
                        .withForgiveness(Forgiveness.NONE.withJumpBufferSeconds(0.1))
                        .withAirMoves(AirMoves.NONE.withWallJumpSpeed(200))));
        Level.step(world, 1, Button.LEFT, Button.JUMP);
        Level.step(world, 1, Button.LEFT, Button.JUMP);
        assertFalse(hero.pushesLeftWall());
        while (!hero.pushesLeftWall()) {
            Level.step(world, 1, Button.LEFT, Button.JUMP);
        }
        Level.step(world, 1, Button.LEFT, Button.JUMP);
        assertEquals(JUMP, hero.subVy());
    }

    @Test
    void betweenTwoWallsItJumpsAwayFromTheOneThatItFaces() {
        world = World.builder(3, 60)
                .tiles((column, row) -> row == 59 || column != 1 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        for (boolean left : new boolean[] {false, true}) {
            Body hero = world.spawn(BodyDef.box(16, 100, 16, 16)
                    .facingLeft(left)
                    .control(Control.PLAYER)
                    .movement(Movement.CLASSIC.withAirMoves(ALL)));
            Level.step(world, 1);
            press(Button.JUMP);
            assertEquals(!left, hero.facingLeft());
            world.despawn(hero);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 120, 240})
    void aSlideDownAWallHasItsSpeedAtAnyTickRate(int rate) {
        world = shaft(rate);
        Body hero = hero(16, 100, AirMoves.NONE.withWallSlideSpeed(60));
        Level.step(world, rate / 2, Button.LEFT);
        double from = hero.y();
        assertEquals(60, hero.vy(), 0.1);
        Level.step(world, rate, Button.LEFT);
        assertEquals(60, hero.y() - from, 0.1);
        Level.step(world, 1);
        assertTrue(hero.vy() > 60);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 60, 120, 240})
    void aDashGoesStraightAheadForItsTime(int rate) {
        world = shaft(rate);
        Body hero = hero(100, 300, AirMoves.NONE.withDashSpeed(480).withDashSeconds(0.1));
        Level.step(world, 1);
        double x = hero.x();
        double y = hero.y();
        Level.step(world, 1, Button.DASH);
        assertTrue(hero.isDashing());
        Level.step(world, rate / 10 - 1, Button.LEFT);
        assertTrue(hero.isDashing());
        assertEquals(48, hero.x() - x, 0.1);
        assertEquals(y, hero.y());
        Level.step(world, 1);
        assertFalse(hero.isDashing());
        assertTrue(hero.y() > y && hero.vx() == 0);
    }

    @Test
    void thereIsOneDashUntilItLands() {
        Body hero = hero(200, 300, ALL);
        press(Button.DASH, Button.LEFT);
        assertTrue(hero.isDashing() && hero.vx() < 0 && hero.facingLeft());
        Level.step(world, 10);
        press(Button.DASH);
        assertFalse(hero.isDashing());
        Level.step(world, 200);
        assertTrue(hero.onGround());
        for (int dash = 0; dash < 2; dash++) {
            press(Button.DASH, Button.RIGHT);
            assertTrue(hero.isDashing());
            Level.step(world, 5);
            assertTrue(hero.onGround());
            Level.step(world, 1);
        }
    }

    @Test
    void aDashEndsAtAWallAndByAJumpAndByALaunch() {
        Body hero = hero(22, 300, ALL);
        press(Button.DASH, Button.LEFT);
        Level.step(world, 1);
        assertFalse(hero.isDashing());
        world.moveTo(hero, 200, 59 * 16 - 40);
        Level.step(world, 2);
        press(Button.DASH);
        Level.step(world, 1, Button.JUMP);
        assertFalse(hero.isDashing());
        assertEquals(JUMP, hero.subVy());
        Level.step(world, 100);
        press(Button.DASH);
        world.launch(hero, 0, -300);
        Level.step(world, 1);
        assertTrue(!hero.isDashing() && hero.vx() == 0);
    }

    @Test
    void aDashFollowsAFloorAndPushesCrates() {
        Body hero = standing(ALL);
        Body crate = world.spawn(BodyDef.box(140, 59 * 16 - 16, 16, 16).solidToBodies(true));
        world.redefine(hero, hero.toDef().solidToBodies(true));
        Level.step(world, 1);
        press(Button.DASH, Button.RIGHT);
        Level.step(world, 6, Button.RIGHT);
        assertTrue(crate.x() > 140);
    }

    @Test
    void underUpwardGravityAllIsUpsideDown() {
        world.setGravity(-1030);
        Body hero = hero(16, 500, ALL);
        Level.step(world, 30, Button.LEFT);
        assertEquals(-60, hero.vy(), 0.1);
        press(Button.JUMP, Button.LEFT);
        assertEquals(-JUMP, hero.subVy());
        Level.step(world, 20);
        press(Button.JUMP);
        assertEquals(-JUMP, hero.subVy());
    }

    @Test
    void snapshotsAndHashesHaveTheMoves() {
        Body hero = hero(100, 300, ALL);
        press(Button.DASH);
        Snapshot dashing = world.snapshot();
        long hash = world.hash();
        Level.step(world, 2);
        double x = hero.x();
        world.restore(dashing);
        assertEquals(hash, world.hash());
        world.restore(world.readSnapshot(dashing.toBytes()));
        assertEquals(hash, world.hash());
        Level.step(world, 2);
        assertEquals(x, hero.x());
        long before = world.hash();
        world.setMovement(hero, Movement.CLASSIC.withAirMoves(ALL.withDashSpeed(481)));
        assertNotEquals(before, world.hash());
        world.setMovement(hero, Movement.CLASSIC);
        Level.step(world, 1);
        assertTrue(!hero.isDashing() && hero.vx() == 0);
    }

    @Test
    void aJumpInTheAirKeepsTheVelocityOfALift() {
        Body hero = world.spawn(BodyDef.character(100, 300)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withLiftSeconds(0.1).withAirMoves(ALL)));
        Body lift =
                world.spawn(BodyDef.box(90, 340, 48, 8).solidity(Solidity.TOP).kinematic(true));
        world.drive(lift, 60, 0);
        Level.step(world, 5);
        press(Button.JUMP);
        Level.step(world, 10);
        assertEquals(60, hero.vx(), 0.1);
        press(Button.JUMP);
        Level.step(world, 1);
        assertEquals(60, hero.vx(), 0.1);
    }
}
