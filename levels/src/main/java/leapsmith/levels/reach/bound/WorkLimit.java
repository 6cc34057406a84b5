package leapsmith.levels.reach.bound;

import java.util.function.BooleanSupplier;

/** Counts the work of a search, the same in each run, and ends it at a limit or when the caller stops it. */
final class WorkLimit {
    private static final int ASKED_EVERY = 1 << 18;
    /** What a set of cells costs besides its words. */
    private static final int PER_SET = 8;

    /** The most words of cell sets that are kept: 256 MB. */
    private static final long MAX_KEPT = 1 << 25;

    private final long most;
    private final BooleanSupplier caller;
    private long done;
    private long kept;
    private long nextAsked;
    private boolean isStopped;

    /**
     * Creates one.
     *
     * @param most the most words of cell sets that are moved
     * @param caller asked now and then whether the search continues
     */
    WorkLimit(long most, BooleanSupplier caller) {
        this.most = most;
        this.caller = caller;
    }

    /** Counts a set of cells that is moved. */
    void add(int words) {
        done += PER_SET + words;
    }

    /** Counts memory that is kept. */
    void keep(int words) {
        kept += words;
    }

    long done() {
        return done;
    }

    /** Whether the search continues. Once it doesn't, it never does again. */
    boolean continues() {
        if (done >= nextAsked) {
            nextAsked = done + ASKED_EVERY;
            isStopped |= !caller.getAsBoolean();
        }
        return !isStopped && done < most && kept < MAX_KEPT;
    }

    boolean isStopped() {
        return isStopped;
    }
}
