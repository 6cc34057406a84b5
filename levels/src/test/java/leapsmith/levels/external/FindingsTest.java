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
        findings.count(Severity.HINT, "import-too-many-objects", 2, "hill");
        findings.warn("unknown-layer", "gate");
        findings.count(Severity.HINT, "import-too-many-objects", 3, "hill");
        findings.count(Severity.HINT, "import-too-many-objects", 1, "cave");
        assertEquals(
                List.of(
                        "The layer gate is of an unknown type, so it was left out.",
                        "5 objects of the type hill were left out, because a level can't hold as many.",
                        "1 object of the type cave was left out, because a level can't hold as many."),
                findings.list().stream().map(Finding::message).toList());
    }

    @Test
    void noCaseIsNoFinding() {
        findings.count(Severity.HINT, "import-hidden-layer", 0);
        assertEquals(List.of(), findings.list());
    }

    @Test
    void theListEndsWithTheNumberOfThoseLeftOut() {
        for (int i = 0; i < 1000; i++) {
            findings.warn("unknown-layer", i);
            findings.count(Severity.HINT, "import-too-many-objects", 1, i);
        }
        List<Finding> all = findings.list();
        assertEquals(201, all.size());
        assertEquals("There are 1800 more findings.", all.get(200).message());
    }
}
