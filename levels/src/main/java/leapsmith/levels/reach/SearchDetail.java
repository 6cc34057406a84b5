package leapsmith.levels.reach;

/**
 * How finely a search distinguishes places and what it tries from each.
 *
 * @param placeShift places within 2^placeShift sub-pixels count as one
 * @param walkTicks ticks of walking from one place to the next, at 60 ticks per second
 * @param holds how many different times jump is held
 * @param turnsInAir whether it also tries to change direction when jump is released
 */
record SearchDetail(int placeShift, int walkTicks, int holds, boolean turnsInAir) {
    /** Places of 8 px, the number of ticks in which a player walks that far, and four holds. */
    static final SearchDetail COARSE = new SearchDetail(15, 3, 4, false);

    /** Places of 2 px, every hold, and turns in the air. */
    static final SearchDetail FINE = new SearchDetail(13, 1, 16, true);
}
