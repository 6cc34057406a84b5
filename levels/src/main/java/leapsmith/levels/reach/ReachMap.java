package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;

/** What a {@link ReachSearch} found in a level. Immutable. */
public final class ReachMap {
    private final Level level;
    private final Optional<StartPoint> start;
    private final Map<Integer, Arrival> tiles;
    private final List<GoalReach> goals;
    private final int places;
    private final boolean hasAllTiles;
    private final boolean isComplete;

    /** The first arrival at a tile or goal: by some ticks of a maneuver that starts at a node. */
    private record Arrival(Node node, Maneuver maneuver, int maneuverTicks, int jumps) {
        int ticks() {
            return node.ticks + maneuverTicks;
        }

        int cost() {
            return Node.cost(ticks(), jumps);
        }

        PlayRecording run(Level level, Optional<StartPoint> start) {
            List<Node> way = new ArrayList<>();
            for (Node at = node; at.parent != null; at = at.parent) {
                way.add(0, at);
            }
            InputLog.Builder inputs = new InputLog.Builder();
            int before = 0;
            for (Node step : way) {
                before = append(inputs, step.arc.maneuver(), step.arc.ticks(), before);
            }
            append(inputs, maneuver, maneuverTicks, before);
            return new PlayRecording(level, start, Recording.of(inputs.toLog()));
        }
    }

    private ReachMap(Builder from, boolean isComplete) {
        level = from.level;
        start = from.start;
        tiles = from.tiles;
        places = from.places;
        hasAllTiles = from.hasAllTiles;
        this.isComplete = isComplete;
        goals = from.goals.entrySet().stream()
                .map(goal -> goal(goal.getKey(), goal.getValue(), from.impossible.contains(goal.getKey())))
                .toList();
    }

    private GoalReach goal(String id, Optional<Arrival> arrival, boolean impossible) {
        // The search leaves out what shouldn't matter; whether the goal is reached is decided in the whole level.
        Optional<PlayRecording> run = arrival.map(way -> way.run(level, start)).filter(way -> Witness.reaches(way, id));
        Verdict verdict = run.isPresent() ? Verdict.PROVEN : impossible ? Verdict.IMPOSSIBLE : Verdict.NOT_FOUND;
        return new GoalReach(id, verdict, run);
    }

    /** {@return the level} */
    public Level level() {
        return level;
    }

    /** {@return the number of tiles that the player can stand on} */
    public int tileCount() {
        return tiles.size();
    }

    /** {@return the number of places from which the search tried maneuvers} */
    public int placeCount() {
        return places;
    }

    /** {@return whether the search tried everything that it tries, without reaching a limit or being stopped} */
    public boolean isComplete() {
        return isComplete;
    }

    /** {@return whether the search for tiles came to its end, so that only goals may be missing} */
    public boolean hasAllTiles() {
        return hasAllTiles;
    }

    /**
     * {@return how many ticks the way found to a tile takes; empty if none was found}
     *
     * @param column any number
     * @param row any number
     */
    public OptionalInt ticksTo(int column, int row) {
        Arrival arrival = arrival(column, row);
        return arrival == null ? OptionalInt.empty() : OptionalInt.of(arrival.ticks());
    }

    /**
     * {@return the number of jumps on the way found to a tile; empty if none was found}
     *
     * @param column any number
     * @param row any number
     */
    public OptionalInt jumpsTo(int column, int row) {
        Arrival arrival = arrival(column, row);
        return arrival == null ? OptionalInt.empty() : OptionalInt.of(arrival.jumps());
    }

    /**
     * {@return the run found that ends standing on a tile}
     *
     * @param column any number
     * @param row any number
     */
    public Optional<PlayRecording> runTo(int column, int row) {
        return Optional.ofNullable(arrival(column, row)).map(way -> way.run(level, start));
    }

    /** {@return the goals of the level, in its order} */
    public List<GoalReach> goals() {
        return goals;
    }

    private Arrival arrival(int column, int row) {
        boolean inside = column >= 0 && column < level.columns() && row >= 0 && row < level.rows();
        return inside ? tiles.get(row * level.columns() + column) : null;
    }

