package leapsmith.levels.reach;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.physics.world.Body;

/** What a {@link ReachSearch} found in a level. Immutable. */
public final class ReachMap {
    private final Level level;
    private final Optional<StartPoint> start;
    /** By row times columns plus column; null for a tile that isn't reached. */
    private final Arrival[] tiles;

    private final int tileCount;
    private final List<GoalReach> goals;
    private final int places;
    private final boolean hasAllTiles;
    private final boolean isComplete;
    private final ReachGraph graph;
    private final GroundBelow ground;

    /** The first arrival at a tile or goal: by some ticks of a maneuver that starts at a node. */
    private record Arrival(Node node, Maneuver maneuver, int maneuverTicks, int jumps) {
        int ticks() {
            return node.ticks + maneuverTicks;
        }

        int cost() {
            return Node.cost(ticks(), jumps);
        }

        /** The nodes on the way, without the start. */
        List<Node> way() {
            Deque<Node> way = new ArrayDeque<>();
            for (Node at = node; at.parent != null; at = at.parent) {
                way.addFirst(at);
            }
            return List.copyOf(way);
        }

        PlayRecording run(Level level, Optional<StartPoint> start) {
            return new PlayRecording(level, start, Route.fromStart(node, maneuver, maneuverTicks));
        }
    }

    private ReachMap(Builder from, boolean isComplete, Witnesses witnesses) {
        level = from.level;
        start = from.start;
        tiles = from.tiles.clone();
        tileCount = (int) Arrays.stream(tiles).filter(Objects::nonNull).count();
        places = from.places;
        hasAllTiles = from.hasAllTiles;
        this.isComplete = isComplete;
        graph = from.graph;
        ground = from.ground;
        goals = from.goals.entrySet().stream()
                .map(goal -> goal(goal.getKey(), goal.getValue(), from.impossible.contains(goal.getKey()), witnesses))
                .toList();
    }

    private GoalReach goal(String id, Optional<Arrival> arrival, boolean impossible, Witnesses witnesses) {
        // The search leaves out what shouldn't matter; whether the goal is reached is decided in the whole level.
        Optional<PlayRecording> run =
                arrival.map(way -> way.run(level, start)).filter(way -> witnesses.reaches(way, id));
        Verdict verdict = run.isPresent() ? Verdict.PROVEN : impossible ? Verdict.IMPOSSIBLE : Verdict.NOT_FOUND;
        return new GoalReach(id, verdict, run);
    }

    /** {@return the level} */
    public Level level() {
        return level;
    }

