package leapsmith.editor.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.imports.MapImports;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;

/** Opens files of any format, one after another: levels as they are, and levels made of the maps of other programs. */
final class LevelOpening {
    private final Texts texts;
    private final Dialogs dialogs;
    private final LevelStorage storage;
    private final FileTasks tasks;
    private final LongWorks works;
    private final MapImports imports;
    private final LevelSaving saving;
    private final DocumentHost shown;

    LevelOpening(
            WindowContext window, LevelStorage storage, MapImports imports, LevelSaving saving, DocumentHost shown) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.storage = storage;
        tasks = window.tasks();
        works = window.works();
        this.imports = imports;
        this.saving = saving;
        this.shown = shown;
    }

    /** Opens the level of a file as a new level without a file. */
    void openCopy(Path file) {
        read(file, () -> storage.read(file), level -> shown.show(new LevelDocument(level)), () -> {});
    }

    /** Opens files, and then runs {@code then} unless the user stops reading. */
    void open(List<Path> files, Runnable then) {
        if (files.isEmpty()) {
            then.run();
            return;
        }
        shown.commitPending();
        Path file = files.get(0);
        Runnable others = () -> open(files.subList(1, files.size()), then);
        Optional<LevelDocument> open = shown.withFile(file);
        if (open.isPresent()) {
            shown.show(open.get());
            others.run();
            return;
        }
        ColorScheme colors = imports.colors();
        read(file, () -> opened(file, colors), opened -> opened.show(others), others);
    }

    /** What was read; shows it, and then runs the rest. */
    private interface Opened {
        void show(Runnable then);
    }

    /** Called by a background thread. */
    private Opened opened(Path file, ColorScheme colors) throws IOException {
        FileContent content = storage.open(file);
        if (content instanceof FileContent.OfProject maps) {
            MapImports.Read read = imports.prepare(file, maps.project(), colors);
            return then -> imports.ask(file, read, shown::busy, levels -> {
                showImported(file, maps, levels);
                then.run();
            });
        }
        Level level = ((FileContent.OfLevel) content).level();
        return then -> {
            shown.show(new LevelDocument(level, file));
            then.run();
        };
    }

    /** The levels are unsaved, and a file beside that of the maps is suggested for each. */
    private void showImported(Path source, FileContent.OfProject maps, List<Level> levels) {
        ExternalFormat format = maps.format();
        boolean isOnly = maps.project().maps().size() == 1;
        for (Level level : levels) {
            LevelDocument document = new LevelDocument(level);
            document.markUnsaved();
            saving.suggest(
                    document,
                    isOnly
                            ? FileNames.ofImport(source, format)
                            : source.resolveSibling(FileNames.ofLevel(level.name())));
            shown.show(document);
        }
        if (!levels.isEmpty()) {
            shown.remember(settings -> RecentFiles.with(settings, source));
        }
    }

    private <T> void read(Path file, FileTasks.Read<T> task, Consumer<T> opened, Runnable notOpened) {
        String name = file.getFileName().toString();
        LongWork work = works.beginFirst(texts.get("work.open", name), () -> shown.busy(null));
        shown.busy(work);
        tasks.read(
                task,
                result -> ended(work, () -> opened.accept(result)),
                cause -> ended(work, () -> {
                    notOpened(file, cause);
                    notOpened.run();
                }));
    }

    /** Handles the outcome of reading, unless it was cancelled. */
    private void ended(LongWork reading, Runnable then) {
        works.end(reading);
        if (reading.isWanted()) {
            shown.busy(null);
            then.run();
        }
    }

    void notOpened(Path file, Throwable cause) {
        shown.remember(settings -> RecentFiles.without(settings, file));
        dialogs.error(texts.get("error.open"), FileErrors.message(texts, file, cause));
    }
}
