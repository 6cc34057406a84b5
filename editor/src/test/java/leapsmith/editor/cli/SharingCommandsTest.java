package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import leapsmith.web.WebPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages by {@code export --html}, and what comes back, by {@code runs}. */
class SharingCommandsTest {
    @TempDir
    Path folder;

    private Path level;
    private Path page;
    private Path runs;

    @BeforeEach
    void record() throws IOException {
        level = folder.resolve("run.level.json");
        page = folder.resolve("run.html");
        runs = Files.createDirectories(folder.resolve("run.runs"));
        Files.writeString(level, RunLevel.JSON);
        record("right*90,none*30", "goal");
    }

    private void record(String script, String name) {
        CommandRun.of("play", level, "--input", script, "--record", runs.resolve(name + ".replay.json"))
                .assertStatus(0);
    }

    @Test
    void aPageHasTheLevelAndTheGhostThatWasMadeInIt() throws IOException {
        CommandRun run = CommandRun.of(
                        "export",
                        "--html",
                        level,
                        page,
                        "--ghost",
                        runs.resolve("goal.replay.json"),
                        "--title",
                        "A <b>")
                .assertStatus(0);
        assertTrue(run.out().startsWith(page + ": 1 level, "), run.out());
        String html = Files.readString(page);
        assertTrue(html.contains("<title>A &#60;b&#62;</title>"));
        assertTrue(html.contains("leapsmith-replay"));
        assertTrue(html.contains("\"rewind\":true"));
    }

    @Test
    void aPageMayHaveALookInsideAndSaysIfItCannotBeForOldBrowsers() throws IOException {
        CommandRun.of("export", "--html", level, page, "--with-insight").assertStatus(0);
        assertTrue(Files.readString(page).contains("\"insight\":true"));
        CommandRun compatible = CommandRun.of("export", "--html", level, page, "--compat");
        if (WebPage.Feature.COMPATIBLE.isAvailable()) {
            compatible.assertStatus(0);
            assertTrue(Files.readString(page).contains("class=\"compatible\""));
        } else {
            compatible.assertStatus(2);
            assertTrue(compatible.err().contains("old browsers"), compatible.err());
        }
    }

    @Test
    void aFolderStandsForItsLevelsAndAnArchiveHasThePage() throws IOException {
        Files.copy(level, folder.resolve("more.level.json"));
        Path zip = folder.resolve("game.zip");
        JsonNode json = CommandRun.of("export", "--html", folder, zip, "--no-rewind", "--json")
                .assertStatus(0)
                .json();
        assertEquals(2, json.get("levels").asInt());
        assertEquals(Files.size(zip), json.get("bytes").asLong());
        try (ZipFile archive = new ZipFile(zip.toFile())) {
            String html = new String(
                    archive.getInputStream(archive.getEntry("index.html")).readAllBytes());
            assertTrue(html.contains("\"name\":\"more\""));
            assertFalse(html.contains("leapsmith-replay"));
            assertTrue(html.contains("\"rewind\":false"));
        }
    }

    @Test
    void aPageGoesToStandardOutput() {
        assertTrue(CommandRun.of("export", "--html", level, "-")
                .assertStatus(0)
                .out()
                .startsWith("<!doctype html>"));
    }

    @Test
    void whatCannotBeSharedIsRefused() throws IOException {
        Path map = folder.resolve("map.tmx");
        Files.writeString(map, "<map/>");
        assertTrue(CommandRun.of("export", "--html", map, page).err().contains("leapsmith convert"));
        Files.writeString(level, "{");
        CommandRun.of("export", "--html", level, page).assertStatus(ExitStatus.FAILED);
        assertTrue(CommandRun.of("export", level, page).err().contains("--html"));
        assertFalse(Files.exists(page));
    }

    @Test
    void saysWhoFinishesAndHowFast() {
        record("none*60", "still");
        CommandRun run = CommandRun.of("runs", level, runs).assertStatus(0);
        assertEquals("""
                2 runs of 1 tester in run
                finished: 1 of 2, median 0.43 s, fastest 0.43 s
                deaths: 0
                """, run.out());
        JsonNode json =
                CommandRun.of("runs", level, runs, "--json").assertStatus(0).json();
        assertEquals(2, json.get("summary").get("attempts").asInt());
        assertEquals(1, json.get("summary").get("finished").asInt());
        assertEquals(26 / 60.0, json.get("summary").get("medianSeconds").asDouble());
        assertEquals(
                "goal-reached",
                json.get("runs").get(0).get("now").get("outcome").asText());
    }

    @Test
    void aRunThatAnEditBreaksIsAFindingAndAFailureOfABuildServer() throws IOException {
        // The goal is gone.
        Files.writeString(level, RunLevel.JSON.replace("\"exit\"", "\"elsewhere\""));
        Path report = folder.resolve("testers.xml");
        CommandRun run = CommandRun.of("runs", level, runs, "--junit", report).assertStatus(ExitStatus.FINDINGS);
        assertTrue(run.out().startsWith("BROKEN " + runs.resolve("goal.replay.json") + ": "), run.out());
        assertTrue(run.out().contains("1 recorded in another version of the level"), run.out());
        assertTrue(Files.readString(report).contains("failures=\"1\""));
    }

    @Test
    void runsOfOtherLevelsAreLeftOutAndBadFilesReported() throws IOException {
        Path other = folder.resolve("other.level.json");
        Files.copy(level, other);
        CommandRun.of("play", other, "--ticks", 10, "--record", runs.resolve("other.replay.json"))
                .assertStatus(0);
        CommandRun run = CommandRun.of("runs", level, runs).assertStatus(0);
        assertTrue(run.out().startsWith("1 run of 1 tester in run; 1 of other levels left out\n"), run.out());
        Files.writeString(runs.resolve("bad.zip"), "no archive");
        run = CommandRun.of("runs", level, runs).assertStatus(ExitStatus.FAILED);
        assertTrue(run.err().contains("bad.zip is no archive"), run.err());
        assertTrue(run.out().startsWith("1 run of 1 tester"), run.out());
    }

    @Test
    void aLevelAndRunsAreNeeded() {
        assertTrue(CommandRun.of("runs", level).err().contains("give a level"));
    }
}
