package leapsmith.levels.external;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;

/**
 * Collects what an import or an export left out or doubts. The list stays short even if everything in a file is wrong,
 * and what happens often in the same way is one finding with its count.
 */
public final class Findings {
    private static final int MAX = 100;

    private final List<Finding> single = new ArrayList<>();
    private final Map<Counted, Long> counted = new LinkedHashMap<>();
    private long dropped;

    private record Counted(Severity severity, String rule, List<Object> arguments) {
        Finding of(long cases) {
            List<Object> all = new ArrayList<>(arguments);
            all.add(0, cases);
            return Finding.of(severity, rule, all.toArray());
        }
    }

    public Findings() {}

    /**
     * Adds a finding.
     *
     * @param finding what was found
     */
    public void add(Finding finding) {
        if (single.size() < MAX) {
            single.add(finding);
        } else {
            dropped++;
        }
    }

    /**
     * Adds a warning.
     *
     * @param rule its rule, such as {@code group-lost}
     */
    public void warn(String rule, Object... arguments) {
        add(Finding.of(Severity.WARNING, rule, arguments));
    }

    /**
     * Counts cases of a finding; those of the same finding are added up.
     *
     * @param severity how bad it is
     * @param rule its rule, such as {@code cells-cut}
     * @param cases how many; nothing is added for 0
     * @param arguments of its text, from {1} on; {0} is the number of cases
     */
    public void count(Severity severity, String rule, long cases, Object... arguments) {
        if (cases == 0) {
            return;
        }
        Counted key = new Counted(severity, rule, List.of(arguments));
        if (counted.size() < MAX || counted.containsKey(key)) {
            counted.merge(key, cases, Long::sum);
        } else {
            dropped++;
        }
    }

    /** {@return all findings, and at the end how many more there were} */
    public List<Finding> list() {
        List<Finding> all = new ArrayList<>(single);
        counted.forEach((finding, cases) -> all.add(finding.of(cases)));
        if (dropped > 0) {
            all.add(Finding.of(Severity.WARNING, "more-findings", dropped));
        }
        return all;
    }
}
