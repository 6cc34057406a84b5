package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.levels.reach.search.ReachGraph;
import leapsmith.levels.reach.search.SearchResult;

/**
 * A place behind a point of no return, such as a drop, from which no way to a goal was found for a player that left a key or
 * switch behind.
 *
 * @param id the id of what was left behind; the goal is reached with it
 * @param goal the id of the goal
 * @param column of a tile on which the player stands then
 * @param row of this tile; for the closed bottom the last one of the level
 * @param run the shortest run to this place that was found
 */
public record LostItem(String id, String goal, int column, int row, PlayRecording run) {
    /** The rule of the problem that it is. */
    public static final String RULE = "lost-item";

    /** How many places are played to see what is missing there. */
    private static final int MOST_PLACES = 32;

    /** A way over a point of no return. */
    private record Way(int place, Arc arc, int ticks) {}

    /**
     * {@return what can be left behind for good, each once, by a search that tried everything}
     *
     * @param found with its graph
     * @param run a run to a goal
     * @param goal the id of the goal
     */
    static List<LostItem> of(SearchResult found, PlayRecording run, String goal) {
        Level level = found.level();
        List<String> needed = RunStage.of(run).stream()
                .map(RunStage::id)
                .filter(id -> staysOn(level, id))
                .toList();
        ReachGraph graph = found.graph();
        BitSet leading = needed.isEmpty() ? new BitSet() : graph.leadingTo(Set.of(goal));
        if (!leading.get(0)) {
            return List.of();
        }
        Map<String, LostItem> lost = new LinkedHashMap<>();
        List<Way> ways = new ArrayList<>(waysOfNoReturn(found, leading).values());
        ways.sort(Comparator.comparingInt(Way::ticks));
        for (Way way : ways.subList(0, Math.min(ways.size(), MOST_PLACES))) {
            PlayRecording there = new PlayRecording(level, found.start(), graph.run(way.place, way.arc));
            Set<String> taken = new HashSet<>();
            RunStage.of(there).forEach(stage -> taken.add(stage.id()));
            Optional<String> missing =
                    needed.stream().filter(id -> !taken.contains(id)).findFirst();
            missing.ifPresent(id -> found.arrivals().forEachBelow(way.arc, number -> {
                int row = found.arrivals()
                        .ground()
                        .rowInLevel(found.arrivals().ground().rowOf(number));
                int column = found.arrivals().ground().columnOf(number);
                lost.putIfAbsent(id, new LostItem(id, goal, column, row, there));
            }));
        }
        return List.copyOf(lost.values());
    }

    /** Whether a setter stays on once the player had it; one that turns off by itself isn't lost. */
    private static boolean staysOn(Level level, String id) {
        LevelObject object = level.object(id).orElse(null);
        return object != null && ObjectSignals.staysOn(object);
    }

    /** By the ground where they end, the shortest ways from a place that leads to the goal to one that doesn't. */
    private static Map<Integer, Way> waysOfNoReturn(SearchResult found, BitSet leading) {
        ReachGraph graph = found.graph();
        Map<Integer, Way> ways = new HashMap<>();
        for (int place = leading.nextSetBit(0); place >= 0; place = leading.nextSetBit(place + 1)) {
            for (Arc arc : graph.arcsFrom(place)) {
                int end = graph.endOf(arc);
                if (end >= 0 && !leading.get(end)) {
                    Way way = new Way(place, arc, graph.ticksTo(place) + arc.ticks());
                    found.arrivals()
                            .forEachBelow(arc, number -> ways.merge(number, way, (a, b) -> a.ticks <= b.ticks ? a : b));
                }
            }
        }
        return ways;
    }
}
