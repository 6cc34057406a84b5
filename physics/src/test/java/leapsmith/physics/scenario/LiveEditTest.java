package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class LiveEditTest {
    private static final String AIR = "............";
    private static final String FLOOR = "############";

    private final World world = Level.of(AIR, AIR, AIR, AIR, AIR, AIR, FLOOR);

    @Test
    void aBodyInsideAReplacedTileIsPushedOutAndNotCarriedThrough() {
        World world = Level.of("......", "......", "......", "######");
        Body body = world.spawn(BodyDef.box(34, 36, 12, 12).velocity(60, 0));
        Level.step(world, 1);
        world.replaceTile(2, 2, TileType.SLOPE_RIGHT, 0);
        Level.step(world, 1);
        assertEquals(EventType.PUSHED_OUT, world.events().type(0));
        assertEquals(body.index(), world.events().body(0));
    }

    @Test
    void aTilePaintedIntoABodyPushesItOutByTheShortestDistance() {
        Body hero = world.spawn(hero(52, 56));
        Level.step(world, 1);
        world.setTile(3, 4, TileType.BLOCK);
        Level.step(world, 1);
        assertEquals(64, hero.x(), "12 px to the right, and not 16 to the left");
        assertEquals(56, hero.y());
        assertSame(EventType.PUSHED_OUT, world.events().type(0));
        assertEquals(hero.index(), world.events().body(0));
        Level.step(world, 1);
        assertEquals(0, world.events().count());
    }

    @Test
    void aTilePaintedBesideAKickedBodyChangesNothing() {
        for (int column : new int[] {0, 7, 8, 10, 12, 13}) {
            for (Control control : new Control[] {Control.PATROL, Control.PLAYER}) {
                World plain = World.builder(20, 20)
                        .tiles((c, r) -> r == 10 ? TileType.ONE_WAY : TileType.EMPTY)
                        .build();
                World painted = World.builder(20, 20)
                        .tiles((c, r) -> r == 10 ? TileType.ONE_WAY : TileType.EMPTY)
                        .build();
                for (World each : new World[] {plain, painted}) {
                    Body body = each.spawn(BodyDef.box(160, 128, 16, 32).control(control));
                    Level.step(each, 2);
                    each.setVelocity(body, 300, -100);
                    if (each == painted && column > 0) {
                        each.setTile(column, 9, column == 10 ? TileType.EMPTY : TileType.BLOCK);
                    }
                    Level.step(each, 1, Button.JUMP);
                }
                assertEquals(plain.body(0).subX(), painted.body(0).subX(), control + ", column " + column);
                assertEquals(plain.body(0).subVx(), painted.body(0).subVx());
                assertEquals(plain.body(0).subVy(), painted.body(0).subVy());
            }
        }
    }

    @Test
    void aTilePaintedAtTheFeetLiftsABodyWithoutSpeed() {
        Body hero = world.spawn(hero(50, 56));
        for (int column = 1; column < 6; column++) {
            world.setTile(column, 5, TileType.BLOCK);
        }
        Level.step(world, 1);
        assertEquals(40, hero.y());
        assertEquals(0, hero.vy());
        assertTrue(hero.onGround());
    }

    @Test
    void aBodyThatIsPushedOutKeepsOnlyItsOutwardVelocity() {
        World world = World.builder(20, 20).build();
        BodyDef def = BodyDef.box(161, 170, 10, 10).gravity(false);
        Body back = world.spawn(def.velocity(60, 120));
        Body on = world.spawn(def.velocity(-60, 120));
        Body up = world.spawn(def.at(205, 145).velocity(60, 120));
        Body down = world.spawn(def.at(205, 145).velocity(60, -120));
        world.setTile(10, 10, TileType.BLOCK);
        world.setTile(10, 11, TileType.BLOCK);
        world.setTile(12, 9, TileType.BLOCK);
        world.setTile(13, 9, TileType.BLOCK);
        Level.step(world, 1);
        // The first two are 11 px deep from the left, the others 11 px from above.
        assertEquals(0, back.vx());
        assertEquals(150, back.x());
        assertEquals(120, back.vy(), 0.01);
        assertEquals(-60, on.vx(), 0.01);
        assertEquals(149, on.x());
        assertEquals(0, up.vy());
        assertEquals(134, up.y());
        assertEquals(-120, down.vy(), 0.02);
        assertEquals(60, down.vx(), 0.01);
    }

    @Test
    void aBodyWithoutAFreePlaceIsCrushedAndRemoved() {
        Body hero = world.spawn(hero(90, 56));
        Level.step(world, 1);
        for (int column = 0; column < 12; column++) {
            for (int row = 0; row < 6; row++) {
                world.setTile(column, row, TileType.BLOCK);
            }
        }
        Level.step(world, 1);
        assertSame(EventType.CRUSHED, world.events().type(0));
        assertEquals(hero.index(), world.events().body(0));
        assertFalse(hero.isAlive());
        assertEquals(0, world.bodyCount());
        Level.step(world, 1);
        assertEquals(0, world.events().count());
    }

    @Test
    void aBodyDoesNotStandOnASupportThatWasCrushed() {
        for (Solidity solidity : new Solidity[] {Solidity.TOP, Solidity.NONE}) {
            World world = Level.of(AIR, AIR, AIR, AIR, AIR, AIR, FLOOR);
            boolean crate = solidity == Solidity.NONE;
            Body support =
                    world.spawn(BodyDef.box(32, 88, 48, 8).solidity(solidity).solidToBodies(crate));
            Body rider = world.spawn(
                    BodyDef.box(34, 48, 12, 40).control(Control.PLAYER).solidToBodies(crate));
            Level.step(world, 2);
            assertTrue(rider.onGround());
            for (int column = 0; column < 12; column++) {
                for (int row = 0; row < 6 && column != 2; row++) {
                    world.setTile(column, row, TileType.BLOCK);
                }
            }
            Level.step(world, 1);
            assertFalse(support.isAlive());
            assertFalse(rider.onGround(), "on " + solidity);
            Level.step(world, 1, Button.JUMP);
            assertTrue(rider.vy() >= 0, "nothing to jump from");
        }
    }

    @Test
    void aCrushedBodyIsStillInPairsInThatTick() {
        Body hero = world.spawn(hero(90, 56));
        Body ghost = world.spawn(hero(95, 56).tiles(false).gravity(false));
        for (int column = 0; column < 12; column++) {
            for (int row = 0; row < 6; row++) {
                world.setTile(column, row, TileType.BLOCK);
            }
        }
        Level.step(world, 1);
        assertFalse(hero.isAlive());
        assertEquals(1, world.pairs().count());
        Level.step(world, 1);
        assertEquals(0, world.pairs().count());
        assertTrue(ghost.isAlive());
    }

    @Test
    void twoTilesPaintedInOneTickBothPushOut() {
        for (int[] second : new int[][] {{10, 5}, {10, 15}, {5, 10}, {15, 10}}) {
            World wide = World.builder(20, 20).build();
            int[][] tiles = {{10, 10}, second};
            for (int[] tile : tiles) {
                wide.spawn(BodyDef.box(16 * tile[0] + 5, 16 * tile[1] + 5, 4, 4).gravity(false));
            }
            // A body that was just placed is always resolved.
            Level.step(wide, 1);
            for (int[] tile : tiles) {
                wide.setTile(tile[0], tile[1], TileType.BLOCK);
            }
            Level.step(wide, 1);
            assertEquals(2, wide.events().count());
        }
    }

    @Test
    void anOddSubPixelOfGrowthIsAddedAtTheBack() {
        double more = 1.0 / 4096;
        Body right = world.spawn(BodyDef.box(50, 20, 10, 10).gravity(false));
        Body left = world.spawn(BodyDef.box(50, 20, 10, 10).gravity(false).facingLeft(true));
        assertTrue(world.resize(right, 10 + more, 10) && world.resize(left, 10 + more, 10));
        assertEquals(50 - more, right.x());
        assertEquals(50, left.x());
    }

    @Test
    void paintingAOneWayIntoABodyDoesNotMoveIt() {
        Body hero = world.spawn(hero(50, 56));
        Level.step(world, 1);
        world.setTile(3, 4, TileType.ONE_WAY);
        Level.step(world, 1);
        assertEquals(50, hero.x());
        assertEquals(56, hero.y());
        assertEquals(0, world.events().count());
    }

    @Test
    void aBodySpawnedInsideABlockIsMovedOut() {
        Body hero = world.spawn(hero(50, 60));
        Level.step(world, 1);
        assertEquals(56, hero.y());
        assertTrue(hero.onGround());
        assertSame(EventType.PUSHED_OUT, world.events().type(0));
    }

    @Test
    void aBodyMovedIntoAWallIsMovedOut() {
        Body hero = world.spawn(hero(50, 56));
        Level.step(world, 1);
        world.moveTo(hero, -5, 30);
        Level.step(world, 1);
        assertEquals(0, hero.x());
        assertEquals(30, Math.floor(hero.y()));
    }

    @Test
    void aBodyMovedIntoTheAirFallsAtOnceAndCannotJump() {
        Body hero = world.spawn(hero(50, 56));
        Level.step(world, 1);
        world.moveTo(hero, 50, 10);
        Level.step(world, 1, Button.JUMP);
        assertTrue(hero.vy() > 0);
    }

    @Test
    void aBodyFallsInTheTickInWhichItsGroundIsRemoved() {
        World deep = Level.of(AIR, AIR, AIR, FLOOR, AIR, FLOOR);
        Body other = deep.spawn(hero(50, 8));
        Level.step(deep, 2);
        deep.setTile(3, 3, TileType.EMPTY);
        Level.step(deep, 1);
        assertTrue(other.y() > 8);
    }

    @Test
    void resizingKeepsTheFeet() {
        Body hero = world.spawn(hero(50, 56));
        Level.step(world, 1);
        assertTrue(world.resize(hero, 20, 24));
        assertEquals(46, hero.x());
        assertEquals(72, hero.y());
        Level.step(world, 1);
        assertEquals(72, hero.y());
        assertTrue(hero.onGround());
    }

    @Test
    void aResizeIntoTheCeilingIsRefusedAndChangesNothing() {
        World low = Level.of("....", "....", "....", "####");
        Body crouching = low.spawn(BodyDef.box(20, 24, 12, 24).control(Control.PLAYER));
        low.setTile(1, 0, TileType.BLOCK);
        Level.step(low, 1);
        long hash = low.hash();
        assertFalse(low.resize(crouching, 12, 40));
        assertEquals(hash, low.hash());
        assertEquals(24, crouching.height());
        assertTrue(low.resize(crouching, 12, 32));
    }

    @Test
    void aResizeIntoAnAdjacentWallIsRefused() {
        Body hero = world.spawn(hero(0, 56));
        Level.step(world, 1);
        assertFalse(world.resize(hero, 14, 40));
        assertTrue(world.resize(hero, 12, 30));
    }

    @Test
    void paintingFarAwayChangesNothing() {
        World other = Level.of(AIR, AIR, AIR, AIR, AIR, AIR, FLOOR);
        Body hero = world.spawn(hero(20, 0));
        Body twin = other.spawn(hero(20, 0));
        for (int t = 0; t < 60; t++) {
            world.setTile(9, t % 6, t % 2 == 0 ? TileType.BLOCK : TileType.EMPTY);
            Level.step(world, 1, Button.JUMP);
            Level.step(other, 1, Button.JUMP);
            assertEquals(twin.subY(), hero.subY());
            assertEquals(twin.contacts(), hero.contacts());
        }
    }

    private static BodyDef hero(double x, double y) {
        return BodyDef.character(x, y).control(Control.PLAYER);
    }
}
