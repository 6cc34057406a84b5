package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;

/** Collects findings of an import. What happens often in the same way is one finding with its count. */
final class Findings {
    private static final int MAX_FINDINGS = 200;

    private final List<Finding> single = new ArrayList<>();
    private final Map<Counted, Long> counted = new LinkedHashMap<>();

    private record Counted(Severity severity, String rule, String text, List<Object> arguments) {}

    void add(Finding finding) {
        if (single.size() < MAX_FINDINGS) {
            single.add(finding);
        }
    }

    void warn(String rule, String text, Object... arguments) {
        add(Finding.of(Severity.WARNING, rule, text, arguments));
    }

    /** Counts a case; in the text, {0} is the number of cases, and the arguments follow. */
    void count(Severity severity, String rule, long cases, String text, Object... arguments) {
        Counted key = new Counted(severity, rule, text, List.of(arguments));
        if (cases > 0 && (counted.size() < MAX_FINDINGS || counted.containsKey(key))) {
            counted.merge(key, cases, Long::sum);
        }
    }

    List<Finding> all() {
        List<Finding> all = new ArrayList<>(single);
        counted.forEach((what, cases) -> {
            List<Object> arguments = new ArrayList<>(Arrays.asList((Object) cases));
            arguments.addAll(what.arguments());
            all.add(Finding.of(what.severity(), what.rule(), what.text(), arguments.toArray()));
        });
        return all;
    }
}
