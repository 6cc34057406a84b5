package leapsmith.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.bound.ReachBound;
import leapsmith.physics.body.Movement;

/**
 * How much of a level is known: the tiles on which the player gets by the search, before and after it looked for what the
 * upper bound allows, and those that the bound allows.
 */
final class CoverageTable extends Table {
    private static final long STEPS = 20_000_000;

    /** Measures the samples in the folder {@code samples} where nothing moves that affects the player, and random levels. */
    CoverageTable() throws IOException {
        super("""
                Tiles on which the player can stand; those of the random levels are sums. The time is that of the bound of one
                level, in milliseconds of the processor.

                | level | search | with gaps closed | bound | not decided | bound, ms |
                |---|---:|---:|---:|---:|---:|
                """);
        List<Level> random = new ArrayList<>();
        List<Level> modern = new ArrayList<>();
        for (int seed = 0; seed < ReachTable.RANDOM_LEVELS; seed++) {
            Level level = ReachLevels.random(seed);
            random.add(level);
            modern.add(withModernMovement(level));
        }
        // The first bounds of a process are slow.
        random.forEach(level -> ReachBound.of(level, () -> true));
        for (String name : SampleFiles.names(false)) {
            add(name, List.of(SampleFiles.level(name)));
        }
        add(random.size() + " random levels", random);
        add("the same, modern preset", modern);
    }

    private static Level withModernMovement(Level level) {
        LevelObject player = level.player().orElseThrow();
        return level.withObject(player.id(), CharacterType.withMovement(player, Movement.MODERN));
    }

    private void add(String name, List<Level> levels) {
        int quick = 0;
        int thorough = 0;
        int allowed = 0;
        double millis = 0;
        for (Level level : levels) {
            ReachSearch search = new ReachSearch(level);
            quick += search.run(STEPS, () -> true).tileCount();
            thorough += search.runThoroughly(STEPS, () -> true).tileCount();
            long start = ProcessorTime.nanos();
            ReachBound bound = ReachBound.of(level, () -> true);
            millis += ProcessorTime.millisSince(start);
            allowed += allowed(level, bound);
        }
        row(name, quick, thorough, allowed, allowed - thorough, millis / levels.size());
    }

    private static int allowed(Level level, ReachBound bound) {
        int count = 0;
        // Below the last row is the closed bottom.
        for (int row = 0; row <= level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                count += bound.canStand(column, row) ? 1 : 0;
            }
        }
        return count;
    }
}
