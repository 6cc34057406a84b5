package leapsmith.levels.play;

import leapsmith.levels.model.Level;

/** The whole state of a {@link PlaySession} between two ticks; never changes, and may be read from any thread. */
public final class SessionState {
    /** What the world was built from, the start point heeded. */
    final Level level;

    final int starts;
    final long tick;
    final RunningLevel.State live;

    SessionState(Level level, int starts, long tick, RunningLevel.State live) {
        this.level = level;
        this.starts = starts;
        this.tick = tick;
        this.live = live;
    }

    /** How many ticks the session had, over all its starts. */
    public long tick() {
        return tick;
    }

    /** How the player was doing. */
    public PlayStatus status() {
        return live.player().status();
    }

    /** Memory that it takes beside another state that is kept too, or null, in bytes, about. */
    long sizeInBytes(SessionState besides) {
        return BYTES + live.sizeInBytes(besides == null ? null : besides.live);
    }

    private static final long BYTES = 160;
}
