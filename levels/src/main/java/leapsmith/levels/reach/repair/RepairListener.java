package leapsmith.levels.reach.repair;

import java.util.List;

/** Receives repairs while they are searched. */
public interface RepairListener {
    /** Receives nothing, and lets the search continue to its end. */
    RepairListener NONE = new RepairListener() {};

    /**
     * A repair was found, so the list has changed.
     *
     * @param best the repairs so far, the best first
     */
    default void found(List<Repair> best) {}

    /**
     * Asked often whether the search continues.
     *
     * @param share how much of the most work is done, 0 to 1
     * @return false to end the search at once
     */
    default boolean continues(double share) {
        return true;
    }
}
