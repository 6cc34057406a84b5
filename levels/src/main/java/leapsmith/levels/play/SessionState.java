package leapsmith.levels.play;

import leapsmith.levels.model.Level;

/** The whole state of a {@link PlaySession} between two ticks; immutable and readable from any thread. */
public final class SessionState {
    /** The level that the world was built from, with the start point applied. */
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

    /** {@return the number of ticks over all starts of the session} */
    public long tick() {
        return tick;
    }

    /** {@return the state of the player} */
    public PlayStatus status() {
        return live.player().status();
    }

    /** {@return a hash of which signals are set and what depends on them; 0 at the start} */
    public long signalsKey() {
        return live.signals().key();
    }

    /** {@return whether signals change as time goes by, whatever the player does} */
    public boolean hasChangingSignals() {
        return live.signals().changesByItself();
    }

    /** {@return whether tiles crumble, or have crumbled or broken and not returned} */
    public boolean hasChangingTiles() {
        return live.world().hasChangingTiles();
    }

    /**
     * {@return the approximate size in bytes, not counting what it shares with another state, which may be null}
     *
     * @param besides another state, or null
     */
    public long sizeInBytes(SessionState besides) {
        return BYTES + live.sizeInBytes(besides == null ? null : besides.live);
    }

    private static final long BYTES = 160;
}
