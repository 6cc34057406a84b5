package leapsmith.bench.compare;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.whatif.WhatIf;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;

/**
 * The cost of running a recorded minute again through a changed level: with another number from the start, a changed
 * tile on the player's path in the middle of the run, and a changed tile that no body comes near.
 */
final class WhatIfTable {
    private static final List<String> SAMPLES =
            List.of("first-jump", "slope-run", "one-way-tower", "wide-world", "crowd");
    private static final int SECONDS = 60;
    private static final int TIMES = 60;
    private static final int WARM_UP = 20;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final int BUTTONS = 16;
    private static final int LONGEST_HOLD = 45;

    private final StringBuilder rows = new StringBuilder();

    /** Measures the samples in the folder {@code samples}. */
    WhatIfTable() throws IOException {
        for (String sample : SAMPLES) {
            measure(sample, LevelFormat.read(Path.of("samples", sample + LevelFormat.EXTENSION)));
        }
    }

    private void measure(String sample, Level level) {
        PlayRecording run = run(level);
        WhatIf whatIf = new WhatIf(run);
        whatIf.aim(level);
        whatIf.advance(Integer.MAX_VALUE);
        Trail trail = whatIf.trail();
        int middle = trail.length() / 2;
        int column = level.columnAt(trail.x(middle) + trail.width(middle) / 2);
        int row = level.rowAt(trail.y(middle)) - 1;
        double gravity = level.physics().gravity();
        double[] number = millis(run, i -> level.withPhysics(level.physics().withGravity(gravity + 1 + i % 2)));
        double[] onTheWay = millis(run, i -> i % 2 == 0 ? level : painted(level, column, Math.max(0, row)));
        double[] elsewhere = millis(run, i -> i % 2 == 0 ? level : painted(level, level.columns() - 1, 0));
        rows.append(String.format(
                Locale.ROOT,
                "| %s | %,d | %s | %s | %s | %s | %s | %s |\n",
                sample,
                level.objects(CharacterType.TYPE).size(),
                Table.digits(number[0]),
                Table.digits(number[1]),
                Table.digits(onTheWay[0]),
                Table.digits(onTheWay[1]),
                Table.digits(elsewhere[0]),
                Table.digits(elsewhere[1])));
    }

    /** A minute of random buttons. */
    private static PlayRecording run(Level level) {
        SplittableRandom random = new SplittableRandom(1);
        InputLog.Builder inputs = new InputLog.Builder();
        int ticks = SECONDS * level.physics().ticksPerSecond();
        while (inputs.length() < ticks) {
            long held = Math.min(ticks - inputs.length(), 1 + random.nextInt(LONGEST_HOLD));
            inputs.append(Inputs.NONE.with(0, random.nextInt(BUTTONS)), held);
        }
        return new PlayRecording(level, Optional.empty(), Recording.of(inputs.toLog()));
    }

    /** Median and worst time of changing to one level after another and running to the end. */
    private static double[] millis(PlayRecording run, IntFunction<Level> levels) {
        WhatIf whatIf = new WhatIf(run);
        double[] millis = new double[TIMES];
        for (int i = -WARM_UP; i < TIMES; i++) {
            Level level = levels.apply(i + WARM_UP);
            long start = nanos();
            whatIf.aim(level);
            whatIf.advance(Integer.MAX_VALUE);
            if (i >= 0) {
                millis[i] = (nanos() - start) / NANOS_PER_MILLI;
            }
        }
        Arrays.sort(millis);
        return new double[] {millis[TIMES / 2], millis[TIMES - 1]};
    }

    private static Level painted(Level level, int column, int row) {
        TileType other = level.typeAt(column, row) == TileType.BLOCK ? TileType.EMPTY : TileType.BLOCK;
        return level.withTiles(TileChange.builder(level.tiles())
                .set(column, row, level.legend().indexOf(other))
                .build());
    }

    /** Processor time of this thread. */
    private static long nanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    String markdown() {
        return "A minute of play, run again; milliseconds, median and worst of " + TIMES + ".\n\n" + """
                | sample | characters | a number | worst | a tile on the path | worst | a tile elsewhere | worst |
                |---|---:|---:|---:|---:|---:|---:|---:|
                """ + rows;
    }
}
