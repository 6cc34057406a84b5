package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import org.junit.jupiter.api.Test;

class PairListTest {
    private final World world = World.builder(80, 60).build();
    private final Body a =
            world.spawn(BodyDef.box(100, 100, 10, 10).gravity(false).velocity(60, 0));
    private final Body b =
            world.spawn(BodyDef.box(108, 105, 10, 10).gravity(false).velocity(0, -120));
    private final PairList pairs = world.pairs();

    @Test
    void aPairHasPlacesSpeedsAndOverlapAtItsDetection() {
        world.step(Inputs.NONE);
        assertEquals(1, pairs.count());
        assertEquals(0, pairs.a(0));
        assertEquals(1, pairs.b(0));
        assertEquals(101, pairs.aX(0));
        assertEquals(100, pairs.aY(0));
        assertEquals(108, pairs.bX(0));
        assertEquals(103, pairs.bY(0));
        assertEquals(100, pairs.aOldX(0));
        assertEquals(100, pairs.aOldY(0));
        assertEquals(108, pairs.bOldX(0));
        assertEquals(105, pairs.bOldY(0));
        assertEquals(60, pairs.aVx(0));
        assertEquals(0, pairs.aVy(0));
        assertEquals(0, pairs.bVx(0));
        assertEquals(-120, pairs.bVy(0));
        assertEquals(-3, pairs.overlapX(0));
        assertEquals(-7, pairs.overlapY(0));
    }

    @Test
    void itHoldsCopiesThatEditsDoNotChange() {
        world.step(Inputs.NONE);
        world.moveTo(b, 500, 500);
        world.despawn(a);
        world.spawn(BodyDef.box(300, 300, 5, 5).velocity(7, 8));
        world.setVelocity(b, 9, 10);
        assertEquals(108, pairs.bX(0));
        assertEquals(105, pairs.bOldY(0));
        assertEquals(-120, pairs.bVy(0));
        assertEquals(100, pairs.aOldX(0));
        assertEquals(60, pairs.aVx(0));
        assertEquals(-3, pairs.overlapX(0));
        assertTrue(pairs.contains(0, 1) && pairs.contains(1, 0));
        world.step(Inputs.NONE);
        assertEquals(0, pairs.count());
    }

    @Test
    void itHoldsCopiesThatMovingBodiesApartDoesNotChange() {
        World narrow = World.builder(80, 60).build();
        BodyDef solid = BodyDef.box(100, 100, 10, 10).gravity(false).solidToBodies(true);
        narrow.spawn(solid);
        narrow.spawn(solid.at(108, 100));
        narrow.step(Inputs.NONE);
        assertEquals(99, narrow.body(0).x());
        assertEquals(100, narrow.pairs().aX(0));
        assertEquals(-2, narrow.pairs().overlapX(0));
    }

    @Test
    void containsAndInvolvesFindThePairs() {
        Body c = world.spawn(BodyDef.box(300, 300, 5, 5));
        world.step(Inputs.NONE);
        assertTrue(pairs.involves(a.index()) && pairs.involves(b.index()));
        assertFalse(pairs.involves(c.index()) || pairs.involves(-1) || pairs.involves(99));
        assertFalse(pairs.contains(a.index(), c.index()));
    }

    @Test
    void indicesBeyondTheListAreRefused() {
        world.step(Inputs.NONE);
        assertThrows(IndexOutOfBoundsException.class, () -> pairs.a(1));
        assertThrows(IndexOutOfBoundsException.class, () -> pairs.overlapX(-1));
    }
}
