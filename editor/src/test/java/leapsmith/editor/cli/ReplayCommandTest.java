package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recording runs and running them again, by {@code play --record}, {@code play --replay} and {@code replay}. */
class ReplayCommandTest {
    @TempDir
    Path folder;

    private Path level;
    private Path replay;

    @BeforeEach
    void record() throws IOException {
        level = folder.resolve("run.level.json");
        replay = folder.resolve("run.replay.json");
        Files.writeString(level, RunLevel.JSON);
        CommandRun.of("play", level, "--input", "right*90,none*30", "--record", replay)
                .assertStatus(0);
    }

    @Test
    void aRecordedRunIsAsLongAsItsScriptAndNamesItsLevel() throws IOException {
        ReplayDocument document = ReplayFormat.read(replay);
        assertEquals(120, document.run().length());
        assertEquals("Run", document.name());
        assertEquals("run.level.json", document.levelFile());
        assertEquals("exit", document.end().goal());
        assertEquals(26, document.end().tick());
        assertEquals(3, document.run().hashes().count());
    }

    @Test
    void aLevelInAnotherFolderIsNamedByItsRelativePath() throws IOException {
        Path other = Files.createDirectories(folder.resolve("a").resolve("b")).resolve("x.replay.json");
        CommandRun.of("play", level, "--ticks", 10, "--record", other).assertStatus(0);
        assertEquals("../../run.level.json", ReplayFormat.read(other).levelFile());
        CommandRun.of("replay", other).assertStatus(0);
    }

    @Test
    void theSameRunInTheSameLevelIsAsRecorded() {
        CommandRun run = CommandRun.of("play", level, "--replay", replay).assertStatus(0);
        assertTrue(
                run.out().endsWith("\nok     " + replay + ": as recorded: goal exit reached at tick 26\n"), run.out());
        JsonNode json = CommandRun.of("play", level, "--replay", replay, "--json")
                .assertStatus(0)
                .json();
        assertEquals(120, json.get("ticks").asInt());
        JsonNode verdict = json.get("replay");
        assertTrue(verdict.get("passed").asBoolean());
        assertTrue(verdict.get("asRecorded").asBoolean());
        assertFalse(verdict.get("levelChanged").asBoolean());
        assertEquals("goal-reached", verdict.get("now").get("outcome").asText());
        assertEquals("exit", verdict.get("recorded").get("goal").asText());
        assertEquals(26, verdict.get("recorded").get("tick").asInt());
        assertEquals(json.get("stateHash"), verdict.get("now").get("hash"));
        assertTrue(verdict.get("firstDivergence").isNull());
        CommandRun.of("play", level, "--replay", replay, "--strict").assertStatus(0);
    }

    @Test
    void theLayoutOfTheLevelDoesNotMatter() throws IOException {
        Files.writeString(
                level, RunLevel.JSON.replace("\n  ", "\n\t ").replace("\"name\": \"Run\",", "\"name\":\"Run\","));
        CommandRun.of("play", level, "--replay", replay, "--strict").assertStatus(0);
    }

    @Test
    void aChangedLevelInWhichTheGoalIsStillReachedPassesUnlessStrict() throws IOException {
        Files.writeString(level, RunLevel.JSON.replace("\"x\": 100", "\"x\": 180"));
        CommandRun run = CommandRun.of("play", level, "--replay", replay).assertStatus(0);
        String line = ": the level has changed since the recording, but the player moves as recorded: still goal exit"
                + " reached at tick 56 (recorded: tick 26)\n";
        assertTrue(run.out().endsWith(line), run.out());
        CommandRun.of("play", level, "--replay", replay, "--strict").assertStatus(1);
        JsonNode verdict = CommandRun.of("play", level, "--replay", replay, "--json")
                .json()
                .get("replay");
        assertTrue(verdict.get("levelChanged").asBoolean());
        assertTrue(verdict.get("sameOutcome").asBoolean());
        assertFalse(verdict.get("asRecorded").asBoolean());
        assertFalse(verdict.get("simulationChanged").asBoolean());
        assertTrue(verdict.get("playerDivergence").isNull());
        assertEquals(120, verdict.get("playerLastEqual").asInt());
    }

    @Test
    void aChangedLevelInWhichTheGoalIsNotReachedFails() throws IOException {
        // A wall of two tiles, in the two rows above the floor.
        Files.writeString(
                level,
                RunLevel.JSON.replaceFirst(
                        "(?s)(\\.{4})\\.(\\.{15}\",\\s*\"\\.{4})\\.(\\.{15}\",\\s*\"#)", "$1#$2#$3"));
        CommandRun run = CommandRun.of("play", level, "--replay", replay).assertStatus(1);
        String line =
                ": the level has changed since the recording, and the player moves differently by tick 60: goal exit"
                        + " not reached, now running since tick 0 (recorded: goal exit reached at tick 26)\n";
        assertTrue(run.out().endsWith(line), run.out());
    }

