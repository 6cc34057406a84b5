package leapsmith.levels.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PlayTimeTest {
    @Test
    void aTimeHasMinutesSecondsAndHundredths() {
        assertEquals("00:00.00", PlayTime.of(0, 60).minutes());
        assertEquals("00:07.18", PlayTime.of(431, 60).minutes());
        assertEquals("10:00.00", PlayTime.of(36_000, 60).minutes());
        assertEquals("1440:00.00", PlayTime.of(5_184_000, 60).minutes());
        assertEquals("00:01.00", PlayTime.of(30, 30).minutes());
    }

    @Test
    void secondsHaveTheDigitsOfTheMinutes() {
        for (int ticksPerSecond : new int[] {10, 24, 60, 144, 240}) {
            for (long tick = 0; tick < 59L * ticksPerSecond; tick++) {
                PlayTime time = PlayTime.of(tick, ticksPerSecond);
                String padded = time.seconds().length() == 4 ? "0" + time.seconds() : time.seconds();
                assertEquals("00:" + padded, time.minutes());
            }
        }
    }

    @Test
    void hundredthsAreRounded() {
        assertEquals("3.42", PlayTime.of(205, 60).seconds(), "3.4167 s");
        assertEquals("0.33", PlayTime.of(20, 60).seconds(), "0.3333 s");
        assertEquals("1.13", PlayTime.of(9, 8).seconds(), "1.125 s");
        assertEquals("01:00.00", PlayTime.of(14_399, 240).minutes(), "59.9958 s");
    }

    @Test
    void aTimeIsNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> new PlayTime(-1));
    }
}
