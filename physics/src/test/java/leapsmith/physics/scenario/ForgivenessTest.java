package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class ForgivenessTest {
    private static final int JUMP = -27_989;

    private World world = Level.of(
            "............",
            "............",
            "............",
            "............",
            "............",
            "####........",
            "............",
            "............",
            "............",
            "############");

    private Body hero(double x, double y, Forgiveness forgiveness) {
        return world.spawn(BodyDef.character(x, y)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withForgiveness(forgiveness)));
    }

    private Body walkOff(Forgiveness forgiveness) {
        Body hero = hero(62, 40, forgiveness);
        while (hero.onGround() || world.tick() == 0) {
            Level.step(world, 1, Button.RIGHT);
        }
        return hero;
    }

    @Test
    void withoutCoyoteTimeThereIsNoJumpInTheAir() {
        Body hero = walkOff(Forgiveness.NONE);
        Level.step(world, 1, Button.JUMP);
        assertTrue(hero.vy() > 0);
    }

    @Test
    void aJumpIsPossibleForATenthOfASecondAfterWalkingOff() {
        Body hero = walkOff(Forgiveness.NONE.withCoyoteSeconds(0.1));
        Level.step(world, 5);
        Level.step(world, 1, Button.JUMP);
        assertEquals(JUMP, hero.subVy());
    }

    @Test
    void noJumpIsPossibleAfterCoyoteTime() {
        Body hero = walkOff(Forgiveness.NONE.withCoyoteSeconds(0.1));
        Level.step(world, 6);
        Level.step(world, 1, Button.JUMP);
        assertTrue(hero.vy() > 0);
    }

    @Test
    void coyoteTimeAllowsNoSecondJump() {
        Body hero = hero(100, 104, Forgiveness.NONE.withCoyoteSeconds(10));
        Level.step(world, 10, Button.JUMP);
        Level.step(world, 16);
        double falling = hero.vy();
        Level.step(world, 1, Button.JUMP);
        assertTrue(falling > 0 && hero.vy() > falling);
    }

    @Test
    void droppingThroughAOneWayStartsNoCoyoteTime() {
        world = Level.of("....", "....", "....", "====", "....", "....", "....", "....", "####");
        Body hero = hero(20, 8, Forgiveness.NONE.withCoyoteSeconds(1));
        Level.step(world, 2);
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 1, Button.JUMP);
        assertTrue(hero.vy() > 0);
    }

    @Test
    void aPressBeforeLandingIsBuffered() {
        Body hero = hero(100, 80, Forgiveness.NONE.withJumpBufferSeconds(0.1));
        Body other = hero(140, 80, Forgiveness.NONE);
        // They fall 24 px and land in tick 13.
        Level.step(world, 8);
        Level.step(world, 5, Button.JUMP);
        assertTrue(hero.onGround());
        Level.step(world, 1, Button.JUMP);
        assertEquals(JUMP, hero.subVy());
        assertTrue(other.onGround());
    }

    @Test
    void aPressLongBeforeLandingIsNotBuffered() {
        Body hero = hero(100, 80, Forgiveness.NONE.withJumpBufferSeconds(0.1));
        Level.step(world, 3);
        Level.step(world, 20, Button.JUMP);
        assertTrue(hero.onGround());
    }

    @Test
    void aBufferedPressThatWasReleasedIsAShortJump() {
        Body hero = hero(100, 80, Forgiveness.NONE.withJumpBufferSeconds(0.1));
        Level.step(world, 8);
        Level.step(world, 1, Button.JUMP);
        Level.step(world, 5);
        assertFalse(hero.onGround());
        assertEquals(-200, hero.vy(), 0.1);
    }

    @Test
    void aRisingBodyMovesPastTheCornerOfACeiling() {
        Body hero = hero(60.5, 104, Forgiveness.NONE.withCornerPx(4));
        Level.step(world, 20, Button.JUMP);
        assertEquals(64, hero.x());
        assertTrue(hero.y() < 60 && hero.vy() < 0);
    }

    @Test
    void aCornerDeeperThanTheLimitStops() {
        Body hero = hero(59.5, 104, Forgiveness.NONE.withCornerPx(4));
        Level.step(world, 2, Button.JUMP);
        assertEquals(59.5, hero.x());
        assertEquals(0, hero.vy());
    }

    @Test
    void cornerCorrectionMovesByTheLeastDistanceOnEitherSide() {
        for (int deep = 1; deep <= 4; deep++) {
            world = Level.of("......", "......", "..##..", "......", "......", "......", "######");
            Body left = hero(32 - 12 + deep, 56, Forgiveness.NONE.withCornerPx(4));
            Body right = hero(64 - deep, 56, Forgiveness.NONE.withCornerPx(4));
            Level.step(world, 6, Button.JUMP);
            assertEquals(20, left.x());
            assertEquals(64, right.x());
            // It rises as fast as without an obstacle.
            assertEquals(56 - 6 * 410 / 60.0 + 15 * 1030 / 3600.0, left.y(), 0.01);
            assertEquals(left.y(), right.y());
            assertTrue(left.vy() < 0 && left.vy() == right.vy());
        }
    }

    @Test
    void fourPixelsAreFourPixelsAtEverySpeed() {
        for (double speed : new double[] {-300, -160, 0, 160, 300}) {
            for (double deep : new double[] {0.5, 1.9, 2.1, 3.9, 4.1, 5}) {
                world = World.builder(20, 20)
                        .gravity(0)
                        .tiles((column, row) -> column == 10 && row == 13 ? TileType.BLOCK : TileType.EMPTY)
                        .build();
                // It is 1 px below the ceiling, so its impact is after 1 of 400 / 60 px.
                double x = 160 - 12 + deep - speed / 400;
                Body hero = world.spawn(BodyDef.box(x, 225, 12, 40)
                        .control(Control.PATROL)
                        .velocity(speed, -400)
                        .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(4))));
                Level.step(world, 1);
                assertEquals(deep < 4 ? -400 : 0, hero.vy(), 0.1, speed + " px/s, " + deep + " px");
            }
        }
    }

    @Test
    void theShorterCornerCorrectionIsPreferredAndThenTheOneToTheBack() {
        for (double deep : new double[] {1, 2, 3}) {
            world = Level.of("......", "......", "..#...", "......", "......", "......", "######");
            // 20 px wide under a Block of 16: 16 px and this many to clear it on the right, 20 less on the left.
            BodyDef wide = BodyDef.box(32 - deep, 56, 20, 40)
                    .control(Control.PLAYER)
                    .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(40)));
            Body hero = world.spawn(wide);
            Body other = world.spawn(wide.facingLeft(true));
            Level.step(world, 6, Button.JUMP);
            assertEquals(deep < 2 ? 48 : 12, hero.x());
            assertEquals(deep > 2 ? 12 : 48, other.x());
        }
    }

    @Test
    void aBlockedCornerCorrectionIsReplacedByTheOther() {
        world = Level.of("......", "......", ".##...", ".#....", ".#....", ".#....", "######");
        Body hero = world.spawn(BodyDef.box(33, 56, 20, 40)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(20))));
        Level.step(world, 6, Button.JUMP);
        assertEquals(48, hero.x());
        assertTrue(hero.vy() < 0);
    }

    @Test
    void thereIsNoCornerCorrectionIntoASlopeOrAPlatform() {
        world = Level.of("......", "......", "..#7..", "......", "......", "......", "######");
        Body under = hero(45, 56, Forgiveness.NONE.withCornerPx(4));
        Level.step(world, 2, Button.JUMP);
        assertEquals(45, under.x());
        assertEquals(0, under.vy());
        world = Level.of("......", "......", "..#...", "......", "......", "......", "######");
        world.spawn(BodyDef.box(58, 40, 8, 8).gravity(false).solidity(Solidity.ALL));
        Body held = hero(45, 56, Forgiveness.NONE.withCornerPx(4));
        Level.step(world, 2, Button.JUMP);
        assertEquals(45, held.x());
        assertEquals(0, held.vy());
    }

    @Test
    void thereIsNoCornerCorrectionIntoAWall() {
        world = Level.of("......", "......", "##..##", "......", "......", "......", "######");
        Body wide =
                world.spawn(BodyDef.box(29, 56, 30, 40).control(Control.PLAYER).movement(Movement.MODERN));
        Level.step(world, 10, Button.JUMP);
        assertEquals(32, wide.x());
        World narrow = Level.of("......", "......", "##.###", "......", "......", "......", "######");
        Body stuck =
                narrow.spawn(BodyDef.box(29, 56, 20, 40).control(Control.PLAYER).movement(Movement.MODERN));
        Level.step(narrow, 2, Button.JUMP);
        assertEquals(29, stuck.x());
        assertEquals(0, stuck.vy());
    }

    @Test
    void aBlockedCornerCorrectionIsReplacedByTheLongerOneOnEitherSide() {
        // 20 px wide and under a Block: 15 px to one side and 21 to the other, where the former is blocked by a wall.
        for (boolean mirrored : new boolean[] {false, true}) {
            world = mirrored
                    ? Level.of("......", "......", "...##.", "....#.", "....#.", "....#.", "######")
                    : Level.of("......", "......", ".##...", ".#....", ".#....", ".#....", "######");
            Body hero = world.spawn(BodyDef.box(mirrored ? 43 : 33, 56, 20, 40)
                    .control(Control.PLAYER)
                    .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(36))));
            Level.step(world, 6, Button.JUMP);
            assertEquals(mirrored ? 28 : 48, hero.x());
            assertTrue(hero.vy() < 0);
        }
    }

    @Test
    void thereIsNoCornerCorrectionUnderALongCeiling() {
        world = Level.of("......", "......", ".##.##", "......", "......", "......", "######");
        Body hero = world.spawn(BodyDef.box(45, 56, 18, 40)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(4))));
        Level.step(world, 2, Button.JUMP);
        assertEquals(45, hero.x());
        assertEquals(0, hero.vy());
    }

    @Test
    void thereIsNoCornerCorrectionAtAdjacentSlopes() {
        // Its path past the corner leads it 1 px into the next column.
        for (String[] rows : new String[][] {
            {"......", "......", "..#...", "......", "......", "....\\.", "######"},
            {"......", "......", "..#.7.", "......", "......", "......", "######"}
        }) {
            world = Level.of(rows);
            Body hero = world.spawn(BodyDef.box(45, 56, 17, 40)
                    .control(Control.PLAYER)
                    .movement(Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(4))));
            Level.step(world, 2, Button.JUMP);
            assertEquals(45, hero.x());
            assertEquals(0, hero.vy());
        }
    }

    @Test
    void slopesThatAreNotInTheWayDoNotPreventCornerCorrection() {
        for (String[] rows : new String[][] {
            {"......", "......", "..#...", "......", "......", "....\\.", "######"},
            {"......", "......", "..#.7.", "......", "......", ".\\....", "######"},
            {"......", "......", ".\\/...", "......", "......", "......", "######"}
        }) {
            world = Level.of(rows);
            Body hero = hero(45, 56, Forgiveness.NONE.withCornerPx(4));
            Level.step(world, 6, Button.JUMP);
            assertEquals(48, hero.x());
            assertTrue(hero.vy() < 0);
        }
    }

    @Test
    void atTheApexGravityIsHalvedWhileJumpIsHeld() {
        Body hero = hero(100, 104, Forgiveness.NONE.withApexSpeed(40));
        while (hero.vy() > -40 || world.tick() == 0) {
            Level.step(world, 1, Button.JUMP);
        }
        while (hero.vy() <= -40) {
            Level.step(world, 1, Button.JUMP);
        }
        int before = hero.subVy();
        Level.step(world, 1, Button.JUMP);
        assertEquals(before + 586, hero.subVy());
        Level.step(world, 1);
        assertEquals(before + 586 + 1172, hero.subVy());
    }
}
