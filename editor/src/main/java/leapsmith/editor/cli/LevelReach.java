package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;

/**
 * What the player of a level can reach, as text and as JSON.
 *
 * @param name the name of the level if its file has several; else empty
 * @param problems why nothing can be proven, as text
 * @param steps the steps of the simulation that the search took
 */
record LevelReach(
        String name,
        Level level,
        ReachMap map,
        List<ReachedGoal> goals,
        List<String> problems,
        long steps,
        long millis) {
    /** The most steps of a search by default. In a level with moving platforms, that many may take a minute. */
    static final long STEPS = 10_000_000;

    /**
     * Searches a level.
     *
     * @param start where the player starts, if not at its place in the level
     * @param withOdds whether to try the jumps of the runs that are found with human timing
     */
    static LevelReach of(String name, Level level, Optional<StartPoint> start, long mostSteps, boolean withOdds) {
        long begin = System.nanoTime();
        ReachSearch search = new ReachSearch(level, start);
        ReachMap map = search.runThoroughly(mostSteps, () -> true);
        List<ReachedGoal> goals =
                map.goals().stream().map(goal -> ReachedGoal.of(goal, withOdds)).toList();
        List<String> problems = new ArrayList<>();
        if (level.player().isEmpty() && start.isEmpty()) {
            problems.add("the level has no player");
        }
        if (goals.isEmpty()) {
            problems.add("the level has no goal");
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        return new LevelReach(name, level, map, goals, problems, search.steps(), millis);
    }

    /** The verdicts of the goals and how many tiles are reached, or the problems. */
    List<String> lines() {
        if (!problems.isEmpty()) {
            return failures();
        }
        List<String> lines = new ArrayList<>();
        for (ReachedGoal goal : goals) {
            lines.add(prefixed(goal.line(level)));
            goal.oddsLines().forEach(line -> lines.add(prefixed(line)));
        }
        int tiles = map.tileCount();
        lines.add(prefixed(tiles + (tiles == 1 ? " tile" : " tiles") + " reached"
                + (map.isComplete() ? "" : "; the search ended after " + steps + " steps")));
        return lines;
    }

    /** The problems, or else the goals that are not proven. */
    List<String> failures() {
        Stream<String> lines = problems.isEmpty()
                ? goals.stream().filter(goal -> !goal.isProven()).map(goal -> goal.line(level))
                : problems.stream();
        return lines.map(this::prefixed).toList();
    }

    private String prefixed(String line) {
        return (name.isEmpty() ? "" : FailureText.oneLine(name) + ": ") + line;
    }

    /** Adds what was found to a JSON object, without the goals. */
    void addTo(ObjectNode json) {
        if (!name.isEmpty()) {
            json.put("level", name);
        }
        json.put("reachableTiles", map.tileCount())
                .put("complete", map.isComplete())
                .put("steps", steps)
                .put("millis", millis);
        problems.forEach(json.putArray("problems")::add);
    }
}
