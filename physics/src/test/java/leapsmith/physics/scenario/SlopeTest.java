package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Slopes are drawn as in {@link Level}: {@code /\} 1:1 floors, {@code uU Nn} 1:2 floors, {@code 79} ceilings. */
class SlopeTest {
    private static Body hero(World world, double x, double y) {
        return world.spawn(BodyDef.character(x, y).control(Control.PLAYER));
    }

    private static void walkOnGround(World world, Body body, int ticks, Button... buttons) {
        for (int t = 0; t < ticks; t++) {
            Level.step(world, 1, buttons);
            assertTrue(body.onGround(), () -> "in the air after tick " + world.tick() + " at " + body.x());
            assertSame(ControllerState.WALK, body.state());
        }
    }

    @Test
    void aBodyWalksUpASlopeOntoFlatGroundAndBack() {
        World world = Level.of(
                "..............",
                "..............",
                "..............",
                "..............",
                "......../#####",
                "......./######",
                "....../#######",
                "##############");
        Body hero = hero(world, 40, 72);
        walkOnGround(world, hero, 60, Button.RIGHT);
        assertEquals(64 - 40, hero.y());
        walkOnGround(world, hero, 60, Button.LEFT);
        assertEquals(72, hero.y());
    }

    @Test
    void shallowSlopesAreWalkedWithoutABumpAtTheirJoins() {
        World world = Level.of(
                "................",
                "................",
                "................",
                "................",
                "......uUNn......",
                "....uU####Nn....",
                "################");
        Body hero = hero(world, 10, 56);
        double last = hero.y();
        for (int t = 0; t < 80; t++) {
            walkOnGround(world, hero, 1, Button.RIGHT);
            assertTrue(Math.abs(hero.y() - last) <= 160.0 / 60 / 2 + 0.001);
            last = hero.y();
        }
        assertEquals(56, hero.y());
    }

    @Test
    void aFastWalkerStaysOnTheGroundDownhill() {
        World world = Level.of(
                "#####.............",
                "#####.............",
                "..................",
                "###\\..............",
                "####\\.............",
                "#####\\............",
                "######\\...........",
                "#######\\..........",
                "##################");
        Body hero = world.spawn(
                BodyDef.character(4, 32 + 16 - 40).control(Control.PLAYER).movement(new Movement(900, 410, 200)));
        world.setTile(0, 0, TileType.EMPTY);
        for (int column = 0; column < 5; column++) {
            world.setTile(column, 0, TileType.EMPTY);
            world.setTile(column, 1, TileType.EMPTY);
        }
        Level.step(world, 2);
        walkOnGround(world, hero, 12, Button.RIGHT);
        assertEquals(128 - 40, hero.y());
    }

    @Test
    void aValleyAndAPeakAreWalked() {
        World world = Level.of(
                "..............",
                "..............",
                "..............",
                "#\\../\\../#####",
                "##\\/##\\/######",
                "##############");
        Body hero = hero(world, 2, 8);
        walkOnGround(world, hero, 60, Button.RIGHT);
        walkOnGround(world, hero, 55, Button.LEFT);
    }

    @Test
    void aSlopeThatEndsAtAWallStopsIt() {
        World world = Level.of("......#", "......#", "......#", "......#", "...../#", "..../##", "#######");
        Body hero = hero(world, 10, 56);
        walkOnGround(world, hero, 60, Button.RIGHT);
        assertEquals(96 - 12, hero.x());
        assertEquals(64 - 40, hero.y());
        assertTrue(hero.pushesRightWall());
    }

    @Test
    void theThickSideOfASlopeIsAWall() {
        World world = Level.of("........", "........", "........", "...\\....", "########");
        Body hero = hero(world, 10, 24);
        walkOnGround(world, hero, 40, Button.RIGHT);
        assertEquals(48 - 12, hero.x());
        assertTrue(hero.pushesRightWall());
    }

    @Test
    void aStepOfFourPixelsOntoASlopeIsClimbed() {
        World world = Level.setup(
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        ".....U##########",
                        "################")
                .tileSize(8)
                .build();
        Body hero = hero(world, 4, 16);
        walkOnGround(world, hero, 20, Button.RIGHT);
        assertTrue(hero.x() > 40);
        assertEquals(48 - 40, hero.y());
    }

    @Test
    void aStepOntoAHangingSlopeIsClimbedAsOneOntoABlock() {
        for (String row : new String[] {"#N#...", "#N7..."}) {
            World world = Level.of("......", "......", "......", row, "######");
            Body hero = hero(world, 0, 8);
            Level.step(world, 12, Button.RIGHT);
            assertTrue(hero.x() > 24, row + " stops it at " + hero.x());
            assertEquals(8, hero.y());
        }
    }

