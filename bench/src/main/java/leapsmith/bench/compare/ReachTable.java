package leapsmith.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;

/**
 * The cost of searching what the player of a level can reach: at first, and again after a stroke of up to four tiles near
 * ground that it reaches, or after undoing one.
 */
final class ReachTable extends Table {
    static final int RANDOM_LEVELS = 10;
    private static final long STEPS = ReachSearch.MAX_STEPS;
    private static final int WARM_UP = 2;
    private static final int TIMES = 3;
    private static final int STROKES = 100;
    private static final int STROKES_OF_RANDOM = 20;
    private static final int STROKES_OF_KINDS = 12;
    private static final int LONGEST_STROKE = 4;
    private static final int NEAR_TILES = 3;

    /** What was measured of one level, or of several. */
    private static final class Times {
        final List<Double> first = new ArrayList<>();
        final List<Double> again = new ArrayList<>();
        int tiles;
        long steps;
        int proven;
        int goals;

        void measure(Level level, int times, int strokes) {
            ReachSearch search = null;
            ReachMap map = null;
            for (int i = 0; i < times; i++) {
                long start = ProcessorTime.nanos();
                search = new ReachSearch(level);
                map = search.run(STEPS, () -> true);
                first.add(ProcessorTime.millisSince(start));
            }
            tiles += map.tileCount();
            steps += search.steps();
            goals += map.goals().size();
            proven += (int) map.goals().stream()
                    .filter(goal -> goal.verdict() == Verdict.PROVEN)
                    .count();
            SplittableRandom random = new SplittableRandom(1);
            for (int i = 0; i < strokes; i++) {
                again(search, stroke(random, map));
                again(search, level);
            }
        }

        private void again(ReachSearch search, Level level) {
            long start = ProcessorTime.nanos();
            search.setLevel(level);
            search.run(STEPS, () -> true);
            again.add(ProcessorTime.millisSince(start));
        }
    }

    private ReachTable(String about) throws IOException {
        super(about + """

                | level | tiles reached | steps | goals proven | at first | after a stroke, median | 95 % |
                |---|---:|---:|---:|---:|---:|---:|
                """);
        new Times().measure(SampleFiles.level(SampleFiles.names().get(0)), WARM_UP, STROKES);
    }

    /** Measures the samples in the folder {@code samples} and random levels. */
    static ReachTable ofSamples() throws IOException {
        ReachTable table = new ReachTable("""
                Processor time in milliseconds. Random levels have 80 x 60 tiles with 120 platforms; their tiles, steps and
                goals are sums.
                """);
        for (String name : SampleFiles.names(false)) {
            table.add(name, SampleFiles.level(name), TIMES, STROKES);
        }
        // These are searched from the start after any change.
        for (String name : SampleFiles.names(true)) {
            table.add(name, SampleFiles.level(name), 1, 0);
        }
        Times random = new Times();
        for (int seed = 0; seed < RANDOM_LEVELS; seed++) {
            random.measure(ReachLevels.random(seed), 1, STROKES_OF_RANDOM);
        }
        table.add(RANDOM_LEVELS + " random levels", random);
        return table;
    }

    /** Measures the samples that have tile kinds, also with the kinds as mere shapes. */
    static ReachTable ofKinds() throws IOException {
        ReachTable table = new ReachTable("""
                Processor time in milliseconds. Without kinds is the same level with tile kinds that are only shapes.
                """);
        for (String name : SampleFiles.names(false)) {
            Level level = SampleFiles.level(name);
            Level plain = withoutKinds(level);
            if (!plain.equals(level)) {
                table.add(name, level, 1, STROKES_OF_KINDS);
                table.add(name + ", without kinds", plain, 1, STROKES_OF_KINDS);
            }
        }
        return table;
    }

    /** The level with tile kinds that are only shapes. */
    private static Level withoutKinds(Level level) {
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            LegendEntry entry = legend.entries().get(value);
            TileKind plain = entry.kind().withMaterial(Material.PLAIN).withWhen(List.of());
            if (!plain.equals(entry.kind())) {
                legend = legend.with(value, entry.withKind(plain));
            }
        }
        return level.withLegend(legend);
    }

    private void add(String name, Level level, int times, int strokes) {
        Times measured = new Times();
        measured.measure(level, times, strokes);
        add(name, measured);
    }

    private void add(String name, Times times) {
        row(
                name,
                times.tiles,
                times.steps,
                times.proven + " of " + times.goals,
                at(times.first, 50),
                at(times.again, 50),
                at(times.again, 95));
    }

    /** Milliseconds at a percentile; NaN if nothing was measured. */
    private static double at(List<Double> millis, int percent) {
        double[] sorted =
                millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted.length == 0 ? Double.NaN : sorted[sorted.length * percent / 100];
    }

    /** The level with some tiles near reached ground filled or cleared. */
    private static Level stroke(SplittableRandom random, ReachMap map) {
        Level level = map.level();
        int column;
        int row;
        do {
            column = random.nextInt(level.columns());
            row = random.nextInt(level.rows());
        } while (map.ticksTo(column, row).isEmpty());
        column += random.nextInt(-NEAR_TILES, NEAR_TILES + 1);
        row += random.nextInt(-NEAR_TILES, NEAR_TILES + 1);
        TileRegion region = new TileRegion(column, row, random.nextInt(1, LONGEST_STROKE + 1), 1)
                .intersect(level.tiles().region());
        boolean isEmpty = !region.isEmpty() && level.typeAt(region.column(), region.row()) == TileType.EMPTY;
        int value = level.legend().indexOf(isEmpty ? TileType.BLOCK : TileType.EMPTY);
        return level.withTiles(level.tiles().draft().fill(region, value).build());
    }
}
