package leapsmith.levels.reach.search;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.maneuver.BestArcs;
import leapsmith.levels.reach.maneuver.Expansion;
import leapsmith.physics.world.Body;

/** Collects what a search finds, and makes a {@link SearchResult} of it. */
public final class ReachCollector {
    private final Level level;
    private final Optional<StartPoint> start;
    private final GroundArrivals ground;
    private final BestArcs.LandingCosts landingCosts;
    private final Map<String, Optional<Node.Arrival>> goals = new LinkedHashMap<>();
    /** The ids of goals that can't be reached. */
    private final Set<String> excluded = new HashSet<>();
    /** Of the simplified level if the ways to ground come from one. */
    private ReachGraph graph = new ReachGraph();

    private int places;
    private boolean tilesEnded;
    private boolean hasAllTiles;

    /**
     * For searches of a level, of which nothing is found yet.
     *
     * @param player the player at the start; null if there is none
     */
    public ReachCollector(Level level, Optional<StartPoint> start, Body player) {
        this.level = Objects.requireNonNull(level);
        this.start = start;
        ground = new GroundArrivals(level, player);
        landingCosts = new BestArcs.LandingCosts(level.columns(), level.rows());
        allGoals().forEach(goal -> goals.put(goal.id(), Optional.empty()));
    }

    /** Takes the ways to goals that another search found in a simplified level, if they reach them in this one too. */
    void tryGoals(ReachCollector simplified) {
        simplified.goals.forEach((id, arrival) -> arrival.filter(
                        way -> goals.get(id).isEmpty())
                .filter(way -> Witnesses.isProof(way.run(level, start), id))
                .ifPresent(way -> {
                    goals.put(id, Optional.of(way));
                    arriveAlong(way);
                }));
    }

    /** The ground on a way from a simplified level, where the player stands on it in this level too. */
    private void arriveAlong(Node.Arrival way) {
        PlayRecording run = way.run(level, start);
        PlaySession session = run.newSession();
        for (Node node : way.way()) {
            while (session.tick() < node.ticks()) {
                session.step(run.run().inputs().at(session.tick()));
            }
            Body player = session.player().orElseThrow();
            if (player.onGround()
                    && player.subX() == node.arc().x()
                    && player.subY() == node.arc().y()) {
                ground.add(node.parent(), node.arc());
            }
        }
    }

    /**
     * Takes the ways to ground that another search found in a simplified level, if they end there in this one too.
     *
     * @param continues asked before each way is tried
     */
    void tryGround(ReachCollector simplified, FullReplay whole, BooleanSupplier continues) {
        places += simplified.places;
        graph = simplified.graph;
        ground.addConfirmed(simplified.ground, whole, continues);
    }

    /** Takes the ways to ground that another search found in this level. */
    void addGround(ReachCollector other) {
        ground.addAll(other.ground);
    }

    void expanded(Node node) {
        places++;
        if (!tilesEnded) {
            graph.add(node);
        }
        for (Expansion.Touch touch : node.expansion().touches()) {
            touch(node, touch);
        }
        BestArcs.Ends landings = node.expansion().landings();
        int cost = node.cost();
        for (int i = 0; i < landings.count(); i++) {
            if (landingCosts.lower(landings.end(i), cost + landings.cost(i))) {
                ground.add(node, landings.arc(i));
            }
        }
    }

    public boolean hasFound(String goal) {
        return goals.getOrDefault(goal, Optional.empty()).isPresent();
    }

    /** The goals with an id can't be reached, so there is nothing to search for. */
    public void exclude(String goal) {
        excluded.add(goal);
    }

    /** The search for tiles ended. */
    public void tilesEnded(boolean complete) {
        tilesEnded = true;
        hasAllTiles = complete;
    }

    public boolean isDone() {
        return openGoals().isEmpty();
    }

    /** The goals that are left to be reached. */
    public List<LevelObject> openGoals() {
        return allGoals()
                .filter(goal -> goals.get(goal.id()).isEmpty() && !excluded.contains(goal.id()))
                .toList();
    }

    private Stream<LevelObject> allGoals() {
        return level.objects().stream().filter(object -> object.is(ObjectKind.Role.GOAL));
    }

    /** A goal is touched on a way from a node. */
    void touch(Node node, Expansion.Touch touch) {
        Node.Arrival arrival = new Node.Arrival(
                node,
                touch.maneuver(),
                touch.ticks(),
                node.jumps() + touch.maneuver().jumps());
        goals.computeIfPresent(
                touch.goal(),
                (id, first) ->
                        first.isPresent() && first.get().cost() <= arrival.cost() ? first : Optional.of(arrival));
    }

    GroundArrivals ground() {
        return ground;
    }

    /** A way was found besides those of the expanded nodes. */
    void add(Node node, Arc arc) {
        graph.add(node, arc);
        ground.add(node, arc);
    }

    /** What was found; its runs to goals are played again. */
    public SearchResult build(boolean isComplete) {
        return build(isComplete, new Witnesses());
    }

    /** What was found; its runs to goals are played again, except those that are known. */
    public SearchResult build(boolean isComplete, Witnesses witnesses) {
        Map<String, SearchResult.GoalResult> results = new LinkedHashMap<>();
        // The search joins arcs between equal states; playing them in a row checks that.
        goals.forEach((id, arrival) -> results.put(
                id,
                new SearchResult.GoalResult(
                        arrival.map(way -> way.run(level, start)).flatMap(way -> witnesses.proof(way, id)),
                        excluded.contains(id))));
        return new SearchResult(
                level, start, ground.copy(), results, graph, new SearchResult.Extent(places, hasAllTiles, isComplete));
    }
}
