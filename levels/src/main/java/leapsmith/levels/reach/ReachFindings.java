package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.search.GroundArrivals;
import leapsmith.levels.reach.search.ReachGraph;
import leapsmith.levels.reach.search.SearchResult;

/**
 * What is remarkable about the places that a player reaches, besides its goals. Immutable.
 *
 * @param softLocks ground from which no goal is reached any more
 * @param unreachedGround groups of connected ground with room to stand that the player doesn't reach
 * @param lostItems keys and switches that can be left behind for good
 * @param lockedDoors doors whose keys are behind them
 * @param untouchableZones zones other than goals that the player can't touch, whatever it does
 */
public record ReachFindings(
        List<SoftLock> softLocks,
        List<LostItem> lostItems,
        List<LockedDoor> lockedDoors,
        List<TileSet> unreachedGround,
        List<LevelObject> untouchableZones) {
    public static final ReachFindings NONE = new ReachFindings(List.of(), List.of(), List.of(), List.of(), List.of());

    public ReachFindings {
        softLocks = List.copyOf(softLocks);
        lostItems = List.copyOf(lostItems);
        lockedDoors = List.copyOf(lockedDoors);
        unreachedGround = List.copyOf(unreachedGround);
        untouchableZones = List.copyOf(untouchableZones);
    }

    /** What a search finds by itself: soft locks that may have a way out, all ground without a way, and neither items nor zones. */
    public static ReachFindings of(ReachMap map) {
        return new ReachFindings(
                map.softLockCandidates(), List.of(), List.of(), TileGroups.of(map.unreachedGround()), List.of());
    }

    /**
     * Looks for ways out of the soft locks, and leaves out the ground that the upper bound of what can be reached
     * includes. Besides locked doors, nothing is found unless the search found all tiles.
     *
     * @param mostSteps the most steps of the simulation; what is left then stays as the search found it
     * @param continues asked now and then; if it answers false, the rest stays as the search found it
     */
    public static ReachFindings checked(ReachMap map, long mostSteps, BooleanSupplier continues) {
        List<LockedDoor> locked = map.lockedDoors(continues);
        if (!map.hasAllTiles()) {
            return new ReachFindings(List.of(), List.of(), locked, List.of(), List.of());
        }
        TileSet unreached = map.unreachedGround();
        List<LevelObject> zones = zones(map.level());
        if (continues.getAsBoolean() && !(unreached.isEmpty() && zones.isEmpty())) {
            ReachBound bound = map.bound(continues);
            unreached = excluded(unreached, bound);
            zones = zones.stream()
                    .filter(zone -> !bound.canTouch(zone.x(), zone.y(), zone.width(), zone.height()))
                    .toList();
        } else {
            zones = List.of();
        }
        return new ReachFindings(
                SoftLocks.checked(map.level(), map.softLockCandidates(), mostSteps, continues),
                map.lostItems(),
                locked,
                TileGroups.of(unreached),
                zones);
    }

    /** The tiles without those that the bound includes; all if it covers nothing. */
    private static TileSet excluded(TileSet tiles, ReachBound bound) {
        if (!bound.isComplete()) {
            return tiles;
        }
        TileSet.Builder excluded = new TileSet.Builder();
        tiles.forEachRun(
                tiles.bounds(),
                (row, from, to) -> excluded.addRow(row, from, to, column -> !bound.canStand(column, row)));
        return excluded.build();
    }

    private static List<LevelObject> zones(Level level) {
        return level.objects().stream()
                .filter(object -> object.physics() instanceof ObjectPhysics.OfBody body
                        && body.def().sensor()
                        && !object.is(ObjectKind.Role.GOAL))
                .toList();
    }

    /**
     * Finds soft locks: from the touches of the goals it follows the arcs of a search backward. Ground is locked if none of the
     * places on it is found in this way. As the search doesn't try everything, each locked ground is then the start of a
     * search of its own, which is small because it doesn't get out.
     */
    static final class SoftLocks {
        /** The most steps of the simulation to look for a way from one locked ground. */
        private static final long MAX_STEPS_EACH = 300_000;

        private SoftLocks() {}

        /** The locked ground by the arcs of a search that tried everything. */
        static List<SoftLock> candidates(SearchResult found, Set<String> goals) {
            ReachGraph graph = found.graph();
            GroundArrivals arrivals = found.arrivals();
            BitSet leading = graph.leadingTo(goals);
            if (!leading.get(0)) {
                // The goals were found by another search, so these arcs say nothing.
                return List.of();
            }
            BitSet free = new BitSet();
            Map<Integer, Arc> locked = new HashMap<>();
            for (int place = 0; place < graph.size(); place++) {
                for (Arc arc : graph.arcsFrom(place)) {
                    int end = graph.endOf(arc);
                    arrivals.forEachBelow(
                            arc, end >= 0 && !leading.get(end) ? number -> locked.putIfAbsent(number, arc) : free::set);
                }
            }
            LevelGround ground = arrivals.ground();
            // Ways of a simplified level may lead to ground that is not reached in this one.
            locked.keySet()
                    .removeIf(number ->
                            free.get(number) || arrivals.at(ground.columnOf(number), ground.rowOf(number)) == null);
            TileSet.Builder tiles = new TileSet.Builder();
            locked.keySet()
                    .forEach(number ->
                            tiles.addRun(ground.rowOf(number), ground.columnOf(number), ground.columnOf(number) + 1));
            return TileGroups.of(tiles.build()).stream()
                    .map(group -> {
                        int first = cheapest(group, arrivals);
                        return new SoftLock(
                                group,
                                ground.columnOf(first),
                                ground.rowInLevel(ground.rowOf(first)),
                                arrivals.feet(locked.get(first)),
                                Verdict.NOT_FOUND);
                    })
                    .toList();
        }

        /** The number of the ground of a group at which the player arrives first. */
        private static int cheapest(TileSet group, GroundArrivals arrivals) {
            int[] best = {-1};
            int[] least = {Integer.MAX_VALUE};
            group.forEachRun(group.bounds(), (row, from, to) -> {
                for (int column = from; column < to; column++) {
                    int cost = arrivals.at(column, row).cost();
                    if (best[0] < 0 || cost < least[0]) {
                        best[0] = arrivals.ground().numberOf(column, row);
                        least[0] = cost;
                    }
                }
            });
            return best[0];
        }

        /**
         * The candidates from which a search of its own doesn't reach a goal either, with its verdict. Those beyond the limit
         * stay as they are.
         */
        static List<SoftLock> checked(
                Level level, List<SoftLock> candidates, long mostSteps, BooleanSupplier continues) {
            List<SoftLock> checked = new ArrayList<>();
            long left = mostSteps;
            for (SoftLock candidate : candidates) {
                if (left <= 0 || !continues.getAsBoolean()) {
                    checked.add(candidate);
                    continue;
                }
                ReachSearch search = new ReachSearch(level, Optional.of(candidate.place()));
                ReachMap map = search.run(Math.min(left, MAX_STEPS_EACH), continues);
                left -= search.steps();
                List<Verdict> verdicts =
                        map.goals().stream().map(GoalReach::verdict).distinct().toList();
                if (!verdicts.contains(Verdict.PROVEN)) {
                    checked.add(verdicts.contains(Verdict.NOT_FOUND) ? candidate : candidate.with(Verdict.IMPOSSIBLE));
                }
            }
            return checked;
        }
    }

    /** Divides tiles into connected groups. Tiles that touch at a side or a corner are connected, so that stairs are one group. */
    static final class TileGroups {
        /** Adjacent tiles of a row, from a column to the one before another. */
        private record Run(int row, int from, int to) {}

        private final List<Run> runs = new ArrayList<>();
        /** For each run another one of its group; the first run of a group has its own index. */
        private final int[] parents;

        private TileGroups(TileSet tiles) {
            tiles.forEachRun(tiles.bounds(), (row, from, to) -> runs.add(new Run(row, from, to)));
            parents = new int[runs.size()];
            for (int run = 0; run < parents.length; run++) {
                parents[run] = run;
            }
        }

        static List<TileSet> of(TileSet tiles) {
            TileGroups groups = new TileGroups(tiles);
            groups.join();
            return groups.collect();
        }

        private void join() {
            // Runs are sorted by row and column, so those above a run move to the right with it.
            int above = 0;
            for (int at = 0; at < parents.length; at++) {
                Run run = runs.get(at);
                while (runs.get(above).row < run.row - 1
                        || runs.get(above).row == run.row - 1 && runs.get(above).to < run.from) {
                    above++;
                }
                for (int other = above; runs.get(other).row == run.row - 1 && runs.get(other).from <= run.to; other++) {
                    unite(at, other);
                }
            }
        }

        private void unite(int one, int other) {
            int first = Math.min(root(one), root(other));
            parents[root(one)] = first;
            parents[root(other)] = first;
        }

        private int root(int run) {
            int at = run;
            while (parents[at] != at) {
                parents[at] = parents[parents[at]];
                at = parents[at];
            }
            return at;
        }

        private List<TileSet> collect() {
            Map<Integer, TileSet.Builder> groups = new LinkedHashMap<>();
            for (int at = 0; at < parents.length; at++) {
                Run run = runs.get(at);
                groups.computeIfAbsent(root(at), root -> new TileSet.Builder()).addRun(run.row, run.from, run.to);
            }
            return groups.values().stream().map(TileSet.Builder::build).toList();
        }
    }
}
