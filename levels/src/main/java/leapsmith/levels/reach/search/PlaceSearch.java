package leapsmith.levels.reach.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.BestArcs;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.levels.reach.maneuver.Explorer;
import leapsmith.levels.reach.maneuver.FlyingPlay;
import leapsmith.levels.reach.maneuver.Maneuver;
import leapsmith.levels.reach.maneuver.ReadTiles;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.maneuver.SearchPhase;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Body;

/**
 * Searches a level by the places that a player gets to: from each place that it reaches, it tries all maneuvers.
 *
 * <p>In a level where nothing but the player and platforms moves, what was found from a state depends only on the tiles
 * that the simulation read, and on the tick. {@link #setLevel} keeps what a change doesn't affect; the result is that of a
 * new search.
 */
public final class PlaceSearch {
    /** The nodes of a search may take one of so many parts of the memory, as what was known earlier takes some too. */
    private static final int MEMORY_PARTS = 4;
    /** How many times as many states as a run needs are kept, at most. */
    private static final int MAX_KNOWN = 3;

    /** The most steps of the simulation for one goal that is searched tick by tick. */
    private static final long STEPS_OF_GOAL = 300_000;

    private final Optional<StartPoint> start;
    private final SearchDetail detail;
    private final long maxBytes;
    /** The objects of the level, and those of them that are simulated: found out only once for the same objects. */
    private ObjectLists objects;

    private ObjectLists simulated;
    private Level level;
    private SearchPlay play;
    private FlyingPlay flying;
    private Explorer explorer;
    private SearchPhase phase;
    private SearchPlay.State begin;
    private long beginKey;
    private boolean hadSlopes;
    /** What was found from states, by their keys, in this level or in earlier ones if it is the same. Only if {@link #remembers}. */
    private final Map<Long, Expansion> known = new HashMap<>();
    /** The most states that a run has needed. */
    private int mostNeeded;

    // Of the last run.
    private Frontier frontier = new Frontier();
    private List<Node> nodes = List.of();
    private long stepsBefore;
    private long work;
    /** About how much memory its nodes take. */
    private long bytes;

    private boolean isComplete;

    /**
     * A search of a level.
     *
     * @param detail what is simulated and tried
     */
    public PlaceSearch(Level level, Optional<StartPoint> start, SearchDetail detail) {
        this(level, start, detail, Runtime.getRuntime().maxMemory() / MEMORY_PARTS);
    }

    /** @param maxBytes the memory for nodes; with more of them the search ends before it tried everything */
    PlaceSearch(Level level, Optional<StartPoint> start, SearchDetail detail, long maxBytes) {
        this.start = start;
        this.detail = detail;
        this.maxBytes = maxBytes;
        restart(simulated(level));
    }

    /**
     * Changes the level.
     *
     * @return whether it kept what it knows, except for what the change affects
     */
    public boolean setLevel(Level changed) {
        Level reduced = simulated(changed);
        if (!remembers() || !level.equalsExceptTiles(reduced)) {
            restart(reduced);
            return false;
        }
        TileChange change = TileChange.between(level.tiles(), reduced.tiles());
        level = reduced;
        play.change(change, level.legend());
        // Without a slope nothing reads what only slopes make it read.
        boolean mayMissSlopes = slopesMayVanish(level.legend()) && change.addsSlope(level.legend());
        if (play.hasSlopes() != hadSlopes || mayMissSlopes) {
            restart(reduced);
            return false;
        }
        if (!change.tiles().isEmpty()) {
            known.replaceAll((key, expansion) -> expansion.without(change.tiles()));
        }
        return true;
    }

    /**
     * What a search knows in a level.
     *
     * @param play the session of the states in what it knows
     */
    public record Memory(Level level, SearchPlay play, Map<Long, Expansion> known) {}

    /** What it knows now, to go back to it after changes of tiles. */
    public Memory memory() {
        return new Memory(level, play, new HashMap<>(known));
    }

    /** Goes back to an earlier level and to what was known in it, and keeps what was found meanwhile and is right there. */
    public void goBack(Memory earlier) {
        setLevel(earlier.level);
        if (play == earlier.play) {
            known.putAll(earlier.known);
        }
    }

