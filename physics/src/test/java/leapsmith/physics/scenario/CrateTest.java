package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Bodies solid to bodies that others stand on and players push. */
class CrateTest {
    private static final double FLOOR = 320;
    private static final double WALK = 160;

    private final World world = World.builder(30, 20).build();

    @Test
    void aBodyThatLandsOnACrateIsOnTheGround() {
        Body crate = crate(100);
        Body player = player(104, 200);
        step(world, 60);
        assertEquals(crate.y() - player.height(), player.y());
        assertTrue(player.onGround() && !player.onOneWay());
        assertEquals(ControllerState.STAND, player.state());
        assertEquals(0, player.vy());
        assertTrue(crate.atCeiling());
    }

    @Test
    void bodiesOnACrateNeverFallOrAccelerate() {
        crate(100);
        Body player = player(104, 280);
        step(world, 2);
        for (int t = 0; t < 200; t++) {
            step(world, 1);
            assertEquals(280, player.y());
            assertEquals(0, player.vy());
            assertTrue(player.onGround());
        }
    }

    @Test
    void aJumpFromACrateIsAsHighAsFromTheFloor() {
        crate(100);
        Body player = player(104, 280);
        Body onFloor = player(300, 300);
        step(world, 10);
        double height = 0;
        double heightFromFloor = 0;
        for (int t = 0; t < 60; t++) {
            step(world, 1, Button.JUMP);
            height = Math.max(height, 280 - player.y());
            heightFromFloor = Math.max(heightFromFloor, 300 - onFloor.y());
            assertEquals(player.onGround(), onFloor.onGround());
        }
        assertEquals(heightFromFloor, height);
        assertTrue(height > 80);
    }

    @Test
    void coyoteTimeAppliesAfterWalkingOffACrate() {
        crate(100);
        Body player = world.spawn(BodyDef.box(104, 280, 12, 20)
                .solidToBodies(true)
                .control(Control.PLAYER)
                .movement(Movement.CLASSIC.withForgiveness(new Forgiveness(0.1, 0, 0, 0))));
        while (player.x() < 120 || player.onGround()) {
            step(world, 1, Button.RIGHT);
            assertTrue(world.tick() < 60);
        }
        assertEquals(ControllerState.JUMP, player.state());
        step(world, 3, Button.RIGHT);
        assertTrue(player.vy() > 0);
        step(world, 1, Button.RIGHT, Button.JUMP);
        assertTrue(player.vy() < 0);
    }

    @Test
    void aPlayerWalksOnACrate() {
        world.spawn(BodyDef.box(100, 300, 100, 20).solidToBodies(true));
        Body player = player(104, 280);
        step(world, 20, Button.RIGHT);
        assertEquals(ControllerState.WALK, player.state());
        assertTrue(player.onGround());
        assertEquals(104 + 20 * WALK / 60, player.x(), 0.01);
        assertEquals(280, player.y());
    }

    @Test
    void aBodyStandsOnACharacterSolidToBodiesAndOnAKinematicBody() {
        Body below = player(100, 300);
        Body above = player(104, 280);
        Body shelf =
                world.spawn(BodyDef.box(200, 200, 40, 8).solidToBodies(true).path(PathDef.backAndForth(10, 0, 600)));
        Body onShelf = player(210, 180);
        step(world, 30);
        assertTrue(below.onGround() && above.onGround() && onShelf.onGround());
        assertEquals(280, above.y());
        assertEquals(180, onShelf.y());
        assertFalse(shelf.onGround() || shelf.atCeiling());
    }

    @Test
    void aTowerOfCratesStandsStill() {
        Body[] tower = new Body[6];
        for (int i = 0; i < tower.length; i++) {
            tower[i] =
                    world.spawn(BodyDef.box(100 + 3 * i, 300 - 22 * i, 20, 20).solidToBodies(true));
        }
        step(world, 60);
        for (int i = 0; i < tower.length; i++) {
            assertEquals(300 - 20 * i, tower[i].y());
            assertEquals(100 + 3 * i, tower[i].x());
            assertTrue(tower[i].onGround());
        }
    }

