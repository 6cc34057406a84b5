package leapsmith.levels.reach;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Finds where the player of a level can get to, by trying maneuvers with the real simulation: from each place it walks a
 * few ticks, jumps in each direction with jump held for different times, and drops through one-ways. States that are
 * close to each other count as one place; the search goes on from the one that it reaches first (Dijkstra, "A note on
 * two problems in connexion with graphs", 1959, with ticks as lengths and a few more for each jump). So what it finds can be done, but it doesn't
 * find everything.
 *
 * <p>In a level where nothing but the player moves, what was found from a state depends only on the tiles that the
 * simulation read. {@link #setLevel} keeps what a change doesn't affect. The result is the same as that of a new
 * search.
 *
 * <p>It must be used by one thread at a time.
 */
public final class ReachSearch {
    private final Optional<StartPoint> start;
    private final SearchDetail detail;
    private Level whole;
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
    private record Entry(int cost, long order, Node parent, Arc arc) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            int byCost = Integer.compare(cost, other.cost);
            return byCost != 0 ? byCost : Long.compare(order, other.order);
        }
    }

    /**
     * A search from the place of the player.
     *
     * @param level a level
     */
    public ReachSearch(Level level) {
        this(level, Optional.empty());
    }

    /**
     * A search from a given place.
     *
     * @param level a level
     * @param start where the player starts, if not at its place in the level
     */
    public ReachSearch(Level level, Optional<StartPoint> start) {
        this(level, start, SearchDetail.COARSE);
    }

    ReachSearch(Level level, Optional<StartPoint> start, SearchDetail detail) {
        this.start = Objects.requireNonNull(start);
        this.detail = detail;
        restart(level);
    }

    /**
     * Changes the level.
     *
     * @param changed the new level
     */
    public void setLevel(Level changed) {
        Level reduced = PlayerLevel.reduced(changed);
        TileChange change = phase.isStill() && differInTilesOnly(level, reduced)
                ? TileChange.between(level.tiles(), reduced.tiles())
                : null;
        if (change == null) {
            restart(changed);
            return;
        }
        whole = changed;
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
     * Searches the level.
     *
     * @param mostSteps the most steps of the simulation; the result may then be incomplete
     * @param continues asked often; if it answers false, the search ends at once, and its result is incomplete
     * @return what was found
     */
    public ReachMap run(long mostSteps, BooleanSupplier continues) {
        long stepsBefore = play.steps();
        if (begin != null) {
            play.restore(begin);
        }
        ReachMap.Builder found = new ReachMap.Builder(whole, start, begin == null ? null : play.player());
        PriorityQueue<Entry> queue = new PriorityQueue<>();
        Map<Long, Node> nodes = new HashMap<>();
        long order = 0;
        if (begin != null) {
            queue.add(new Entry(0, order++, null, null));
        }
        boolean complete = true;
        while (!queue.isEmpty()) {
            if (play.steps() - stepsBefore > mostSteps || !continues.getAsBoolean()) {
                complete = false;
                break;
            }
            Entry entry = queue.remove();
            long place = entry.arc == null ? -1 : entry.arc.place();
            if (nodes.containsKey(place)) {
                continue;
            }
            Node node = new Node(entry.parent, entry.arc);
            nodes.put(place, node);
            node.expand(expansionOf(node));
            for (Expansion.Touch touch : node.expansion().touches()) {
                found.touch(node, touch);
            }
            for (Arc arc : node.expansion().arcs()) {
                node.next.add(arc.place());
                found.arrive(node, arc);
                if (!nodes.containsKey(arc.place())) {
                    queue.add(new Entry(node.costAfter(arc), order++, node, arc));
                }
            }
        }
        steps = play.steps() - stepsBefore;
        return found.build(nodes.size(), complete);
    }

    /** {@return the number of steps of the simulation in the last run} */
    public long steps() {
        return steps;
    }

    private Expansion expansionOf(Node node) {
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
        whole = changed;
        level = PlayerLevel.reduced(changed);
        known.clear();
        phase = new SearchPhase(level);
        play = new SearchPlay(level, start);
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

    private static boolean differInTilesOnly(Level one, Level other) {
        return one.columns() == other.columns()
                && one.rows() == other.rows()
                && one.tileSize() == other.tileSize()
                && one.legend().equals(other.legend())
                && one.physics().equals(other.physics())
                && one.objects().equals(other.objects());
    }
}
