package leapsmith.levels.reach.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.odds.RunPolish;
import leapsmith.levels.reach.search.Witnesses;
import leapsmith.physics.fixed.PortableMath;

/**
 * Proposes small changes of a level that make a goal reachable: tiles that continue ground, steps, tiles in the air,
 * tiles to remove, a move of the goal or of a platform, or a higher jump. Each is proven: the changed level was
 * searched, and the run that reaches the goal was played in it. The same level gives the same repairs on every machine.
 */
public final class ReachRepair {
    /** The usual limit of steps of the simulation: some seconds. */
    public static final long STEPS = 8_000_000;

    /** Of tiles and objects. A quarter of the steps is for numbers, which take most. */
    private static final int MAX_TRIES = 120;

    /** If so many tries, or so many steps for them, found nothing, numbers come before the rest. */
    private static final int TRIES_BEFORE_NUMBERS = 30;

    private static final long STEPS_BEFORE_NUMBERS = 500_000;

    /** The same for a level where other things move: there a step takes several times as long. */
    private static final long STEPS_BEFORE_NUMBERS_OF_MOVING = 200_000;

    /** Runs are tried by human timing so often for each jump, and long ones less often, as this many ticks say. */
    private static final int ODDS_TRIES = 100;

    private static final int MIN_ODDS_TRIES = 20;
    private static final int ODDS_TICKS = 100_000;

    /** The most steps for small changes of the run of a repair, by which it is ranked. */
    private static final long STEPS_OF_POLISH = 150_000;

    private static final int[] NUMBER_PERCENT = {5, 10, 15, 20, 30, 40, 50};
    /** A number of the player changes the whole level. */
    private static final int NUMBER_COST = 10;

    private static final int WALK_COST = 3;

    private final Level level;
    private final Optional<StartPoint> start;
    private final LevelObject goal;
    /** The ways to goals that must stay reachable. */
    private final List<RequiredPath> kept;

    private RepairBudget budget;
    private RepairProver prover;
    private RepairList found;
    private int tries;

    private final boolean movesGoal;

    /**
     * Repairs for one goal.
     *
     * @param goals what is known of the goals from the same start: those that are proven stay reachable
     */
    public ReachRepair(Level level, Optional<StartPoint> start, LevelObject goal, List<GoalReach> goals) {
        this(level, start, goal, RequiredPath.of(goals), true);
    }

    private ReachRepair(
            Level level, Optional<StartPoint> start, LevelObject goal, List<RequiredPath> kept, boolean movesGoal) {
        this.level = Objects.requireNonNull(level);
        this.start = Objects.requireNonNull(start);
        this.goal = Objects.requireNonNull(goal);
        this.kept = kept;
        this.movesGoal = movesGoal;
    }

    /**
     * Repairs for a soft lock: changes after which a goal can be reached from there, and still from the start of the
     * level, as all other goals that are proven. The goal is the nearest of these. It is not moved.
     *
     * @param map what the search found that found the soft lock
     * @return repairs for the goal, whose runs start at the place of the soft lock; empty if no goal is proven
     */
    public static Optional<ReachRepair> outOf(ReachMap map, SoftLock lock) {
        Level level = map.level();
        List<RequiredPath> kept = RequiredPath.of(map.goals());
        return kept.stream()
                .flatMap(way -> level.object(way.goalId()).stream())
                .min(Comparator.comparingDouble(goal -> distance(goal, lock.place())))
                .map(goal -> new ReachRepair(level, Optional.of(lock.place()), goal, kept, false));
    }

    private static double distance(LevelObject goal, StartPoint place) {
        return Math.abs(goal.middleX() - place.x()) + Math.abs(goal.middleY() - place.y());
    }

    public LevelObject goal() {
        return goal;
    }

    /**
     * Repairs, the best first. Best are natural changes of few tiles after which the hardest jump is easy. There are
     * none if the player reaches the goal without a change, or the level has no player. At most half of them change the
     * same kind of thing, such as adding tiles.
     *
     * @param most the number of repairs after which it looks for no more, at least 1
     * @param mostSteps the most steps of the simulation
     * @param listener receives the repairs found so far, on this thread, and may end the search
     */
    public List<Repair> propose(int most, long mostSteps, Listener listener) {
        tries = 0;
        found = new RepairList();
        budget = new RepairBudget(mostSteps, listener);
        KnownReach.search(level, start, goal, budget)
                .filter(known -> !known.reachesGoal() && !budget.isEnded())
                .ifPresent(known -> tryAll(known, most, mostSteps, listener));
        // Frees the memory of the searches.
        prover = null;
        return found.repairs();
    }

