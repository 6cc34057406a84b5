package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import leapsmith.physics.body.Button;
import org.junit.jupiter.api.Test;

class HumanTimingTest {
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int JUMP = Button.JUMP.bit();
    private static final int TRIES = 500;

    private final int[] run = new int[40];

    @Test
    void pressesAndReleasesAreAboutNormallyDistributed() {
        press(JUMP, 15, 25);
        HumanTiming timing = new HumanTiming(0, run, 0, run.length);
        SplittableRandom random = new SplittableRandom(1);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < TRIES; i++) {
            timing.vary(random, 2);
            int error = first(timing, JUMP) - 15;
            sum += error;
            squares += error * error;
        }
        assertEquals(0, sum / TRIES, 0.3);
        assertEquals(2, Math.sqrt(squares / TRIES), 0.3);
    }

    @Test
    void aButtonThatIsHeldBeforeThePartStaysDown() {
        press(RIGHT, 0, 40);
        HumanTiming timing = new HumanTiming(RIGHT, run, 10, 20);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < TRIES; i++) {
            timing.vary(random, 5);
            for (int tick = 0; tick < timing.length(); tick++) {
                assertEquals(RIGHT, timing.at(tick));
            }
        }
    }

    @Test
    void aButtonThatIsPressedInTheFirstTickCanOnlyComeTooLate() {
        press(JUMP, 10, 20);
        HumanTiming timing = new HumanTiming(0, run, 10, 20);
        SplittableRandom random = new SplittableRandom(1);
        int late = 0;
        for (int i = 0; i < TRIES; i++) {
            timing.vary(random, 2);
            late += first(timing, JUMP) > 0 ? 1 : 0;
        }
        assertTrue(late > 0.3 * TRIES && late < 0.5 * TRIES, late + " of " + TRIES);
    }

    @Test
    void allButtonsCanBeShifted() {
        press(RIGHT, 5, 40);
        press(JUMP, 12, 15);
        HumanTiming timing = new HumanTiming(RIGHT, run, 10, 20);
        timing.shift(3);
        assertEquals(5, first(timing, JUMP));
        assertEquals(RIGHT, timing.at(0));
        timing.shift(-2);
        assertEquals(0, first(timing, JUMP));
    }

    private void press(int button, int from, int to) {
        for (int tick = from; tick < to; tick++) {
            run[tick] |= button;
        }
    }

    private static int first(HumanTiming timing, int button) {
        int tick = 0;
        while ((timing.at(tick) & button) == 0) {
            tick++;
        }
        return tick;
    }
}
