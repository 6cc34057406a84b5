package leapsmith.levels.reach.repair;

/** The steps of the simulation that all searches for repairs may take together. The listener may end them earlier. */
final class RepairBudget {
    private final long most;
    private final ReachRepair.Listener listener;

    private long steps;
    private boolean isEnded;

    RepairBudget(long most, ReachRepair.Listener listener) {
        this.most = most;
        this.listener = listener;
    }

    /**
     * Whether a search may continue; once it may not, no other may.
     *
     * @param made the steps of the current search, which were not added yet
     */
    boolean continues(long made) {
        long all = steps + made;
        isEnded |= all >= most || !listener.continues(Math.min(1, (double) all / most));
        return !isEnded;
    }

    void add(long made) {
        steps += made;
    }

    long steps() {
        return steps;
    }

    /** Whether the searches were ended, by the listener or the limit. */
    boolean isEnded() {
        return isEnded;
    }
}