    /** Where the search may end before it tried everything. */
    public interface Limit {
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
     * @param order decides what is tried first
     * @param limit asked before each place
     * @return whether everything was tried
     */
    public boolean run(ReachCollector found, SearchOrder order, Limit limit) {
        stepsBefore = play.steps();
        work = 0;
        bytes = 0;
        frontier = new Frontier();
        nodes = new ArrayList<>();
        if (begin != null) {
            frontier.add(Node.PLACE_OF_START, 0, null, null);
        }
        boolean triedAll = proceed(found, order, limit);
        dropUnused();
        return triedAll;
    }

    /** Drops what only earlier levels needed if it becomes too much. */
    private void dropUnused() {
        mostNeeded = Math.max(mostNeeded, nodes.size());
        if (known.size() > MAX_KNOWN * mostNeeded) {
            known.keySet().retainAll(nodes.stream().map(this::keyOf).collect(Collectors.toSet()));
        }
    }

    /**
     * Searches the goals that are not found yet, and ends when it has them.
     *
     * @return whether it has them, or everything was tried
     */
    public boolean runTowardGoals(ReachCollector found, Limit limit) {
        SearchOrder order = new TowardGoals(level, found.openGoals(), player());
        boolean complete = run(found, order, made -> limit.continues(made) && !found.isDone());
        return complete || found.isDone();
    }

    /** Searches the goals that the last run has not found tick by tick, see {@link TickSearch}. */
    public void touchGoals(ReachCollector found, Limit limit) {
        long begin = play.steps();
        for (LevelObject goal : found.openGoals()) {
            long before = play.steps() - begin;
            if (!nodes.isEmpty() && limit.continues(before)) {
                new TickSearch(level, this, found, goal)
                        .run(made -> made < STEPS_OF_GOAL && limit.continues(before + made));
            }
        }
    }

    /**
     * Continues the last run, which was complete, from the end of one more way.
     *
     * @param from where the way starts
     * @return whether everything was tried
     */
    boolean extend(Node from, Arc arc, ReachCollector found, Limit limit) {
        work += arc.ticks();
        found.add(from, arc);
        frontier.add(arc.place(), from.costAfter(arc), from, arc);
        return proceed(found, SearchOrder.BY_COST, limit);
    }

    /**
     * Continues the last run in another order.
     *
     * @return whether everything was tried
     */
    boolean resume(ReachCollector found, SearchOrder order, Limit limit) {
        if (nodes.isEmpty()) {
            return run(found, order, limit);
        }
        stepsBefore = play.steps();
        work = 0;
        frontier = new Frontier();
        nodes.forEach(node -> frontier.exclude(node.place()));
        nodes.forEach(node -> enqueue(node, order));
        return proceed(found, order, limit);
    }

    private boolean proceed(ReachCollector found, SearchOrder order, Limit limit) {
        isComplete = false;
        while (frontier.next()) {
            if (!limit.continues(steps()) || bytes > maxBytes) {
                return false;
            }
            Node node = new Node(frontier.parent(), frontier.arc());
            node.expand(expansionOf(node));
            nodes.add(node);
            bytes += node.expansion().sizeInBytes(play);
            work += node.expansion().steps()
                    + (node.arc() == null ? 0 : node.arc().ticks());
            found.expanded(node);
            enqueue(node, order);
        }
        isComplete = true;
        return true;
    }

    private void enqueue(Node node, SearchOrder order) {
        order.expanded(node);
        if (order == SearchOrder.BY_COST) {
            BestArcs.Ends ways = node.expansion().ways();
            int cost = node.cost();
            for (int i = 0; i < ways.count(); i++) {
                frontier.add(ways.end(i), cost + ways.cost(i), node, ways.arc(i));
            }
        } else {
            // By other ranks, another arc to the same place may be better than the cheapest one.
            for (Arc arc : node.expansion().arcs()) {
                frontier.add(arc.place(), order.rank(node, arc), node, arc);
            }
        }
    }

    /** The number of steps of the simulation in the last run. */
    public long steps() {
        return play.steps() - stepsBefore;
    }

    /** The steps of the last run, in steps of a level where nothing but the player moves that take as long. */
    public long cost() {
        return steps() * stepCost();
    }

    /** As {@link #cost}, if nothing had been known. */
    long workCost() {
        return work * stepCost();
    }

    /** See {@link SearchPhase#stepCost}. */
    int stepCost() {
        return phase.stepCost();
    }