    private void tryAll(KnownReach known, int most, long mostSteps, Listener listener) {
        prover = new RepairProver(level, start, goal, known, budget);
        RepairQueue queue = new RepairQueue(candidates(known));
        long stepsBefore = budget.steps();
        boolean triesNumbers = true;
        RepairCandidate candidate = queue.next();
        while (candidate != null && tries < MAX_TRIES && continues(most)) {
            if (triesNumbers && found.size() == 0 && isTimeForNumbers(known, stepsBefore)) {
                triesNumbers = false;
                changeNumbers(most, listener);
            } else if (budget.steps() < (triesNumbers ? mostSteps - mostSteps / 4 : mostSteps)) {
                tryOne(candidate, queue, most, listener);
                candidate = queue.next();
            } else {
                candidate = null;
            }
        }
        if (triesNumbers) {
            changeNumbers(most, listener);
        }
    }

    private boolean isTimeForNumbers(KnownReach known, long stepsBefore) {
        // Where bullets fly, tries take long and it isn't known well where a change is needed.
        long most = known.isStatic() ? STEPS_BEFORE_NUMBERS : STEPS_BEFORE_NUMBERS_OF_MOVING;
        return !known.remembers() || tries >= TRIES_BEFORE_NUMBERS || budget.steps() - stepsBefore >= most;
    }

    private void tryOne(RepairCandidate candidate, RepairQueue queue, int most, Listener listener) {
        if (found.countLike(candidate.kind()) >= (most + 1) / 2) {
            queue.drop();
            return;
        }
        Optional<PlayRecording> run = prove(candidate);
        queue.tried(run.isPresent());
        add(candidate, run, listener);
    }

    private void changeNumbers(int most, Listener listener) {
        numbers().forEach(numbers -> changeNumber(numbers, most, listener));
    }

    private boolean continues(int most) {
        return found.size() < most && !budget.isEnded();
    }

    /**
     * Looks for the smallest change of a number that helps, by bisection, if the largest one does. Each that helps is
     * reported, as it is better than nothing; of those the best stays in the list.
     */
    private void changeNumber(List<RepairCandidate> numbers, int most, Listener listener) {
        int helps = numbers.size();
        int helpsNot = -1;
        while (helps - helpsNot > 1 && continues(most)) {
            boolean isLargest = helps == numbers.size();
            int next = isLargest ? numbers.size() - 1 : (helps + helpsNot) / 2;
            RepairCandidate number = numbers.get(next);
            Optional<PlayRecording> run = isLargest ? proveSoon(number) : prove(number);
            if (run.isPresent()) {
                add(number, run, listener);
                helps = next;
            } else {
                helpsNot = next;
            }
        }
    }

    /** For a higher jump, and a faster walk for a longer one, the changes that may help, the smallest first. */
    private List<List<RepairCandidate>> numbers() {
        return level.player()
                .map(player -> List.of(
                        steps(player, Repair.Kind.JUMP_HIGHER, NUMBER_COST),
                        steps(player, Repair.Kind.WALK_FASTER, NUMBER_COST + WALK_COST)))
                .orElse(List.of());
    }

    private static List<RepairCandidate> steps(LevelObject player, Repair.Kind kind, int cost) {
        Property<Double> property = kind.number().orElseThrow();
        double before = player.get(property);
        double most = ((ValueType.Number) property.type()).most();
        List<RepairCandidate> steps = new ArrayList<>();
        for (int percent : NUMBER_PERCENT) {
            double after = PortableMath.rint(before * (100 + percent) / 100);
            if (after > before && after <= most) {
                steps.add(RepairCandidate.ofObject(kind, player.with(property, after), cost + percent / 2, 0));
            }
        }
        return steps;
    }

    private Optional<PlayRecording> prove(RepairCandidate candidate) {
        tries++;
        return prover.prove(candidate).filter(this::keepsGoals);
    }

    private Optional<PlayRecording> proveSoon(RepairCandidate candidate) {
        tries++;
        return prover.proveSoon(candidate).filter(this::keepsGoals);
    }

    private boolean keepsGoals(PlayRecording run) {
        return kept.stream().allMatch(way -> way.isKept(run.level(), budget));
    }

    private void add(RepairCandidate candidate, Optional<PlayRecording> run, Listener listener) {
        run.map(shortest -> repair(candidate, shortest))
                .filter(found::add)
                .ifPresent(added -> listener.found(found.repairs()));
    }

    /** A repair with an easy run: the shortest one is seldom easy. */
    private Repair repair(RepairCandidate candidate, PlayRecording shortest) {
        double spread = RunOdds.spreadIn(level, RunOdds.SPREAD_TICKS);
        PlayRecording run =
                RunPolish.polished(shortest, goal.id(), spread, made -> made < STEPS_OF_POLISH && budget.continues(0));
        return new Repair(candidate.in(level), run, odds(run), candidate.cost());
    }

    /** How many changes the last search tried. */
    public int tries() {
        return tries;
    }

    /** How many steps of the simulation the last search took, without those of the odds. */
    public long steps() {
        return budget == null ? 0 : budget.steps();
    }

