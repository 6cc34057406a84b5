package leapsmith.levels.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectRule;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/** Collects problems of rules that are on. It keeps only the first thousand per rule, because a file may have any number of them. */
final class Report implements ObjectRule.Context {
    private static final int MAX_PER_RULE = 1000;

    private final Level level;
    /** Which tile values are blocks. */
    private final boolean[] blocks = new boolean[Limits.MAX_SYMBOLS];

    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    Report(Level level) {
        this.level = level;
        for (int value = 0; value < level.legend().size(); value++) {
            blocks[value] = level.legend().typeOf(value) == TileType.BLOCK;
        }
    }

    @Override
    public Level level() {
        return level;
    }

    @Override
    public Optional<TileRegion> blockIn(double x, double y, double width, double height) {
        return level.tiles().find(level.tilesUnder(x, y, width, height), blocks);
    }

    @Override
    public void report(Finding finding, LevelObject object, int column, int row) {
        add(new Problem(finding, column, row, object.id()));
    }

    void report(Finding finding, int column, int row) {
        add(new Problem(finding, column, row, null));
    }

    @Override
    public void report(Finding finding) {
        add(new Problem(finding, -1, -1, null));
    }

    /** The most severe first, and then in the order in which they were found. */
    List<Problem> sorted() {
        problems.sort(Comparator.comparing(Problem::severity));
        return List.copyOf(problems);
    }

    private void add(Problem problem) {
        if (level.checks().isOff(problem.rule())) {
            return;
        }
        if (counts.merge(problem.rule(), 1, Integer::sum) <= MAX_PER_RULE) {
            problems.add(problem);
        }
    }
}
