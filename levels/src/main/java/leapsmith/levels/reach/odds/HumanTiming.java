package leapsmith.levels.reach.odds;

import java.util.SplittableRandom;

/**
 * Inputs as a person would repeat them: each press and each release of a button comes a little too early or too late.
 * The errors are independent of each other and about normally distributed (the sum of twelve uniform numbers).
 */
final class HumanTiming {
    private static final int BUTTONS = 8;
    private static final int UNIFORMS = 12;

    private final int before;

    private final int[] buttons;

    /**
     * A part of a run.
     *
     * @param before the buttons of the tick before the part
     * @param run the buttons of each tick of the run
     * @param from the first tick of the part
     * @param ticks number of ticks; after the end of the run, the buttons of its last tick stay down
     */
    HumanTiming(int before, int[] run, int from, int ticks) {
        this.before = before;
        buttons = new int[ticks];
        for (int i = 0; i < ticks; i++) {
            buttons[i] = run[Math.min(from + i, run.length - 1)];
        }
    }

    /** The buttons of each tick if all come too late by some ticks, or too early if negative. */
    int[] shifted(int ticks) {
        int[] shifted = new int[buttons.length];
        for (int i = 0; i < buttons.length; i++) {
            shifted[i] = buttons[Math.max(0, Math.min(buttons.length - 1, i - ticks))];
        }
        return shifted;
    }

    /**
     * The buttons of each tick with random errors.
     *
     * @param spread the standard deviation of an error, in ticks
     */
    int[] varied(SplittableRandom random, double spread) {
        int[] varied = new int[buttons.length];
        for (int button = 0; button < BUTTONS; button++) {
            varyButton(random, spread, 1 << button, varied);
        }
        return varied;
    }

    private void varyButton(SplittableRandom random, double spread, int bit, int[] varied) {
        boolean down = (before & bit) != 0;
        int from = 0;
        for (int i = 0; i <= buttons.length; i++) {
            boolean next = i < buttons.length && (buttons[i] & bit) != 0;
            if (i < buttons.length && next == down) {
                continue;
            }
            // A button is pressed for at least one tick. What changes at the beginning can only come too late.
            int least = i == 0 ? 0 : from + 1;
            int to = i == buttons.length ? i : Math.min(buttons.length, Math.max(least, i + error(random, spread)));
            for (int tick = from; down && tick < to; tick++) {
                varied[tick] |= bit;
            }
            from = to;
            down = next;
        }
    }

    private static int error(SplittableRandom random, double spread) {
        double sum = -UNIFORMS / 2.0;
        for (int i = 0; i < UNIFORMS; i++) {
            sum += random.nextDouble();
        }
        double ticks = sum * spread;
        return (int) (ticks < 0 ? ticks - 0.5 : ticks + 0.5);
    }
}
