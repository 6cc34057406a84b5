package leapsmith.levels.replay;

import java.util.Objects;
import java.util.OptionalLong;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.world.World;

/**
 * Whether a run still ends as it was recorded.
 *
 * <p>In the level in which it was recorded the run must be the same to the bit. In a level that has changed it can't
 * be, so only the outcome is compared. The same applies if the simulation has another version than the recording: its
 * states differ, and no hashes are compared.
 *
 * @param level whether the level has changed since the recording
 * @param simulation the version of the simulation that recorded it, see {@link World#SIMULATION_VERSION}
 * @param recorded the recorded end
 * @param now the end now
 * @param states how far its states match the recording
 * @param player how far the player moves as recorded, even in a changed level; unknown for replays without such hashes
 */
public record ReplayVerdict(
        LevelMatch level,
        int simulation,
        ReplayRun.End recorded,
        ReplayRun.End now,
        HashMatch states,
        HashMatch player) {
    /** Checks the values. */
    public ReplayVerdict {
        Objects.requireNonNull(level);
        Objects.requireNonNull(recorded);
        Objects.requireNonNull(now);
        Objects.requireNonNull(states);
        Objects.requireNonNull(player);
    }

    /**
     * Compares a finished run with its recording.
     *
     * @param recorded what was recorded
     * @param level whether the run used the level of the recording
     * @param finished the run, at its end
     * @return the verdict
     */
    public static ReplayVerdict of(ReplayDocument recorded, LevelMatch level, ReplayRun finished) {
        boolean isComparable = recorded.simulation() == World.SIMULATION_VERSION;
        return new ReplayVerdict(
                level,
                recorded.simulation(),
                recorded.end(),
                finished.endAt(recorded.end().goal()),
                isComparable ? HashMatch.of(recorded.run().hashes(), finished.hashes()) : HashMatch.NONE,
                isComparable ? HashMatch.of(recorded.playerHashes(), finished.playerHashes()) : HashMatch.NONE);
    }

    /** {@return whether it was recorded by another version of the simulation} */
    public boolean isOtherSimulation() {
        return simulation != World.SIMULATION_VERSION;
    }

    /** {@return whether the outcome is the same: the same goal was reached, or the player ended in the same way} */
    public boolean isSameOutcome() {
        return now.isSameOutcome(recorded);
    }

    /** {@return whether the run is the same to the bit; false for another simulation} */
    public boolean isSameRun() {
        return !isOtherSimulation()
                && now.equals(recorded)
                && states.firstDivergence().isEmpty();
    }

    /** {@return whether only the outcome decides, because the run can't be the same to the bit} */
    public boolean isByOutcome() {
        return level != LevelMatch.SAME || isOtherSimulation();
    }

    /** {@return whether the replay passes} */
    public boolean passes() {
        return isByOutcome() ? isSameOutcome() : isSameRun();
    }

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
}
