package leapsmith.levels.reach.maneuver;

/**
 * How finely a search distinguishes places and what it tries from each.
 *
 * @param placeShift places within 2^placeShift sub-pixels count as one
 * @param walkTicks ticks of walking from one place to the next, at 60 ticks per second
 * @param holds how many different times jump is held
 * @param turnsInAir whether it also tries to change direction when jump is released
 * @param otherBodies whether crates and patrols are simulated; if not, a way found has to be tried with them
 */
public record SearchDetail(int placeShift, int walkTicks, int holds, boolean turnsInAir, boolean otherBodies) {
    /** Places of 8 px, the number of ticks in which a player walks that far, and four holds. */
    public static final SearchDetail COARSE = new SearchDetail(15, 3, 4, false, true);

    /** As {@link #COARSE} with two holds, for levels where other things move: there each place counts at many times. */
    public static final SearchDetail FEW_HOLDS = new SearchDetail(15, 3, 2, false, true);

    /** As {@link #FEW_HOLDS}, without crates and patrols, as most ways meet none. */
    public static final SearchDetail PLATFORMS_ONLY = new SearchDetail(15, 3, 2, false, false);

    /** Places of 2 px, every hold, and turns in the air. */
    public static final SearchDetail FINE = new SearchDetail(13, 1, 16, true, true);
}
