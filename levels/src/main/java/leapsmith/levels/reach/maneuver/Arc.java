package leapsmith.levels.reach.maneuver;

/**
 * The way from one place to another by a {@link Maneuver}.
 *
 * @param ticks how long it takes
 * @param place the number of the place where it ends, see {@link Places}
 * @param key the exact state in which it ends, see {@link SearchPlay#key}
 * @param x left edge of the player at the end, in sub-pixels
 * @param y top edge of the player at the end, in sub-pixels
 * @param stands whether it stands at the end; otherwise it hangs
 */
public record Arc(Maneuver maneuver, int ticks, long place, long key, int x, int y, boolean stands) {
    /** So many ticks of a detour are better than a jump. */
    private static final int TICKS_OF_JUMP = 12;

    /** What a search minimizes: the time, with a preference for fewer jumps. */
    public static int cost(int ticks, int jumps) {
        return ticks + TICKS_OF_JUMP * jumps;
    }

    int cost() {
        return cost(ticks, maneuver.jumps());
    }
}
