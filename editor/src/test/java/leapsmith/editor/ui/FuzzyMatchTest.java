package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FuzzyMatchTest {
    @Test
    void lettersMustOccurInOrder() {
        assertEquals(OptionalInt.empty(), FuzzyMatch.score("evas", "Save"));
        assertTrue(FuzzyMatch.score("sae", "Save").isPresent());
        assertTrue(FuzzyMatch.score("as save", "Save As…").isPresent(), "words in any order");
        assertEquals(OptionalInt.empty(), FuzzyMatch.score("save x", "Save As…"));
        assertEquals(OptionalInt.of(0), FuzzyMatch.score("", "Save"));
    }

    @Test
    void caseAndAccentsDoNotMatter() {
        assertTrue(FuzzyMatch.score("ruckgangig", "Rückgängig").isPresent());
        assertTrue(FuzzyMatch.score("RÜCK", "Rückgängig").isPresent());
    }

    @Test
    void startsOfWordsAndRowsOfLettersComeFirst() {
        assertEquals(List.of("Go to Tile…", "Go to Start of Run"), ranked("gt", "Go to Start of Run", "Go to Tile…"));
        assertEquals(List.of("Step Back", "Snap to Edge Path"), ranked("step", "Snap to Edge Path", "Step Back"));
        assertEquals(
                List.of("Save", "Save As…", "Save Run as Replay…"),
                ranked("save", "Save As…", "Save Run as Replay…", "Save"));
        assertEquals(List.of("Zoom In"), ranked("zi", "Zoom Out", "Zoom In"));
    }

    private static List<String> ranked(String query, String... names) {
        return Stream.of(names)
                .filter(name -> FuzzyMatch.score(query, name).isPresent())
                .sorted(Comparator.comparingInt(
                        name -> -FuzzyMatch.score(query, name).getAsInt()))
                .toList();
    }
}