    @Test
    void contactsWithACrateAreLikeThoseWithTiles() {
        Body left = player(100, 300);
        Body right = player(112, 300);
        step(world, 2);
        assertTrue(left.pushesRightWall() && !left.pushesLeftWall());
        assertTrue(right.pushesLeftWall() && !right.pushesRightWall());
        world.moveTo(right, 113, 300);
        step(world, 1);
        assertFalse(left.pushesRightWall() || right.pushesLeftWall());
    }

    @Test
    void aPlayerThatAlsoStandsOnACrateDoesNotDropThroughAOneWay() {
        World level = Level.of("........", "........", "........", "========", "........", "........");
        level.spawn(BodyDef.box(40, 40, 20, 8).solidToBodies(true));
        Body onBoth =
                level.spawn(BodyDef.box(30, 28, 12, 20).solidToBodies(true).control(Control.PLAYER));
        level.moveTo(level.body(0), 42, 48);
        level.spawn(
                BodyDef.box(36, 48, 20, 16).solidToBodies(true).gravity(false).tiles(false));
        step(level, 2);
        assertTrue(onBoth.onGround());
        assertFalse(onBoth.onOneWay());
        step(level, 20, Button.DOWN);
        assertEquals(28, onBoth.y());
    }

    @Test
    void aBodyFallsWhenItsCrateIsGone() {
        Body crate = crate(100);
        Body player = player(104, 280);
        step(world, 5);
        world.despawn(crate);
        step(world, 1);
        assertFalse(player.onGround());
        step(world, 40);
        assertEquals(300, player.y());
    }

    @Test
    void aBodyThatIsMovedAwayStandsOnNothing() {
        crate(100);
        Body player = player(104, 280);
        step(world, 5);
        world.moveTo(player, 200, 100);
        step(world, 1, Button.JUMP);
        assertTrue(player.vy() > 0);
        assertFalse(player.onGround());
    }

    @Test
    void aTilePaintedNearChangesNothing() {
        crate(100);
        Body player = player(104, 280);
        step(world, 5);
        world.setTile(5, 17, TileType.BLOCK);
        step(world, 1);
        assertEquals(280, player.y());
        assertEquals(0, player.vy());
        assertTrue(player.onGround());
        world.setTile(5, 17, TileType.EMPTY);
        step(world, 1, Button.JUMP);
        assertTrue(player.vy() < 0);
    }

    @Test
    void aSnapshotKeepsWhichBodyStandsOnWhich() {
        crate(100);
        Body player = player(104, 280);
        step(world, 5);
        Snapshot before = world.snapshot();
        step(world, 1, Button.JUMP);
        long jumped = world.hash();
        world.restore(before);
        assertTrue(player.onGround());
        step(world, 1, Button.JUMP);
        assertEquals(jumped, world.hash());
        assertTrue(player.vy() < 0);
    }

    @Test
    void aPatrolTurnsAtACrateAndWalksOffItsTop() {
        crate(100);
        Body patrol =
                world.spawn(BodyDef.box(60, 300, 12, 20).solidToBodies(true).control(Control.PATROL));
        Body onCrate =
                world.spawn(BodyDef.box(104, 280, 12, 20).solidToBodies(true).control(Control.PATROL));
        step(world, 18);
        assertTrue(patrol.facingLeft());
        assertEquals(100, world.body(0).x());
        assertTrue(onCrate.x() > 120);
        step(world, 60);
        assertTrue(onCrate.onGround());
        assertEquals(300, onCrate.y());
    }

    @Test
    void aWalkingPlayerPushesACrateAtFullSpeedUntilAWallStopsBoth() {
        Body crate = crate(100);
        Body player = player(88, 300);
        step(world, 20, Button.RIGHT);
        assertEquals(100 + 20 * WALK / 60, crate.x(), 0.01);
        assertEquals(crate.x() - 12, player.x());
        assertEquals(WALK, player.vx(), 0.1);
        assertEquals(0, crate.vx());
        assertTrue(player.pushesRightWall());
        step(world, 300, Button.RIGHT);
        assertEquals(460, crate.x());
        assertEquals(448, player.x());
        assertEquals(0, player.vx());
    }

