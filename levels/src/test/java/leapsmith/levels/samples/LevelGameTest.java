package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import mygame.LevelGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** The page for game developers shows the output of the example that plays a level. */
@Isolated("it captures the standard output")
class LevelGameTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));

    @Test
    void itPrintsWhatThePageSays() throws IOException {
        String level = ROOT.resolve("samples/slope-run.level.json").toString();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream usual = System.out;
        try (PrintStream capture = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(capture);
            LevelGame.main(new String[] {level, "right*600"});
        } finally {
            System.setOut(usual);
        }
        String printed = bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
        String page = Files.readString(ROOT.resolve("docs/USE-IN-YOUR-GAME.md")).replace("\r\n", "\n");
        String shown = "```text\n" + printed + "```";
        assertTrue(page.contains(shown), shown);
    }
}
