package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.replay.ReplayDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample runs of the program, run by the command line. */
class SampleCommandsTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");

    @Test
    void aSampleRunEndsAsRecordedInItsLevel() throws IOException {
        Path file = FOLDER.resolve("lift-shaft" + ReplayFormat.EXTENSION);
        ReplayDocument replay = ReplayFormat.read(file);
        CommandRun run = CommandRun.of("play", FOLDER.resolve(replay.levelFile()), "--strict", "--replay", file)
                .assertStatus(ExitStatus.FINE);
        String expected = ": as recorded: goal " + replay.end().goal() + " reached at tick "
                + replay.end().tick();
        assertTrue(run.out().contains(expected), run.out());
    }

    @Test
    void allSampleRunsPassInOneCommand() throws IOException {
        List<Object> args = new ArrayList<>(List.of("replay", "--strict"));
        List<Path> replays = replays();
        args.addAll(replays);
        CommandRun run = CommandRun.of(args.toArray()).assertStatus(ExitStatus.FINE);
        assertTrue(run.out().endsWith("\n" + replays.size() + " replays, 0 failed\n"), run.out());
    }

    @Test
    void aTraceNamesTheTileKinds(@TempDir Path folder) throws IOException {
        Path trace = folder.resolve("kinds.csv");
        CommandRun.of(
                        "play",
                        FOLDER.resolve("playground.level.json"),
                        "--replay",
                        FOLDER.resolve("playground" + ReplayFormat.EXTENSION),
                        "--trace",
                        trace)
                .assertStatus(ExitStatus.FINE);
        String table = Files.readString(trace);
        assertTrue(table.contains(",ice,\n"), "stands on ice");
        assertTrue(table.contains(",,water\n"), "is in water");
        assertTrue(table.contains(",climb,"));
    }

    @Test
    void reachTurnsTilesOnAndOffByTheirLever(@TempDir Path folder) throws IOException {
        Path sample = FOLDER.resolve("flip-blocks.level.json");
        CommandRun run = CommandRun.of("reach", sample).assertStatus(ExitStatus.FINE);
        assertTrue(run.out().contains(": exit proven in "), run.out());
        assertTrue(run.out().contains(": lever, gold-key, green-lever, exit"), run.out());
        Path without = folder.resolve("without.level.json");
        Files.writeString(without, Files.readString(sample).replaceAll("    \\{ \"id\": \"lever\"[^\n]*\n", ""));
        run = CommandRun.of("reach", without).assertStatus(ExitStatus.FINDINGS);
        assertFalse(run.out().contains("proven"), run.out());
    }

    private static List<Path> replays() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(ReplayFormat.EXTENSION))
                    .sorted()
                    .toList();
        }
    }
}
