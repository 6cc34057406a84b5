package leapsmith.levels.replay;

/** Whether a run is made in the level in which it was recorded. */
public enum LevelMatch {
    /** It is the level of the recording. */
    SAME,
    /** The level has changed since the recording. */
    CHANGED,
    /** The recording has a hash of the level that this version of the program can't compute. */
    UNKNOWN;

    /** Whether the hashes of the two are equal. */
    public static LevelMatch of(boolean isSame) {
        return isSame ? SAME : CHANGED;
    }
}
