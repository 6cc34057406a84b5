package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code reach}, and pictures of what can be reached. */
class ReachCommandTest {
    private static final String WALLED = RunLevel.JSON
            .replace("\"....................\"", "\"...#................\"")
            .replace("\"Run\"", "\"Walled\"");

    /** A gap before the ledge with the goal; below it a floor, and stairs to the other end of the ledge. */
    private static final String STAIRS = """
            {
              "format": "leapsmith-level",
              "version": 1,
              "width": 40,
              "height": 13,
              "tiles": [
                "........................................",
                "........................................",
                "........................................",
                "........................................",
                "........................................",
                "........................................",
                "##########......#############...........",
                "##########..............................",
                "##########.....................####.....",
                "##########..............................",
                "##########..........................####",
                "##########..........................####",
                "########################################"
              ],
              "characters": [ { "id": "hero", "kind": "player", "x": 20, "y": 56 } ],
              "zones": [ { "id": "exit", "kind": "goal", "x": 288, "y": 64, "width": 16, "height": 32 } ]
            }
            """;

    /** A pit between the start and the goal, too deep to jump out of. */
    private static final String PIT = """
            {
              "format": "leapsmith-level",
              "version": 1,
              "width": 24,
              "height": 16,
              "tiles": [
                "........................",
                "........................",
                "........................",
                "........................",
                "........................",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "##########....##########",
                "########################"
              ],
              "characters": [ { "id": "hero", "kind": "player", "x": 20, "y": 40 } ],
              "zones": [ { "id": "exit", "kind": "goal", "x": 320, "y": 48, "width": 16, "height": 32 } ]
            }
            """;

    @TempDir
    Path folder;

    private Path run;
    private Path walled;

    @BeforeEach
    void writeLevels() throws IOException {
        run = Files.writeString(folder.resolve("run.level.json"), RunLevel.JSON);
        walled = Files.writeString(folder.resolve("walled.level.json"), WALLED);
    }

    @Test
    void aGoalThatIsReachedIsProven() {
        CommandRun reach = CommandRun.of("reach", run).assertStatus(0);
        String[] lines = reach.out().split("\n");
        assertEquals(2, lines.length, reach.out());
        assertTrue(lines[0].startsWith(run + ": exit proven in "), reach.out());
        assertTrue(lines[0].matches(".* in [23][0-9] ticks, 0[.][3-6][0-9] s"), reach.out());
        assertEquals(run + ": 20 tiles reached", lines[1]);
        assertEquals("", reach.err());
    }

    @Test
    void aGoalThatIsNotFoundIsAFinding() {
        CommandRun reach = CommandRun.of("reach", run, walled).assertStatus(1);
        assertTrue(reach.out().contains(run + ": exit proven"), reach.out());
        assertTrue(
                reach.out()
                        .contains(walled
                                + ": exit impossible: the player stays at least 51 px beside it; the nearest ground"
                                + " that it reaches is at 2, 4\n" + walled + ": 3 tiles reached\n"),
                reach.out());
    }

    @Test
    void jsonHasTheGoalsOfAllFilesAndWhatTheirSearchesTook() {
        JsonNode json = CommandRun.of("reach", folder, "--json").assertStatus(1).json();
        assertEquals(23, json.get("reachableTiles").asInt());
        assertTrue(json.get("millis").asLong() >= 0);
        assertEquals(0, json.get("failures").size());
        JsonNode proven = json.get("goals").get(0);
        assertEquals(run.toString(), proven.get("file").asText());
        assertEquals("exit", proven.get("id").asText());
        assertEquals("proven", proven.get("verdict").asText());
        int ticks = proven.get("ticks").asInt();
        assertTrue(ticks >= 26 && ticks < 40, ticks + " ticks");
        JsonNode unknown = json.get("goals").get(1);
        assertEquals("impossible", unknown.get("verdict").asText());
        assertTrue(unknown.get("ticks").isNull());
        JsonNode level = json.get("levels").get(1);
        assertEquals(walled.toString(), level.get("file").asText());
        assertEquals(3, level.get("reachableTiles").asInt());
        assertTrue(level.get("complete").asBoolean());
        assertTrue(level.get("steps").asLong() > 0);
        assertEquals(0, level.get("problems").size());
    }

