package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class SizeTest {
    @Test
    void aBodyOfOneSubPixelStandsAndIsStopped() {
        World world = Level.of("....#", "....#", "#####");
        double side = 1.0 / 4096;
        Body grain = world.spawn(BodyDef.box(20, 10, side, side).velocity(600, 0));
        Level.step(world, 60);
        assertEquals(32 - side, grain.y());
        assertEquals(64 - side, grain.x());
        assertTrue(grain.onGround() && grain.pushesRightWall());
    }

    /** On the seam of two tiles it would be in neither of them, and fall through. */
    @Test
    void tilesNeverStopABodyWithoutArea() {
        for (double x : new double[] {16, 20}) {
            World world = Level.of("....", "....", "####", "....");
            Body line = world.spawn(BodyDef.box(x, 8, 0, 16).gravity(false).velocity(0, 600));
            Body dash = world.spawn(BodyDef.box(x, 24, 4, 0).gravity(false).velocity(0, 600));
            Level.step(world, 3);
            assertEquals(38, line.y());
            assertEquals(54, dash.y());
            assertEquals(0, line.contacts() | dash.contacts());
        }
    }

    @Test
    void tilesAreNoGroundForABodyWithoutArea() {
        World world = Level.of("....", "....", "####", "....");
        Body line = world.spawn(BodyDef.box(20, 16, 0, 16).gravity(false));
        Body dash = world.spawn(BodyDef.box(20, 32, 4, 0).gravity(false));
        Level.step(world, 1);
        assertEquals(0, line.contacts() | dash.contacts());
    }

    @Test
    void aBodyThatShrinksToNothingLosesItsContacts() {
        World world = Level.of("....", "....", "####");
        Body body = world.spawn(BodyDef.box(20, 22, 10, 10));
        Level.step(world, 1);
        assertTrue(body.onGround());
        assertTrue(world.resize(body, 0, 0));
        Level.step(world, 1);
        assertEquals(0, body.contacts());
    }

    @Test
    void aBodyLargerThanACellStandsOnASingleTile() {
        World world = World.builder(400, 400)
                .tiles((column, row) -> column == 200 && row == 390 ? TileType.BLOCK : TileType.EMPTY)
                .build();
        Body giant = world.spawn(BodyDef.box(1000, 10, 4000, 3000));
        Level.step(world, 400);
        assertEquals(390 * 16 - 3000, giant.y());
        assertTrue(giant.onGround());
        assertEquals(1000, giant.x());
    }

    @Test
    void aBodyAsWideAsItsShaftFallsFreely() {
        World world = Level.of("#..#", "#..#", "#..#", "#..#", "#..#", "####");
        Body body = world.spawn(BodyDef.box(16, 0, 32, 10));
        Level.step(world, 60);
        assertEquals(70, body.y());
        assertTrue(body.onGround() && body.pushesLeftWall() && body.pushesRightWall());
    }

    @Test
    void aBodyWalksThroughACorridorOfItsHeight() {
        World world = Level.of("##########", "..........", "..........", "##########");
        Body guard = world.spawn(BodyDef.box(0, 16, 12, 32).control(Control.PATROL));
        Level.step(world, 50);
        assertTrue(guard.x() > 120);
        assertTrue(guard.onGround() && guard.atCeiling());
    }

    @Test
    void bodiesInTheFarCornerOfTheLargestLevelMoveAsAtTheOrigin() {
        World near = World.builder(20, 20).build();
        World far = World.builder(4096, 4096).tileSize(64).build();
        Body here = near.spawn(BodyDef.box(10, 280, 12, 40).control(Control.PATROL));
        Body there = far.spawn(BodyDef.box(262_144 - 310, 262_144 - 40, 12, 40).control(Control.PATROL));
        Level.step(near, 30);
        Level.step(far, 30);
        assertEquals(here.x() - 10, there.x() - (262_144 - 310));
        assertTrue(there.onGround());
    }
}
