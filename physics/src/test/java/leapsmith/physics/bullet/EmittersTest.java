package leapsmith.physics.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.fixed.StateHash;
import org.junit.jupiter.api.Test;

class EmittersTest {
    private static final int PIXEL = 4096;
    private static final BulletDef SHOT = BulletDef.box(3, 5, 2, 2).velocity(60, 0);

    private final BulletStore store = new BulletStore();
    private final Emitters emitters = new Emitters(store, 60);

    @Test
    void theLowestFreeNumberIsUsedFirst() {
        EmitterDef[] defs = new EmitterDef[4];
        for (int i = 0; i < defs.length; i++) {
            defs[i] = EmitterDef.every(i + 1, SHOT);
            assertEquals(i, emitters.add(defs[i], 0));
        }
        emitters.remove(1);
        emitters.remove(2);
        assertNull(emitters.get(1));
        assertEquals(defs[3], emitters.get(3));
        EmitterDef other = EmitterDef.every(9, SHOT);
        assertEquals(1, emitters.add(other, 0));
        assertEquals(other, emitters.get(1));
        assertEquals(defs[0], emitters.get(0));
        assertEquals(defs[3], emitters.get(3));
    }

    @Test
    void numbersWithoutASourceAreRefused() {
        emitters.add(EmitterDef.every(1, SHOT), 0);
        assertNull(emitters.get(-1));
        assertNull(emitters.get(1));
        assertThrows(IllegalArgumentException.class, () -> emitters.remove(-1));
        assertThrows(IllegalArgumentException.class, () -> emitters.remove(1));
        emitters.remove(0);
        assertThrows(IllegalArgumentException.class, () -> emitters.remove(0));
    }

    @Test
    void itIsEmptyWithoutSources() {
        assertTrue(emitters.isEmpty());
        emitters.add(EmitterDef.every(1, SHOT), 0);
        emitters.add(EmitterDef.every(1, SHOT), 0);
        emitters.remove(0);
        assertFalse(emitters.isEmpty());
        emitters.remove(1);
        assertTrue(emitters.isEmpty());
    }

    @Test
    void itFiresFirstInTheTickAfterItsPhaseAndThenByItsInterval() {
        emitters.add(EmitterDef.every(3, SHOT).phase(2), 10);
        Set<Long> fired = new HashSet<>();
        for (long tick = 8; tick < 20; tick++) {
            int before = store.count();
            emitters.fireAll(tick);
            if (store.count() > before) {
                fired.add(tick);
            }
        }
        assertEquals(Set.of(13L, 16L, 19L), fired);
    }

    @Test
    void bulletsAreFiredInTheOrderOfTheVolley() {
        emitters.add(EmitterDef.every(1, SHOT.life(4)).fan(3, 180), 0);
        emitters.fireAll(1);
        assertEquals(3, store.count());
        int[] vy = {-PIXEL, 0, PIXEL};
        for (int i = 0; i < 3; i++) {
            assertEquals(3 * PIXEL, store.x(i));
            assertEquals(5 * PIXEL, store.y(i));
            assertEquals(2 * PIXEL, store.width(i));
            assertEquals(i == 1 ? PIXEL : 0, store.vx(i), 1);
            assertEquals(vy[i], store.vy(i), 1);
            assertEquals(5, store.end(i));
        }
    }

    @Test
    void aCopyIsNotChangedWithTheSources() {
        EmitterDef def = EmitterDef.every(1, SHOT);
        emitters.add(def, 0);
        emitters.add(def, 0);
        Emitters.Emitter[] copy = emitters.copy();
        long hash = hash(emitters);
        emitters.remove(0);
        emitters.add(EmitterDef.every(5, SHOT), 0);
        emitters.restore(copy);
        emitters.remove(1);
        emitters.restore(copy);
        assertEquals(def, emitters.get(0));
        assertEquals(def, emitters.get(1));
        assertEquals(hash, hash(emitters));
    }

    @Test
    void anyDifferenceChangesTheHash() {
        EmitterDef def = EmitterDef.every(3, SHOT);
        List<EmitterDef> defs = List.of(
                def,
                EmitterDef.every(4, SHOT),
                def.phase(1),
                def.fan(2, 0),
                EmitterDef.every(3, SHOT.life(5)),
                EmitterDef.every(3, SHOT.at(4, 5)),
                EmitterDef.every(3, SHOT.at(3, 6)),
                EmitterDef.every(3, SHOT.velocity(61, 0)),
                EmitterDef.every(3, SHOT.velocity(60, 1)),
                EmitterDef.every(3, SHOT.oneWays(true)));
        Set<Long> hashes = new HashSet<>();
        for (EmitterDef each : defs) {
            Emitters made = new Emitters(new BulletStore(), 60);
            assertEquals(new StateHash().value(), hash(made));
            made.add(each, 7);
            hashes.add(hash(made));
        }
        assertEquals(defs.size(), hashes.size());
    }

    @Test
    void theHashDependsOnFreeNumbersBeforeASource() {
        emitters.add(EmitterDef.every(3, SHOT), 0);
        emitters.add(EmitterDef.every(3, SHOT), 0);
        emitters.remove(0);
        Emitters first = new Emitters(new BulletStore(), 60);
        first.add(EmitterDef.every(3, SHOT), 0);
        assertNotEquals(hash(first), hash(emitters));
    }

    private static long hash(Emitters emitters) {
        StateHash hash = new StateHash();
        emitters.addTo(hash);
        return hash.value();
    }
}
