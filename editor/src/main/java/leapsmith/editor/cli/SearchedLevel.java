package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 * @param repairs for each goal that is not proven what makes it reachable; none if they were not asked for
 * @param softLocks ground from which no goal is reached any more; none if it was not asked for
 * @param problems why nothing can be proven, as text
 * @param steps the steps of the simulation that the search took
 */
record SearchedLevel(
        String name,
        Level level,
        ReachMap map,
        List<ReachedGoal> goals,
        Map<String, FoundRepairs> repairs,
        List<FoundSoftLock> softLocks,
        List<String> problems,
        long steps,
        long millis) {
    /** The most steps of a search by default. In a level with moving platforms, that many may take a minute. */
    static final long STEPS = 10_000_000;

    /**
     * Searches a level.
     *
     * @param start where the player starts, if not at its place in the level
     * @param question what to find out
     */
    static SearchedLevel of(String name, Level level, Optional<StartPoint> start, ReachQuestion question) {
        long begin = System.nanoTime();
        ReachSearch search = new ReachSearch(level, start);
        ReachMap map = search.runThoroughly(question.mostSteps(), () -> true);
        List<ReachedGoal> goals =
                map.goals().stream().map(goal -> ReachedGoal.of(goal, question)).toList();
        Map<String, FoundRepairs> repairs = new LinkedHashMap<>();
        if (question.repairs() && (level.player().isPresent() || start.isPresent())) {
            goals.stream()
                    .filter(goal -> !goal.isProven())
                    .forEach(goal -> repairs.put(goal.id(), FoundRepairs.of(level, start, goal.id())));
        }
        List<FoundSoftLock> softLocks =
                question.softLocks() ? FoundSoftLock.of(map, question.mostSteps(), question.repairs()) : List.of();
        List<String> problems = new ArrayList<>();
        if (level.player().isEmpty() && start.isEmpty()) {
            problems.add("the level has no player");
        }
        if (goals.isEmpty()) {
            problems.add("the level has no goal");
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        return new SearchedLevel(name, level, map, goals, repairs, softLocks, problems, search.steps(), millis);
    }

    /** The verdicts of the goals and how many tiles are reached, or the problems. */
    List<String> lines() {
        if (!problems.isEmpty()) {
            return failures();
        }
        List<String> lines = new ArrayList<>();
        for (ReachedGoal goal : goals) {
            lines.add(prefixed(goal.line()));
            goal.oddsLines().forEach(line -> lines.add(prefixed(line)));
            repairsOf(goal)
                    .map(FoundRepairs::lines)
                    .orElse(List.of())
                    .forEach(line -> lines.add(prefixed(FailureText.oneLine(goal.id()) + " " + line)));
        }
        for (FoundSoftLock lock : softLocks) {
            lines.add(prefixed(lock.line()));
            lock.repairLines().forEach(line -> lines.add(prefixed(line)));
        }
        int tiles = map.tileCount();
        lines.add(prefixed(tiles + (tiles == 1 ? " tile" : " tiles") + " reached"
                + (map.isComplete() ? "" : "; the search ended after " + steps + " steps")));
        return lines;
    }

    /** What makes a goal reachable, if that was searched. */
    Optional<FoundRepairs> repairsOf(ReachedGoal goal) {
        return Optional.ofNullable(repairs.get(goal.id()));
    }

    /** The problems, or else the goals that are not proven and the soft locks. */
    List<String> failures() {
        Stream<String> lines = problems.isEmpty()
                ? Stream.concat(
                        goals.stream().filter(goal -> !goal.isProven()).map(ReachedGoal::line),
                        softLocks.stream().map(FoundSoftLock::line))
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
        ArrayNode locks = json.putArray("softLocks");
        softLocks.forEach(lock -> lock.addTo(locks.addObject()));
    }
}
