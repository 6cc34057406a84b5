package leapsmith.editor.reach;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.repair.ReachRepair;
import leapsmith.levels.reach.repair.Repair;

/**
 * Searches repairs for a goal or a soft lock of a document in the background. Each is published as soon as it is found.
 * When the level changes, all are withdrawn, and when it is the same again, after undoing a change, they are published
 * again. Belongs to the thread of the document.
 */
final class LevelRepairs implements AutoCloseable {
    private static final int MOST = 6;
    /** The share of the work from one report of the progress to the next. */
    private static final double REPORTED_SHARE = 0.01;

    private final LevelDocument document;
    private final Executor soon;
    private final Consumer<RepairState> listener;
    private final DoublePredicate continues;
    private final Subscription changes;
    private final LatestOnlyWorker<Request> searches = new LatestOnlyWorker<>("repairs", this::search);
    /** The request whose results are shown, or are withdrawn while the level is another one; null for none. */
    private Request current;

    private RepairState last = RepairState.OFF;

    private boolean isWithdrawn;
    /** The standard deviation of a player's timing, in ticks at 60 ticks per second. */
    private double spread = RunOdds.SPREAD_TICKS;

    /** @param spread by which the jumps of the runs are tried */
    private record Request(Level level, RepairState.RepairAim aim, ReachRepair repair, double spread) {
        Request again(double newSpread) {
            return new Request(level, aim, repair, newSpread);
        }
    }

    /**
     * Repairs of a document, none at first.
     *
     * @param soon runs tasks later, on the thread of the document
     * @param continues receives how much of the work is done, 0 to 1, on the thread of the search; if it answers false,
     *     the search ends with what it has found
     */
    LevelRepairs(LevelDocument document, Executor soon, Consumer<RepairState> listener, DoublePredicate continues) {
        this.document = document;
        this.soon = Objects.requireNonNull(soon);
        this.listener = Objects.requireNonNull(listener);
        this.continues = Objects.requireNonNull(continues);
        changes = document.addListener(change -> {
            if (change instanceof Change.LevelChanged && current != null) {
                levelChanged();
            }
        });
    }

    /**
     * Searches repairs for a goal, in place of those before.
     *
     * @param start where the player starts, if not at its place in the level
     * @param goals what is known of the goals from there: those that are proven stay reachable
     */
    void propose(LevelObject goal, Optional<StartPoint> start, List<GoalReach> goals) {
        Level level = document.level();
        ReachRepair repair = new ReachRepair(level, start, goal, goals);
        begin(new Request(level, RepairState.RepairAim.ofGoal(goal.id()), repair, spread));
    }

    /**
     * Searches repairs for a soft lock, in place of those before.
     *
     * @param map what a search of the level found
     * @return whether there is a goal to be reached from there
     */
    boolean proposeWayOut(ReachMap map, SoftLock lock) {
        Optional<ReachRepair> repair = ReachRepair.outOf(map, lock);
        repair.ifPresent(way -> begin(new Request(
                document.level(), new RepairState.RepairAim(way.goal().id(), Optional.of(lock)), way, spread)));
        return repair.isPresent();
    }

    /**
     * Sets how exactly players press buttons. Repairs that are shown are searched again.
     *
     * @param newSpread the standard deviation of a player's timing, in ticks at 60 ticks per second
     */
    void setTiming(double newSpread) {
        boolean isOther = newSpread != spread;
        spread = newSpread;
        if (isOther && current != null) {
            if (isWithdrawn) {
                last = RepairState.searching(current.aim);
            } else {
                begin(current.again(spread));
            }
        }
    }

    private void begin(Request request) {
        current = request;
        isWithdrawn = false;
        show(RepairState.searching(request.aim));
        searches.submit(request);
    }

    private void show(RepairState state) {
        last = state;
        listener.accept(state);
    }

    void clear() {
        if (current != null) {
            current = null;
            if (!isWithdrawn) {
                searches.cancel();
                show(RepairState.OFF);
            }
        }
    }

    private void levelChanged() {
        boolean isSame = document.level().equals(current.level);
        if (isSame && isWithdrawn) {
            isWithdrawn = false;
            if (last.isSearching()) {
                begin(current.again(spread));
            } else {
                listener.accept(last);
            }
        } else if (!isSame && !isWithdrawn) {
            isWithdrawn = true;
            searches.cancel();
            listener.accept(RepairState.OFF);
        }
    }

    @Override
    public void close() {
        changes.unsubscribe();
        searches.close();
    }

    private void search(Request request) {
        Proposals proposals = new Proposals(request);
        try {
            proposals.add(request.repair.propose(MOST, ReachRepair.STEPS, proposals));
            proposals.tryJumps();
        } finally {
            publish(request, proposals.best, false);
        }
    }

    /** What a search has found so far. Belongs to the thread of the search. */
    private final class Proposals implements ReachRepair.Listener {
        private final Request request;
        private final Map<Repair, ProposedRepair> known = new IdentityHashMap<>();
        private List<ProposedRepair> best = List.of();
        private double reported;

        Proposals(Request request) {
            this.request = request;
        }

        void add(List<Repair> repairs) {
            best = repairs.stream()
                    .map(repair -> known.computeIfAbsent(repair, ProposedRepair::of))
                    .toList();
        }

        /** Gives the repairs the odds that their runs have when they are played. */
        void tryJumps() {
            BooleanSupplier isWanted = () -> !searches.isOutdated() && continues.test(1);
            best = best.stream()
                    .map(repair -> repair.withOdds(request.spread, isWanted))
                    .sorted(Comparator.comparing(ProposedRepair::repair, Repair.BEST_FIRST))
                    .toList();
        }

        @Override
        public void found(List<Repair> repairs) {
            add(repairs);
            publish(request, best, true);
        }

        @Override
        public boolean continues(double share) {
            if (share >= reported + REPORTED_SHARE) {
                reported = share;
                return !searches.isOutdated() && continues.test(share);
            }
            return !searches.isOutdated();
        }
    }

    private void publish(Request request, List<ProposedRepair> repairs, boolean isSearching) {
        soon.execute(() -> {
            if (request == current && !isWithdrawn) {
                show(new RepairState(Optional.of(request.aim), repairs, isSearching));
            }
        });
    }
}