    @Test
    void aCrateStopsAsSoonAsItIsNotPushed() {
        Body crate = crate(100);
        player(88, 300);
        step(world, 20, Button.RIGHT);
        double x = crate.x();
        step(world, 10, Button.LEFT);
        assertEquals(x, crate.x());
    }

    @Test
    void anAcceleratingPlayerPushesAtItsOwnSpeed() {
        Body crate = crate(100);
        Body player = world.spawn(BodyDef.box(88, 300, 12, 20)
                .solidToBodies(true)
                .control(Control.PLAYER)
                .movement(Movement.MODERN));
        Body free = world.spawn(BodyDef.box(88, 100, 12, 20)
                .gravity(false)
                .control(Control.PLAYER)
                .movement(Movement.MODERN));
        step(world, 40, Button.RIGHT);
        assertEquals(free.x(), player.x());
        assertEquals(player.x() + 12, crate.x());
    }

    @Test
    void aCrateThatIsPushedOverAnEdgeFalls() {
        World level = Level.of("..........", "..........", "..........", "#####.....", "#####.....", "##########");
        Body crate = level.spawn(BodyDef.box(50, 28, 20, 20).solidToBodies(true));
        Body player =
                level.spawn(BodyDef.box(30, 28, 12, 20).solidToBodies(true).control(Control.PLAYER));
        step(level, 16, Button.RIGHT);
        step(level, 30);
        assertEquals(60, crate.y());
        assertTrue(crate.onGround());
        assertEquals(28, player.y());
    }

    @Test
    void aRowOfCratesIsNotPushed() {
        Body first = crate(100);
        Body second = crate(140);
        Body player = player(80, 300);
        step(world, 120, Button.RIGHT);
        assertEquals(first.x() + 20, second.x());
        assertEquals(player.x() + 12, first.x());
        assertEquals(140, second.x());
        double x = player.x();
        step(world, 60, Button.RIGHT);
        assertEquals(x, player.x());
    }

    @Test
    void aBodyBetweenTwoCratesIsNotPushedThroughOne() {
        Body first = crate(100);
        Body second = crate(160);
        Body patrol =
                world.spawn(BodyDef.box(130, 300, 12, 20).solidToBodies(true).control(Control.PATROL));
        Body player = player(88, 300);
        for (int t = 0; t < 200; t++) {
            step(world, 1, Button.RIGHT);
            assertTrue(patrol.x() >= first.x() + 20 && patrol.x() + 12 <= second.x());
            assertTrue(player.x() + 12 <= first.x());
        }
        assertEquals(160, second.x());
        assertTrue(first.x() > 115);
    }

    @Test
    void playersOnBothSidesOfACrateDoNotMoveIt() {
        Body crate = crate(100);
        player(88, 300);
        world.spawn(BodyDef.box(120, 300, 12, 20)
                .solidToBodies(true)
                .control(Control.PLAYER)
                .channel(1));
        for (int t = 0; t < 30; t++) {
            world.step(Inputs.of(Button.RIGHT).with(1, Button.LEFT));
        }
        assertEquals(100, crate.x());
    }

    @Test
    void aTowerOnALiftMovesWithItUpDownAndSideways() {
        world.spawn(BodyDef.box(96, 300, 40, 8).solidity(Solidity.ALL).path(PathDef.backAndForth(30, -100, 90)));
        Body crate = world.spawn(BodyDef.box(100, 280, 20, 20).solidToBodies(true));
        Body player = player(104, 260);
        Body hat = world.spawn(BodyDef.box(106, 252, 8, 8).solidToBodies(true));
        double least = crate.y();
        for (int t = 0; t < 200; t++) {
            step(world, 1);
            assertEquals(crate.y() - 20, player.y(), "tick " + t);
            assertEquals(player.y() - 8, hat.y());
            assertEquals(4, player.x() - crate.x());
            assertEquals(2, hat.x() - player.x());
            assertTrue(crate.onGround() && player.onGround() && hat.onGround());
            least = Math.min(least, crate.y());
        }
        assertEquals(180, least);
    }

