package leapsmith.levels.reach;

import java.util.List;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.bound.ReachBound;

/**
 * What is remarkable about the places that a player reaches, besides its goals. Immutable.
 *
 * @param softLocks ground from which no goal is reached any more
 * @param unreachedGround groups of connected ground with room to stand that the player doesn't reach
 * @param untouchableZones zones other than goals that the player can't touch, whatever it does
 */
public record ReachFindings(
        List<SoftLock> softLocks, List<TileSet> unreachedGround, List<LevelObject> untouchableZones) {
    /** Nothing. */
    public static final ReachFindings NONE = new ReachFindings(List.of(), List.of(), List.of());

    /** Copies the lists. */
    public ReachFindings {
        softLocks = List.copyOf(softLocks);
        unreachedGround = List.copyOf(unreachedGround);
        untouchableZones = List.copyOf(untouchableZones);
    }

    /**
     * {@return what a search finds by itself: soft locks that may have a way out, all ground without a way, and no zones}
     *
     * @param map what the search found
     */
    public static ReachFindings of(ReachMap map) {
        return new ReachFindings(map.softLockCandidates(), TileGroups.of(map.unreachedGround()), List.of());
    }

    /**
     * Looks for ways out of the soft locks, and leaves out the ground that the upper bound of what can be reached
     * includes. There is nothing to be found unless the search found all tiles.
     *
     * @param map what the search found
     * @param mostSteps the most steps of the simulation; what is left then stays as the search found it
     * @param continues asked now and then; if it answers false, the rest stays as the search found it
     * @return the findings
     */
    public static ReachFindings checked(ReachMap map, long mostSteps, BooleanSupplier continues) {
        if (!map.hasAllTiles()) {
            return NONE;
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
                SoftLockSearch.checked(map.level(), map.softLockCandidates(), mostSteps, continues),
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
}
