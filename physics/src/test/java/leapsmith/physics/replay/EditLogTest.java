package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EditLogTest {
    private record Entry(long tick, int edit) {}

    private final SplittableRandom random = new SplittableRandom(9);

    @Test
    void aLogEqualsAPlainListAndIsNotChangedByItsBuilder() {
        for (int round = 0; round < 1000; round++) {
            EditLog.Builder<Integer> builder = new EditLog.Builder<>();
            List<Entry> plain = new ArrayList<>();
            List<EditLog<Integer>> logs = new ArrayList<>();
            List<List<Entry>> copies = new ArrayList<>();
            for (int i = random.nextInt(30); i > 0; i--) {
                switch (random.nextInt(8)) {
                    case 0 -> {
                        long from = random.nextLong(20);
                        builder.truncate(from);
                        plain.removeIf(entry -> entry.tick >= from);
                    }
                    case 1 -> {
                        logs.add(builder.toLog());
                        copies.add(List.copyOf(plain));
                    }
                    case 2 -> builder = new EditLog.Builder<>(builder.toLog());
                    default -> {
                        long last = plain.isEmpty() ? 0 : plain.get(plain.size() - 1).tick;
                        Entry entry = new Entry(last + random.nextLong(3), random.nextInt(2));
                        builder.append(entry.tick, entry.edit);
                        plain.add(entry);
                    }
                }
            }
            logs.add(builder.toLog());
            copies.add(plain);
            for (int i = 0; i < logs.size(); i++) {
                assertHolds(copies.get(i), logs.get(i));
                assertDifference(copies.get(i), logs.get(i), plain, builder.toLog());
            }
        }
    }

    @Test
    void anEditBeforeTheLastOneIsRefused() {
        EditLog.Builder<Integer> builder = new EditLog.Builder<>();
        assertThrows(IllegalArgumentException.class, () -> builder.append(-1, 7));
        builder.append(0, 7).append(0, 8).append(3, 9);
        String message = assertThrows(IllegalArgumentException.class, () -> builder.append(2, 7))
                .getMessage();
        assertEquals("an edit of tick 2 is out of order", message);
        assertEquals("[0: 7, 0: 8, 3: 9]", builder.toLog().toString());
        assertThrows(IndexOutOfBoundsException.class, () -> builder.toLog().tick(3));
        assertThrows(IndexOutOfBoundsException.class, () -> builder.toLog().edit(-1));
    }

    private void assertHolds(List<Entry> plain, EditLog<Integer> log) {
        assertEquals(plain, listOf(log));
        assertEquals(plain.size(), log.count());
        List<Entry> each = new ArrayList<>();
        log.forEach((edit, tick) -> each.add(new Entry(tick, edit)));
        assertEquals(plain, each);
        long tick = random.nextLong(20);
        assertEquals(plain.stream().filter(entry -> entry.tick < tick).count(), log.firstFrom(tick));
        assertEquals(plain.stream().filter(entry -> entry.tick < tick).toList(), listOf(log.before(tick)));
        assertEquals(
                plain.stream()
                        .filter(entry -> entry.tick >= tick)
                        .map(entry -> new Entry(entry.tick + 5, entry.edit))
                        .toList(),
                listOf(log.from(tick, 5)));
        EditLog<Integer> parts = log.before(tick).then(log.from(tick, 0));
        assertEquals(log, parts);
        assertEquals(log.hashCode(), parts.hashCode());
        if (!plain.isEmpty()) {
            assertNotEquals(log, log.from(0, 1));
            assertNotEquals(log.hashCode(), log.from(0, 1).hashCode());
        }
    }

    private static void assertDifference(
            List<Entry> one, EditLog<Integer> oneLog, List<Entry> other, EditLog<Integer> otherLog) {
        long first = Long.MAX_VALUE;
        for (int i = 0; i < Math.max(one.size(), other.size()) && first == Long.MAX_VALUE; i++) {
            Entry here = i < one.size() ? one.get(i) : new Entry(Long.MAX_VALUE, 0);
            Entry there = i < other.size() ? other.get(i) : new Entry(Long.MAX_VALUE, 0);
            first = here.equals(there) ? first : Math.min(here.tick, there.tick);
        }
        assertEquals(first, oneLog.firstDifference(otherLog));
        assertEquals(first, otherLog.firstDifference(oneLog));
        assertEquals(one.equals(other), oneLog.equals(otherLog));
    }

    private static List<Entry> listOf(EditLog<Integer> log) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < log.count(); i++) {
            entries.add(new Entry(log.tick(i), log.edit(i)));
        }
        return entries;
    }
}
