package leapsmith.editor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.JournalStore;
import leapsmith.editor.document.WorkState;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryTest {
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final List<String> events = new ArrayList<>();
    private ThemeStore themes;

    @Test
    void theStartContinuesIfNothingIsFound(@TempDir Path folder) {
        recovery(new JournalStore(folder)).offer(() -> events.add("none"), () -> events.add("answered"));
        assertEquals(List.of("none"), events);
        assertEquals(List.of(), dialogs.asked);
    }

    @Test
    void theStartContinuesIfReadingFails() {
        List<Throwable> reported = new ArrayList<>();
        Thread.UncaughtExceptionHandler before = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> reported.add(failure));
        try {
            // Any failure that is not of the disk.
            recovery(null).offer(() -> events.add("none"), () -> events.add("answered"));
        } finally {
            Thread.currentThread().setUncaughtExceptionHandler(before);
        }
        assertEquals(List.of("none"), events);
        assertEquals(1, dialogs.asked.size(), dialogs.asked::toString);
        assertTrue(dialogs.asked.get(0).startsWith("error "), dialogs.asked::toString);
        assertEquals(1, reported.size());
    }

    @Test
    void aMapThatWasNeverSavedIsShownWithItsPictures(@TempDir Path folder) throws IOException {
        themes = new ThemeStore(folder.resolve("themes"));
        themes.addImported(
                "cellar",
                new ImportedTheme(Theme.EMPTY.withSky(OptionalInt.of(0xff0000)), folder.resolve("cellar.tmx")));
        themes.keepImported("cellar");
        Level level = Level.empty("cellar", 16, 9, 16).withLooks(LevelLooks.FLAT.withTheme("cellar"));
        try (JournalStore before = new JournalStore(folder.resolve("journal"))) {
            before.newJournal(cause -> {}).changed(new WorkState("cellar", Optional.empty(), Instant.now(), 1, level));
        }
        themes = new ThemeStore(folder.resolve("themes"));
        recovery(new JournalStore(folder.resolve("journal"))).offer(() -> {}, () -> {});
        Picture picture = dialogs.work.entries.get(0).picture();
        assertEquals(0xffff0000, picture.at(picture.width() / 2 + 3, picture.height() / 3 + 2));
    }

    @Test
    void onlyWhatThereIsIsCounted() {
        assertEquals("1 unsaved edit", counted(1, 0));
        assertEquals("2 unsaved edits\n1 run", counted(2, 1));
        assertEquals("1,200 unsaved edits", counted(1200, 0));
        assertEquals("1 run", counted(0, 1));
        assertEquals("3 runs", counted(0, 3));
    }

    private static String counted(int edits, int runs) {
        WorkState state =
                new WorkState("one", Optional.empty(), Instant.now(), edits, Level.empty("cellar", 16, 9, 16));
        return Recovery.details(new Texts(Locale.ENGLISH), "Never saved", state, runs)
                .lines()
                .skip(2)
                .collect(Collectors.joining("\n"));
    }

    private Recovery recovery(JournalStore journals) {
        return new Recovery(dialogs.window(), journals, null, null, themes, () -> ColorScheme.DARK, document -> {});
    }
}
