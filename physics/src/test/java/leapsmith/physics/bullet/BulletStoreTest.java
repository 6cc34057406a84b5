package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import org.junit.jupiter.api.Test;

class BulletStoreTest {
    private static final int PIXEL = 4096;
    private static final BulletDef SMALL = BulletDef.box(3, 5, 2, 4).velocity(60, -120);

    private final BulletStore store = new BulletStore();

    @Test
    void aRowHasTheValuesOfItsDefinition() {
        assertTrue(store.isUnused());
        store.add(SMALL.filter(new Filter(2, 12)).life(7), 60, 100);
        assertFalse(store.isUnused());
        assertEquals(3 * PIXEL, store.x(0));
        assertEquals(5 * PIXEL, store.y(0));
        assertEquals(2 * PIXEL, store.width(0));
        assertEquals(4 * PIXEL, store.height(0));
        assertEquals(PIXEL, store.vx(0));
        assertEquals(-2 * PIXEL, store.vy(0));
        assertEquals(12, store.mask(0));
        assertEquals(107, store.end(0));
    }

    @Test
    void aSideIsAtLeastOneSubPixel() {
        store.add(BulletDef.box(0, 0, 1e-9, 1e-9), 60, 0);
        assertEquals(1, store.width(0));
        assertEquals(1, store.height(0));
    }

    @Test
    void addingAndRemovingMatchesAPlainList() {
        SplittableRandom random = new SplittableRandom(11);
        List<Long> ids = new ArrayList<>();
        List<Integer> lives = new ArrayList<>();
        for (int tick = 0; tick < 300; tick++) {
            for (int n = random.nextInt(4); n > 0; n--) {
                int life = random.nextInt(3) == 0 ? BulletDef.ENDLESS : 1 + random.nextInt(40);
                ids.add(store.add(SMALL.at(tick, n).life(life), 60, tick));
                lives.add(life == BulletDef.ENDLESS ? life : tick + life);
            }
            if (!ids.isEmpty() && random.nextInt(3) == 0) {
                int row = random.nextInt(ids.size());
                store.remove(row);
                ids.remove(row);
                lives.remove(row);
            }
            int now = tick;
            for (int row = ids.size() - 1; row >= 0; row--) {
                if (lives.get(row) <= now) {
                    ids.remove(row);
                    lives.remove(row);
                }
            }
            store.expire(tick);
            store.compact();
            assertEquals(ids, ids(), "tick " + tick);
        }
    }

    @Test
    void aBulletThatIsGoneDoesNotExpire() {
        store.add(SMALL.life(1), 60, 0);
        store.add(SMALL.life(9), 60, 0);
        store.markGone(0);
        store.expire(1);
        store.compact();
        assertEquals(List.of(1L), ids());
    }

    @Test
    void compactingMovesCompleteRows() {
        store.add(SMALL, 60, 0);
        store.add(BulletDef.box(30, 50, 7, 9).velocity(600, 1200).life(20), 60, 0);
        store.remove(0);
        assertEquals(1, store.count());
        assertEquals(30 * PIXEL, store.x(0));
        assertEquals(50 * PIXEL, store.y(0));
        assertEquals(10 * PIXEL, store.vx(0));
        assertEquals(20 * PIXEL, store.vy(0));
        assertEquals(7 * PIXEL, store.width(0));
        assertEquals(20, store.end(0));
        assertEquals(1, store.id(0));
    }

    @Test
    void aBulletIsFoundByItsId() {
        for (int i = 0; i < 40; i++) {
            store.add(SMALL, 60, 0);
        }
        for (int i = 0; i < 20; i++) {
            store.remove(i);
        }
        for (int row = 0; row < store.count(); row++) {
            assertEquals(row, store.rowOf(2 * row + 1));
            assertTrue(store.rowOf(2 * row) < 0);
        }
        assertTrue(store.rowOf(40) < 0);
    }

