package leapsmith.levels.replay;

import java.util.OptionalLong;
import leapsmith.physics.replay.HashLog;

/**
 * The result of comparing the hashes of two runs.
 *
 * @param firstDivergence the first tick at which both have a hash and the two differ, if there is one
 * @param lastEqual the last tick before that at which both have a hash, -1 if there is none
 */
public record HashMatch(OptionalLong firstDivergence, long lastEqual) {
    /** No hash was compared. */
    public static final HashMatch NONE = new HashMatch(OptionalLong.empty(), -1);

    /**
     * Compares at the ticks that have a hash in both runs.
     *
     * @param recorded what was recorded
     * @param now the hashes of the run to compare
     * @return the result of the comparison
     */
    public static HashMatch of(HashLog recorded, HashLog now) {
        long lastEqual = -1;
        for (int i = 0; i < recorded.count(); i++) {
            long tick = i * recorded.every();
            OptionalLong hash = now.at(tick);
            if (hash.isPresent()) {
                if (!hash.equals(recorded.at(tick))) {
                    return new HashMatch(OptionalLong.of(tick), lastEqual);
                }
                lastEqual = tick;
            }
        }
        return new HashMatch(OptionalLong.empty(), lastEqual);
    }

    /** {@return whether any hash was compared} */
    public boolean isKnown() {
        return firstDivergence.isPresent() || lastEqual >= 0;
    }

    /** {@return whether hashes were compared and all of them are equal} */
    public boolean isSame() {
        return firstDivergence.isEmpty() && lastEqual >= 0;
    }
}
