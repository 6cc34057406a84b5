package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import leapsmith.editor.Rooms;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;

class ProblemEditsTest {
    private final Level empty = Rooms.floored(20, 10);
    private final LevelDocument document = new LevelDocument(empty);

    @Test
    void aFixIsOneStepThatUndoReverts() {
        Fix fix = problem("no-player").finding().fix().orElseThrow();
        document.apply(ProblemEdits.fixing(fix, empty, 100, 100));
        assertTrue(document.level().player().isPresent());
        document.undo();
        assertEquals(empty, document.level());
        document.redo();
        assertTrue(document.level().player().isPresent());
    }

    @Test
    void aFixOfNumbersIsAStepToo() {
        Level slow = empty.withPhysics(empty.physics().withTicksPerSecond(50));
        Fix fix = LevelCheck.check(slow).stream()
                .filter(problem -> problem.rule().equals("tick-rate"))
                .findFirst()
                .flatMap(problem -> problem.finding().fix())
                .orElseThrow();
        assertEquals(empty, ProblemEdits.fixing(fix, slow, 0, 0).delta().after());
    }

    @Test
    void aRuleIsIgnoredAndCheckedAgain() {
        document.apply(ProblemEdits.checking("no-goal", false, document.level()));
        assertEquals(Set.of("no-goal"), document.level().checks().off());
        document.apply(ProblemEdits.checking("no-goal", true, document.level()));
        assertEquals(empty, document.level());
    }

    private Problem problem(String rule) {
        return LevelCheck.check(empty).stream()
                .filter(problem -> problem.rule().equals(rule))
                .findFirst()
                .orElseThrow();
    }
}