    @Test
    void aBulletIsFoundFromAnyRowThatItHadBefore() {
        for (int i = 0; i < 40; i++) {
            store.add(SMALL, 60, 0);
        }
        BulletStore.Rows all = store.copyRows();
        for (int i = 0; i < 20; i++) {
            store.remove(i);
        }
        for (int near = 0; near < 40; near++) {
            for (int row = 0; row < store.count(); row++) {
                assertEquals(row, store.rowOf(2 * row + 1, near));
                assertTrue(store.rowOf(2 * row, near) < 0);
                assertEquals(near == row, store.isAt(near, 2 * row + 1));
                assertFalse(store.isAt(near, 2 * row));
            }
        }
        BulletStore.Rows odd = store.copyRows();
        store.restoreRows(all);
        assertEquals(39, store.rowOf(39, 19));
        store.restoreRows(odd);
        assertFalse(store.isAt(39, 39));
        assertEquals(19, store.rowOf(39, 39));
    }

    @Test
    void restoredRowsAreEqualAndExpireAtTheSameTick() {
        for (int i = 0; i < 50; i++) {
            store.add(SMALL.at(i, 0).life(10 + i), 60, 0);
        }
        BulletStore.Rows rows = store.copyRows();
        long hash = hash(store);
        store.expire(30);
        store.compact();
        store.add(BulletDef.box(0, 0, 9, 9), 60, 30);
        BulletStore other = new BulletStore();
        for (BulletStore each : List.of(store, other)) {
            each.restoreRows(rows);
            assertEquals(50, each.count());
            assertEquals(hash, hash(each));
            each.expire(10);
            each.compact();
            assertEquals(49, each.count());
            assertEquals(50, each.add(SMALL, 60, 10));
        }
    }

    @Test
    void bulletsExpireAfterAnEmptyStateWasRestored() {
        BulletStore.Rows nothing = store.copyRows();
        store.add(SMALL.life(5), 60, 0);
        store.restoreRows(nothing);
        assertTrue(store.isUnused());
        store.add(SMALL.life(3), 60, 0);
        store.expire(2);
        store.compact();
        assertEquals(1, store.count());
        store.expire(3);
        store.compact();
        assertEquals(0, store.count());
    }

    @Test
    void anyDifferenceChangesTheHash() {
        long hash = hashOf(SMALL);
        assertEquals(hash, hashOf(SMALL));
        List<BulletDef> others = List.of(
                SMALL.at(4, 5),
                SMALL.at(3, 6),
                SMALL.velocity(61, -120),
                SMALL.velocity(60, -121),
                SMALL.life(5),
                SMALL.onTile(OnTile.BOUNCE),
                SMALL.onBody(OnBody.PIERCE),
                SMALL.oneWays(true),
                SMALL.filter(new Filter(2, ~0)),
                SMALL.filter(new Filter(1, 3)),
                BulletDef.box(3, 5, 3, 4).velocity(60, -120),
                BulletDef.box(3, 5, 2, 5).velocity(60, -120));
        for (BulletDef other : others) {
            assertNotEquals(hash, hashOf(other));
        }
        long fired = hash(with(each -> {
            each.add(SMALL, 60, 0);
            each.remove(0);
            each.add(SMALL, 60, 0);
        }));
        assertNotEquals(hash, fired, "the second that was ever fired");
    }

    @Test
    void theSizeOfACopyIsThatOfItsColumns() {
        store.add(SMALL, 60, 0);
        store.add(BulletDef.box(0, 0, 9, 9), 60, 0);
        store.add(SMALL, 60, 0);
        long expected = MemorySize.array(5, MemorySize.REFERENCE)
                + 5 * MemorySize.array(3, Integer.BYTES)
                + 2 * MemorySize.array(3, Long.BYTES)
                + MemorySize.array(2, MemorySize.REFERENCE);
        assertEquals(expected, store.copyRows().sizeInBytes());
    }

    private List<Long> ids() {
        return LongStream.range(0, store.count())
                .mapToObj(row -> store.id((int) row))
                .toList();
    }

    private static long hashOf(BulletDef def) {
        return hash(with(each -> each.add(def, 60, 0)));
    }

    private static BulletStore with(Consumer<BulletStore> change) {
        BulletStore made = new BulletStore();
        change.accept(made);
        return made;
    }

    private static long hash(BulletStore store) {
        StateHash hash = new StateHash();
        store.addTo(hash);
        return hash.value();
    }
}
