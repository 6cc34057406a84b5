package leapsmith.levels.json;

import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.CommandType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.TileCommand;
import leapsmith.levels.play.TileFill;
import leapsmith.levels.replay.RandomRecordings;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.replay.ReplayVerdict;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.body.Movement;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ReplayFormatTest {
    private static final String EXAMPLE = """
            {
              "format": "leapsmith-replay",
              "version": 1,
              "name": "Over the wall",
              "level": "room.level.json",
              "levelHash": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
              "ticks": 130,
              "start": { "x": 60.5, "y": 144 },
              "inputs": [
                "right*60,right+jump*12,none*30,left",
                "none*27"
              ],
              "commands": [
                { "tick": 0, "command": "fill-tiles", "fills": [ { "type": "block", "column": 5, "row": 8 }, { "type": "slope-right-1:1", "column": 4, "row": 8, "columns": 2, "rows": 3 } ] },
                { "tick": 7, "command": "put-character", "character": { "id": "npc", "kind": "patrol", "x": 100, "y": 104, "width": 12, "height": 40, "facing": "left" } },
                { "tick": 7, "command": "put-zone", "zone": { "id": "exit", "kind": "goal", "x": 200, "y": 112, "width": 16, "height": 32 } },
                { "tick": 8, "command": "remove-object", "id": "npc" },
                { "tick": 9, "command": "set-gravity", "gravity": 900.5 },
                { "tick": 10, "command": "set-max-fall-speed", "maxFallSpeed": 800 },
                { "tick": 11, "command": "set-partition", "cellWidth": 4, "cellHeight": 8 },
                { "tick": 12, "command": "set-movement", "id": "npc", "movement": { "walk": 50 } },
                { "tick": 13, "command": "set-player-movement", "movement": {} },
                { "tick": 14, "command": "resize-player", "width": 10, "height": 30.25 },
                { "tick": 15, "command": "move-player", "x": -3, "y": 20 },
                { "tick": 16, "command": "clone-player" },
                { "tick": 17, "command": "remove-clones" },
                { "tick": 17, "command": "put-platform", "platform": { "id": "lift", "kind": "solid", "x": 32, "y": 96, "width": 48, "height": 8, "stops": [ { "x": 0, "y": -48 } ], "wait": 20 } },
                { "tick": 17, "command": "put-emitter", "emitter": { "id": "gun", "kind": "deadly", "x": 200, "y": 32, "width": 16, "height": 16, "direction": 90, "count": 3 } },
                { "tick": 130, "command": "respawn-player" }
              ],
              "end": { "outcome": "goal-reached", "goal": "exit", "tick": 99, "hash": "00000000000000ff" },
              "hashes": { "every": 20, "values": [
                "0000000000000001", "0000000000000002", "0000000000000003", "0000000000000004", "fedcba9876543210",
                "0000000000000006", "0000000000000007"
              ] },
              "author": { "name": "Zoë", "age": 7 }
            }
            """;

    private static final Level LEVEL = with(
            room(),
            ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 112, 16, 32),
            CharacterType.TYPE.create("npc", CharacterType.PATROL, 200, 104));

    @TempDir
    Path folder;

    @Test
    void theExampleIsReadCompletely() throws IOException {
        ReplayDocument replay = read(EXAMPLE);
        assertEquals("Over the wall", replay.name());
        assertEquals("room.level.json", replay.levelFile());
        assertEquals(Optional.of(new StartPoint(60.5, 144)), replay.start());
        assertEquals(
                InputScript.parse("right*60,right+jump*12,none*30,left").inputs(130),
                replay.run().inputs());
        assertEquals(16, replay.run().edits().count());
        assertEquals(
                new TileCommand.FillTiles(List.of(
                        new TileFill(new TileRegion(5, 8, 1, 1), TileType.BLOCK),
                        new TileFill(new TileRegion(4, 8, 2, 3), TileType.SLOPE_RIGHT))),
                replay.run().edits().edit(0));
        assertEquals(
                new CharacterCommand.SetPlayerMovement(Movement.CLASSIC),
                replay.run().edits().edit(8));
        assertEquals(130, replay.run().edits().tick(15));
        assertEquals(PlayState.GOAL_REACHED, replay.end().outcome());
        assertEquals(255, replay.end().hash());
        assertEquals(0xfedcba9876543210L, replay.run().hashes().at(80).orElseThrow());
        assertEquals(
                "{ \"name\": \"Zoë\", \"age\": 7 }",
                replay.unknownKeys().asMap().get("author"));
    }

    @Test
    void theExampleIsWrittenWithFullLines() throws IOException {
        String inFullLines = EXAMPLE.replace("left\",\n    \"none", "left,none");
        assertEquals(inFullLines, write(read(EXAMPLE)));
        assertEquals(inFullLines, write(read(inFullLines)));
    }

    @Test
    void aWrittenReplayReadsBackAsEqualAndRunsTheSame() throws IOException {
        for (long seed = 1; seed <= 40; seed++) {
            PlayRecording recording = RandomRecordings.in(LEVEL, 150, seed);
            ReplayDocument replay = ReplayFormat.document("Ω " + seed, "a/b.level.json", recording);
            String text = write(replay);
            ReplayDocument back = read(text);
            assertEquals(replay, back, "seed " + seed);
            assertEquals(text, write(back), "seed " + seed);
            assertEquals(List.of(), Schemas.replayErrors(text), "seed " + seed);
            Level level = recording.sinceLastRestart().level();
            ReplayRun again = new ReplayRun(back.in(level)).finish();
            assertTrue(again.firstDivergence().isEmpty(), "seed " + seed);
            assertEquals(replay.end(), again.end(), "seed " + seed);
            assertEquals(LevelHash.of(level), back.levelHash());
            ReplayVerdict verdict = ReplayFormat.verdict(back, again);
            assertEquals(ReplayVerdict.LevelMatch.SAME, verdict.level());
            assertTrue(verdict.player().isSame(), "seed " + seed);
        }
    }

    @Test
    void longInputsAreWrappedIntoLines() throws IOException {
        InputLog.Builder inputs = new InputLog.Builder();
        for (int i = 1; i < 600; i++) {
            inputs.append(new Inputs(i % 16), i % 7 + 1);
        }
        PlayRecording recording = new PlayRecording(LEVEL, Optional.empty(), Recording.of(inputs.toLog()));
        String text = write(ReplayFormat.document("long", "", recording));
        assertTrue(text.lines().allMatch(line -> line.length() <= 110), text);
        assertEquals(inputs.toLog(), read(text).run().inputs());
        assertFalse(text.contains("\"level\""), text);
    }

    @Test
    void aReplayMayHaveNoTicks() throws IOException {
        ReplayDocument replay = ReplayFormat.document("", "", PlayRecording.of(LEVEL, InputScript.NONE, 0));
        assertEquals(replay, read(write(replay)));
        assertEquals(1, replay.run().hashes().count());
        assertEquals(List.of(), Schemas.replayErrors(write(replay)));
    }

    @Test
    void aButtonOrNumberThatAFileCannotHoldIsRefused() {
        InputLog.Builder other = new InputLog.Builder();
        other.append(Inputs.NONE.with(2, 1));
        PlayRecording channel = new PlayRecording(LEVEL, Optional.empty(), Recording.of(other.toLog()));
        assertThrows(IllegalArgumentException.class, () -> write(ReplayFormat.document("", "", channel)));
        EditLog<PlayCommand> fast = new EditLog.Builder<PlayCommand>()
                .append(0, new CharacterCommand.SetPlayerMovement(new Movement(1e9, 1, 1)))
                .toLog();
        Recording<PlayCommand> run = Recording.<PlayCommand>of(InputLog.EMPTY).withEdits(fast);
        PlayRecording speed = new PlayRecording(LEVEL, Optional.empty(), run);
        assertThrows(IllegalArgumentException.class, () -> write(ReplayFormat.document("", "", speed)));
    }

    @Test
    void theHashOfVersion1DependsOnTheContentOfALevel() throws IOException {
        String laidOutOtherwise = Texts.EXAMPLE.replace("\n", " \r\n").replace("\"version\": 1,", "\"version\":1.0,");
        assertEquals(
                LevelFormat.hashOfVersion1(Texts.read(Texts.EXAMPLE)),
                LevelFormat.hashOfVersion1(Texts.read(laidOutOtherwise)));
        Level moved = Texts.read(Texts.EXAMPLE.replace("\"x\": 20", "\"x\": 21"));
        assertNotEquals(LevelFormat.hashOfVersion1(Texts.read(Texts.EXAMPLE)), LevelFormat.hashOfVersion1(moved));
        assertEquals(64, LevelFormat.hashOfVersion1(moved).length());
    }

    @Test
    void aReplayIsSavedWholeAndReadBack() throws IOException {
        Path file = folder.resolve("run.replay.json");
        Files.writeString(file, "old");
        ReplayFormat.save(file, read(EXAMPLE));
        assertEquals(write(read(EXAMPLE)), Files.readString(file));
        assertEquals(read(EXAMPLE), ReplayFormat.read(file));
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(1, left.count());
        }
        Path nowhere = folder.resolve("none").resolve("run.replay.json");
        String message = assertThrows(IOException.class, () -> ReplayFormat.save(nowhere, read(EXAMPLE)))
                .getMessage();
        assertTrue(message.startsWith(nowhere + " could not be saved: "), message);
    }

    @Test
    void aHashOfALaterVersionIsKeptUnchanged() throws IOException {
        String later = EXAMPLE.replaceFirst("\"[0-9a-f]{64}\"", "\"12:A+b/c=\"")
                .replace("\"version\": 1,", "\"version\": 2,")
                .replace("  \"ticks\"", "  \"simulation\": 7,\n  \"ticks\"")
                .replace("left\",\n    \"none", "left,none");
        assertEquals("12:A+b/c=", read(later).levelHash());
        assertEquals(7, read(later).simulation());
        assertEquals(later, write(read(later)));
        assertEquals(List.of(), Schemas.replayErrors(later));
    }

    @Test
    void anotherSimulationNeedsVersion2() throws IOException {
        String other = EXAMPLE.replace("  \"ticks\"", "  \"simulation\": 2,\n  \"ticks\"");
        assertTrue(write(read(other)).contains("\"version\": 2,"));
        assertEquals(1, read(EXAMPLE).simulation());
    }

    static Stream<Arguments> errors() {
        return Stream.of(
                Arguments.of(
                        "leapsmith-replay",
                        "leapsmith-level",
                        "2:13: format: This is a Leapsmith level, not a replay."),
                Arguments.of(
                        "\"version\": 1",
                        "\"version\": 3",
                        "3:14: version: This file was written by a newer Leapsmith: it has version 3"),
                Arguments.of("89abcdef\",", "89abcdeg\",", "6:16: levelHash: expected \"2:\" and 32 hexadecimal"),
                Arguments.of("\"0123456789", "\"2:0123456789", "6:16: levelHash: expected"),
                Arguments.of("\"0123456789", "\"1:0123456789", "6:16: levelHash: expected"),
                Arguments.of("\"0123456789abcdef", "\"3: ", "6:16: levelHash: expected"),
                Arguments.of("\"ticks\"", "\"simulation\": 0, \"ticks\"", "7:17: simulation: expected a whole number"),
                Arguments.of("\"ticks\"", "\"simulation\": \"1\", \"ticks\"", "7:17: simulation: expected a whole"),
                Arguments.of(
                        "\"hashes\": { \"every\": 20, ",
                        "\"playerHashes\": { ",
                        "playerHashes: This object has no \"every\"."),
                Arguments.of(
                        "\"hashes\": { \"every\": 20",
                        "\"playerHashes\": { \"every\": 22",
                        "The last hash is of tick 132, but \"ticks\" is 130."),
                Arguments.of(
                        "\"author\"",
                        "\"playerHashes\": [], \"author\"",
                        "playerHashes: expected an object with hashes"),
                Arguments.of(
                        "\"author\"",
                        "\"playerHashes\": { \"every\": 1, \"values\": [ \"0\" ] }, \"author\"",
                        "playerHashes.values[0]: expected 16 hexadecimal digits"),
                Arguments.of(
                        "\"ticks\": 130",
                        "\"ticks\": 129",
                        "9:13: inputs: The inputs last 130 ticks, but \"ticks\" is 129."),
                Arguments.of("\"ticks\": 130", "\"ticks\": -1", "7:12: ticks: expected a whole number from 0 to"),
                Arguments.of("\"y\": 144", "\"z\": 144", "8:25: start.z: expected one of \"x\", \"y\", found \"z\""),
                Arguments.of(", \"y\": 144", "", "8:24: start: This object has no \"y\"."),
                Arguments.of("none*27", "none*28", "9:13: inputs: The inputs last 131 ticks, but \"ticks\" is 130."),
                Arguments.of("left\"", "lift\"", "10:5: inputs[0]: expected inputs such as"),
                Arguments.of("none*27", "none*9,,none", "11:5: inputs[1]: expected inputs such as"),
                Arguments.of(
                        "\"tick\": 16",
                        "\"tick\": 14",
                        "commands[11].tick: Commands must be in order: this one is of tick 14"),
                Arguments.of("\"tick\": 130", "\"tick\": 131", "This command is of tick 131, but \"ticks\" is 130."),
                Arguments.of("clone-player", "clown-player", "commands[11].command: expected one of"),
                Arguments.of(
                        "\"clone-player\"",
                        "\"clone-player\", \"id\": \"a\"",
                        "The command \"clone-player\" has no key \"id\", only tick, command."),
                Arguments.of(
                        "\"clone-player\"",
                        "\"clone-player\", \"why\": 1",
                        "commands[11].why: Commands have no key \"why\"."),
                Arguments.of(", \"id\": \"npc\" }", " }", "commands[3]: This object has no \"id\"."),
                Arguments.of(", \"command\": \"clone-player\"", "", "commands[11]: This object has no \"command\"."),
                Arguments.of("\"gravity\": 900.5", "\"gravity\": \"much\"", "commands[4].gravity: expected a number"),
                Arguments.of("\"cellWidth\": 4", "\"cellWidth\": 0", "commands[6].cellWidth: expected a whole number"),
                Arguments.of("\"width\": 10,", "\"width\": 0,", "commands[9].width: expected a number above 0"),
                Arguments.of("\"walk\": 50", "\"walk\": -50", "commands[7].movement.walk: expected a number"),
                Arguments.of("\"type\": \"block\"", "\"type\": \"lava\"", "commands[0].fills[0].type: expected one of"),
                Arguments.of("\"rows\": 3", "\"rows\": 0", "commands[0].fills[1].rows: expected a whole number"),
                Arguments.of(
                        "\"rows\": 3",
                        "\"lines\": 3",
                        "commands[0].fills[1].lines: expected one of \"type\", \"kind\","),
                Arguments.of("\"type\": \"block\", ", "", "commands[0].fills[0]: This object has no \"type\"."),
                Arguments.of("\"goal-reached\"", "\"won\"", "end.outcome: expected one of"),
                Arguments.of("\"goal\": \"exit\", ", "", "end: \"goal\" is needed if "),
                Arguments.of("\"goal-reached\"", "\"running\"", "end: \"goal\" is needed if "),
                Arguments.of("\"tick\": 99, \"hash\"", "\"hash\"", "end: This object has no \"tick\"."),
                Arguments.of("\"tick\": 99", "\"tick\": 131", "The run ends at tick 131, but \"ticks\" is 130."),
                Arguments.of("00000000000000ff", "0x00000000000000", "end.hash: expected 16 hexadecimal digits"),
                Arguments.of("\"every\": 20", "\"every\": 22", "The last hash is of tick 132, but \"ticks\" is 130."),
                Arguments.of("\"every\": 20, ", "", "hashes: This object has no \"every\"."),
                Arguments.of("fedcba9876543210", "FEDCBA9876543210", "hashes.values[4]: expected 16 hexadecimal"),
                Arguments.of("\"inputs\"", "\"input\"", "This replay has no \"inputs\"."),
                Arguments.of(
                        "\"version\": 1,",
                        "\"version\": 1, \"version\": 1,",
                        "The key \"version\" occurs twice in this object."));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void aBadFileIsOneErrorWithItsPlace(String part, String replacement, String message) {
        assertTrue(EXAMPLE.contains(part), part);
        String text = EXAMPLE.replaceFirst(Pattern.quote(part), replacement);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> read(text));
        assertTrue(error.getMessage().startsWith("test:"), error.getMessage());
        assertTrue(error.getMessage().contains(message), error.getMessage());
        assertEquals(1, error.getMessage().lines().count());
        assertTrue(error.line() > 0 && error.column() > 0, error.getMessage());
    }

    @Test
    void aFileThatIsNoReplayIsOneError() {
        for (String text : List.of("", "[]", "{", "{}", "nonsense", EXAMPLE + "{}", "\u0000")) {
            LevelFormatException error = assertThrows(LevelFormatException.class, () -> read(text), text);
            assertEquals(1, error.getMessage().lines().count());
        }
        for (int length = 0; length < EXAMPLE.strip().length(); length += 7) {
            String cut = EXAMPLE.substring(0, length);
            assertThrows(LevelFormatException.class, () -> read(cut), cut);
        }
    }

    @Test
    void theExampleIsValidAgainstTheSchema() {
        assertEquals(List.of(), Schemas.replayErrors(EXAMPLE));
    }

    @Test
    void theExamplesOfThePageOnReplaysAreCorrect() throws IOException {
        String page = Files.readString(
                Path.of(System.getProperty("leapsmith.root")).resolve("docs").resolve("REPLAYS.md"));
        int from = page.indexOf("```json\n") + "```json\n".length();
        String example = page.substring(from, page.indexOf("```", from));
        assertEquals(example, write(read(example)));
        assertEquals(List.of(), Schemas.replayErrors(example));
        assertTrue(page.contains("`put-TYPE`"));
        List<String> puts = ObjectTypes.STANDARD.all().stream()
                .map(type -> "put-" + type.name())
                .toList();
        for (CommandType<?> type : PlayCommand.types(ObjectTypes.STANDARD)) {
            if (puts.contains(type.name())) {
                continue;
            }
            assertTrue(page.contains('`' + type.name() + '`'), type.name());
            type.fields().forEach(field -> assertTrue(page.contains('`' + field.key() + '`'), field.key()));
        }
        for (PlayState outcome : PlayState.values()) {
            assertTrue(page.contains('`' + outcome.text() + '`'), outcome.text());
        }
    }

    @Test
    void everyOutcomeIsInTheSchema() throws IOException {
        for (PlayState outcome : PlayState.values()) {
            if (outcome != PlayState.GOAL_REACHED) {
                String text = EXAMPLE.replace("\"goal-reached\", \"goal\": \"exit\"", '"' + outcome.text() + '"');
                assertEquals(List.of(), Schemas.replayErrors(text), outcome.text());
                assertEquals(outcome, read(text).end().outcome());
            }
        }
    }

    @Test
    void theSchemaRefusesWhatTheReaderRefuses() {
        for (String[] change : new String[][] {
            {"leapsmith-replay", "leapsmith-level"},
            {"89abcdef\",", "89abcdeg\","},
            {"\"ticks\": 130", "\"ticks\": -1"},
            {"\"0123456789", "\"2:0123456789"},
            {"\"0123456789", "\"1:0123456789"},
            {"\"0123456789abcdef", "\"3: "},
            {"\"ticks\"", "\"simulation\": 0, \"ticks\""},
            {"\"author\"", "\"playerHashes\": [], \"author\""},
            {"\"hashes\": { \"every\": 20, ", "\"playerHashes\": { "},
            {"\"y\": 144", "\"z\": 144"},
            {"clone-player", "clown-player"},
            {"\"clone-player\"", "\"clone-player\", \"id\": \"a\""},
            {", \"id\": \"npc\" }", " }"},
            {"\"cellWidth\": 4", "\"cellWidth\": 0"},
            {"\"width\": 10,", "\"width\": 0,"},
            {"\"walk\": 50", "\"walk\": -50"},
            {"\"type\": \"block\"", "\"type\": \"lava\""},
            {"\"goal-reached\"", "\"won\""},
            {"\"goal-reached\"", "\"running\""},
            {"\"goal\": \"exit\", ", ""},
            {"00000000000000ff", "0x00000000000000"},
        }) {
            assertFalse(
                    Schemas.replayErrors(EXAMPLE.replace(change[0], change[1])).isEmpty(), change[1]);
        }
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
