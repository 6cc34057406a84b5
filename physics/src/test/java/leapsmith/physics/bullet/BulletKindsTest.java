package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.store.BodyStore;
import org.junit.jupiter.api.Test;

class BulletKindsTest {
    private final BulletKinds kinds = new BulletKinds();

    @Test
    void manyKindsKeepTheirNumbersAndSides() {
        for (int i = 0; i < 50; i++) {
            assertEquals(i, kinds.numberOf(kind(i + 1, 2 * i + 1, 1, 1)));
        }
        for (int i = 0; i < 50; i++) {
            BulletKind kind = kind(i + 1, 2 * i + 1, 1, 1);
            assertEquals(i, kinds.numberOf(kind));
            assertEquals(kind, kinds.get(i));
            assertEquals(kind.hash(), kinds.hash(i));
            assertEquals(i + 1, kinds.widths[i]);
            assertEquals(2 * i + 1, kinds.heights[i]);
            assertEquals(i, kinds.reachX[i]);
            assertEquals(2 * i, kinds.reachY[i]);
        }
    }

    @Test
    void sidesAreTheSameUntilOneDiffers() {
        kinds.numberOf(kind(4, 5, 1, 1));
        kinds.numberOf(kind(4, 5, 1, 2));
        assertTrue(kinds.haveSameSides());
        kinds.numberOf(kind(4, 6, 1, 1));
        assertFalse(kinds.haveSameSides());
        BulletKinds wide = new BulletKinds();
        wide.numberOf(kind(4, 5, 1, 1));
        wide.numberOf(kind(3, 5, 1, 1));
        assertFalse(wide.haveSameSides());
        wide.numberOf(kind(4, 5, 1, 2));
        assertFalse(wide.haveSameSides());
    }

    @Test
    void aBodyMayBeMetIfItMatchesSomeMaskAndSomeCategory() {
        kinds.numberOf(kind(1, 1, 1, 2));
        kinds.numberOf(kind(1, 1, 4, 8));
        assertTrue(kinds.mayMeet(2, 1));
        assertTrue(kinds.mayMeet(8, 4));
        assertFalse(kinds.mayMeet(4, 1));
        assertFalse(kinds.mayMeet(2, 8));
    }

    @Test
    void aKindMeetsABodyIfBothFiltersAccept() {
        BodyStore bodies = new BodyStore();
        bodies.add(0, BodyDef.box(0, 0, 1, 1).filter(new Filter(2, 4)), 60);
        assertTrue(kind(1, 1, 4, 2).meets(bodies, 0));
        assertFalse(kind(1, 1, 4, 1).meets(bodies, 0));
        assertFalse(kind(1, 1, 1, 2).meets(bodies, 0));
    }

    @Test
    void restoringRemovesLaterKinds() {
        kinds.numberOf(kind(1, 2, 1, 2));
        BulletKind[] copy = kinds.copy();
        assertEquals(1, copy.length);
        kinds.numberOf(kind(2, 2, 4, 8));
        assertFalse(kinds.haveSameSides());
        kinds.restore(copy);
        assertTrue(kinds.haveSameSides());
        assertTrue(kinds.mayMeet(2, 1));
        assertFalse(kinds.mayMeet(8, 4));
        assertFalse(kinds.mayMeet(2, 4));
        assertFalse(kinds.mayMeet(8, 1));
        assertEquals(0, kinds.numberOf(kind(1, 2, 1, 2)));
        assertEquals(1, kinds.numberOf(kind(9, 9, 1, 1)));
    }

    private static BulletKind kind(int width, int height, int category, int mask) {
        return new BulletKind(width, height, OnTile.BOUNCE, OnBody.PIERCE, false, category, mask);
    }
}
