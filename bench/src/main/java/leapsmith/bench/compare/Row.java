package leapsmith.bench.compare;

import java.util.List;

/**
 * The measurements of one engine in one scene.
 *
 * @param size of the scene
 * @param engine its name
 * @param nanosPerTick median of its turns
 * @param nanosPerBody the same for each body
 * @param bytesPerTick allocated, median of its turns
 * @param pairs found in the last tick that was measured for all engines of the race
 * @param timesOurs its time divided by ours; NaN if ours didn't run
 */
record Row(
        int size,
        String engine,
        double nanosPerTick,
        double nanosPerBody,
        double bytesPerTick,
        long pairs,
        double timesOurs) {
    private static final double NANOS_PER_MILLI = 1e6;

    static Table table(List<Row> rows) {
        Table table = new Table("""
                | size | engine | ms per tick | ns per body | bytes per tick | pairs | times ours |
                |---:|---|---:|---:|---:|---:|---:|
                """);
        for (Row row : rows) {
            table.row(
                    row.size,
                    row.engine,
                    row.nanosPerTick / NANOS_PER_MILLI,
                    row.nanosPerBody,
                    Math.round(row.bytesPerTick),
                    row.pairs,
                    row.timesOurs);
        }
        return table;
    }
}
