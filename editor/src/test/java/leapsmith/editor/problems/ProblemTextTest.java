package leapsmith.editor.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Severity;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class ProblemTextTest {
    private final Texts german = new Texts(Locale.GERMAN);

    @Test
    void knownKindsAreNamedAsInTheWindow() {
        Level level = Level.empty("cave", 20, 10, 16)
                .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("bat", "flying", 40, 40)));
        Problem problem = LevelCheck.check(level).stream()
                .filter(it -> it.rule().equals("unknown-kind"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                "„bat“ (Figur) hat die unbekannte Art „flying“, daher steht die Figur nur da. Bekannte Arten: Spielfigur,"
                        + " Patrouille, Wartend.",
                ProblemText.of(german, problem));
    }

    @Test
    void aReasonNamesTheShapeAndCountsInTheLanguageOfTheWindow() {
        Finding reason = Finding.of(Severity.HINT, "guess-shape", "7", 1, FileWord.of(TileType.ONE_WAY));
        assertEquals(
                "1 Zelle mit dem Wert 7, weil die Datei ihn als „Einweg“ bezeichnet", ProblemText.of(german, reason));
    }

    @Test
    void aFindingWithoutATextNamesItsRule() {
        Finding finding = Finding.of(Severity.HINT, "of-a-game", "key", 2);
        assertEquals("problem.of-a-game key, 2", ProblemText.of(german, finding));
    }

    @Test
    void aGoalThatIsNotReachedNamesTheActionThatProposesRepairs() {
        Texts english = new Texts(Locale.ENGLISH);
        Problem problem = new Problem(Finding.of(Severity.ERROR, "goal-impossible", "exit"), 3, 4, "exit");
        assertEquals(
                "The player can't reach the goal \"exit\". Propose Repairs (Ctrl+F7), move the goal, or make a way to it.",
                ProblemText.withAction(english, problem, "Ctrl+F7"));
        assertTrue(ProblemText.withAction(english, problem, "").contains("\". Propose Repairs, move"));
        Problem notFound = new Problem(Finding.of(Severity.WARNING, "goal-not-reached", "exit"), 3, 4, "exit");
        assertEquals(
                "No way to the goal \"exit\" was found. Propose Repairs (Ctrl+F7), play to it, or make an easier way.",
                ProblemText.withAction(english, notFound, "Ctrl+F7"));
        Problem other =
                new Problem(Finding.of(Severity.ERROR, "unknown").withText(Message.literal("lost")), 3, 4, null);
        assertEquals("lost", ProblemText.withAction(english, other, "Ctrl+F7"));
    }
}
