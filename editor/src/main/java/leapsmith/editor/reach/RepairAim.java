package leapsmith.editor.reach;

import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.reach.SoftLock;

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
