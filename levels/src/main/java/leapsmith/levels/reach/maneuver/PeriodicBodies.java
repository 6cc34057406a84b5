package leapsmith.levels.reach.maneuver;

/** Platforms that repeat their paths whatever the player does, or nothing. */
final class PeriodicBodies implements OtherBodies {
    /** Null if no platforms move. */
    private final Timetable timetable;
    /** By the tick of the period of all platforms. */
    private final SearchPlay.State[] states;

    private long bytesLeft = MOST_BYTES;

    /**
     * The platforms of a level.
     *
     * @param timetable null if none moves
     * @param period after how many ticks all are again where they were
     */
    PeriodicBodies(Timetable timetable, int period) {
        this.timetable = timetable;
        states = new SearchPlay.State[period];
    }

    @Override
    public SearchPlay.State at(long tick) {
        return states[(int) (tick % states.length)];
    }

    @Override
    public void keep(SearchPlay play) {
        int at = (int) (play.tick() % states.length);
        // Before the first tick no platform has moved.
        if (states[at] == null && play.tick() > 0 && bytesLeft > 0) {
            states[at] = play.save();
            bytesLeft -= play.sizeInBytes(states[at]);
        }
    }

    @Override
    public boolean isAway(int x, int y, int dx, int dy, long tick) {
        return timetable == null || timetable.isAway(x, y, dx, dy, tick);
    }

    @Override
    public OtherBodies after(SearchPlay play, int x, int y, int speed) {
        return this;
    }
}
