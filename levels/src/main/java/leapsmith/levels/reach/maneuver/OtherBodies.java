package leapsmith.levels.reach.maneuver;

import leapsmith.physics.world.Body;

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
     * @param speed its {@link #speed} before the step
     */
    OtherBodies after(SearchPlay play, int x, int y, int speed);

    /** The greater part of the velocity of a body, in sub-pixels per tick; 0 if it is gone. */
    static int speed(Body body) {
        return body.isAlive() ? Math.max(Math.abs(body.subVx()), Math.abs(body.subVy())) : 0;
    }
}