    private static int append(InputLog.Builder inputs, Maneuver maneuver, int ticks, int before) {
        int buttons = before;
        for (int tick = 0; tick < ticks; tick++) {
            buttons = maneuver.buttons(tick, before);
            inputs.append(Inputs.NONE.with(0, buttons));
        }
        return buttons;
    }

    /** Collects what a search finds. */
    static final class Builder {
        private final Level level;
        private final Optional<StartPoint> start;
        private final Map<Integer, Arrival> tiles = new HashMap<>();
        private final Map<String, Optional<Arrival>> goals = new LinkedHashMap<>();
        private final Set<String> impossible = new HashSet<>();
        private int places;
        private boolean hasAllTiles;
        private final int width;
        private final int height;
        private final int tileSub;

        Builder(Level level, Optional<StartPoint> start, Body player) {
            this.level = Objects.requireNonNull(level);
            this.start = start;
            level.objects().stream()
                    .filter(object -> object.is(ObjectKind.Role.GOAL))
                    .forEach(goal -> goals.put(goal.id(), Optional.empty()));
            width = player == null ? 0 : player.subWidth();
            height = player == null ? 0 : player.subHeight();
            tileSub = SubPixels.fromPx(level.tileSize());
        }

        /** Takes the ways to goals that another search found in a simplified level, if they are right in this one. */
        void tryGoals(Builder simplified) {
            simplified.goals.forEach((id, arrival) -> arrival.filter(
                            way -> goals.get(id).isEmpty())
                    .filter(way -> Witness.reaches(way.run(level, start), id))
                    .ifPresent(way -> goals.put(id, Optional.of(way))));
        }

        /** A node was expanded. */
        void expanded(Node node) {
            places++;
            for (Expansion.Touch touch : node.expansion().touches()) {
                touch(node, touch);
            }
            for (Arc arc : node.expansion().arcs()) {
                arrive(node, arc);
            }
        }

        /** Whether a way to a goal was found. */
        boolean hasFound(String goal) {
            return goals.getOrDefault(goal, Optional.empty()).isPresent();
        }

        /** A goal can't be reached, so there is nothing to search for. */
        void exclude(LevelObject goal) {
            impossible.add(goal.id());
        }

        /** The search for tiles ended. */
        void tilesEnded(boolean complete) {
            hasAllTiles = complete;
        }

        /** Whether no goal is left to be reached. */
        boolean isDone() {
            return goals.entrySet().stream()
                    .allMatch(goal -> goal.getValue().isPresent() || impossible.contains(goal.getKey()));
        }

        /** The goals that are left to be reached. */
        List<LevelObject> openGoals() {
            return level.objects().stream()
                    .filter(object -> object.is(ObjectKind.Role.GOAL))
                    .filter(goal -> goals.get(goal.id()).isEmpty() && !impossible.contains(goal.id()))
                    .toList();
        }

        private void touch(Node node, Expansion.Touch touch) {
            Arrival arrival = new Arrival(
                    node,
                    touch.maneuver(),
                    touch.ticks(),
                    node.jumps + touch.maneuver().jumps());
            goals.computeIfPresent(
                    touch.goal(),
                    (id, first) ->
                            first.isPresent() && first.get().cost() <= arrival.cost() ? first : Optional.of(arrival));
        }

        private void arrive(Node node, Arc arc) {
            if (!arc.stands()) {
                return;
            }
            int row = Math.floorDiv(arc.y() + height, tileSub);
            int last = Math.floorDiv(arc.x() + width - 1, tileSub);
            for (int column = Math.floorDiv(arc.x(), tileSub); column <= last; column++) {
                boolean inside = column >= 0 && column < level.columns() && row >= 0 && row < level.rows();
                if (inside && level.typeAt(column, row) != TileType.EMPTY) {
                    Arrival arrival = new Arrival(
                            node,
                            arc.maneuver(),
                            arc.ticks(),
                            node.jumps + arc.maneuver().jumps());
                    tiles.merge(
                            row * level.columns() + column,
                            arrival,
                            (first, other) -> other.cost() < first.cost() ? other : first);
                }
            }
        }

        ReachMap build(boolean isComplete) {
            return new ReachMap(this, isComplete);
        }
    }
}
