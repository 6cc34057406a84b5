package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import leapsmith.levels.cli.ExitStatus;
import leapsmith.levels.cli.LevelsCommand;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The runs that come with the program: one for each level. To write them again, after a level or the physics has
 * changed:
 *
 * <pre>./mvnw -pl levels -am test -Dtest=SampleReplaysTest -Dsurefire.failIfNoSpecifiedTests=false -Dleapsmith.samples.write=true</pre>
 */
class SampleReplaysTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");

    private static final int MAX_TICKS = 12_000;
    /** How long a run goes on after its goal, so that one sees it. */
    private static final int AFTER_GOAL = 30;

    @BeforeAll
    static void writeIfAsked() throws IOException {
        if (Boolean.getBoolean("leapsmith.samples.write")) {
            for (String name : names(LevelFormat.EXTENSION)) {
                Path file = FOLDER.resolve(name + LevelFormat.EXTENSION);
                Level level = LevelFormat.read(file);
                InputLog inputs = played(level, SampleRuns.player(name));
                PlayRecording recording = new PlayRecording(level, Optional.empty(), Recording.of(inputs));
                ReplayFormat.save(
                        FOLDER.resolve(name + ReplayFormat.EXTENSION),
                        ReplayFormat.document(level.name(), file.getFileName().toString(), recording));
            }
        }
    }

    /** What somebody presses until the goal is reached, and nothing for a moment after it. */
    private static InputLog played(Level level, Function<PlaySession, Inputs> player) {
        PlaySession session = new PlaySession(level);
        InputLog.Builder inputs = new InputLog.Builder();
        while (session.status().state() != PlayState.GOAL_REACHED && session.tick() < MAX_TICKS) {
            Inputs pressed = player.apply(session);
            inputs.append(pressed);
            session.step(pressed);
        }
        inputs.append(Inputs.NONE, AFTER_GOAL);
        return inputs.toLog();
    }

    static List<Path> replays() throws IOException {
        return names(ReplayFormat.EXTENSION).stream()
                .map(name -> FOLDER.resolve(name + ReplayFormat.EXTENSION))
                .toList();
    }

    /** What the samples with this extension are called, in order. */
    private static List<String> names(String extension) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(extension))
                    .map(file -> file.substring(0, file.length() - extension.length()))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereIsARunForEachSample() throws IOException {
        assertEquals(names(LevelFormat.EXTENSION), names(ReplayFormat.EXTENSION));
    }

    @ParameterizedTest
    @MethodSource("replays")
    void sampleRunReachesTheGoalAsRecorded(Path file) throws IOException {
        ReplayDocument replay = ReplayFormat.read(file);
        assertEquals(PlayState.GOAL_REACHED, replay.end().outcome());
        assertTrue(replay.end().tick() <= replay.run().length() - AFTER_GOAL);
        String line =
                run("play", FOLDER.resolve(replay.levelFile()).toString(), "--strict", "--replay", file.toString());
        assertTrue(
                line.contains(": as recorded: goal " + replay.end().goal() + " reached at tick "
                        + replay.end().tick()),
                line);
    }

    @Test
    void allSampleRunsPassInOneCommand() throws IOException {
        List<String> args = new ArrayList<>(List.of("replay", "--strict"));
        replays().forEach(file -> args.add(file.toString()));
        assertEquals(replays().size(), run(args.toArray(String[]::new)).lines().count());
    }

    @ParameterizedTest
    @MethodSource("replays")
    void sampleRunIsWrittenAgainByteForByte(Path file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(ReplayFormat.read(file), out);
        assertEquals(Files.readString(file), out.toString(StandardCharsets.UTF_8));
    }

    /** What the command line prints; its exit status is 0. */
    private static String run(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        int status = LevelsCommand.run(args, stream, stream);
        String text = out.toString(StandardCharsets.UTF_8);
        assertEquals(ExitStatus.FINE, status, text);
        return text;
    }
}