    @Test
    void aRunThatDivergesInTheSameLevelFailsWithTheFirstTick() throws IOException {
        // Like a run under other physics: all hashes but the first differ.
        long hash = ReplayFormat.read(replay).run().hashes().at(60).orElseThrow();
        String text = Files.readString(replay);
        Files.writeString(replay, text.replace(HexFormat.of().toHexDigits(hash), "0000000000000000"));
        CommandRun run = CommandRun.of("play", level, "--replay", replay).assertStatus(1);
        String line = ": differs from the recording between tick 0 and tick 60: goal exit reached at tick 26\n";
        assertTrue(run.out().endsWith(line), run.out());
        JsonNode verdict = CommandRun.of("play", level, "--replay", replay, "--json")
                .json()
                .get("replay");
        assertEquals(60, verdict.get("firstDivergence").asInt());
        assertEquals(0, verdict.get("lastEqual").asInt());
        assertFalse(verdict.get("passed").asBoolean());
    }

    @Test
    void aReplayOfVersion1IsComparedByItsOutcome() throws IOException {
        String former = Files.readString(replay)
                .replaceFirst("\"version\": 2", "\"version\": 1")
                .replaceFirst("\"2:[0-9a-f]{32}\"", '"' + LevelFormat.hashOfVersion1(LevelFormat.read(level)) + '"')
                .replaceFirst("(?s)\"simulation\": " + World.SIMULATION_VERSION + ",\\s*", "")
                .replaceFirst("(?s),\\s*\"playerHashes\".*", "\n}\n");
        Files.writeString(replay, former);
        String why = ": recorded by version 1 of the simulation, this is version " + World.SIMULATION_VERSION
                + ", so only the outcome is compared";
        CommandRun same = CommandRun.of("replay", replay).assertStatus(0);
        assertTrue(same.out().endsWith(why + ": still goal exit reached at tick 26\n1 replay, 0 failed\n"), same.out());
        CommandRun.of("play", level, "--replay", replay, "--strict").assertStatus(1);
        Files.writeString(level, RunLevel.JSON.replace("\"x\": 100", "\"x\": 180"));
        String line = why + "; the level has changed since the recording: still goal exit reached at tick 56 (recorded:"
                + " tick 26)\n1 replay, 0 failed\n";
        CommandRun run = CommandRun.of("replay", replay).assertStatus(0);
        assertTrue(run.out().endsWith(line), run.out());
    }

    @Test
    void onlyTheOutcomeOfAnotherSimulationIsCompared() throws IOException {
        Files.writeString(
                replay,
                Files.readString(replay).replace("\"simulation\": " + World.SIMULATION_VERSION, "\"simulation\": 1"));
        CommandRun run = CommandRun.of("replay", replay).assertStatus(0);
        String why = ": recorded by version 1 of the simulation, this is version " + World.SIMULATION_VERSION
                + ", so only the outcome is compared";
        assertEquals(
                "ok     " + replay + why + ": still goal exit reached at tick 26\n1 replay, 0 failed\n", run.out());
        JsonNode verdict =
                CommandRun.of("replay", replay, "--json").json().get("replays").get(0);
        assertTrue(verdict.get("passed").asBoolean());
        assertTrue(verdict.get("simulationChanged").asBoolean());
        assertFalse(verdict.get("asRecorded").asBoolean());
        assertTrue(verdict.get("lastEqual").isNull());
        assertTrue(verdict.get("playerLastEqual").isNull());
        CommandRun.of("replay", replay, "--strict").assertStatus(1);
        Files.writeString(level, RunLevel.JSON.replace("\"exit\"", "\"door\""));
        CommandRun missed = CommandRun.of("replay", replay).assertStatus(1);
        String line =
                why + "; the level has changed since the recording: goal exit not reached, now goal door reached at"
                        + " tick 26 (recorded: goal exit reached at tick 26)\n1 replay, 1 failed\n";
        assertEquals("FAILED " + replay + line, missed.out());
    }

