package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.fixed.PortableMath;

/**
 * Proposes small changes of a level that make a goal reachable: tiles that continue ground, tiles in the air, tiles to
 * remove, or a higher jump. Each is proven: the changed level was searched, and the run that reaches the goal was played
 * in it. Only for levels where nothing but the player moves.
 */
public final class ReachRepair {
    /** How many steps of the simulation one change may take. */
    private static final long STEPS_OF_TRY = 2_000_000;

    private static final int ODDS_TRIES = 100;
    private static final double[] JUMPS = {1.05, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5};

    private final Level level;
    private final Optional<StartPoint> start;
    private final LevelObject goal;

    /**
     * Repairs for one goal.
     *
     * @param level a level
     * @param start where the player starts, if not at its place in the level
     * @param goal the goal to reach
     */
    public ReachRepair(Level level, Optional<StartPoint> start, LevelObject goal) {
        this.level = Objects.requireNonNull(level);
        this.start = Objects.requireNonNull(start);
        this.goal = Objects.requireNonNull(goal);
    }

    /**
     * {@return repairs, the best first} Best are those that change few tiles in a natural way and make an easy run.
     *
     * @param most the number of repairs after which it looks for no more, at least 1
     * @param tries the most changes of tiles that it tries
     * @param continues asked before each try; if it answers false, those found so far are returned
     */
    public List<Repair> propose(int most, int tries, BooleanSupplier continues) {
        PlaceSearch search = new PlaceSearch(level, start, SearchDetail.COARSE);
        if (!search.isStill() || search.player() == null) {
            return List.of();
        }
        ReachMap.Builder now = new ReachMap.Builder(level, start, search.player());
        search.run(now, SearchOrder.BY_COST, steps -> steps < STEPS_OF_TRY && continues.getAsBoolean());
        ReachMap reached = now.build(true);
        List<Ranked> found = new ArrayList<>();
        List<TileRepairs.TileRepair> changes = TileRepairs.of(level, reached, search.tilesRead(), goal);
        for (int i = 0; i < Math.min(tries, changes.size()) && found.size() < most; i++) {
            if (!continues.getAsBoolean()) {
                break;
            }
            TileRepairs.TileRepair change = changes.get(i);
            Level changed = change.applyTo(level);
            search.setLevel(changed);
            prove(search, changed, change.kind(), change.tiles(), change.cost(), continues)
                    .ifPresent(found::add);
        }
        jumpHigher(continues).ifPresent(found::add);
        found.sort(Comparator.comparingDouble(Ranked::rank));
        return found.stream().map(Ranked::repair).toList();
    }

    private record Ranked(Repair repair, double rank) {}

    private Optional<Ranked> jumpHigher(BooleanSupplier continues) {
        Optional<LevelObject> player = level.player();
        for (double factor : player.isPresent() ? JUMPS : new double[0]) {
            if (!continues.getAsBoolean()) {
                break;
            }
            double speed = PortableMath.rint(player.get().get(CharacterType.JUMP_SPEED) * factor);
            Level changed = level.withObject(player.get().id(), player.get().with(CharacterType.JUMP_SPEED, speed));
            PlaceSearch search = new PlaceSearch(changed, start, SearchDetail.COARSE);
            Optional<Ranked> proven =
                    prove(search, changed, Repair.Kind.JUMP_HIGHER, 0, (int) (100 * (factor - 1)), continues);
            if (proven.isPresent()) {
                return proven;
            }
        }
        return Optional.empty();
    }

    private Optional<Ranked> prove(
            PlaceSearch search, Level changed, Repair.Kind kind, int tiles, int cost, BooleanSupplier continues) {
        ReachMap.Builder found = new ReachMap.Builder(changed, start, search.player());
        search.run(
                found,
                SearchOrder.BY_COST,
                steps -> steps < STEPS_OF_TRY && !found.hasFound(goal.id()) && continues.getAsBoolean());
        return found.build(false).goals().stream()
                .filter(reach -> reach.id().equals(goal.id()))
                .flatMap(reach -> reach.run().stream())
                .findFirst()
                .map(run -> {
                    RunOdds odds = RunOdds.of(run, ODDS_TRIES, RunOdds.SPREAD_TICKS);
                    double hardest = odds.hardest().map(JumpOdds::rate).orElse(1.0);
                    return new Ranked(new Repair(changed, kind, tiles, run, odds), cost + 10 * (1 - hardest));
                });
    }
}
