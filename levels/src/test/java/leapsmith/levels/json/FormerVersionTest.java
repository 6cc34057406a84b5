package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.replay.ReplayVerdict;
import leapsmith.physics.body.Movement;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Levels and replays written by version 1 of the formats. They can be read. The replays come from version 1 of the
 * simulation, so their hashes are not compared; their outcomes and the ticks of these are still the same.
 */
class FormerVersionTest {
    private static final Path FOLDER = Path.of(System.getProperty("leapsmith.root"))
            .resolve("levels/src/test/resources/leapsmith/levels/version-1");
    private static final String FORMER_KEYS = "former-keys";
    /** Levels that are large or have many bodies; a thorough run plays them too. */
    private static final Set<String> SLOW = Set.of("crowd", "storm", "wide-world");

    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(LevelFormat.EXTENSION))
                    .map(file -> file.substring(0, file.length() - LevelFormat.EXTENSION.length()))
                    .filter(name -> Boolean.getBoolean("leapsmith.thorough") || !SLOW.contains(name))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void aLevelWrittenInTheCurrentVersionReadsBackAsAnEqualLevel(String name) throws IOException {
        Level level = level(name);
        String text = Texts.write(level);
        assertEquals(level, Texts.read(text));
        assertEquals(text, Texts.write(Texts.read(text)));
        assertEquals(LevelFormat.hashOfVersion1(level), LevelFormat.hashOfVersion1(Texts.read(text)));
        assertEquals(LevelHash.of(level), LevelHash.of(Texts.read(text)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aReplayHasTheSameOutcomeInItsUnchangedLevel(String name) throws IOException {
        ReplayDocument replay = replay(name);
        assertSameOutcome(replay, level(name));
        ReplayDocument rewritten = read(write(replay));
        assertEquals(replay, rewritten);
        assertSameOutcome(rewritten, Texts.read(Texts.write(level(name))));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aReplayThatIsRecordedAgainNamesItsLevelByTheNewHash(String name) throws IOException {
        Level level = level(name);
        ReplayRun run = new ReplayRun(replay(name).in(level)).finish();
        String text = write(ReplayDocument.of(name, "", run));
        assertTrue(
                text.contains("\"version\": 2,") && text.contains("\"simulation\": " + World.SIMULATION_VERSION + ","),
                text);
        assertEquals(List.of(), Schemas.replayErrors(text));
        ReplayDocument recorded = read(text);
        assertEquals(LevelHash.of(level), recorded.levelHash());
        assertSameRun(recorded, Texts.read(Texts.write(level)));
        assertSameRun(recorded, level.withName("another name"));
    }

    @Test
    void aReplayIsComparedByTheVersionOfItsLevelHash() throws IOException {
        ReplayDocument replay = replay(FORMER_KEYS);
        Level renamed = level(FORMER_KEYS).withName("another name");
        ReplayRun run = new ReplayRun(replay.in(renamed)).finish();
        assertEquals(
                ReplayVerdict.LevelMatch.CHANGED,
                ReplayFormat.verdict(replay, run).level(),
                "version 1 counts the name");
        ReplayDocument again = ReplayDocument.of("", "", new ReplayRun(replay.in(level(FORMER_KEYS))).finish());
        assertEquals(
                ReplayVerdict.LevelMatch.SAME, ReplayFormat.verdict(again, run).level());
        Level other = renamed.withTileSize(32);
        ReplayRun elsewhere = new ReplayRun(replay.in(other)).finish();
        assertEquals(
                ReplayVerdict.LevelMatch.CHANGED,
                ReplayFormat.verdict(again, elsewhere).level());
        ReplayDocument later = read(write(again).replace("\"levelHash\": \"2:", "\"levelHash\": \"3:"));
        assertEquals(
                ReplayVerdict.LevelMatch.UNKNOWN,
                ReplayFormat.verdict(later, run).level());
    }

    private static void assertSameOutcome(ReplayDocument replay, Level level) {
        ReplayVerdict verdict = verdict(replay, level);
        assertTrue(verdict.isOtherSimulation());
        assertTrue(verdict.passes(), verdict.toString());
        assertEquals(replay.end().tick(), verdict.now().tick());
    }

    private static void assertSameRun(ReplayDocument replay, Level level) {
        ReplayVerdict verdict = verdict(replay, level);
        assertTrue(verdict.isSameRun(), verdict.toString());
        assertTrue(verdict.passes());
    }

    private static ReplayVerdict verdict(ReplayDocument replay, Level level) {
        ReplayRun run = new ReplayRun(replay.in(level)).finish();
        ReplayVerdict verdict = ReplayFormat.verdict(replay, run);
        assertEquals(ReplayVerdict.LevelMatch.SAME, verdict.level());
        return verdict;
    }

    @ParameterizedTest
    @MethodSource("names")
    void aFileWithoutNewKeysStaysVersion1(String name) throws IOException {
        String text = Files.readString(file(name, LevelFormat.EXTENSION));
        boolean hasFormerKeys = text.contains("\"firm\"") || text.contains("\"jumpCut\"");
        assertTrue(Texts.write(level(name)).contains("\"version\": " + (hasFormerKeys ? 2 : 1) + ","));
        assertEquals(hasFormerKeys ? 2 : 1, LevelFormat.version(level(name)));
        if (!name.equals(FORMER_KEYS)) {
            assertEquals(Files.readString(file(name, ReplayFormat.EXTENSION)), write(replay(name)));
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void filesOfBothVersionsAreValid(String name) throws IOException {
        assertEquals(List.of(), Schemas.levelErrors(Files.readString(file(name, LevelFormat.EXTENSION))));
        assertEquals(List.of(), Schemas.levelErrors(Texts.write(level(name))));
        assertEquals(List.of(), Schemas.replayErrors(Files.readString(file(name, ReplayFormat.EXTENSION))));
        assertEquals(List.of(), Schemas.replayErrors(write(replay(name))));
    }

    @Test
    void formerKeysOfALevelAreReadAndWrittenUnderTheCurrentOnes() throws IOException {
        Level level = level(FORMER_KEYS);
        LevelObject hero = level.object("hero").orElseThrow();
        assertEquals(260, hero.get(CharacterType.JUMP_RELEASE_SPEED));
        assertTrue(hero.get(CharacterType.SOLID_TO_BODIES));
        assertTrue(hero.unknownKeys().isEmpty());
        LevelObject guard = level.object("guard").orElseThrow();
        assertEquals(150, guard.get(CharacterType.JUMP_RELEASE_SPEED));
        assertFalse(guard.get(CharacterType.SOLID_TO_BODIES));
        String text = Texts.write(level);
        assertTrue(
                text.contains(
                        "\"movement\": { \"jumpReleaseSpeed\": 260, \"coyoteTime\": 0.1 }, \"solidToBodies\": true }"),
                text);
        assertFalse(text.contains("firm") || text.contains("jumpCut"), text);
    }

    @Test
    void formerKeysOfAReplayAreReadAndWrittenUnderTheCurrentOnes() throws IOException {
        ReplayDocument replay = replay(FORMER_KEYS);
        LevelObject block = ((LevelCommand.PutObject) replay.run().edits().edit(0)).object();
        assertEquals(75, block.get(CharacterType.JUMP_RELEASE_SPEED));
        assertTrue(block.get(CharacterType.SOLID_TO_BODIES));
        assertEquals(
                new CharacterCommand.SetPlayerMovement(
                        Movement.CLASSIC.withJumpSpeed(430).withJumpReleaseSpeed(320)),
                replay.run().edits().edit(1));
        assertEquals(
                new CharacterCommand.SetMovement(
                        "guard", Movement.CLASSIC.withWalkSpeed(70).withJumpReleaseSpeed(10)),
                replay.run().edits().edit(2));
        String text = write(replay);
        assertTrue(text.contains("\"version\": 2,"), text);
        assertTrue(text.contains("\"movement\": { \"jumpReleaseSpeed\": 75 }, \"solidToBodies\": true }"), text);
        assertTrue(text.contains("\"movement\": { \"jump\": 430, \"jumpReleaseSpeed\": 320 }"), text);
        assertFalse(text.contains("firm") || text.contains("jumpCut"), text);
    }

    private static Path file(String name, String extension) {
        return FOLDER.resolve(name + extension);
    }

    private static Level level(String name) throws IOException {
        return LevelFormat.read(file(name, LevelFormat.EXTENSION));
    }

    private static ReplayDocument replay(String name) throws IOException {
        return ReplayFormat.read(file(name, ReplayFormat.EXTENSION));
    }

    private static ReplayDocument read(String text) throws IOException {
        return ReplayFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "test");
    }

    private static String write(ReplayDocument replay) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(replay, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
