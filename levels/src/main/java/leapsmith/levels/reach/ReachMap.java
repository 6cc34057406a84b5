package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.levels.reach.bound.UnsupportedFeature;
import leapsmith.levels.reach.search.Node;
import leapsmith.levels.reach.search.SearchResult;

/** What a {@link ReachSearch} found in a level. Immutable. */
public final class ReachMap {
    private final Level level;
    /** Of the level with an id of its own for each goal. */
    private final SearchResult found;

    private final int tileCount;
    private final List<GoalReach> goals;

    /**
     * What was found.
     *
     * @param found of the level, in which the goals may have other ids
     * @param bound of the same level; null if it wasn't needed or was interrupted
     */
    ReachMap(Level level, SearchResult found, ReachBound bound) {
        this.level = level;
        this.found = found;
        tileCount = found.arrivals().count();
        List<LevelObject> all = goalsOf(level);
        List<LevelObject> searched = goalsOf(found.level());
        goals = IntStream.range(0, all.size())
                .mapToObj(at ->
                        goal(all.get(at), found.goals().get(searched.get(at).id()), bound))
                .toList();
    }

    private static List<LevelObject> goalsOf(Level level) {
        return level.objects().stream()
                .filter(object -> object.is(ObjectKind.Role.GOAL))
                .toList();
    }

    private GoalReach goal(LevelObject goal, SearchResult.GoalResult result, ReachBound bound) {
        if (result.run().isPresent()) {
            return new GoalReach(goal, Verdict.PROVEN, result.run().map(this::inLevel), Optional.empty(), false);
        }
        if (result.isImpossible()) {
            return new GoalReach(
                    goal, Verdict.IMPOSSIBLE, Optional.empty(), reasonOfImpossible(goal, bound), hasOwnId(goal));
        }
        boolean hasBound = bound == null || bound.isComplete();
        return new GoalReach(
                goal,
                Verdict.NOT_FOUND,
                Optional.empty(),
                reasonOfNotFound(bound),
                isComplete() && !hasBound && hasOwnId(goal));
    }

    /** Otherwise a search for repairs would take a way to another object for one to this goal. */
    private boolean hasOwnId(LevelObject goal) {
        return level.objects().stream()
                        .filter(object -> object.id().equals(goal.id()))
                        .count()
                == 1;
    }

    private PlayRecording inLevel(PlayRecording run) {
        return run.level() == level ? run : new PlayRecording(level, run.start(), run.run());
    }

    /** By how much the player misses a goal, and the nearest ground. */
    private Optional<Message> reasonOfImpossible(LevelObject goal, ReachBound bound) {
        if (bound == null) {
            return Optional.empty();
        }
        return bound.distanceTo(goal.x(), goal.y(), goal.width(), goal.height()).map(distance -> {
            List<Message> parts = new ArrayList<>();
            addDistance(distance.dy(), "reach.why.below", "reach.why.above", parts);
            addDistance(distance.dx(), "reach.why.aside", "reach.why.aside", parts);
            return found.arrivals()
                    .nearest(level.columnAt(goal.middleX()), level.rowAt(goal.y() + goal.height()))
                    .map(tile -> Message.of("reach.why.missed", parts, tile.column(), tile.row()))
                    .orElseGet(() -> Message.of("reach.why.missed-in-air", parts));
        });
    }

    private static void addDistance(double distance, String less, String more, List<Message> parts) {
        if (distance != 0) {
            parts.add(Message.of(distance < 0 ? less : more, (int) Math.max(1, Math.abs(distance))));
        }
    }

    private Optional<Message> reasonOfNotFound(ReachBound bound) {
        if (bound != null && !bound.isComplete()) {
            List<Message> features =
                    bound.reasons().stream().map(UnsupportedFeature::message).toList();
            return Optional.of(
                    Message.of(isComplete() ? "reach.why.uncovered" : "reach.why.limit-and-uncovered", features));
        }
        if (!isComplete()) {
            return Optional.of(Message.of("reach.why.limit"));
        }
        return bound == null ? Optional.empty() : Optional.of(Message.of("reach.why.perhaps"));
    }

    public Level level() {
        return level;
    }

    /** The number of tiles that the player can stand on, with those of a closed bottom. */
    public int tileCount() {
        return tileCount;
    }

    /** The number of places from which the search tried maneuvers. */
    public int placeCount() {
        return found.extent().places();
    }

    /** Whether the search tried everything that it tries, without reaching a limit or being stopped. */
    public boolean isComplete() {
        return found.extent().isComplete();
    }

    /** Whether the search for tiles came to its end, so that only goals may be missing. */
    public boolean hasAllTiles() {
        return found.extent().hasAllTiles();
    }

    /** How many ticks the way found to a tile takes; empty if none was found. */
    public OptionalInt ticksTo(int column, int row) {
        Node.Arrival arrival = found.arrivals().at(column, row);
        return arrival == null ? OptionalInt.empty() : OptionalInt.of(arrival.ticks());
    }

    /** The number of jumps on the way found to a tile; empty if none was found. */
    public OptionalInt jumpsTo(int column, int row) {
        Node.Arrival arrival = found.arrivals().at(column, row);
        return arrival == null ? OptionalInt.empty() : OptionalInt.of(arrival.jumps());
    }

    public Optional<PlayRecording> runTo(int column, int row) {
        return found.runTo(column, row).map(this::inLevel);
    }

    /** The goals of the level, in its order. */
    public List<GoalReach> goals() {
        return goals;
    }

    /**
     * The ground on which the player has room to stand and to which no way was found. It is empty if the search did not
     * find all tiles. Takes time in proportion to the level.
     */
    public TileSet unreachedGround() {
        if (!hasAllTiles() || level.player().isEmpty() && tileCount == 0) {
            return TileSet.EMPTY;
        }
        LevelObject player = level.player()
                .orElseGet(() -> CharacterType.TYPE.create(CharacterType.PLAYER, CharacterType.PLAYER, 0, 0));
        return found.arrivals().unreached(level, player.width(), player.height());
    }

    /**
     * The ground from which the search found no way to a goal, although it found one from the start; the other findings
     * decide what of it is a soft lock.
     */
    List<SoftLock> softLockCandidates() {
        Set<String> proven = found.goals().keySet().stream()
                .filter(id -> found.runTo(id).isPresent())
                .collect(Collectors.toSet());
        return !hasAllTiles() || proven.isEmpty() ? List.of() : ReachFindings.SoftLocks.candidates(found, proven);
    }

    /** The doors that can never be opened. */
    List<LockedDoor> lockedDoors(BooleanSupplier continues) {
        return level.player().isEmpty() ? List.of() : LockedDoor.of(level, found.start(), continues);
    }

    /** What the player can leave behind for good on its way to each goal. */
    List<LostItem> lostItems() {
        if (!hasAllTiles()) {
            return List.of();
        }
        return goals.stream()
                .filter(goal -> goal.run().isPresent())
                .flatMap(goal -> LostItem.of(found, goal.run().get(), goal.id()).stream())
                .toList();
    }

    /**
     * An upper bound of what can be reached from the same start.
     *
     * @param continues asked now and then; if it answers false, the bound excludes nothing
     */
    ReachBound bound(BooleanSupplier continues) {
        return found.bound(continues);
    }
}
