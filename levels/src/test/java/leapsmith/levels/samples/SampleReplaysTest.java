package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The shipped replays, one per sample level. To write them again after a level or the physics has changed:
 *
 * <pre>./mvnw -pl levels -am test -Dtest=SampleReplaysTest -Dsurefire.failIfNoSpecifiedTests=false -Dleapsmith.samples.write=true</pre>
 */
class SampleReplaysTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");

    private static final int MAX_TICKS = 12_000;
    /** How long a run continues after its goal, so that the goal is visible. */
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

    /** The inputs until the goal is reached, and no buttons for a moment after it. */
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

    /** The names of the samples with this extension, sorted. */
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
        Level level = LevelFormat.read(FOLDER.resolve(replay.levelFile()));
        ReplayRun run = new ReplayRun(replay.in(level)).finish();
        assertEquals(replay.end(), run.end());
        assertEquals(OptionalLong.empty(), run.firstDivergence());
    }

    @ParameterizedTest
    @MethodSource("replays")
    void sampleRunIsWrittenAgainByteForByte(Path file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(ReplayFormat.read(file), out);
        assertEquals(Files.readString(file), out.toString(StandardCharsets.UTF_8));
    }
}