    @Test
    void aBodyLandsOnASlopeAndStaysThere() {
        World world = Level.of("........", "........", "........", "........", "....../#", "...../##", "########");
        Body hero = hero(world, 78, 0);
        Level.step(world, 60);
        // Its right corner is 10 px into the slope.
        assertEquals(96 - 10 - 40, hero.y());
        assertTrue(hero.onGround());
        assertSame(ControllerState.STAND, hero.state());
        long hash = world.hash();
        Level.step(world, 300);
        assertEquals(96 - 10 - 40, hero.y());
        assertEquals(78, hero.x());
        assertFalse(hash == world.hash());
    }

    @Test
    void aBodyJumpsOffASlope() {
        World world = Level.of(
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "..........",
                "......../#",
                "......./##",
                "....../###",
                "##########");
        Body hero = hero(world, 100, 140 - 40 - 8);
        Level.step(world, 20);
        assertTrue(hero.onGround());
        double start = hero.y();
        Level.step(world, 1, Button.JUMP, Button.LEFT);
        assertEquals(start - 410.0 / 60, hero.y(), 0.01);
        Level.step(world, 10, Button.JUMP, Button.LEFT);
        assertTrue(hero.y() < start - 30);
        Level.step(world, 80);
        assertTrue(hero.onGround());
    }

    @Test
    void aBodySlidesAlongASlopingCeiling() {
        World world = Level.of("########", "##7.....", "#7......", "........", "........", "........", "########");
        Body hero = hero(world, 36, 56);
        Level.step(world, 5, Button.JUMP);
        // Its left corner meets the ceiling that descends to the left: 12 px from the thin side.
        assertTrue(hero.atCeiling());
        assertEquals(0, hero.vy());
        double y = hero.y();
        Level.step(world, 3, Button.LEFT, Button.JUMP);
        assertTrue(hero.x() < 36 && hero.y() > y);
        Level.step(world, 60);
        assertTrue(hero.onGround());
    }

    @Test
    void aCeilingThatDescendsToTheFloorIsAWedge() {
        World world = Level.of("#######", "....9##", ".....9#", "......#", "......#", "#######");
        Body hero = hero(world, 10, 40);
        walkOnGround(world, hero, 60, Button.RIGHT);
        assertTrue(hero.x() < 84);
        assertEquals(40, hero.y());
    }

    @Test
    void aPatrolTurnsAtACliffAboveASlope() {
        World level = Level.of("........", "........", "........", "####....", "####Nn..", "########");
        Body patrol =
                level.spawn(BodyDef.box(4, 32, 30, 16).control(Control.PATROL).movement(Movement.CLASSIC));
        boolean turned = false;
        for (int t = 0; t < 120; t++) {
            level.step(Inputs.NONE);
            assertEquals(32, patrol.y());
            turned |= patrol.facingLeft();
        }
        assertTrue(turned);
    }

    @Test
    void aWalkerStaysOnTheGroundUnderALessSteepCeiling() {
        World level = World.builder(3, 4).tileSize(64).build();
        level.setTile(1, 1, TileType.CEILING_LEFT_LOW);
        level.setTile(1, 2, TileType.SLOPE_RIGHT);
        Body player = level.spawn(BodyDef.box(100, 78, 4, 74).control(Control.PLAYER));
        level.step(Inputs.NONE);
        assertTrue(player.onGround() && player.atCeiling());
        for (int t = 0; t < 8; t++) {
            level.step(Inputs.of(Button.LEFT));
            assertTrue(player.onGround(), "tick " + t);
        }
        assertEquals(78 + 100 - player.x(), player.y(), 0.01);
    }

    @Test
    void aSidePrecedesACornerBelowIt() {
        World level = Level.of("....", ".N..", ".9..", "....");
        Body falling = level.spawn(BodyDef.box(32, 22, 10, 10).velocity(-60, 120));
        level.step(Inputs.NONE);
        assertEquals(32, falling.x());
        assertTrue(falling.pushesLeftWall());
        assertTrue(falling.y() > 24 && falling.vy() > 120);
    }

