package leapsmith.levels.play;

/**
 * A number of ticks as a time to show: rounded to hundredths of a second, half a hundredth up. All times of runs are
 * shown with these digits, so the same tick has the same time everywhere.
 *
 * @param hundredths hundredths of a second, 0 or more
 */
public record PlayTime(long hundredths) {
    /**
     * Checks the value.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public PlayTime {
        if (hundredths < 0) {
            throw new IllegalArgumentException("hundredths is " + hundredths + ", less than 0");
        }
    }

    /**
     * {@return the time that ticks take}
     *
     * @param ticks number of ticks, 0 or more
     * @param ticksPerSecond tick rate, above 0
     */
    public static PlayTime of(long ticks, int ticksPerSecond) {
        return new PlayTime((ticks * 200 + ticksPerSecond) / (2L * ticksPerSecond));
    }

    /**
     * {@return the duration of a run}
     *
     * @param run a run
     */
    public static PlayTime of(PlayRecording run) {
        return of(run.run().length(), run.level().physics().ticksPerSecond());
    }

    /** {@return seconds such as {@code 7.18} or {@code 83.40}, without their unit} */
    public String seconds() {
        return hundredths / 100 + "." + twoDigits(hundredths % 100);
    }

    /** {@return minutes and seconds such as {@code 00:07.18} or {@code 01:23.40}} */
    public String minutes() {
        long seconds = hundredths / 100;
        return twoDigits(seconds / 60) + ":" + twoDigits(seconds % 60) + "." + twoDigits(hundredths % 100);
    }

    private static String twoDigits(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
