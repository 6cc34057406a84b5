package leapsmith.levels.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;

/** The problems found so far. Of one rule it takes only the first thousand: nobody reads more, and a file may have many. */
final class Report {
    private static final int MAX_PER_RULE = 1000;

    private final Level level;
    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    Report(Level level) {
        this.level = level;
    }

    /** A problem of the level as a whole. */
    void add(Severity severity, String rule, String message) {
        add(new Problem(severity, rule, message, -1, -1, null));
    }

    /** A problem of an object, at the tile under its top-left corner. */
    void add(Severity severity, String rule, String message, LevelObject object) {
        add(severity, rule, message, object, level.columnAt(object.x()), level.rowAt(object.y()));
    }

    /** A problem of an object at some tile. */
    void add(Severity severity, String rule, String message, LevelObject object, int column, int row) {
        add(new Problem(severity, rule, message, column, row, object.id()));
    }

    /** The worst first, and otherwise in the order in which they were found. */
    List<Problem> sorted() {
        problems.sort(Comparator.comparing(Problem::severity));
        return List.copyOf(problems);
    }

    private void add(Problem problem) {
        if (counts.merge(problem.rule(), 1, Integer::sum) <= MAX_PER_RULE) {
            problems.add(problem);
        }
    }
}