    @Test
    void aOneWayAtTheTopOfASlopeIsGround() {
        World world = Level.of(
                "............",
                "............",
                "............",
                "............",
                "....../=====",
                "...../#.....",
                "############");
        Body hero = hero(world, 20, 56);
        walkOnGround(world, hero, 50, Button.RIGHT);
        assertEquals(64 - 40, hero.y());
        assertTrue(hero.onOneWay());
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 30);
        assertEquals(96 - 40, hero.y());
    }

    @Test
    void oneWaySlopesSupportBodiesFromAboveOnly() {
        World world = Level.of(
                "..........",
                "..........",
                "..........",
                ".......r..",
                "......r...",
                ".....r....",
                "..........",
                "##########");
        Body under = hero(world, 100, 72);
        walkOnGround(world, under, 10, Button.RIGHT);
        assertEquals(72, under.y());
        Level.step(world, 30, Button.JUMP);
        Level.step(world, 40);
        assertTrue(under.onOneWay() && under.y() < 60, () -> "at " + under.y());
        double carried = under.y();
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 60);
        assertTrue(under.y() > carried);
        assertEquals(72, under.y());
    }

    @Test
    void aSlopePaintedIntoABodyPushesItOutByTheShortestDistance() {
        World world = Level.of("......", "......", "......", "......", "######");
        Body hero = hero(world, 40, 24);
        Level.step(world, 2);
        world.setTile(3, 3, TileType.SLOPE_RIGHT);
        Level.step(world, 1);
        // Its corner is 4 px deep, and the nearest point of the surface is at a right angle to it.
        assertEquals(40 - 2, hero.x());
        assertEquals(24 - 2, hero.y());
        assertTrue(hero.onGround());
        world.setTile(3, 3, TileType.EMPTY);
        Level.step(world, 30);
        assertEquals(38, hero.x());
        assertEquals(24, hero.y());
    }

    @Test
    void aSlopePaintedDeepIntoABodyPushesItToTheNearestSide() {
        World world = Level.of("......", "......", "......", "......", "######");
        Body hero = hero(world, 40, 24);
        Level.step(world, 2);
        world.setTile(3, 3, TileType.SLOPE_LEFT);
        Level.step(world, 1);
        assertEquals(36, hero.x());
        assertEquals(24, hero.y());
    }

    @Test
    void verySmallAndVeryLargeBodiesWalkSlopes() {
        String[] rows = {
            "..............................", "..............................", "..............................",
            "..............................", "..........uU######Nn..........", "........./##########\\.........",
            "......../############\\........", "##############################"
        };
        for (double side : new double[] {1.0 / 4096, 0.5, 3, 16, 40, 56}) {
            World world = Level.of(rows);
            Body body = world.spawn(BodyDef.box(8, 112 - side, side, side).control(Control.PLAYER));
            walkOnGround(world, body, 165, Button.RIGHT);
            assertEquals(112 - side, body.y(), 0, "side " + side);
        }
    }

    @Test
    void patrolsWalkOverHillsAndTurnAtCliffs() {
        World world = Level.of(
                "................",
                "................",
                "................",
                "...../#\\........",
                "..../###Nn......",
                ".############...",
                "................",
                "................");
        Body patrol = world.spawn(BodyDef.box(20, 60, 12, 20).control(Control.PATROL));
        double least = 1000;
        double most = 0;
        Level.step(world, 10);
        for (int t = 0; t < 600; t++) {
            Level.step(world, 1);
            assertTrue(patrol.onGround());
            least = Math.min(least, patrol.x());
            most = Math.max(most, patrol.x());
        }
        assertTrue(least < 20 && least >= 16 && most > 180 && most <= 208 - 12, least + " to " + most);
    }

    @Test
    void aPlatformNearASlopeStopsABodyAlongOneAxis() {
        World world = Level.of("........", "........", "........", "....../#", "########");
        world.spawn(BodyDef.box(90, 20, 4, 20).solidity(Solidity.ALL));
        Body right = world.spawn(BodyDef.box(70, 25, 10, 10).gravity(false).velocity(1200, 60));
        Body down = world.spawn(BodyDef.box(86, 2, 10, 10).gravity(false).velocity(60, 1200));
        Level.step(world, 1);
        assertEquals(80, right.x());
        assertEquals(26, right.y());
        assertEquals(0, right.vx());
        assertEquals(60, right.vy());
        assertEquals(87, down.x());
        assertEquals(10, down.y());
        assertEquals(60, down.vx());
        assertEquals(0, down.vy());
    }

    @Test
    void aRiderCarriedIntoASlopeIsLiftedByIt() {
        World world = Level.of(
                "..........", "..........", "..........", "......../#", "......./##", "..........", "##########");
        world.spawn(BodyDef.box(64, 80, 40, 16).solidity(Solidity.ALL).path(PathDef.backAndForth(12, 0, 60)));
        Body rider = world.spawn(BodyDef.box(90, 68, 12, 12));
        for (int t = 0; t < 40; t++) {
            Level.step(world, 1);
            assertTrue(rider.isAlive() && rider.onGround());
            double inSlope = Math.max(0, rider.x() + 12 - 112);
            assertTrue(rider.y() + 12 <= 80 - inSlope + 0.001, () -> "in the slope at " + rider.x());
        }
    }
}
