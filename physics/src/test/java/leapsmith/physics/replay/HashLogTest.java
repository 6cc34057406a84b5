package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HashLogTest {
    private static final HashLog THREE = HashLog.of(10, 7, 8, 9);

    @Test
    void onlyTicksOfTheIntervalHaveAHash() {
        assertEquals(OptionalLong.of(7), THREE.at(0));
        assertEquals(OptionalLong.of(9), THREE.at(20));
        for (long without : new long[] {-10, 5, 11, 30}) {
            assertEquals(OptionalLong.empty(), THREE.at(without));
        }
        assertEquals(OptionalLong.empty(), HashLog.NONE.at(0));
        assertEquals(3, THREE.count());
        assertEquals(10, THREE.every());
        assertArrayEquals(new long[] {7, 8, 9}, THREE.values());
        assertEquals("3 hashes, one every 10 ticks", THREE.toString());
    }

    @Test
    void theHashesBeforeATickExcludeIt() {
        assertEquals(HashLog.of(10), THREE.before(-30));
        assertEquals(HashLog.of(10), THREE.before(0));
        assertEquals(HashLog.of(10, 7), THREE.before(1));
        assertEquals(HashLog.of(10, 7), THREE.before(10));
        assertEquals(HashLog.of(10, 7, 8), THREE.before(11));
        assertEquals(THREE, THREE.before(1000));
        assertEquals(HashLog.NONE, HashLog.NONE.before(5));
        assertEquals(HashLog.of(10, 8, 9), THREE.from(10));
        assertEquals(HashLog.of(10), THREE.from(70));
    }

    @Test
    void logsWithEqualHashesAndIntervalsAreEqual() {
        HashLog same = HashLog.of(10, 7, 8, 9, 5).before(30);
        assertEquals(THREE, same);
        assertEquals(THREE.hashCode(), same.hashCode());
        for (HashLog other : List.of(HashLog.of(11, 7, 8, 9), HashLog.of(10, 7, 8), HashLog.of(10, 7, 8, 8))) {
            assertNotEquals(THREE, other);
            assertNotEquals(THREE.hashCode(), other.hashCode());
        }
        assertThrows(IllegalArgumentException.class, () -> HashLog.of(0));
        assertEquals(1, HashLog.of(1, 5).every());
    }

    @Test
    void aBuilderWantsEveryHashOnceAndInOrder() {
        HashLog.Builder builder = new HashLog.Builder(HashLog.of(10));
        assertTrue(builder.wants(0));
        assertFalse(builder.wants(10), "the one before is missing");
        builder.append(7);
        assertFalse(builder.wants(0), "it is there");
        assertFalse(builder.wants(5));
        assertTrue(builder.wants(10));
        assertFalse(new HashLog.Builder(HashLog.NONE).wants(0));
    }

    @Test
    void aLogIsNotChangedByItsBuilder() {
        SplittableRandom random = new SplittableRandom(4);
        for (int round = 0; round < 500; round++) {
            HashLog.Builder builder = new HashLog.Builder(HashLog.of(3));
            List<Long> plain = new ArrayList<>();
            List<HashLog> logs = new ArrayList<>();
            List<long[]> copies = new ArrayList<>();
            for (int i = random.nextInt(60); i > 0; i--) {
                switch (random.nextInt(8)) {
                    case 0 -> {
                        int kept = random.nextInt(plain.size() + 1);
                        builder.truncate(3L * kept - (kept == 0 ? 0 : random.nextInt(3)));
                        plain.subList(kept, plain.size()).clear();
                    }
                    case 1 -> {
                        logs.add(builder.toLog());
                        copies.add(arrayOf(plain));
                    }
                    case 2 -> builder = new HashLog.Builder(builder.toLog());
                    default -> {
                        long hash = random.nextLong(4);
                        builder.append(hash);
                        plain.add(hash);
                    }
                }
            }
            logs.add(builder.toLog());
            copies.add(arrayOf(plain));
            for (int i = 0; i < logs.size(); i++) {
                assertArrayEquals(copies.get(i), logs.get(i).values());
            }
        }
    }

    private static long[] arrayOf(List<Long> values) {
        return values.stream().mapToLong(Long::longValue).toArray();
    }
}
