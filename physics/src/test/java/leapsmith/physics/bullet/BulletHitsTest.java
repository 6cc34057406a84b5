package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.fixed.MemorySize;
import org.junit.jupiter.api.Test;

class BulletHitsTest {
    private final BulletHits hits = new BulletHits();
    private final BulletHits before = new BulletHits();

    @Test
    void manyHitsKeepTheirValues() {
        int many = 200;
        for (int i = 0; i < many; i++) {
            int hit = hits.add(7L * i, i % 3 == 0 ? BulletHits.TILE : i, 2 * i);
            assertEquals(i, hit);
            hits.setPlace(hit, 3 * i, 5 * i, 11 * i, 13 * i);
            if (i % 2 == 0) {
                hits.setOverlap(hit, -i, i);
            }
        }
        assertEquals(many, hits.count());
        for (int i = 0; i < many; i++) {
            assertEquals(7L * i, hits.bullet(i));
            assertEquals(i % 3 == 0 ? BulletHits.TILE : i, hits.body(i));
            assertEquals(2 * i, hits.generation(i));
            assertEquals(3 * i, hits.x(i));
            assertEquals(5 * i, hits.y(i));
            assertEquals(11 * i, hits.width(i));
            assertEquals(13 * i, hits.height(i));
            assertEquals(i % 2 == 0, hits.touches(i));
            assertEquals(i % 2 == 0 ? -i : 0, hits.overlapX(i));
            assertEquals(i % 2 == 0 ? i : 0, hits.overlapY(i));
            assertTrue(hits.began(i));
        }
    }

    @Test
    void aReusedRowKeepsNoOldValues() {
        hits.setOverlap(hits.add(1, 2, 3), 4, 5);
        hits.clear();
        assertEquals(0, hits.count());
        hits.add(1, 2, 3);
        assertEquals(0, hits.overlapX(0));
        assertEquals(0, hits.overlapY(0));
        assertFalse(hits.touches(0));
    }

    @Test
    void aHitContinuesIfTheSameBulletHitTheSameBodyBefore() {
        before.add(1, BulletHits.TILE, 0);
        before.add(2, 5, 0);
        before.add(2, 6, 0);
        before.add(3, 6, 1);
        before.add(5, 4, 0);
        hits.add(1, BulletHits.TILE, 0);
        hits.add(1, 5, 0);
        hits.add(2, 6, 0);
        hits.add(2, 7, 0);
        hits.add(3, 6, 2);
        hits.add(5, 4, 0);
        hits.add(6, 4, 0);
        hits.continueFrom(before);
        boolean[] began = {true, true, false, true, true, false, true};
        for (int i = 0; i < began.length; i++) {
            assertEquals(began[i], hits.began(i), "hit " + i);
        }
    }

    @Test
    void aHitBehindAFullPreviousListIsNew() {
        for (int i = 0; i < 16; i++) {
            before.add(i, 1, 0);
        }
        hits.add(15, 1, 0);
        hits.add(16, 1, 0);
        hits.continueFrom(before);
        assertFalse(hits.began(0));
        assertTrue(hits.began(1));
    }

    @Test
    void clearedHitsDoNotContinue() {
        before.add(1, 2, 0);
        before.clear();
        hits.add(1, 2, 0);
        hits.continueFrom(before);
        assertTrue(hits.began(0));
    }

    @Test
    void aCopyIsEqualAndIndependent() {
        for (int i = 0; i < 40; i++) {
            hits.setPlace(hits.add(i, i, 1), i, 2, 3, 4);
        }
        BulletHits copy = hits.copy();
        hits.clear();
        hits.setPlace(hits.add(9, 9, 9), 9, 9, 9, 9);
        assertEquals(40, copy.count());
        for (int i = 0; i < 40; i++) {
            assertEquals(i, copy.bullet(i));
            assertEquals(i, copy.body(i));
            assertEquals(i, copy.x(i));
            assertEquals(4, copy.height(i));
        }
        BulletHits next = new BulletHits();
        next.add(38, 38, 1);
        next.add(39, 39, 1);
        next.continueFrom(copy);
        assertFalse(next.began(0));
        assertFalse(next.began(1));
    }

    @Test
    void hitsContinueFromACopyAsFromTheOriginal() {
        hits.add(1, 2, 0);
        before.copyFrom(hits);
        hits.clear();
        hits.add(1, 2, 0);
        hits.continueFrom(before);
        assertFalse(hits.began(0));
        before.add(1, 3, 0);
        assertEquals(2, before.count());
        assertEquals(3, before.body(1));
    }

    @Test
    void itsSizeIsThatOfItsColumns() {
        // Rows of 9 numbers, an id, a tag, and the index among hits of bodies.
        assertEquals(
                2 * MemorySize.array(16, Long.BYTES)
                        + MemorySize.array(16 * 9, Integer.BYTES)
                        + MemorySize.array(16, Integer.BYTES),
                hits.sizeInBytes());
    }
}
