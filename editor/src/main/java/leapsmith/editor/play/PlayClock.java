package leapsmith.editor.play;

/**
 * How fast play runs, measured over the last fraction of a second.
 *
 * @param wantedTicksPerSecond the level's ticks per second times the speed; 0 while paused
 * @param realTicksPerSecond the ticks made per second; 0 while paused
 * @param behind whether ticks were skipped lately because the simulation was too slow
 */
public record PlayClock(double wantedTicksPerSecond, double realTicksPerSecond, boolean behind) {
    /** Nothing runs. */
    public static final PlayClock STOPPED = new PlayClock(0, 0, false);
}
