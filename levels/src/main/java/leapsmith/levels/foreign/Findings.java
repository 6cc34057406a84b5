package leapsmith.levels.foreign;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;

/** What a reader has left out or doubts. The list stays short even if everything in a file is wrong. */
public final class Findings {
    private static final int MAX = 100;

    private final List<Finding> findings = new ArrayList<>();
    private int dropped;

    /** No findings. */
    public Findings() {}

    /** Adds a warning; the text has {0} for the first argument. */
    public void warn(String rule, String text, Object... arguments) {
        if (findings.size() < MAX) {
            findings.add(Finding.of(Severity.WARNING, rule, text, arguments));
        } else {
            dropped++;
        }
    }

    /** All warnings, and at the end how many more there were. */
    public List<Finding> list() {
        List<Finding> all = new ArrayList<>(findings);
        if (dropped > 0) {
            all.add(Finding.of(
                    Severity.WARNING,
                    "more-findings",
                    "There {0,choice,1#is 1 more finding|1<are {0} more findings}.",
                    dropped));
        }
        return all;
    }
}
