package leapsmith.editor.reach;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.reach.SoftLock;

/**
 * The repairs that are proposed. Immutable.
 *
 * @param aim what they are for; empty if none are proposed
 * @param repairs the repairs found so far, the best first
 * @param isSearching whether more may follow
 */
record RepairState(Optional<RepairAim> aim, List<ProposedRepair> repairs, boolean isSearching) {
    public static final RepairState OFF = new RepairState(Optional.empty(), List.of(), false);

    public RepairState {
        repairs = List.copyOf(repairs);
    }

    /** Nothing was found yet. */
    static RepairState searching(RepairAim aim) {
        return new RepairState(Optional.of(aim), List.of(), true);
    }

    /**
     * What repairs are for.
     *
     * @param goalId the id of the goal that they make reachable
     * @param lock the soft lock from which they make it reachable; empty for the start of the level
     */
    record RepairAim(String goalId, Optional<SoftLock> lock) {
        public RepairAim {
            Objects.requireNonNull(goalId);
            Objects.requireNonNull(lock);
        }

        /** The goal is reachable from the start. */
        public static RepairAim ofGoal(String goalId) {
            return new RepairAim(goalId, Optional.empty());
        }
    }
}