    @Test
    void aBodySolidToBodiesOnAPathCarriesWhatStandsOnIt() {
        Body shuttle =
                world.spawn(BodyDef.box(100, 200, 40, 20).solidToBodies(true).path(PathDef.backAndForth(60, 20, 60)));
        Body player = player(110, 180);
        for (int t = 0; t < 100; t++) {
            step(world, 1);
            assertEquals(10, player.x() - shuttle.x());
            assertEquals(shuttle.y() - 20, player.y());
        }
    }

    @Test
    void bodiesOnAPushedCrateMoveWithItUntilAWallStopsThem() {
        Body crate = crate(100);
        Body upper = world.spawn(BodyDef.box(104, 280, 20, 20).solidToBodies(true));
        Body top = world.spawn(BodyDef.box(106, 264, 16, 16).solidToBodies(true));
        Body player = player(88, 300);
        step(world, 20, Button.RIGHT);
        assertEquals(player.x() + 12, crate.x());
        assertTrue(crate.x() > 150);
        assertEquals(crate.x() + 4, upper.x());
        assertEquals(crate.x() + 6, top.x());
        step(world, 200, Button.RIGHT);
        assertEquals(460, crate.x());
        assertEquals(460, upper.x());
        assertTrue(upper.onGround() && top.onGround());
    }

    /** A slope whose foot is at x = 160 px, in {@code world}: three tiles of 1:1, or six of 1:2. */
    private void slope(int run) {
        for (int tile = 0; tile < 3 * run; tile++) {
            int row = 19 - tile / run;
            boolean high = tile % run == 1;
            world.setTile(
                    10 + tile,
                    row,
                    run == 1 ? TileType.SLOPE_RIGHT : high ? TileType.SLOPE_RIGHT_HIGH : TileType.SLOPE_RIGHT_LOW);
            for (int below = row + 1; below < 20; below++) {
                world.setTile(10 + tile, below, TileType.BLOCK);
            }
        }
        for (int column = 10 + 3 * run; column < 30; column++) {
            for (int row = 17; row < 20; row++) {
                world.setTile(column, row, TileType.BLOCK);
            }
        }
    }

    private Body pusher(double x, double force) {
        return world.spawn(BodyDef.character(x, 280)
                .control(Control.PLAYER)
                .solidToBodies(true)
                .pushForce(force));
    }

    @Test
    void aCrateIsPushedUpToTheFootOfASlope() {
        slope(2);
        Body crate = crate(120.3);
        Body player = pusher(80.7, 0);
        step(world, 60, Button.RIGHT);
        assertEquals(160, crate.x() + crate.width());
        assertEquals(crate.x(), player.x() + player.width());
    }

    @Test
    void aCrateIsPushedUpTheSlopesThatThePushForceAllows() {
        // Gravity of 1030 px/s^2 pulls with 728 px/s^2 along a slope of 1:1, with 461 along one of 1:2.
        assertEquals(3 * 16, risesBy(1, 729));
        assertEquals(0, risesBy(1, 727), 1 / 4096.0);
        assertEquals(3 * 16, risesBy(2, 461));
        assertEquals(0, risesBy(2, 460), 1 / 4096.0);
    }

    private static double risesBy(int run, double force) {
        CrateTest scene = new CrateTest();
        scene.slope(run);
        Body crate = scene.crate(120.3);
        scene.pusher(80.7, force);
        step(scene.world, 120, Button.RIGHT);
        return FLOOR - crate.height() - crate.y();
    }

