package leapsmith.levels.reach;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Searches a level by the places that a player gets to: from each place that it reaches, it tries all maneuvers.
 *
 * <p>In a level where nothing but the player moves, what was found from a state depends only on the tiles that the
 * simulation read. {@link #setLevel} keeps what a change doesn't affect; the result is that of a new search.
 */
final class PlaceSearch {
    private final Optional<StartPoint> start;
    private final SearchDetail detail;
    private Level level;
    private SearchPlay play;
    private Explorer explorer;
    private SearchPhase phase;
    private SearchPlay.State begin;
    private boolean hadSlopes;
    /** What was found from a state, by its key. Only of levels where nothing else moves. */
    private final Map<Long, Expansion> known = new HashMap<>();

    private long steps;

    /** A way to a place that may be new. */
    private record Entry(int rank, long order, Node parent, Arc arc) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            int byRank = Integer.compare(rank, other.rank);
            return byRank != 0 ? byRank : Long.compare(order, other.order);
        }
    }

    PlaceSearch(Level level, Optional<StartPoint> start, SearchDetail detail) {
        this.start = start;
        this.detail = detail;
        restart(level);
    }

    /** Changes the level. */
    void setLevel(Level changed) {
        Level reduced = simulated(changed);
        TileChange change = phase.isStill() && differInTilesOnly(level, reduced)
                ? TileChange.between(level.tiles(), reduced.tiles())
                : null;
        if (change == null) {
            restart(changed);
            return;
        }
        level = reduced;
        play.setLevel(reduced);
        if (play.hasSlopes() != hadSlopes) {
            restart(changed);
            return;
        }
        Set<Integer> tiles = new HashSet<>();
        change.forEach((column, row, before, after) -> tiles.add(row * level.columns() + column));
        known.values().removeIf(expansion -> {
            for (int tile : expansion.reads()) {
                if (tiles.contains(tile)) {
                    return true;
                }
            }
            return false;
        });
    }

    /**
     * What a search knows in a level.
     *
     * @param play the session of the states in what it knows
     */
    record Memory(Level level, SearchPlay play, Map<Long, Expansion> known) {}

    /** What it knows now, to go back to it after changes of tiles. */
    Memory memory() {
        return new Memory(level, play, new HashMap<>(known));
    }

    /** Goes back to an earlier level and to what was known in it. */
    void goBack(Memory earlier) {
        setLevel(earlier.level);
        if (play == earlier.play) {
            known.clear();
            known.putAll(earlier.known);
        }
    }

    /** Where the search may end before it tried everything. */
    interface Limit {
        /**
         * Whether it continues.
         *
         * @param steps the steps of the simulation in this run
         */
        boolean continues(long steps);
    }

    /**
     * Searches the level.
     *
     * @param found receives what is found
     * @param order decides what is tried first
     * @param limit asked before each place
     * @return whether everything was tried
     */
    boolean run(ReachMap.Builder found, SearchOrder order, Limit limit) {
        long stepsBefore = play.steps();
        steps = 0;
        PriorityQueue<Entry> queue = new PriorityQueue<>();
        Map<Long, Node> nodes = new HashMap<>();
        long added = 0;
        if (begin != null) {
            queue.add(new Entry(0, added++, null, null));
        }
        while (!queue.isEmpty()) {
            if (!limit.continues(steps)) {
                return false;
            }
            Entry entry = queue.remove();
            long place = entry.arc == null ? -1 : entry.arc.place();
            if (nodes.containsKey(place)) {
                continue;
            }
            Node node = new Node(entry.parent, entry.arc);
            nodes.put(place, node);
            node.expand(expansionOf(node));
            steps = play.steps() - stepsBefore;
            found.expanded(node);
            for (Arc arc : node.expansion().arcs()) {
                if (!nodes.containsKey(arc.place())) {
                    queue.add(new Entry(order.rank(node, arc), added++, node, arc));
                }
            }
        }
        return true;
    }

    /** The number of steps of the simulation in the last run. */
    long steps() {
        return steps;
    }

    /** The tiles that anything known depends on: row times columns plus column. */
    Set<Integer> tilesRead() {
        Set<Integer> tiles = new HashSet<>();
        for (Expansion expansion : known.values()) {
            for (int tile : expansion.reads()) {
                tiles.add(tile);
            }
        }
        return tiles;
    }

    /** The session of the simulated level, in any state. */
    SearchPlay play() {
        return play;
    }

    /** Whether nothing but the player moves. */
    boolean isStill() {
        return phase.isStill();
    }

    /** The player at the start; null if there is none. */
    Body player() {
        if (begin == null) {
            return null;
        }
        play.restore(begin);
        return play.player();
    }

    /** What was found from a node, or is found now. */
    Expansion expansionOf(Node node) {
        if (node.arc == null) {
            return known(play.keyOf(begin), begin);
        }
        Expansion old = phase.isStill() ? known.get(node.arc.key()) : null;
        return old != null ? old : known(node.arc.key(), stateOf(node));
    }

    private Expansion known(long key, SearchPlay.State state) {
        Expansion old = phase.isStill() ? known.get(key) : null;
        if (old != null) {
            return old;
        }
        Expansion found = explorer.from(state);
        if (phase.isStill()) {
            known.put(key, found);
        }
        return found;
    }

    /** The state of a node that was not expanded yet. */
    private SearchPlay.State stateOf(Node node) {
        play.restore(node.parent.expansion().start());
        Explorer.repeat(play, node.arc);
        return play.save();
    }

    private void restart(Level changed) {
        level = simulated(changed);
        known.clear();
        play = new SearchPlay(level, start);
        phase = new SearchPhase(level, play);
        hadSlopes = play.hasSlopes();
        begin = null;
        if (!play.isAlive()) {
            return;
        }
        TileReads reads = new TileReads(level.columns(), level.rows());
        if (phase.isStill()) {
            play.setReads(reads);
        }
        begin = play.save();
        Body player = play.player();
        Movement movement = player.movement();
        boolean isInstant = movement.acceleration() == 0 && movement.deceleration() == 0;
        int rate = level.physics().ticksPerSecond();
        int walkTicks = Math.max(1, detail.walkTicks() * rate / SubPixels.REFERENCE_RATE);
        explorer = new Explorer(
                play,
                reads,
                new Maneuvers(movement, level.physics().gravity(), rate, detail),
                new Places(detail, isInstant ? 0 : SubPixels.perTick(movement.walkSpeed(), rate)),
                phase,
                walkTicks,
                rate);
    }

    /** The level with the objects that are simulated. */
    private Level simulated(Level all) {
        Level reduced = PlayerLevel.reduced(all);
        if (detail.otherBodies()) {
            return reduced;
        }
        LevelObject player = reduced.player().orElse(null);
        ObjectLists kept = reduced.objects();
        for (ObjectType type : kept.types().all()) {
            kept = kept.with(
                    type,
                    kept.of(type).stream()
                            .filter(object -> object == player || !isLoose(object))
                            .toList());
        }
        return reduced.withObjects(kept);
    }

    private static boolean isLoose(LevelObject object) {
        return object.physics() instanceof ObjectPhysics.OfBody body
                && body.def().path() == null
                && body.def().solidity() == Solidity.NONE
                && !body.def().sensor();
    }

    private static boolean differInTilesOnly(Level one, Level other) {
        return one.columns() == other.columns()
                && one.rows() == other.rows()
                && one.tileSize() == other.tileSize()
                && one.legend().equals(other.legend())
                && one.physics().equals(other.physics())
                && one.objects().equals(other.objects());
    }
}
