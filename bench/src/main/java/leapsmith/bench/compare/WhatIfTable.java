package leapsmith.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.whatif.WhatIf;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;

/**
 * The cost of running a recorded minute again through a level after a change: of a number that matters from the start, of a
 * tile on the player's path in the middle of the run, and of the tile in the top right corner. Each is measured for the
 * player's trail alone and for the whole level.
 */
final class WhatIfTable extends Table {
    private static final int SECONDS = 60;
    private static final int TIMES = 60;
    private static final int WARM_UP = 20;
    private static final int BUTTONS = 16;
    private static final int LONGEST_HOLD = 45;
    private static final long BYTES = 64L << 20;

    /** Measures the samples in the folder {@code samples}. */
    WhatIfTable() throws IOException {
        super("A minute of play, run again; milliseconds, median and in brackets the worst of " + TIMES + ".\n\n"
                + """
                | sample | characters | a number: player | all | a tile on the path: player | all | a tile elsewhere: player | all |
                |---|---:|---:|---:|---:|---:|---:|---:|
                """);
        for (String sample : SampleFiles.names()) {
            measure(sample, SampleFiles.level(sample));
        }
    }

    private void measure(String sample, Level level) {
        PlayRecording run = run(level);
        WhatIf whatIf = new WhatIf(run);
        whatIf.setLevel(level);
        whatIf.advance(Integer.MAX_VALUE);
        Trail trail = whatIf.trail();
        int middle = trail.length() / 2;
        int column = level.columnAt(trail.x(middle) + trail.width(middle) / 2);
        int row = level.rowAt(trail.y(middle)) - 1;
        double gravity = level.physics().gravity();
        List<Object> cells = new ArrayList<>(
                List.of(sample, level.objects(CharacterType.TYPE).size()));
        for (IntFunction<Level> levels : List.<IntFunction<Level>>of(
                i -> level.withPhysics(level.physics().withGravity(gravity + 1 + i % 2)),
                i -> i % 2 == 0 ? level : painted(level, column, Math.max(0, row)),
                i -> i % 2 == 0 ? level : painted(level, level.columns() - 1, 0))) {
            cells.add(millis(WhatIf.ofPlayer(run, BYTES), levels));
            cells.add(millis(new WhatIf(run, BYTES), levels));
        }
        row(cells.toArray());
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

    /** Median and worst time of setting one level after another and running to the end. */
    private static String millis(WhatIf whatIf, IntFunction<Level> levels) {
        double[] millis = new double[TIMES];
        for (int i = -WARM_UP; i < TIMES; i++) {
            Level level = levels.apply(i + WARM_UP);
            long start = ProcessorTime.nanos();
            whatIf.setLevel(level);
            whatIf.advance(Integer.MAX_VALUE);
            if (i >= 0) {
                millis[i] = ProcessorTime.millisSince(start);
            }
        }
        Arrays.sort(millis);
        return digits(millis[TIMES / 2]) + " (" + digits(millis[TIMES - 1]) + ")";
    }

    private static Level painted(Level level, int column, int row) {
        TileType other = level.typeAt(column, row) == TileType.BLOCK ? TileType.EMPTY : TileType.BLOCK;
        return level.withTiles(level.tiles()
                .draft()
                .set(column, row, level.legend().indexOf(other))
                .build());
    }
}