    @Test
    void onlyTheOutcomeIsComparedIfTheLevelHashIsOfALaterVersion() throws IOException {
        Files.writeString(replay, Files.readString(replay).replace("\"2:", "\"3:"));
        String unknown = ": whether the level has changed since the recording is unknown";
        assertEquals(
                "ok     " + replay + unknown
                        + ", but the run is as recorded: goal exit reached at tick 26\n1 replay, 0 failed\n",
                CommandRun.of("replay", replay).assertStatus(0).out());
        Files.writeString(level, RunLevel.JSON.replace("\"x\": 100", "\"x\": 180"));
        assertEquals(
                "ok     " + replay + unknown
                        + ", so only the outcome is compared, but the player moves as recorded: still goal"
                        + " exit reached at tick 56 (recorded: tick 26)\n1 replay, 0 failed\n",
                CommandRun.of("replay", replay).assertStatus(0).out());
        assertTrue(CommandRun.of("replay", replay, "--json")
                .json()
                .get("replays")
                .get(0)
                .get("levelChanged")
                .isNull());
    }

    @Test
    void aPassingReplayIsRecordedAgainForItsLevel() throws IOException {
        Files.writeString(level, RunLevel.JSON.replace("\"x\": 100", "\"x\": 180"));
        CommandRun.of("play", level, "--replay", replay, "--record", replay).assertStatus(0);
        CommandRun.of("play", level, "--replay", replay, "--strict").assertStatus(0);
        assertEquals(56, ReplayFormat.read(replay).end().tick());
        byte[] before = Files.readAllBytes(replay);
        Files.writeString(level, RunLevel.JSON.replace("\"exit\"", "\"door\""));
        CommandRun.of("play", level, "--replay", replay, "--record", replay).assertStatus(1);
        assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(replay)));
    }

    @Test
    void commandsOfAReplayAreApplied() throws IOException {
        String text = Files.readString(replay).replace("\"end\"", """
                "commands": [ { "tick": 10, "command": "fill-tiles", "fills": [ { "type": "block", "column": 4, "row": 2, "rows": 2 } ] } ],
                  "end\"""");
        Files.writeString(replay, text);
        CommandRun run = CommandRun.of("play", level, "--replay", replay).assertStatus(1);
        assertTrue(run.out().contains("goal exit not reached, now running since tick 0"), run.out());
    }

    @Test
    void replaysAreRunInTheirLevels() throws IOException {
        Path second = folder.resolve("second.replay.json");
        CommandRun.of("play", level, "--input", "left*20", "--record", second).assertStatus(0);
        CommandRun run = CommandRun.of("replay", replay, second).assertStatus(0);
        assertEquals(
                "ok     " + replay + ": as recorded: goal exit reached at tick 26\nok     " + second
                        + ": as recorded: running since tick 0\n2 replays, 0 failed\n",
                run.out());
        Files.writeString(level, RunLevel.JSON.replace("\"exit\"", "\"door\""));
        JsonNode json = CommandRun.of("replay", replay, second, "--json")
                .assertStatus(1)
                .json();
        assertFalse(json.get("replays").get(0).get("passed").asBoolean());
        assertTrue(json.get("replays").get(1).get("passed").asBoolean());
        assertEquals(replay.toString(), json.get("replays").get(0).get("file").asText());
    }

    @Test
    void aReplayThatCannotBeRunIsAOneLineErrorAndTheOthersAreRun() throws IOException {
        Path garbage = folder.resolve("garbage.replay.json");
        Files.writeString(garbage, "{ \"format\": \"leapsmith-level\" }");
        Path homeless = folder.resolve("homeless.replay.json");
        Files.writeString(homeless, Files.readString(replay).replaceFirst("\"level\": [^\n]*\n", ""));
        CommandRun run = CommandRun.of("replay", garbage, homeless, replay).assertStatus(2);
        assertEquals(2, run.err().lines().count(), run.err());
        assertTrue(
                run.err().contains("garbage.replay.json:1:13: format: This is a Leapsmith level, not a replay."),
                run.err());
        assertTrue(run.err().contains("the replay does not name its level"), run.err());
        assertEquals(
                "1 replay, 0 failed, 2 could not be run",
                run.out().lines().toList().get(1));
        CommandRun.of("play", level, "--replay", garbage).assertFailed("garbage.replay.json:1:13");
        Path newer = folder.resolve("newer.replay.json");
        Files.writeString(newer, Files.readString(replay).replace("\"version\": 2", "\"version\": 3"));
        CommandRun.of("play", level, "--replay", newer).assertFailed("written by a newer Leapsmith");
    }

    @Test
    void conflictingOptionsAreRefused() {
        CommandRun.of("play", level, "--replay", replay, "--input", "right").assertFailed("--replay can't be combined");
        CommandRun.of("play", level, "--replay", replay, "--ticks", 5).assertFailed("--replay can't be combined");
        CommandRun.of("play", level, "--strict").assertFailed("--strict needs --replay");
        CommandRun.of("play", level, "--record", level).assertFailed("would overwrite the level");
    }
}
