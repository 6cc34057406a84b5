package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KeyframesTest {
    @Test
    void keyframesNeverExceedTheirLimit() {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 300; round++) {
            long max = random.nextInt(5000);
            // A state is its size, and half of it is shared with an equal one.
            Keyframes<Integer> frames = new Keyframes<>(
                    max, 1 + random.nextInt(4), (state, besides) -> state.equals(besides) ? state / 2 : state);
            for (int i = 0; i < 400; i++) {
                int tick = random.nextInt(1000);
                if (random.nextInt(20) == 0) {
                    frames.dropFrom(tick);
                } else {
                    frames.put(tick, 10 + 10 * random.nextInt(3));
                }
                long sum = 0;
                for (int f = 0; f < frames.count(); f++) {
                    int state = frames.get(f).state();
                    boolean shared = f > 0 && frames.get(f - 1).state() == state;
                    sum += shared ? state / 2 : state;
                    assertEquals(0, frames.get(f).tick() % frames.interval());
                    assertTrue(
                            f == 0 || frames.get(f - 1).tick() < frames.get(f).tick());
                }
                assertEquals(sum, frames.bytes());
                boolean onlyTheFirst = frames.count() == 1 && frames.get(0).tick() == 0;
                assertTrue(sum <= max || onlyTheFirst);
            }
        }
    }

    @Test
    void theIntervalDoublesAtTheLimit() {
        Keyframes<String> frames = new Keyframes<>(100, 4, (state, besides) -> 10);
        for (int tick = 0; tick <= 36; tick++) {
            frames.put(tick, "state " + tick);
        }
        assertEquals(10, frames.count());
        assertEquals(4, frames.interval());
        frames.put(40, "state 40");
        assertEquals(8, frames.interval());
        assertEquals(6, frames.count());
        assertEquals("state 32", frames.floor(39).state());
        assertEquals("state 40", frames.floor(40).state());
        assertFalse(frames.wants(44));
        frames.clear();
        assertEquals(4, frames.interval());
        assertEquals(0, frames.bytes());
        assertNull(frames.floor(40));
    }

    @Test
    void aLowerLimitDropsStatesAtOnce() {
        Keyframes<String> frames = new Keyframes<>(1000, 4, (state, besides) -> 10);
        for (int tick = 0; tick <= 36; tick++) {
            frames.put(tick, "state " + tick);
        }
        frames.thinTo(100);
        assertEquals(10, frames.count());
        frames.thinTo(50);
        assertEquals(8, frames.interval());
        assertEquals(5, frames.count());
        frames.thinTo(0);
        assertEquals(1, frames.count());
        frames.put(1000, "later");
        assertEquals(0, frames.get(0).tick());
    }

    @Test
    void theStateOfTickZeroStaysWhateverItsSize() {
        Keyframes<String> frames = new Keyframes<>(5, 1, (state, besides) -> 10);
        frames.put(0, "start");
        for (int tick = 1; tick < 100; tick++) {
            frames.put(tick, "later");
        }
        assertEquals(1, frames.count());
        assertEquals("start", frames.floor(99).state());
    }

    @Test
    void aStateLargerThanTheLimitIsDropped() {
        Keyframes<String> frames = new Keyframes<>(5, 1, (state, besides) -> 10);
        frames.put(48, "any");
        assertEquals(0, frames.count());
        assertEquals(0, frames.bytes());
    }

    @Test
    void aCopyOfTheFirstStatesIsIndependent() {
        Keyframes<String> frames = new Keyframes<>(1000, 1, (state, besides) -> 10);
        for (int tick = 0; tick < 10; tick++) {
            frames.put(tick, "state " + tick);
        }
        Keyframes<String> copy = frames.before(5);
        assertEquals(5, copy.count());
        assertEquals(50, copy.bytes());
        copy.put(5, "another");
        frames.dropFrom(3);
        assertEquals("another", copy.floor(7).state());
        assertEquals("state 2", frames.floor(7).state());
        assertEquals(30, frames.bytes());
    }

    @Test
    void invalidNumbersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Keyframes<String>(-1, 1, (state, besides) -> 1));
        assertThrows(IllegalArgumentException.class, () -> new Keyframes<String>(1, 0, (state, besides) -> 1));
    }

    @Test
    void aDroppedStateIsMergedIntoThePreviousOne() {
        Keyframes<String> frames = new Keyframes<>(40, 1, (state, besides) -> 10, (kept, dropped) -> kept + dropped);
        String put = "";
        for (int tick = 0; tick < 16; tick++) {
            put += frames.wants(tick) ? Integer.toHexString(tick) : "";
            frames.put(tick, Integer.toHexString(tick));
            String all = "";
            for (int i = 0; i < frames.count(); i++) {
                all += frames.get(i).state();
            }
            assertEquals(put, all);
        }
        assertEquals(4, frames.interval());
        assertEquals("0123", frames.get(0).state());
        assertEquals("46", frames.floor(7).state());
        frames.dropFrom(4);
        assertEquals("0123", frames.floor(99).state());
        assertEquals(10, frames.bytes());
    }
}
