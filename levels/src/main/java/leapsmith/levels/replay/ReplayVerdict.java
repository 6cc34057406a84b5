package leapsmith.levels.replay;

import java.util.Objects;
import java.util.OptionalLong;

/**
 * Whether a run still ends as it was recorded.
 *
 * <p>In the level in which it was recorded it must go the same way to the bit. In a level that has changed since it
 * can't; there the question is whether the same comes of it.
 *
 * @param levelChanged whether the level is another one than when it was recorded
 * @param recorded how it ended then
 * @param now how it ends now
 * @param firstDivergence the first tick with a recorded hash at which it goes another way, if there is one
 * @param lastEqual the last tick with a recorded hash before that, -1 if there is none
 */
public record ReplayVerdict(
        boolean levelChanged, RunEnd recorded, RunEnd now, OptionalLong firstDivergence, long lastEqual) {
    public ReplayVerdict {
        Objects.requireNonNull(recorded);
        Objects.requireNonNull(now);
        Objects.requireNonNull(firstDivergence);
    }

    /**
     * Compares.
     *
     * @param levelHash of the level that the run was made in now
     */
    public static ReplayVerdict of(ReplayDocument recorded, String levelHash, ReplayRun finished) {
        boolean changed = !recorded.levelHash().equals(levelHash);
        return new ReplayVerdict(
                changed, recorded.end(), finished.end(), finished.firstDivergence(), finished.lastEqual());
    }

    /** Whether the same came of it: the same goal was reached, or the player ended in the same way. */
    public boolean isSameOutcome() {
        return now.isSameOutcome(recorded);
    }

    /** Whether it went the same way, to the bit. */
    public boolean isSameRun() {
        return now.equals(recorded) && firstDivergence.isEmpty();
    }

    /** Whether the run does what it should; in a level that has changed the outcome decides. */
    public boolean passes() {
        return levelChanged ? isSameOutcome() : isSameRun();
    }
}
