package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TickPacerTest {
    private static final long MILLI = 1_000_000;
    private static final long SECOND = 1_000 * MILLI;
    /** Any origin must work, even one that overflows during the test. */
    private static final long BEGIN = Long.MAX_VALUE - SECOND;

    private final TickPacer pacer = new TickPacer();
    private long now = BEGIN;

    @Test
    void aTickIsDueAtTheStartAndThenOnePeriodLater() {
        pacer.start(50, now);
        assertTrue(pacer.isDue(now));
        pacer.ticked(now);
        assertFalse(pacer.isDue(now));
        assertEquals(20 * MILLI, pacer.untilDue(now));
        assertFalse(pacer.isDue(now + 20 * MILLI - 1));
        assertTrue(pacer.isDue(now + 20 * MILLI));
    }

    @Test
    void aRateWithFractionsOfNanosecondsIsKeptExactly() {
        pacer.start(60, now);
        assertEquals(60 * 100 + 1, ticksUntil(BEGIN + 100 * SECOND + MILLI, MILLI, 0));
    }

    @Test
    void aShortDelayIsCaughtUp() {
        pacer.start(60, now);
        int ticks = ticksUntil(BEGIN + SECOND, MILLI, 0);
        now = BEGIN + SECOND + 80 * MILLI;
        while (pacer.isDue(now)) {
            pacer.ticked(now);
            ticks++;
        }
        assertEquals(65, ticks, "ticks of 1.08 s, the first at 0");
        assertFalse(pacer.clock().behind());
    }

    @Test
    void aLongDelayIsDropped() {
        pacer.start(60, now);
        ticksUntil(BEGIN + SECOND, MILLI, 0);
        now += 10 * SECOND;
        int caughtUp = 0;
        while (pacer.isDue(now)) {
            pacer.ticked(now);
            caughtUp++;
        }
        assertTrue(caughtUp <= 2, caughtUp + " ticks caught up");
        assertTrue(pacer.clock().behind());
    }

    @Test
    void whenTicksTakeTooLongTheClockIsBehindAndOneTickIsDueAtATime() {
        pacer.start(60, now);
        ticksUntil(BEGIN + 5 * SECOND, MILLI, 50 * MILLI);
        assertTrue(pacer.clock().behind());
        assertEquals(60, pacer.clock().wantedTicksPerSecond());
        assertEquals(20, pacer.clock().realTicksPerSecond(), 1);
    }

    @Test
    void theClockIsNoLongerBehindWhenTicksAreFastAgain() {
        pacer.start(60, now);
        ticksUntil(BEGIN + 2 * SECOND, MILLI, 50 * MILLI);
        ticksUntil(BEGIN + 5 * SECOND, MILLI, 0);
        assertFalse(pacer.clock().behind());
        assertEquals(60, pacer.clock().realTicksPerSecond(), 2);
    }

    @Test
    void anotherRateAppliesFromTheLastTick() {
        pacer.start(1, now);
        pacer.ticked(now);
        now += 10 * MILLI;
        pacer.setRate(100, now);
        assertEquals(10 * MILLI, pacer.untilDue(now));
        assertEquals(100, pacer.clock().wantedTicksPerSecond());
    }

    @Test
    void aSlowRateDoesNotCountAsBehind() {
        pacer.start(3, now);
        assertEquals(31, ticksUntil(BEGIN + 10 * SECOND + MILLI, MILLI, 0));
        assertFalse(pacer.clock().behind());
        assertEquals(3, pacer.clock().realTicksPerSecond(), 0.1);
    }

    private int ticksUntil(long end, long idleNanos, long tickNanos) {
        int ticks = 0;
        while (now - end <= 0) {
            if (pacer.isDue(now)) {
                now += tickNanos;
                pacer.ticked(now);
                ticks++;
            } else {
                now += idleNanos;
            }
        }
        return ticks;
    }
}
