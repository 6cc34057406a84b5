package leapsmith.bench.compare;

import java.util.List;
import java.util.Locale;

/** Rows as Markdown. */
final class Table {
    private static final double NANOS_PER_MILLI = 1e6;

    private Table() {}

    static String of(List<Row> rows) {
        StringBuilder out = new StringBuilder("""
                | size | engine | ms per tick | ns per body | bytes per tick | pairs | times ours |
                |---:|---|---:|---:|---:|---:|---:|
                """);
        for (Row row : rows) {
            out.append(String.format(
                    Locale.ROOT,
                    "| %,d | %s | %s | %s | %,.0f | %,d | %s |\n",
                    row.size(),
                    row.engine(),
                    digits(row.nanosPerTick() / NANOS_PER_MILLI),
                    digits(row.nanosPerBody()),
                    row.bytesPerTick(),
                    row.pairs(),
                    Double.isNaN(row.timesOurs()) ? "" : digits(row.timesOurs())));
        }
        return out.toString();
    }

    /** Three digits, or more if there are more before the point. */
    static String digits(double value) {
        int afterPoint = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
        return String.format(Locale.ROOT, "%,." + afterPoint + "f", value);
    }
}
