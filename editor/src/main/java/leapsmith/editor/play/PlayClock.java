package leapsmith.editor.play;

/**
 * How fast play runs, measured over the last fraction of a second.
 *
 * @param wantedTicksPerSecond the level's ticks a second times the speed; 0 while paused
 * @param realTicksPerSecond the ticks that were made in a second; 0 while paused
 * @param behind whether ticks were given up lately because the simulation couldn't keep up
 */
public record PlayClock(double wantedTicksPerSecond, double realTicksPerSecond, boolean behind) {
    /** Nothing runs. */
    public static final PlayClock STOPPED = new PlayClock(0, 0, false);
}
