package leapsmith.levels.external;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;
import org.junit.jupiter.api.Test;

class FindingsTest {
    private final Findings findings = new Findings();

    @Test
    void casesOfTheSameFindingAreAddedUp() {
        findings.count(Severity.HINT, "cut", 2, "{0} cells of {1} were cut.", "hill");
        findings.warn("lost", "{0} was lost.", "gate");
        findings.count(Severity.HINT, "cut", 3, "{0} cells of {1} were cut.", "hill");
        findings.count(Severity.HINT, "cut", 1, "{0} cells of {1} were cut.", "cave");
        assertEquals(
                List.of("gate was lost.", "5 cells of hill were cut.", "1 cells of cave were cut."),
                findings.list().stream().map(Finding::message).toList());
    }

    @Test
    void noCaseIsNoFinding() {
        findings.count(Severity.HINT, "cut", 0, "{0} cells were cut.");
        assertEquals(List.of(), findings.list());
    }

    @Test
    void theListEndsWithTheNumberOfThoseLeftOut() {
        for (int i = 0; i < 1000; i++) {
            findings.warn("lost", "{0} was lost.", i);
            findings.count(Severity.HINT, "cut", 1, "{0} cells of {1} were cut.", i);
        }
        List<Finding> all = findings.list();
        assertEquals(201, all.size());
        assertEquals("There are 1800 more findings.", all.get(200).message());
    }
}