    @Test
    void oddsSayHowHardTheJumpsAre() throws IOException {
        Path high = Files.writeString(
                folder.resolve("high.level.json"),
                RunLevel.JSON.replace(
                        "\"y\": 32, \"width\": 16, \"height\": 32", "\"y\": 0, \"width\": 16, \"height\": 8"));
        CommandRun text = CommandRun.of("reach", high, "--odds").assertStatus(0);
        String jump = text.out().split("\n")[1];
        assertTrue(
                jump.matches(
                        ".*: exit jump at tick [0-9]+: [0-9]+ %, up to [0-9]+ ticks? early and [0-9]+ ticks? late"),
                text.out());
        JsonNode jumps = CommandRun.of("reach", high, "--odds", "--json")
                .assertStatus(0)
                .json()
                .get("goals")
                .get(0)
                .get("jumps");
        assertTrue(jumps.size() > 0);
        assertTrue(jumps.get(0).get("rate").asDouble() > 0);
        assertFalse(CommandRun.of("reach", high, "--json")
                .json()
                .get("goals")
                .get(0)
                .has("jumps"));
    }

    @Test
    void anEasierRunIsReportedAndWritten() throws IOException {
        Path stairs = Files.writeString(folder.resolve("stairs.level.json"), STAIRS);
        CommandRun text = CommandRun.of("reach", stairs, "--easiest").assertStatus(0);
        String rates = ", hardest jump [0-9]+ % instead of [0-9]+ %\n.*";
        assertTrue(text.out().matches("(?s).*: exit easier in [0-9]+ ticks, [0-9.]+ s" + rates), text.out());
        assertTrue(text.out().contains(": exit easier, jump at tick "), text.out());
        JsonNode goal = CommandRun.of("reach", stairs, "--easiest", "--json", "--witness", folder)
                .assertStatus(0)
                .json()
                .get("goals")
                .get(0);
        JsonNode easier = goal.get("easier");
        assertTrue(easier.get("ticks").asInt() > goal.get("ticks").asInt());
        assertTrue(easier.get("jumps").size() > goal.get("jumps").size());
        Path witness = folder.resolve("stairs.exit.easier.replay.json");
        assertEquals(witness.toString(), easier.get("witness").asText());
        CommandRun.of("replay", "--strict", witness).assertStatus(0);
    }

    @Test
    void itIsReportedIfNoRunIsEasier() {
        CommandRun text = CommandRun.of("reach", run, "--easiest").assertStatus(0);
        assertTrue(text.out().contains(": exit no easier run found\n"), text.out());
        JsonNode json = CommandRun.of("reach", run, "--easiest", "--json").json();
        assertTrue(json.get("goals").get(0).get("easier").isNull());
    }

    @Test
    void softLocksFailOnRequestAndHaveWaysOut() throws IOException {
        Path pit = Files.writeString(folder.resolve("pit.level.json"), PIT);
        CommandRun.of("reach", pit).assertStatus(0);
        CommandRun reach =
                CommandRun.of("reach", pit, "--soft-locks", "--repair").assertStatus(1);
        String lock = pit + ": soft-lock at ";
        assertTrue(reach.out().contains("no goal can be reached any more from these 4 tiles"), reach.out());
        assertTrue(
                reach.out().lines().anyMatch(line -> line.startsWith(lock) && line.contains(" repair: ")), reach.out());
        JsonNode level = CommandRun.of("reach", pit, run, "--soft-locks", "--repair", "--json")
                .assertStatus(1)
                .json()
                .get("levels");
        JsonNode locks = level.get(0).get("softLocks");
        assertEquals(1, locks.size());
        assertEquals("soft-lock", locks.get(0).get("rule").asText());
        assertEquals(4, locks.get(0).get("tiles").asInt());
        assertTrue(locks.get(0).get("repairs").size() > 0, locks.toString());
        assertTrue(level.get(1).get("softLocks").isEmpty());
        Path ignored = Files.writeString(
                folder.resolve("ignored.level.json"),
                PIT.replace("\"tiles\"", "\"checks\": { \"off\": [\"soft-lock\"] },\n\"tiles\""));
        CommandRun.of("reach", ignored, "--soft-locks").assertStatus(0);
    }

    @Test
    void repairsAreProposedForGoalsThatAreNotProven() {
        CommandRun reach = CommandRun.of("reach", run, walled, "--repair").assertStatus(1);
        assertTrue(
                reach.out()
                                .lines()
                                .filter(line -> line.contains(": exit repair: "))
                                .count()
                        > 1,
                reach.out());
        assertTrue(reach.out().matches("(?s).*: exit impossible: [^\n]+\n[^\n]+: exit repair: remove .*"), reach.out());
        assertFalse(reach.out().contains(run + ": exit repair"), reach.out());
        JsonNode goals = CommandRun.of("reach", run, walled, "--repair", "--json")
                .assertStatus(1)
                .json()
                .get("goals");
        assertFalse(goals.get(0).has("repairs"));
        JsonNode best = goals.get(1).get("repairs").get(0);
        assertEquals("remove-tiles", best.get("kind").asText());
        assertEquals(3, best.get("regions").get(0).get("column").asInt());
        assertEquals(1, best.get("regions").get(0).get("row").asInt());
        assertEquals(0, best.get("tile").asInt());
        assertTrue(best.get("ticks").asInt() > 0);
        assertEquals(1, best.get("hardestRate").asDouble());
    }