    @Test
    void aRiderMovesWithACrateThatIsPushedUpASlope() {
        slope(2);
        Body crate = crate(120);
        pusher(80, 500);
        Body rider = world.spawn(BodyDef.box(130, crate.y() - 10, 8, 10).solidToBodies(true));
        double most = 0;
        for (int t = 0; t < 80; t++) {
            step(world, 1, Button.RIGHT);
            assertEquals(crate.y(), rider.y() + rider.height(), 1e-9);
            assertEquals(crate.x() + 10, rider.x(), 1e-9);
            most = Math.max(most, FLOOR - crate.height() - crate.y());
        }
        assertEquals(3 * 16, most);
    }

    @Test
    void aCrateThatIsPushedDownASlopeStaysOnIt() {
        slope(2);
        Body crate = world.spawn(BodyDef.box(262, 252, 20, 20).solidToBodies(true));
        Body player =
                world.spawn(BodyDef.character(300, 232).control(Control.PLAYER).solidToBodies(true));
        step(world, 2);
        for (int t = 0; t < 70; t++) {
            step(world, 1, Button.LEFT);
            assertTrue(crate.onGround(), "tick " + t);
        }
        assertEquals(FLOOR, crate.y() + crate.height());
        assertEquals(crate.x() + crate.width(), player.x());
    }

    @Test
    void aKickedCrateComesToRestByFriction() {
        for (int rate : new int[] {30, 60, 120}) {
            World other = World.builder(60, 20).ticksPerSecond(rate).build();
            Body crate = other.spawn(BodyDef.box(100, 300, 20, 20)
                    .solidToBodies(true)
                    .velocity(300, 0)
                    .friction(500));
            step(other, 3 * rate);
            assertEquals(0, crate.vx());
            // v^2 / 2f, and at most what it slides in half a tick more or less.
            assertEquals(100 + 300 * 300 / 1000.0, crate.x(), 300.0 / rate);
        }
    }

    @Test
    void aKickedCrateComesToRestOnASlope() {
        slope(2);
        Body crate = world.spawn(BodyDef.box(120, 300, 20, 20)
                .solidToBodies(true)
                .velocity(200, 0)
                .friction(250));
        step(world, 120);
        double rest = crate.x();
        assertEquals(0, crate.vx());
        assertTrue(crate.onGround() && rest > 160 && rest < 240, "x " + rest);
        step(world, 100);
        assertEquals(rest, crate.x());
    }

    @Test
    void frictionAndPushForceAreKept() {
        Body crate = world.spawn(BodyDef.box(120, 300, 20, 20).friction(250).pushForce(700));
        assertEquals(250, crate.friction(), 0.5);
        assertEquals(700, crate.pushForce(), 0.5);
        Body clone = world.spawn(crate.toDef());
        assertEquals(crate.friction(), clone.friction());
        assertEquals(crate.pushForce(), clone.pushForce());
    }

    private Body crate(double x) {
        return world.spawn(BodyDef.box(x, FLOOR - 20, 20, 20).solidToBodies(true));
    }

    private Body player(double x, double y) {
        return world.spawn(BodyDef.box(x, y, 12, 20).solidToBodies(true).control(Control.PLAYER));
    }

    @Test
    void frictionCanBeChangedWhileACrateSlides() {
        Body crate = world.spawn(BodyDef.box(120, 300, 20, 20).velocity(100, 0));
        Level.step(world, 2);
        world.setFriction(crate, 6000);
        assertEquals(6000, crate.friction(), 1);
        Level.step(world, 2);
        assertEquals(0, crate.subVx());
        world.setFriction(crate, 0);
        world.setVelocity(crate, 100, 0);
        Level.step(world, 20);
        assertEquals(100, crate.vx(), 0.1);
    }

    @Test
    void thePushForceCanBeChanged() {
        Body crate = world.spawn(BodyDef.box(120, 300, 20, 20));
        world.setPushForce(crate, 700);
        assertEquals(700, crate.pushForce(), 0.5);
        for (double wrong : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> world.setPushForce(crate, wrong));
            assertThrows(IllegalArgumentException.class, () -> world.setFriction(crate, wrong));
        }
        assertEquals(700, crate.pushForce(), 0.5, "nothing was changed");
        assertEquals(0, crate.friction());
    }
}
