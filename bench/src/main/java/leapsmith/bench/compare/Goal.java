package leapsmith.bench.compare;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How many times as fast as another engine ours must be.
 *
 * @param size of the scene
 * @param engine the other one
 * @param times its time divided by ours, at least
 */
record Goal(int size, String engine, double times) {
    private static final List<Goal> W1 =
            List.of(new Goal(30_000, Entrant.ARRAY, 6), new Goal(30_000, Entrant.PORT, 250));
    private static final List<Goal> W2 = List.of(new Goal(10_000, Entrant.PORT, 8));
    private static final List<Goal> W4 = List.of(new Goal(100_000, Entrant.PORT, 13));

    static List<Goal> of(SceneKind kind) {
        return switch (kind) {
            case W1 -> W1;
            case W2 -> W2;
            case W3 -> List.of();
            case W4 -> W4;
        };
    }

    /** The goals and whether rows meet them, as a paragraph of Markdown; empty if none of them was measured. */
    static String report(List<Goal> goals, List<Row> rows) {
        String lines = goals.stream()
                .flatMap(goal -> rows.stream().filter(goal::isFor).map(goal::compare))
                .collect(Collectors.joining("; "));
        return lines.isEmpty() ? "" : "\nGoals: " + lines + ".\n";
    }

    private boolean isFor(Row row) {
        return row.size() == size && row.engine().equals(engine);
    }

    private String compare(Row row) {
        return String.format(
                Locale.ROOT,
                "at %,d %.0f times the speed of the %s, %s (%s)",
                size,
                times,
                engine,
                row.timesOurs() >= times ? "met" : "missed",
                Table.digits(row.timesOurs()));
    }
}
