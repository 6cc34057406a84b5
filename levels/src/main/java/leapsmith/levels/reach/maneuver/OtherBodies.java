package leapsmith.levels.reach.maneuver;

/** What all but the player does while the player flies. */
interface OtherBodies {
    /** How much memory it may take. */
    long MOST_BYTES = 8L << 20;

    /**
     * A state of it, with the player in open air; null if none is known.
     *
     * @param tick of the level
     */
    SearchPlay.State at(long tick);

    /** Keeps the current state, in which the player is in open air, unless there is one for the tick or no memory is left. */
    void keep(SearchPlay play);

    /**
     * Whether none of it touches a player in a step, and the player affects none of it.
     *
     * @param x the left edge of the player, in sub-pixels
     * @param y its top edge
     * @param dx how far it moves to the right
     * @param dy how far it moves down
     * @param tick the tick after the step
     */
    boolean isAway(int x, int y, int dx, int dy, long tick);

    /**
     * The same after a step that was simulated; null if the player may have affected it.
     *
     * @param x the left edge of the player before the step, in sub-pixels
     * @param y its top edge before the step
     * @param speed the greater part of its velocity before the step, in sub-pixels per tick
     */
    OtherBodies after(SearchPlay play, int x, int y, int speed);
}