    private List<RepairCandidate> candidates(KnownReach known) {
        List<RepairCandidate> all =
                new ArrayList<>(TileRepairs.of(level, known.result(), known.tilesRead(), start, goal));
        all.addAll(ObjectRepairs.of(level, known.result(), goal, prover::touches));
        if (!movesGoal) {
            all.removeIf(candidate -> candidate.kind() == Repair.Kind.MOVE_GOAL);
        }
        return all;
    }

    private RunOdds odds(PlayRecording run) {
        long length = Math.max(1, run.run().length());
        int triesOfJump = (int) Math.max(MIN_ODDS_TRIES, Math.min(ODDS_TRIES, ODDS_TICKS / length));
        return RunOdds.of(run, triesOfJump, RunOdds.spreadIn(level, RunOdds.SPREAD_TICKS));
    }

    /** Receives repairs while they are searched. */
    public interface Listener {
        /** Receives nothing, and lets the search continue to its end. */
        Listener NONE = new Listener() {};

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

    /** The steps of the simulation that all searches for repairs may take together. The listener may end them earlier. */
    static final class RepairBudget {
        private final long most;
        private final Listener listener;

        private long steps;
        private boolean isEnded;

        RepairBudget(long most, Listener listener) {
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

    /** A known way from the start of a level to a goal, which changes of the level must not break. */
    record RequiredPath(String goalId, PlayRecording run) {
        /** The most steps of the simulation to find another way if the known one is broken. */
        private static final long STEPS = 500_000;

        /** The ways to the goals that are proven. */
        static List<RequiredPath> of(List<GoalReach> goals) {
            return goals.stream()
                    .flatMap(goal -> goal.run().map(run -> new RequiredPath(goal.id(), run)).stream())
                    .toList();
        }

        /** Whether the run reaches the goal of a changed level, or another one is found there. */
        boolean isKept(Level changed, RepairBudget budget) {
            if (Witnesses.until(new PlayRecording(changed, run.start(), run.run()), goalId)
                    .isPresent()) {
                return true;
            }
            ReachSearch search = new ReachSearch(changed, run.start());
            long[] counted = new long[1];
            ReachMap map = search.run(STEPS, () -> {
                budget.add(search.steps() - counted[0]);
                counted[0] = search.steps();
                return budget.continues(0);
            });
            return map.goals().stream().anyMatch(goal -> goal.id().equals(goalId) && goal.verdict() == Verdict.PROVEN);
        }
    }

    /** The repairs that were found, the best first: natural ones with an easy run. Of those that are alike, only the best. */
    static final class RepairList {
        /** Changes of tiles with fewer tiles between them are alike. */
        private static final int NEAR_TILES = 4;

        private final List<Repair> repairs = new ArrayList<>();

        /** What kind of thing a repair changes. */
        private enum Family {
            ADDED_TILES,
            REMOVED_TILES,
            SPRING,
            LADDER,
            OBJECT,
            NUMBER;

            static Family of(Repair.Kind kind) {
                if (kind.addsKind()) {
                    return kind == Repair.Kind.ADD_SPRING ? SPRING : LADDER;
                } else if (kind.isOfTiles()) {
                    return kind == Repair.Kind.REMOVE_TILES ? REMOVED_TILES : ADDED_TILES;
                }
                return kind.number().isPresent() ? NUMBER : OBJECT;
            }
        }

        /**
         * Adds a repair, unless one that is as good or better is like it.
         *
         * @return whether it was added
         */
        boolean add(Repair repair) {
            List<Repair> alike = repairs.stream()
                    .filter(it -> alike(it.change(), repair.change()))
                    .toList();
            if (alike.stream().anyMatch(it -> Repair.BEST_FIRST.compare(it, repair) <= 0)) {
                return false;
            }
            repairs.removeAll(alike);
            repairs.add(repair);
            repairs.sort(Repair.BEST_FIRST);
            return true;
        }

        List<Repair> repairs() {
            return List.copyOf(repairs);
        }

        int size() {
            return repairs.size();
        }

        /** The number of repairs that change the same kind of thing. */
        long countLike(Repair.Kind kind) {
            return repairs.stream()
                    .filter(it -> Family.of(it.kind()) == Family.of(kind))
                    .count();
        }

        private static boolean alike(RepairChange one, RepairChange other) {
            Family family = Family.of(one.kind());
            if (family != Family.of(other.kind())) {
                return false;
            }
            return switch (family) {
                case ADDED_TILES, REMOVED_TILES, SPRING, LADDER ->
                    one.regions().stream()
                            .anyMatch(a -> other.regions().stream().anyMatch(b -> areNear(a, b)));
                case OBJECT -> one.delta().objectIds().equals(other.delta().objectIds());
                case NUMBER -> one.kind() == other.kind();
            };
        }

        private static boolean areNear(TileRegion a, TileRegion b) {
            int across = Math.max(a.column(), b.column()) - Math.min(a.endColumn(), b.endColumn());
            int down = Math.max(a.row(), b.row()) - Math.min(a.endRow(), b.endRow());
            return Math.max(across, down) < NEAR_TILES;
        }
    }
}