    /** Whether the last run tried everything. */
    boolean isComplete() {
        return isComplete;
    }

    /** The nodes of the last run, in the order in which they were reached. */
    List<Node> nodes() {
        return nodes;
    }

    /** Tries the maneuvers of the player. */
    Explorer explorer() {
        return explorer;
    }

    /** The number of steps that the last run would have taken if nothing had been known. */
    public long work() {
        return work;
    }

    /** The number of states from which something is known. */
    int knownStates() {
        return known.size();
    }

    /** The tiles that anything known depends on: row times columns plus column. */
    public BitSet tilesRead() {
        BitSet tiles = new BitSet();
        for (Expansion expansion : known.values()) {
            for (Expansion.Branch branch : expansion.branches()) {
                if (branch != null) {
                    branch.reads().forEach(level.columns(), tiles::set);
                }
            }
        }
        return tiles;
    }

    /** The session of the simulated level, in any state. */
    public SearchPlay play() {
        return play;
    }

    /** Steps that session. */
    public FlyingPlay flying() {
        return flying;
    }

    /** Whether nothing but the player moves. */
    public boolean isStatic() {
        return phase.isStatic();
    }

    private static boolean slopesMayVanish(Legend legend) {
        return IntStream.range(0, legend.size())
                .mapToObj(legend::kindOf)
                .anyMatch(kind -> kind.shape().isSlope() && !kind.isPermanent());
    }

    /** Whether nothing but the player and platforms moves, so that what was found is kept after changes of tiles. */
    public boolean remembers() {
        return phase.isStatic() || phase.hasOnlyPlatforms();
    }

    /** Whether there are bodies, such as crates and patrols, that move in other ways than along a path. */
    public boolean hasLooseBodies() {
        return phase.hasLooseBodies();
    }

    /** The player at the start; null if there is none. */
    public Body player() {
        if (begin == null) {
            return null;
        }
        play.restore(begin);
        return play.player();
    }

    /** What was found from a node, or is found now. */
    public Expansion expansionOf(Node node) {
        boolean waited = node.arc() != null && node.arc().maneuver().kind() == Maneuver.Kind.WAIT;
        Expansion.RetryWindows before = waited ? node.parent().expansion().retries() : null;
        if (!remembers()) {
            return expand(node, before);
        }
        long key = keyOf(node);
        Expansion old = known.get(key);
        // What is tried after waiting depends on what was tried before it.
        boolean isOfSame = old != null && old.before() == before;
        if (isOfSame && old.isWhole()) {
            return old;
        }
        boolean canComplete = isOfSame && old.retries() == null;
        Expansion whole = canComplete ? explorer.completed(old) : expand(node, before);
        known.put(key, whole);
        return whole;
    }

    private Expansion expand(Node node, Expansion.RetryWindows before) {
        SearchPlay.State state = stateOf(node);
        return before == null ? explorer.from(state) : explorer.afterWaiting(state, before);
    }

    private long keyOf(Node node) {
        long key = node.arc() == null ? beginKey : node.arc().key();
        return phase.isStatic() ? key : StateHash.mix(key ^ node.ticks());
    }

    /** The state of a node that was not expanded yet. */
    private SearchPlay.State stateOf(Node node) {
        if (node.arc() == null) {
            return begin;
        }
        play.restore(node.parent().expansion().start());
        Explorer.repeat(play, node.arc());
        return play.save();
    }

    private void restart(Level reduced) {
        level = reduced;
        known.clear();
        mostNeeded = 0;
        play = new SearchPlay(level, start);
        phase = new SearchPhase(level, play);
        hadSlopes = play.hasSlopes();
        begin = null;
        flying = FlyingPlay.of(play, phase, detail);
        if (!play.isAlive()) {
            return;
        }
        ReadTiles.Collector reads = new ReadTiles.Collector(level.columns(), level.rows());
        if (remembers()) {
            play.setReads(reads);
        }
        begin = play.save();
        beginKey = play.key();
        explorer = new Explorer(level, flying, phase, reads, detail);
    }

    private Level simulated(Level all) {
        if (all.objects() != objects) {
            objects = all.objects();
            simulated = reduced(all).objects();
        }
        return simulated == objects ? all : all.withObjects(simulated);
    }

    private Level reduced(Level level) {
        Level reduced = PlayerLevel.reduced(level);
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
}
