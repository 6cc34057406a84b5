package leapsmith.levels.replay;

/** Whether a run uses the level in which it was recorded. */
public enum LevelMatch {
    /** It is the level of the recording. */
    SAME,
    /** The level has changed since the recording. */
    CHANGED,
    /** The recording has a hash of the level that this version of the program can't compute. */
    UNKNOWN;

    /**
     * {@return the match for equal or different hashes}
     *
     * @param isSame whether the hashes are equal
     */
    public static LevelMatch of(boolean isSame) {
        return isSame ? SAME : CHANGED;
    }
}
