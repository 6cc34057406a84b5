package leapsmith.editor.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipFile;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.files.ShownList;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.world.InputScript;
import leapsmith.web.WebPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages, on the thread of the test. */
class WebPagesTest {
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final ShownList shown = new ShownList();
    private final Level level = Level.empty("Hill Top", 8, 5, 16);
    private Optional<PlayRecording> run = Optional.empty();
    private final WebPages pages = new WebPages(dialogs.window(), shown, () -> run);

    @TempDir
    Path folder;

    @BeforeEach
    void openLevel() throws IOException {
        save("hill", level);
        save("valley", Level.empty("Valley", 5, 5, 16));
        // As it is in the editor, it isn't saved yet.
        shown.show(new LevelDocument(level.withName("Hill Top, changed"), folder.resolve("hill.level.json")));
        dialogs.save = folder.resolve("out.html");
    }

    private void save(String name, Level content) throws IOException {
        try (var out = Files.newOutputStream(folder.resolve(name + LevelFormat.EXTENSION))) {
            LevelFormat.write(content, out);
        }
    }

    private void wanted(boolean allLevels, boolean withRun, boolean asArchive) {
        dialogs.sharedPage =
                new Dialogs.SharedPage("Jump up.", allLevels, withRun, Set.of(WebPage.Feature.REWIND), asArchive);
    }

    @Test
    void thePageHasTheLevelAsItIsShown() throws IOException {
        wanted(false, false, false);
        pages.share();
        String page = Files.readString(folder.resolve("out.html"));
        assertTrue(page.contains("<title>Hill Top, changed</title>"));
        assertTrue(page.contains("content=\"Jump up.\""));
        assertFalse(page.contains("Valley"));
        assertEquals(
                List.of(
                        "share 2",
                        "export hill.html",
                        "shared out.html <iframe src=\"out.html?embed\" width=\"960\" height=\"540\" style=\"border:0\""
                                + " allow=\"fullscreen; gamepad; clipboard-write\"></iframe>"),
                dialogs.asked);
    }

    @Test
    void thePageHasAllLevelsOfTheFolder() throws IOException {
        wanted(true, false, false);
        pages.share();
        assertTrue(Files.readString(folder.resolve("out.html")).contains("\"title\":\"Valley\""));
    }

    @Test
    void allLevelsAreSuggestedIfAPortalLeadsToAnother() {
        LevelObject portal =
                ZoneType.TYPE.create("door", ZoneType.PORTAL, 16, 16, 16, 32).with(ZoneType.TO, "valley#door");
        shown.show(new LevelDocument(
                level.withObjects(ZoneType.TYPE, List.of(portal)), folder.resolve("hill.level.json")));
        pages.share();
        assertEquals(List.of("share 2 all"), dialogs.asked);
    }

    @Test
    void aRunFromTheStartIsShownAsAGhost() throws IOException {
        run = Optional.of(PlayRecording.of(level, InputScript.parse("right*30"), 30));
        wanted(false, true, false);
        pages.share();
        assertEquals("share 2 with a run", dialogs.asked.get(0));
        assertTrue(Files.readString(folder.resolve("out.html")).contains("leapsmith-replay"));
    }

    @Test
    void aRunFromElsewhereIsNoGhost() {
        run = Optional.of(PlayRecording.empty(level, Optional.of(new StartPoint(20, 20))));
        pages.share();
        assertEquals(List.of("share 2"), dialogs.asked);
    }

    @Test
    void anArchiveHasThePageAndAPicture() throws IOException {
        dialogs.save = folder.resolve("out.zip");
        wanted(false, false, true);
        pages.share();
        assertEquals("export hill.zip", dialogs.asked.get(1));
        try (ZipFile zip = new ZipFile(folder.resolve("out.zip").toFile());
                InputStream picture = zip.getInputStream(zip.getEntry("preview.png"))) {
            assertEquals("PNG", new String(picture.readNBytes(4), 1, 3, StandardCharsets.US_ASCII));
            assertTrue(zip.getEntry("index.html").getSize() > 100_000);
        }
    }

    @Test
    void cancellingWritesNothing() {
        pages.share();
        assertEquals(List.of("share 2"), dialogs.asked);
        wanted(false, false, false);
        dialogs.save = null;
        pages.share();
        assertFalse(Files.exists(folder.resolve("out.html")));
    }

    @Test
    void aLevelThatCannotBeReadIsAnError() throws IOException {
        Files.writeString(folder.resolve("valley.level.json"), "nothing");
        wanted(true, false, false);
        pages.share();
        assertTrue(dialogs.asked.get(2).startsWith("error "), dialogs.asked.toString());
        assertFalse(Files.exists(folder.resolve("out.html")));
    }
}