    /** {@return the number of tiles that the player can stand on} */
    public int tileCount() {
        return tileCount;
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

    /**
     * {@return the ground on which the player has room to stand and to which no way was found} It is empty if the search
     * did not find all tiles. Takes time in proportion to the level.
     */
    public TileSet unreachedGround() {
        LevelObject player = level.player()
                .orElseGet(() -> CharacterType.TYPE.create(CharacterType.PLAYER, CharacterType.PLAYER, 0, 0));
        if (!hasAllTiles || level.player().isEmpty() && tileCount == 0) {
            return TileSet.EMPTY;
        }
        StandingRoom room = new StandingRoom(level, player.width(), player.height());
        TileSet.Builder unreached = new TileSet.Builder();
        for (int row = 0; row < level.rows(); row++) {
            int at = row;
            room.nextRow();
            unreached.addRow(
                    row,
                    0,
                    level.columns(),
                    column -> room.isGround(column) && arrival(column, at) == null && room.hasRoom(column));
        }
        return unreached.build();
    }

    /**
     * The ground from which the search found no way to a goal, although it found one from the start; the other findings
     * decide what of it is a soft lock.
     */
    List<SoftLock> softLockCandidates() {
        Set<String> proven = goals.stream()
                .filter(goal -> goal.verdict() == Verdict.PROVEN)
                .map(GoalReach::id)
                .collect(Collectors.toSet());
        return !hasAllTiles || proven.isEmpty()
                ? List.of()
                : SoftLockSearch.candidates(level, graph, ground, proven, tile -> tiles[tile].cost());
    }

    /**
     * An upper bound of what can be reached from the same start.
     *
     * @param continues asked now and then; if it answers false, the bound excludes nothing
     */
    ReachBound bound(BooleanSupplier continues) {
        return bound(level, start, continues);
    }

    /** As {@link #bound(BooleanSupplier)}, in a level that was not searched yet. */
    static ReachBound bound(Level level, Optional<StartPoint> start, BooleanSupplier continues) {
        return start.map(from -> ReachBound.of(level, from.x(), from.y(), continues))
                .orElseGet(() -> ReachBound.of(level, continues));
    }

    private Arrival arrival(int column, int row) {
        boolean inside = column >= 0 && column < level.columns() && row >= 0 && row < level.rows();
        return inside ? tiles[row * level.columns() + column] : null;
    }

    /** Collects what a search finds. */
    static final class Builder {
        private final Level level;
        private final Optional<StartPoint> start;
        private final Arrival[] tiles;
        private final Map<String, Optional<Arrival>> goals = new LinkedHashMap<>();
        private final Set<String> impossible = new HashSet<>();
        private final ReachGraph graph = new ReachGraph();
        private final GroundBelow ground;
        private int places;
        private boolean tilesEnded;
        private boolean hasAllTiles;

        Builder(Level level, Optional<StartPoint> start, Body player) {
            this.level = Objects.requireNonNull(level);
            this.start = start;
            tiles = new Arrival[level.columns() * level.rows()];
            level.objects().stream()
                    .filter(object -> object.is(ObjectKind.Role.GOAL))
                    .forEach(goal -> goals.put(goal.id(), Optional.empty()));
            ground = new GroundBelow(level, player);
        }

        /** Takes the ways to goals that another search found in a simplified level, if they are right in this one. */
        void tryGoals(Builder simplified) {
            simplified.goals.forEach((id, arrival) -> arrival.filter(
                            way -> goals.get(id).isEmpty())
                    .filter(way -> Witness.reaches(way.run(level, start), id))
                    .ifPresent(way -> {
                        goals.put(id, Optional.of(way));
                        arriveAlong(way);
                    }));
        }

        /** The ground on a way from a simplified level, where the player stands on it in this level too. */
        private void arriveAlong(Arrival way) {
            PlayRecording run = way.run(level, start);
            PlaySession session = run.newSession();
            for (Node node : way.way()) {
                while (session.tick() < node.ticks) {
                    session.step(run.run().inputs().at(session.tick()));
                }
                Body player = session.player().orElseThrow();
                if (player.onGround() && player.subX() == node.arc.x() && player.subY() == node.arc.y()) {
                    arrive(node.parent, node.arc);
                }
            }
        }

        /** Takes the ways to tiles that another search found in a simplified level, if they are right in this one. */
        void tryTiles(Builder simplified, WholeLevel whole) {
            places += simplified.places;
            for (int tile = 0; tile < tiles.length; tile++) {
                Arrival way = simplified.tiles[tile];
                int column = tile % level.columns();
                int row = tile / level.columns();
                if (way != null && whole.endsOn(column, row, way.node, way.maneuver, way.maneuverTicks)) {
                    tiles[tile] = way;
                }
            }
        }

        /** A node was expanded. */
        void expanded(Node node) {
            places++;
            if (!tilesEnded) {
                graph.add(node);
            }
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
            tilesEnded = true;
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

        /** Whether a tile is reached. */
        boolean hasTile(int column, int row) {
            return tiles[row * level.columns() + column] != null;
        }

        /** Whether an arc ends on a tile that isn't reached yet. */
        boolean hasNewTile(Arc arc) {
            boolean[] isNew = new boolean[1];
            ground.forEach(arc, tile -> isNew[0] |= tiles[tile] == null);
            return isNew[0];
        }

        /** A way was found besides those of the expanded nodes. */
        void add(Node node, Arc arc) {
            graph.add(node, arc);
            arrive(node, arc);
        }

        private void arrive(Node node, Arc arc) {
            int cost = node.costAfter(arc);
            ground.forEach(arc, tile -> {
                if (tiles[tile] == null || cost < tiles[tile].cost()) {
                    int jumps = node.jumps + arc.maneuver().jumps();
                    tiles[tile] = new Arrival(node, arc.maneuver(), arc.ticks(), jumps);
                }
            });
        }

        ReachMap build(boolean isComplete) {
            return build(isComplete, new Witnesses());
        }

        /** The map; its runs to goals are played in the whole level. */
        ReachMap build(boolean isComplete, Witnesses witnesses) {
            return new ReachMap(this, isComplete, witnesses);
        }
    }
}
