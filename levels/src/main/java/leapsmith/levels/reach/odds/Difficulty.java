package leapsmith.levels.reach.odds;

/** How hard a jump is, in three classes. */
public enum Difficulty {
    /** It succeeds nine times of ten, or more often. */
    EASY,
    /** It succeeds more often than not. */
    MODERATE,
    /** It fails at least four times of ten. */
    HARD;

    private static final double LEAST_EASY = 0.9;
    private static final double LEAST_MODERATE = 0.6;

    /**
     * {@return the difficulty of a jump}
     *
     * @param rate how many of the tries succeed, 0 to 1
     */
    public static Difficulty of(double rate) {
        return rate >= LEAST_EASY ? EASY : rate > LEAST_MODERATE ? MODERATE : HARD;
    }
}