    @Test
    void aWitnessIsAReplayThatReachesItsGoal() throws IOException {
        Path proofs = folder.resolve("a").resolve("proofs");
        JsonNode json = CommandRun.of("reach", run, walled, "--witness", proofs, "--json")
                .assertStatus(1)
                .json();
        Path witness = proofs.resolve("run.exit.replay.json");
        assertEquals(witness.toString(), json.get("goals").get(0).get("witness").asText());
        assertFalse(json.get("goals").get(1).has("witness"));
        try (var files = Files.list(proofs)) {
            assertEquals(1, files.count());
        }
        ReplayDocument document = ReplayFormat.read(witness);
        assertEquals("exit", document.end().goal());
        assertEquals(document.run().length(), document.end().tick());
        assertEquals("../../run.level.json", document.levelFile());
        CommandRun.of("replay", "--strict", witness).assertStatus(0);
    }

    @Test
    void eachGoalHasAWitnessOfItsOwn() throws IOException {
        Files.writeString(run, RunLevel.JSON.replace("\"zones\": [", """
                "zones": [ { "id": "a/b", "kind": "goal", "x": 200, "y": 32, "width": 16, "height": 32 },
                { "id": "a:b", "kind": "goal", "x": 60, "y": 32, "width": 16, "height": 32 },"""));
        CommandRun.of("reach", run, "--witness", folder).assertStatus(0);
        for (String name : new String[] {"run.a_b", "run.a_b-2", "run.exit"}) {
            CommandRun.of("replay", "--strict", folder.resolve(name + ".replay.json"))
                    .assertStatus(0);
        }
        assertEquals(
                "a:b",
                ReplayFormat.read(folder.resolve("run.a_b-2.replay.json")).end().goal());
    }

    @Test
    void allLevelsOfAFileAreSearched() throws IOException {
        CommandRun.of("convert", run, folder.resolve("run.tmx")).assertStatus(0);
        CommandRun.of("convert", walled, folder.resolve("walled.tmx")).assertStatus(0);
        Path world = Files.writeString(folder.resolve("two.world"), """
                { "type": "world", "maps": [ { "fileName": "run.tmx", "x": 0, "y": 0 },
                  { "fileName": "walled.tmx", "x": 400, "y": 0 } ] }
                """);
        String text = CommandRun.of("reach", world).assertStatus(1).out();
        assertTrue(text.contains(world + ": run: exit proven in "), text);
        assertTrue(text.contains(world + ": walled: exit impossible: the player "), text);
        JsonNode json = CommandRun.of("reach", world, "--json", "--witness", folder)
                .assertStatus(1)
                .json();
        assertEquals("run", json.get("goals").get(0).get("level").asText());
        assertEquals("walled", json.get("levels").get(1).get("level").asText());
        Path witness = folder.resolve("run.exit.replay.json");
        CommandRun.of("replay", "--strict", "--level", "run", witness).assertStatus(0);
        CommandRun.of("reach", world, "--level", "run").assertStatus(0);
    }

    @Test
    void aLevelWithoutAPlayerOrAGoalIsAFinding() throws IOException {
        Files.writeString(run, RunLevel.JSON.replace("\"player\"", "\"idle\""));
        assertEquals(
                run + ": the level has no player\n",
                CommandRun.of("reach", run).assertStatus(1).out());
        Files.writeString(run, RunLevel.JSON.replace("\"goal\"", "\"camera\""));
        CommandRun reach = CommandRun.of("reach", run, "--json").assertStatus(1);
        JsonNode level = reach.json().get("levels").get(0);
        assertEquals("the level has no goal", level.get("problems").get(0).asText());
        assertEquals(20, level.get("reachableTiles").asInt());
    }

    @Test
    void theClosedBottomCountsAsTiles() throws IOException {
        String hollow = RunLevel.JSON.replace("\"####################\"", "\"##########.....#####\"");
        Files.writeString(run, hollow);
        JsonNode json = CommandRun.of("reach", run, "--json").assertStatus(0).json();
        assertEquals(20, json.get("reachableTiles").asInt());
        json = CommandRun.of("reach", run, "--json", "--start", "12,4").json();
        assertEquals(20, json.get("reachableTiles").asInt());
        String open = hollow.replace(
                "\"name\": \"Run\",", "\"name\": \"Run\", \"physics\": { \"openSides\": [ \"bottom\" ] },");
        Files.writeString(run, open);
        json = CommandRun.of("reach", run, "--json").assertStatus(0).json();
        assertEquals(10, json.get("reachableTiles").asInt());
    }

