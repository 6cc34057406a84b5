package leapsmith.levels.reach.odds;

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
        JumpTrials.HumanTiming timing = new JumpTrials.HumanTiming(0, run, 0, run.length);
        SplittableRandom random = new SplittableRandom(1);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < TRIES; i++) {
            int error = first(timing.varied(random, 2), JUMP) - 15;
            sum += error;
            squares += error * error;
        }
        assertEquals(0, sum / TRIES, 0.3);
        assertEquals(2, Math.sqrt(squares / TRIES), 0.3);
    }

    @Test
    void aButtonThatIsHeldBeforeThePartStaysDown() {
        press(RIGHT, 0, 40);
        JumpTrials.HumanTiming timing = new JumpTrials.HumanTiming(RIGHT, run, 10, 20);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < TRIES; i++) {
            for (int down : timing.varied(random, 5)) {
                assertEquals(RIGHT, down);
            }
        }
    }

    @Test
    void aButtonThatIsPressedInTheFirstTickCanOnlyComeTooLate() {
        press(JUMP, 10, 20);
        JumpTrials.HumanTiming timing = new JumpTrials.HumanTiming(0, run, 10, 20);
        SplittableRandom random = new SplittableRandom(1);
        int late = 0;
        for (int i = 0; i < TRIES; i++) {
            late += first(timing.varied(random, 2), JUMP) > 0 ? 1 : 0;
        }
        assertTrue(late > 0.3 * TRIES && late < 0.5 * TRIES, late + " of " + TRIES);
    }

    @Test
    void allButtonsCanBeShifted() {
        press(RIGHT, 5, 40);
        press(JUMP, 12, 15);
        JumpTrials.HumanTiming timing = new JumpTrials.HumanTiming(RIGHT, run, 10, 20);
        assertEquals(5, first(timing.shifted(3), JUMP));
        assertEquals(RIGHT, timing.shifted(3)[0]);
        assertEquals(0, first(timing.shifted(-2), JUMP));
    }

    private void press(int button, int from, int to) {
        for (int tick = from; tick < to; tick++) {
            run[tick] |= button;
        }
    }

    private static int first(int[] buttons, int button) {
        int tick = 0;
        while ((buttons[tick] & button) == 0) {
            tick++;
        }
        return tick;
    }
}
