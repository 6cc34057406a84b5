package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Standard input and output: as files named {@code -}, and their failures. */
class StandardStreamsTest {
    @TempDir
    Path folder;

    private Path level;

    @BeforeEach
    void write() throws IOException {
        level = Files.writeString(folder.resolve("run.level.json"), RunLevel.JSON);
    }

    private static OutputStream failing() {
        return failing("No space left on device");
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    private List<Object[]> allCommands() {
        return List.of(
                new Object[] {"info", level},
                new Object[] {"info", level, "--json"},
                new Object[] {"check", level},
                new Object[] {"play", level, "--ticks", 1},
                new Object[] {"render", level, folder.resolve("x.png")},
                new Object[] {"render", level, "-"},
                new Object[] {"play", level, "--trace", "-"},
                new Object[] {"schema", "level"},
                new Object[] {"--help"},
                new Object[] {"--version"});
    }

    @Test
    void outputThatCannotBeWrittenIsAFailureOfEveryCommand() {
        for (Object[] args : allCommands()) {
            CommandRun.withOutput(failing(), args).assertFailed("standard output could not be written");
        }
    }

    @Test
    void outputToAFullDiskIsAFailure() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full), "no such device here");
        for (Object[] args : allCommands()) {
            try (OutputStream out = new FileOutputStream(full.toFile())) {
                CommandRun.withOutput(out, args).assertFailed("standard output could not be written");
            }
        }
    }

    @Test
    void outputThatItsReaderClosesEndsEveryCommandWithoutAMessage() {
        for (Object[] args : allCommands()) {
            for (String reason : List.of("Broken pipe", "The pipe is being closed", "Relais brisé (pipe)")) {
                CommandRun run = CommandRun.withOutput(failing(reason), args);
                assertEquals(ExitStatus.CLOSED_OUTPUT, run.status());
                assertEquals("", run.err());
            }
        }
    }

    @Test
    void playWithoutADisplayEndsQuietlyIfItsOutputIsClosed() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = HeadlessPlay.run(
                LevelFormat.read(level),
                Optional.empty(),
                "No display.",
                folder.resolve("x.png"),
                new StandardOutput(failing("Broken pipe"), StandardCharsets.UTF_8),
                new PrintStream(err, true));
        assertEquals(ExitStatus.CLOSED_OUTPUT, status);
        assertEquals("", err.toString());
    }

    @Test
    void playWithoutADisplayReportsOutputErrors() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = HeadlessPlay.run(
                LevelFormat.read(level),
                Optional.empty(),
                "No display.",
                folder.resolve("x.png"),
                new PrintStream(failing()),
                new PrintStream(err, true));
        assertEquals(ExitStatus.FAILED, status);
        assertEquals(
                "leapsmith: standard output could not be written",
                err.toString().strip());
    }

    @Test
    void aLevelIsReadFromStandardInput() {
        assertTrue(CommandRun.withInput(RunLevel.JSON, "info", "-")
                .assertStatus(0)
                .out()
                .contains("20 x 5 tiles"));
        assertTrue(CommandRun.withInput(RunLevel.JSON, "check", "-")
                .assertStatus(0)
                .out()
                .contains("no problems in 1 file"));
        assertEquals(
                CommandRun.of("play", level, "--json").out(),
                CommandRun.withInput(RunLevel.JSON, "play", "-", "--json")
                        .assertStatus(0)
                        .out());
        CommandRun.withInput(RunLevel.JSON, "render", "-", folder.resolve("x.png"))
                .assertStatus(0);
        CommandRun.withInput("{}", "info", "-").assertFailed("standard input:1:");
    }

    @Test
    void aReplayIsWrittenToStandardOutputAndReadFromStandardInput() throws IOException {
        CommandRun run = CommandRun.of("play", level, "--input", "right*40", "--record", "-")
                .assertStatus(0);
        assertEquals(
                40,
                ReplayFormat.read(new ByteArrayInputStream(run.out().getBytes("UTF-8")), "out")
                        .run()
                        .length());
        assertTrue(run.err().contains("state hash"), run.err());
        CommandRun.withInput(run.out(), "play", level, "--replay", "-", "--strict")
                .assertStatus(0);

        Path replay = folder.resolve("run.replay.json");
        CommandRun.of("play", level, "--input", "right*40", "--record", replay).assertStatus(0);
        String named = Files.readString(replay).replace("\"run.level.json\"", '"' + level.toString() + '"');
        assertEquals(
                "ok     standard input: as recorded: goal exit reached at tick 26\n1 replay, 0 failed\n",
                CommandRun.withInput(named, "replay", "-").assertStatus(0).out());
    }

    @Test
    void aReplayOfALevelFromStandardInputNamesNoLevel() throws IOException {
        Path replay = folder.resolve("run.replay.json");
        CommandRun.withInput(RunLevel.JSON, "play", "-", "--record", replay).assertStatus(0);
        assertEquals("", ReplayFormat.read(replay).levelFile());
        CommandRun.of("replay", replay).assertFailedFirst("the replay does not name its level");
    }

    @Test
    void aTraceAndAPictureAreWrittenToStandardOutput() throws IOException {
        String trace = CommandRun.of("play", level, "--ticks", 2, "--trace", "-")
                .assertStatus(0)
                .out();
        assertEquals(3, trace.lines().count(), trace);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        CommandRun.withOutput(png, "render", level, "-").assertStatus(0);
        try (InputStream in = new ByteArrayInputStream(png.toByteArray())) {
            assertEquals(320, ImageIO.read(in).getWidth());
        }
    }

    @Test
    void eachStandardStreamCanBeUsedForOneFile() {
        CommandRun.withInput(RunLevel.JSON, "play", "-", "--replay", "-")
                .assertFailed("standard input can be read only once");
        CommandRun.of("play", level, "--trace", "-", "--record", "-").assertFailed("standard output can take one file");
    }

    @Test
    void aReplayInPlaceOfALevelIsRecognized() throws IOException {
        Path replay = folder.resolve("run.replay.json");
        CommandRun.of("play", level, "--record", replay).assertStatus(0);
        CommandRun.withInput(Files.readString(replay), "info", "-")
                .assertFailed("This is a Leapsmith replay, not a level.");
        CommandRun.of("play", level, "--replay", level).assertFailed("This is a Leapsmith level, not a replay.");
    }
}
