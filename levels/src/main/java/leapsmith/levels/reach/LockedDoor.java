package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.physics.tile.TileType;

/**
 * A door that can never be opened, because too few of the keys and switches that it needs are on the near side of the doors that need
 * them: by the upper bound of what the player reaches while these stay closed. Only doors on whole tiles are found.
 *
 * @param door its id
 * @param signal the signal that it needs
 */
public record LockedDoor(String door, String signal) {
    /** The rule of the problem that it is. */
    public static final String RULE = "key-behind-its-door";

    /** The most rounds of opening doors, each of which needs a bound. */
    private static final int MOST_ROUNDS = 8;

    /**
     * {@return the doors of a level that can never be opened} From a level with all doors closed, doors are opened as long as
     * enough of what they need can be touched.
     *
     * @param start where the player starts, if not at its place in the level
     * @param continues asked now and then; if it answers false, none is found
     */
    static List<LockedDoor> of(Level level, Optional<StartPoint> start, BooleanSupplier continues) {
        List<LevelObject> closed = new ArrayList<>(doors(level));
        for (int round = 0; round < MOST_ROUNDS && !closed.isEmpty() && continues.getAsBoolean(); round++) {
            ReachBound bound = SearchResult.bound(closed(level, closed), start, continues);
            if (!bound.isComplete()) {
                return List.of();
            }
            List<LevelObject> near = level.objects().stream()
                    .filter(it -> ObjectSignals.signalOf(it).isPresent()
                            && bound.canTouch(it.x(), it.y(), it.width(), it.height()))
                    .toList();
            if (!closed.removeIf(door -> missing(level, door, near).isEmpty())) {
                return closed.stream()
                        .map(door -> new LockedDoor(
                                door.id(), missing(level, door, near).orElseThrow()))
                        .toList();
            }
        }
        return List.of();
    }

    /** The signal for which there are not enough near setters; empty if there are. What nothing sets is another problem. */
    private static Optional<String> missing(Level level, LevelObject door, List<LevelObject> near) {
        for (SignalCondition condition : needsOf(door)) {
            long all = count(level.objects().stream(), condition.signal());
            long least = condition.least() == SignalCondition.ALL ? all : Math.min(condition.least(), all);
            if (count(near.stream(), condition.signal()) < least) {
                return Optional.of(condition.signal());
            }
        }
        return Optional.empty();
    }

    private static long count(Stream<LevelObject> objects, String signal) {
        return objects.filter(
                        it -> ObjectSignals.signalOf(it).filter(signal::equals).isPresent())
                .count();
    }

    private static List<LevelObject> doors(Level level) {
        return level.objects(PlatformType.TYPE).stream()
                .filter(PlatformType::isDoor)
                .toList();
    }

    /** The conditions that are met only after something is turned on. */
    private static List<SignalCondition> needsOf(LevelObject door) {
        return ObjectSignals.needsOf(door).stream()
                .filter(condition -> !condition.isOff())
                .toList();
    }

    /**
     * A level in which doors stay closed. Those on whole tiles are blocks, which the bound knows exactly; others are solid platforms, for
     * which it lets everything beside them pass.
     */
    private static Level closed(Level level, List<LevelObject> doors) {
        TileDraft tiles = level.tiles().draft();
        int block = level.legend().indexOf(TileType.BLOCK);
        Set<String> blocks = new HashSet<>();
        ObjectLists objects = level.objects();
        for (LevelObject door : doors) {
            int side = level.tileSize();
            if (door.x() % side == 0 && door.y() % side == 0 && door.width() % side == 0 && door.height() % side == 0) {
                TileRegion region = new TileRegion(
                        (int) door.x() / side,
                        (int) door.y() / side,
                        (int) door.width() / side,
                        (int) door.height() / side);
                tiles.fill(region.intersect(level.tiles().region()), block);
                blocks.add(door.id());
            } else {
                LevelObject solid = door.withKind(PlatformType.SOLID).with(ObjectSignals.NEEDS, List.of());
                objects = objects.replacing(door.id(), solid);
            }
        }
        List<LevelObject> platforms = objects.of(PlatformType.TYPE).stream()
                .filter(platform -> !blocks.contains(platform.id()))
                .toList();
        return level.withTiles(tiles.build()).withObjects(objects.with(PlatformType.TYPE, platforms));
    }
}
