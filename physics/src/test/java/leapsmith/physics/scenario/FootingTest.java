package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * Bodies that stand on ground of two kinds at once. The hero's feet are half on the tile and half on what is next to
 * it.
 */
class FootingTest {
    private static final String ONE_WAY = "...=......";
    private static final String BLOCK = "...#......";
    private static final String EMPTY = "..........";

    @Test
    void aSolidPlatformNextToAOneWayCountsAsSolidGround() {
        Body hero = standOn(level(ONE_WAY), Solidity.ALL);
        assertTrue(hero.onGround());
        assertFalse(hero.onOneWay());
    }

    @Test
    void aTopNextToABlockCountsAsSolidGround() {
        Body hero = standOn(level(BLOCK), Solidity.TOP);
        assertTrue(hero.onGround());
        assertFalse(hero.onOneWay());
    }

    @Test
    void aTopNextToASolidPlatformCountsAsSolidGround() {
        World world = level(EMPTY);
        world.spawn(platform(48, Solidity.ALL));
        Body hero = standOn(world, Solidity.TOP);
        assertTrue(hero.onGround());
        assertFalse(hero.onOneWay());
    }

    @Test
    void aBodyDropsThroughATopNextToAOneWay() {
        World world = level(ONE_WAY);
        Body hero = standOn(world, Solidity.TOP);
        assertTrue(hero.onGround() && hero.onOneWay());
        Level.step(world, 1, Button.DOWN);
        Level.step(world, 10);
        assertTrue(hero.y() > 8);
    }

    @Test
    void aTopAloneCountsAsAOneWay() {
        assertTrue(standOn(level(EMPTY), Solidity.TOP).onOneWay());
        assertFalse(standOn(level(EMPTY), Solidity.ALL).onOneWay());
    }

    @Test
    void platformsDoNotTouchBodiesWithoutArea() {
        World world = level(EMPTY);
        world.spawn(platform(64, Solidity.ALL));
        Body line = world.spawn(BodyDef.box(70, 38, 0, 10).gravity(false));
        Body dash = world.spawn(BodyDef.box(70, 48, 10, 0).gravity(false));
        Body adjacent = world.spawn(BodyDef.box(80, 50, 0, 2).gravity(false));
        Level.step(world, 2);
        assertEquals(0, line.contacts() | dash.contacts() | adjacent.contacts());
    }

    private static World level(String row) {
        return Level.of(EMPTY, EMPTY, EMPTY, row, EMPTY, "##########");
    }

    /** Stands over the end of the level's tile and the platform next to it. */
    private static Body standOn(World world, Solidity solidity) {
        world.spawn(platform(64, solidity));
        Body hero = world.spawn(BodyDef.character(58, 8).control(Control.PLAYER));
        Level.step(world, 2);
        assertEquals(8, hero.y());
        return hero;
    }

    private static BodyDef platform(double x, Solidity solidity) {
        return BodyDef.box(x, 48, 16, 8).gravity(false).solidity(solidity);
    }
}
