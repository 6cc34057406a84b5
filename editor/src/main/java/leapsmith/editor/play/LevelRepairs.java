package leapsmith.editor.play;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachRepair;
import leapsmith.levels.reach.Repair;
import leapsmith.levels.reach.RepairListener;

/**
 * Searches repairs for a goal of a document in the background. Each is published as soon as it is found; all are dropped
 * when the level changes. Belongs to the thread of the document.
 */
public final class LevelRepairs implements AutoCloseable {
    private static final int MOST = 6;
    /** The share of the work from one report of the progress to the next. */
    private static final double REPORTED_SHARE = 0.01;

    private final LevelDocument document;
    private final Executor soon;
    private final Consumer<RepairState> listener;
    private final Subscription changes;
    /** Null while nothing was requested. */
    private LatestOnlyWorker<Request> searches;
    /** The request whose results are shown; null for none. */
    private Request current;

    /** @param continues receives how much of the work is done, 0 to 1, and may end the search; called by its thread */
    private record Request(Level level, Optional<StartPoint> start, LevelObject goal, DoublePredicate continues) {}

    /**
     * Repairs of a document, none at first.
     *
     * @param soon runs tasks later, on the thread of the document
     * @param listener receives each new state
     */
    public LevelRepairs(LevelDocument document, Executor soon, Consumer<RepairState> listener) {
        this.document = document;
        this.soon = Objects.requireNonNull(soon);
        this.listener = Objects.requireNonNull(listener);
        changes = document.addListener(change -> {
            if (change instanceof Change.OfLevel) {
                clear();
            }
        });
    }

    /**
     * Searches repairs for a goal, in place of those for another one.
     *
     * @param goal an object of the level
     * @param start where the player starts, if not at its place in the level
     * @param continues receives how much of the work is done, 0 to 1, on the thread of the search; if it answers false,
     *     the search ends with what it has found
     */
    public void propose(LevelObject goal, Optional<StartPoint> start, DoublePredicate continues) {
        if (searches == null) {
            searches = new LatestOnlyWorker<>("repairs", this::search);
        }
        current = new Request(document.level(), start, goal, continues);
        listener.accept(new RepairState(Optional.of(goal.id()), List.of(), true));
        searches.submit(current);
    }

    /** Drops the repairs, and ends the search. */
    public void clear() {
        if (current != null) {
            current = null;
            searches.submit(new Request(null, Optional.empty(), null, null));
            listener.accept(RepairState.OFF);
        }
    }

    @Override
    public void close() {
        changes.unsubscribe();
        if (searches != null) {
            searches.close();
        }
    }

    private void search(Request request) {
        if (request.level == null) {
            return;
        }
        Map<Repair, ProposedRepair> known = new IdentityHashMap<>();
        List<Repair> found = List.of();
        try {
            found = new ReachRepair(request.level, request.start, request.goal)
                    .propose(MOST, ReachRepair.STEPS, new RepairListener() {
                        private double reported;

                        @Override
                        public void found(List<Repair> best) {
                            publish(request, proposed(best, known), true);
                        }

                        @Override
                        public boolean continues(double share) {
                            if (share >= reported + REPORTED_SHARE) {
                                reported = share;
                                return !searches.isOutdated() && request.continues.test(share);
                            }
                            return !searches.isOutdated();
                        }
                    });
        } finally {
            publish(request, proposed(found, known), false);
        }
    }

    private static List<ProposedRepair> proposed(List<Repair> repairs, Map<Repair, ProposedRepair> known) {
        return repairs.stream()
                .map(repair -> known.computeIfAbsent(repair, ProposedRepair::of))
                .toList();
    }

    private void publish(Request request, List<ProposedRepair> repairs, boolean isSearching) {
        soon.execute(() -> {
            if (request == current) {
                listener.accept(new RepairState(Optional.of(request.goal.id()), repairs, isSearching));
            }
        });
    }
}
