package leapsmith.levels.play;

import leapsmith.levels.model.Level;

/** The whole state of a {@link PlaySession} between two ticks; never changes, and may be read from any thread. */
public final class SessionState {
    /** What the world was built from, with the start point applied. */
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

    /** The number of ticks over all starts of the session. */
    public long tick() {
        return tick;
    }

    /** The state of the player. */
    public PlayStatus status() {
        return live.player().status();
    }

    /** The approximate size in bytes, beside another state that is kept too, or null. */
    public long sizeInBytes(SessionState besides) {
        return BYTES + live.sizeInBytes(besides == null ? null : besides.live);
    }

    private static final long BYTES = 160;
}
