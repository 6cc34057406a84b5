package leapsmith.levels.reach;

/**
 * The way from one place to another by a {@link Maneuver}.
 *
 * @param maneuver what the player does
 * @param ticks how long it takes
 * @param place the number of the place where it ends, see {@link Places}
 * @param key the exact state in which it ends, see {@link SearchPlay#key}
 * @param x left edge of the player at the end, in sub-pixels
 * @param y top edge of the player at the end, in sub-pixels
 * @param stands whether it stands at the end; otherwise it hangs
 */
record Arc(Maneuver maneuver, int ticks, long place, long key, int x, int y, boolean stands) {}
