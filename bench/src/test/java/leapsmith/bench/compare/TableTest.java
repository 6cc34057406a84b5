package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableTest {
    @TempDir
    Path folder;

    @Test
    void numbersHaveThreeDigitsThatCount() {
        assertEquals("0.157", Table.digits(0.1571));
        assertEquals("1.57", Table.digits(1.571));
        assertEquals("15.7", Table.digits(15.71));
        assertEquals("1,571", Table.digits(1571.2));
    }

    @Test
    void theRatioIsLeftOutWithoutOurs() {
        Table table = Row.table(List.of(new Row(1_000, "plain port", 2e6, 2_000, 12, 7, Double.NaN)));
        assertEquals(
                "| 1,000 | plain port | 2.00 | 2,000 | 12 | 7 |  |",
                table.toString().lines().toList().get(2));
    }

    @Test
    void goalsAreReportedForTheirSizesOnly() {
        List<Row> rows = List.of(
                row(10_000, Entrant.PORT, 900), row(30_000, Entrant.PORT, 250.4), row(30_000, Entrant.ARRAY, 5.99));
        assertEquals(
                "\nGoals: at 30,000 6 times the speed of the array of objects, missed (5.99);"
                        + " at 30,000 250 times the speed of the plain port, met (250).\n",
                Goal.report(Goal.of(SceneKind.W1), rows));
        assertEquals("", Goal.report(Goal.of(SceneKind.W3), rows));
    }

    private static Row row(int size, String engine, double timesOurs) {
        return new Row(size, engine, 1e6, 100, 0, 7, timesOurs);
    }

    @Test
    void onlyWhatIsBetweenTheMarksIsReplaced() throws IOException {
        Path page = folder.resolve("page.md");
        Files.writeString(page, "before\n<!-- W1: begin -->\nold\n<!-- W1: end -->\nafter\n");
        new Comparison.MarkedPage(page).replace("W1", "new\n");
        assertEquals("before\n<!-- W1: begin -->\nnew\n<!-- W1: end -->\nafter\n", Files.readString(page));
    }

    @Test
    void aPageWithoutTheMarksIsLeftAlone() throws IOException {
        Path page = folder.resolve("page.md");
        Files.writeString(page, "nothing marked");
        assertThrows(IOException.class, () -> new Comparison.MarkedPage(page).replace("W1", "new\n"));
        assertEquals("nothing marked", Files.readString(page));
    }
}
