package leapsmith.editor.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.dialogs.WorkDialogs;
import leapsmith.editor.document.Backups;
import leapsmith.editor.document.Backups.Backup;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Thumbnail;
import leapsmith.editor.ui.TimeText;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.scene.ColorScheme;

/** Lists the backups of a level with pictures, and restores one as an undoable change. */
final class BackupRestore {
    private final Texts texts;
    private final Dialogs dialogs;
    private final Backups backups;
    private final LongWorks works;
    private final Executor background;
    private final Executor ui;
    private final ThemeStore themes;
    private final Supplier<ColorScheme> colors;

    BackupRestore(WindowContext window, Backups backups, ThemeStore themes, Supplier<ColorScheme> colors) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.backups = backups;
        works = window.works();
        background = window.background();
        ui = window.ui();
        this.themes = themes;
        this.colors = colors;
    }

    private record Listed(Path file, WorkDialogs.Entry entry) {}

    /** Asks for a backup of the document's file, and makes it the level. */
    void restore(LevelDocument document) {
        Path file = document.file().orElse(null);
        if (file == null) {
            dialogs.error(texts.get("dialog.backup"), texts.get("error.backup.unsaved"));
            return;
        }
        ColorScheme scheme = colors.get();
        LongWork work = works.begin(texts.get("work.backups"), () -> {});
        background.execute(() -> {
            try {
                List<Listed> listed = list(file, scheme, work);
                ui.execute(() -> {
                    if (work.isWanted()) {
                        choose(document, listed);
                    }
                });
            } catch (IOException e) {
                failed(file, e);
            } finally {
                works.end(work);
            }
        });
    }

    /** Backups that can't be read are left out. */
    private List<Listed> list(Path file, ColorScheme scheme, LongWork work) throws IOException {
        List<Listed> listed = new ArrayList<>();
        List<Backup> all = backups.of(file);
        for (Backup backup : all) {
            try {
                Level level = read(backup.file(), file);
                Optional<Look> look = themes.load(level.looks().theme(), Optional.ofNullable(file.getParent()))
                        .look();
                String details = texts.get(
                        "dialog.backup.details", level.columns(), level.rows(), (backup.bytes() + 1023) / 1024);
                listed.add(new Listed(
                        backup.file(),
                        new WorkDialogs.Entry(
                                Thumbnail.picture(level, look, scheme), TimeText.text(texts, backup.time()), details)));
            } catch (IOException e) {
                // The others may still help.
            }
            if (!work.report((double) listed.size() / all.size())) {
                break;
            }
        }
        return listed;
    }

    /** A backup with the numbers of the kinds file beside the level of which it is one. */
    private static Level read(Path backup, Path file) throws IOException {
        return KindsFile.resolve(LevelFiles.read(backup), file.toAbsolutePath().getParent(), kinds -> {});
    }

    private void choose(LevelDocument document, List<Listed> listed) {
        if (listed.isEmpty()) {
            dialogs.error(texts.get("dialog.backup"), texts.get("error.backup.none"));
            return;
        }
        OptionalInt chosen =
                dialogs.work().chooseBackup(listed.stream().map(Listed::entry).toList());
        if (chosen.isPresent()) {
            apply(document, listed.get(chosen.getAsInt()).file());
        }
    }

    private void apply(LevelDocument document, Path backup) {
        background.execute(() -> {
            try {
                Level level = read(backup, document.file().orElse(backup));
                ui.execute(() -> document.apply(Message.of("edit.restoreBackup"), level));
            } catch (IOException e) {
                failed(backup, e);
            }
        });
    }

    private void failed(Path file, IOException cause) {
        ui.execute(() -> dialogs.error(texts.get("dialog.backup"), FileErrors.message(texts, file, cause)));
    }
}