    @Test
    void theSearchMayStartAtAnotherTile() throws IOException {
        CommandRun reach = CommandRun.of("reach", walled, "--start", "8,3").assertStatus(0);
        assertTrue(reach.out().contains(": exit proven in "), reach.out());
        Files.writeString(walled, WALLED.replace("\"player\"", "\"idle\""));
        CommandRun.of("reach", walled, "--start", "8,3").assertStatus(0);
        CommandRun.of("reach", walled, "--start", "20,3").assertFailed("is outside the level of 20 x 5 tiles");
        CommandRun.of("reach", walled, "--start", "8").assertFailed("--start must be COLUMN,ROW");
    }

    @Test
    void theLimitOfStepsIsReported() {
        CommandRun reach = CommandRun.of("reach", walled, "--steps", 1).assertStatus(1);
        assertTrue(reach.out().matches("(?s).*tiles? reached; the search ended after [0-9]+ steps\n"), reach.out());
        JsonNode json = CommandRun.of("reach", walled, "--steps", 1, "--json").json();
        assertFalse(json.get("levels").get(0).get("complete").asBoolean());
        CommandRun.of("reach", walled, "--steps", 0).assertFailed("--steps must be 1 or more");
    }

    @Test
    void aReportForABuildServerHasACaseForEachGoal() throws IOException {
        Path junit = folder.resolve("reach.xml");
        Path missing = folder.resolve("missing.level.json");
        CommandRun reach = CommandRun.of("reach", run, walled, missing, "--junit", junit);
        reach.assertFailedFirst("missing.level.json");
        String xml = Files.readString(junit);
        assertTrue(xml.contains("tests=\"3\" failures=\"1\" errors=\"1\""), xml);
        assertTrue(xml.contains("<failure message=\"exit impossible: the player "), xml);
        assertTrue(reach.out().contains("exit proven"), reach.out());
    }

    @Test
    void theLevelMayComeFromStandardInput() {
        CommandRun reach = CommandRun.withInput(RunLevel.JSON, "reach", "-").assertStatus(0);
        assertTrue(reach.out().startsWith("standard input: exit proven"), reach.out());
        CommandRun.of("reach", run, "--witness", "-").assertFailed("--witness needs a folder");
    }

    @Test
    void aRunThatDoesNotReachItsGoalProvesNothing() throws IOException {
        Level level = LevelFormat.read(run);
        PlayRecording waiting = PlayRecording.of(level, InputScript.NONE, 30);
        LevelObject exit = level.object("exit").orElseThrow();
        SearchedLevel.ReachQuestion question = new SearchedLevel.ReachQuestion(true, true, false, false, 1000);
        ReachedGoal goal = ReachedGoal.of(
                new GoalReach(exit, Verdict.PROVEN, Optional.of(waiting), Optional.empty(), false), question);
        assertEquals(Verdict.NOT_FOUND, goal.verdict());
        assertTrue(goal.shortest().isEmpty());
        ReachedGoal far = ReachedGoal.of(
                new GoalReach(exit, Verdict.IMPOSSIBLE, Optional.empty(), Optional.empty(), true), question);
        assertEquals("exit impossible", far.line());
    }

    @Test
    void aPictureShowsWhatIsReached() throws IOException {
        Path plain = folder.resolve("plain.png");
        Path png = folder.resolve("reach.png");
        CommandRun.of("render", walled, plain).assertStatus(0);
        CommandRun.of("render", walled, png, "--overlay", "reach").assertStatus(0);
        BufferedImage before = ImageIO.read(plain.toFile());
        BufferedImage after = ImageIO.read(png.toFile());
        assertEquals(ColorRole.REACH.dark(), after.getRGB(8, 64));
        assertNotEquals(ColorRole.REACH.dark(), after.getRGB(100, 64));
        assertEquals(before.getRGB(100, 64), after.getRGB(100, 64));
        // The player stands where it starts: nothing was played.
        assertEquals(before.getRGB(25, 40), after.getRGB(25, 40));
        CommandRun.of("render", walled, png, "--overlay", "reach,contacts", "--tick", 30)
                .assertStatus(0);
        assertEquals(ColorRole.REACH.dark(), ImageIO.read(png.toFile()).getRGB(8, 64));
        CommandRun.of("render", walled, folder.resolve("reach.gif"), "--overlay", "reach", "--tick", 3)
                .assertStatus(0);
        BufferedImage movie = ImageIO.read(folder.resolve("reach.gif").toFile());
        assertEquals(ColorRole.REACH.dark(), movie.getRGB(8, 64));
    }
}
