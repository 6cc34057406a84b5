package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.runs.KeptRuns;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.file.Disk;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.Trail;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;

class KeptRunFilesTest extends WindowFixture {
    private Level level = Rooms.room();
    private Path file;

    @Override
    LevelDocument firstDocument() throws IOException {
        file = folder.resolve("hill.level.json");
        LevelFiles.save(file, level);
        return new LevelDocument(level, file);
    }

    @Test
    void aKeptRunIsSavedWithTheLevelAndListedWhenItIsOpened() throws Exception {
        keep("First try!");
        assertTrue(document().isDirty(), "the run is not saved yet");
        save("hill.first-try.replay.json", "hill.level.json");
        assertEquals(
                "hill.level.json",
                ReplayFormat.read(folder.resolve("hill.first-try.replay.json")).levelFile());
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("First try!")));
        assertFalse(document().isDirty());
    }

    @Test
    void runsAreListedInTheOrderInWhichTheyWereKept() throws Exception {
        keep("two");
        keep("one");
        save("hill.level.json", "hill.one.replay.json", "hill.two.replay.json");
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("two", "one")));
        onFx(() -> {
            runs().rename(runs().runs().get(0), "three");
            runs().remove(runs().runs().get(1));
        });
        keep("a");
        save("hill.a.replay.json", "hill.level.json", "hill.three.replay.json");
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("three", "a")));
    }

    @Test
    void aRunThatWasRecoveredInAnotherLanguageIsNamedInThatOfTheWindowAndKeepsItsFile() throws Exception {
        keep("Wiederhergestellter Lauf 2");
        String saved = "hill.wiederhergestellter-lauf-2.replay.json";
        save("hill.level.json", saved);
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("Recovered run 2")));
        assertFalse(document().isDirty());
        keep("one");
        save("hill.level.json", "hill.one.replay.json", saved);
    }

    @Test
    void aRenamedRunHasItsNewNameAfterTheNextSave() throws Exception {
        KeptRun run = keep("one");
        save("hill.level.json", "hill.one.replay.json");
        onFx(() -> runs().rename(run, "two"));
        assertTrue(document().isDirty());
        assertEquals(List.of("hill.level.json", "hill.one.replay.json"), files());
        save("hill.level.json", "hill.two.replay.json");
    }

    @Test
    void theFileOfARunHasTheOutcomeThatItHadWhenItWasKept() throws Exception {
        toGoal();
        keep("one");
        onFx(() ->
                document().apply(Message.of("edit.delete"), document().level().withTiles(Rooms.wall(level, 4))));
        assertEquals(PlayState.GOAL_REACHED, saved("one").outcome());
        assertEquals(
                PlayState.RUNNING,
                new ReplayRun(ReplayFormat.read(runFile("one")).in(document().level()))
                        .finish()
                        .end()
                        .outcome());
    }

    @Test
    void aRunThatWasKeptBeforeAnUndoHasTheOutcomeOfThatState() throws Exception {
        toGoal();
        onFx(() ->
                document().apply(Message.of("edit.delete"), document().level().withTiles(Rooms.wall(level, 4))));
        keep("one");
        onFx(() -> document().undo());
        assertEquals(PlayState.RUNNING, saved("one").outcome());
    }

    @Test
    void aRunThatWasFoundInAnotherStateHasTheOutcomeOfThatState() throws Exception {
        toGoal();
        PlayRecording found = recording();
        onFx(() -> {
            document().apply(Message.of("edit.delete"), document().level().withTiles(Rooms.wall(level, 4)));
            runs().keepFound("one", found, Trail.EMPTY);
        });
        assertEquals(PlayState.GOAL_REACHED, saved("one").outcome());
    }

    @Test
    void aRunThatIsSavedBesideAnotherFileOrRecoveredKeepsItsOutcome() throws Exception {
        toGoal();
        keep("one");
        assertEquals(PlayState.GOAL_REACHED, saved("one").outcome());
        ReplayDocument recorded = ReplayFormat.read(runFile("one"));
        open(new LevelDocument(level, file));
        await(() -> names().equals(List.of("one")));
        onFx(() -> {
            document().apply(Message.of("edit.delete"), document().level().withTiles(Rooms.wall(level, 4)));
            runs().keepAgain("two", recorded);
        });
        dialogs.save = folder.resolve("hull.level.json");
        perform(ActionId.SAVE_AS);
        await(() -> files().containsAll(List.of("hull.one.replay.json", "hull.two.replay.json")));
        for (String name : List.of("one", "two")) {
            ReplayDocument replay = ReplayFormat.read(folder.resolve("hull." + name + ".replay.json"));
            assertEquals(PlayState.GOAL_REACHED, replay.end().outcome());
            assertEquals("hull.level.json", replay.levelFile());
        }
    }

    /** Opens a level with a goal to which its run leads. */
    private void toGoal() throws Exception {
        level = Rooms.with(level, ZoneType.TYPE.create("exit", ZoneType.GOAL, 90, 96, 16, 48));
        LevelFiles.save(file, level);
        open(new LevelDocument(level, file));
    }

    private ReplayRun.End saved(String name) throws Exception {
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && files().contains("hill." + name + ".replay.json"));
        return ReplayFormat.read(runFile(name)).end();
    }

    private Path runFile(String name) {
        return folder.resolve("hill." + name + ".replay.json");
    }

    @Test
    void theFileOfARemovedRunIsRemovedByTheNextSave() throws Exception {
        KeptRun run = keep("one");
        save("hill.level.json", "hill.one.replay.json");
        onFx(() -> runs().remove(run));
        assertEquals(List.of("hill.level.json", "hill.one.replay.json"), files());
        assertTrue(document().isDirty());
        save("hill.level.json");
    }

    @Test
    void runsOfTheSameNameHaveTheirOwnFilesAndOtherFilesAreNotReplaced() throws Exception {
        ReplayFormat.save(
                folder.resolve("hill.one.replay.json"),
                ReplayFormat.document("other", "other.level.json", recording()));
        keep("one");
        keep("one");
        save("hill.level.json", "hill.one-2.replay.json", "hill.one-3.replay.json", "hill.one.replay.json");
        assertEquals(
                "other",
                ReplayFormat.read(folder.resolve("hill.one.replay.json")).name());
    }

    @Test
    void anUnsavedRunWithTheNameOfAFileThatIsReadLaterGetsAnother() throws Exception {
        keep("one");
        save("hill.level.json", "hill.one.replay.json");
        onFx(() -> {
            // The file is read in the background.
            window.show(new LevelDocument(level, file));
            runs().keep("one", recording(), Trail.EMPTY);
        });
        await(() -> names().equals(List.of("one 2", "one")));
        assertTrue(document().isDirty());
        save("hill.level.json", "hill.one-2.replay.json", "hill.one.replay.json");
    }

    @Test
    void aRunThatCannotBeWrittenKeepsTheDocumentDirty() throws Exception {
        keep("x".repeat(300));
        perform(ActionId.SAVE);
        await(() -> dialogs.asked.stream().anyMatch(it -> it.startsWith("error ")));
        await(() -> document().isDirty());
        assertEquals(List.of("hill.level.json"), files());
    }

    /** Saves, and waits until these files are in the folder. */
    private void save(String... expected) throws TimeoutException {
        perform(ActionId.SAVE);
        await(() -> !document().isDirty() && files().equals(List.of(expected)));
    }

    private KeptRun keep(String name) throws TimeoutException {
        KeptRun[] kept = new KeptRun[1];
        onFx(() -> kept[0] = runs().keep(name, recording(), Trail.EMPTY));
        return kept[0];
    }

    private PlayRecording recording() {
        return PlayRecording.of(level, InputScript.parse("right*60"), 60);
    }

    private KeptRuns runs() {
        return LevelParts.of(window.level()).runs.kept();
    }

    private List<String> names() {
        return runs().runs().stream().map(KeptRun::name).toList();
    }

    private List<String> files() throws IOException {
        return Disk.SYSTEM.files(folder).stream()
                .map(it -> it.getFileName().toString())
                .sorted()
                .toList();
    }
}
