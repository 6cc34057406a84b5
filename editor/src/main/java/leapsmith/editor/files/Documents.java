package leapsmith.editor.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.imports.MapImports;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.level.LevelName;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;

/**
 * New, open, save and close of levels, several of which may be open. Files are read and written on another thread. A
 * failure is shown in one sentence and changes nothing. Unsaved changes are never dropped without a question.
 */
public final class Documents {
    private static final Dialogs.NewLevel SUGGESTED =
            new Dialogs.NewLevel(LevelTemplate.FLOOR, 80, 45, Level.STANDARD_TILE_SIZE);

    private final Texts texts;
    private final Dialogs dialogs;
    private final LevelStorage storage;
    private final FileTasks tasks;
    private final DocumentHost shown;
    private final LevelSaving saving;
    private final LevelOpening opening;

    public Documents(WindowContext window, LevelStorage storage, MapImports imports, DocumentHost shown) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.storage = storage;
        this.shown = shown;
        tasks = window.tasks();
        saving = new LevelSaving(window, storage, imports, shown);
        opening = new LevelOpening(window, storage, imports, saving, shown);
    }

    /** A level of the default size with a floor and a player, which is shown until another one is opened. */
    public static LevelDocument blank(Texts texts) {
        return new LevelDocument(blank(texts, SUGGESTED, Set.of()));
    }

    private static Level blank(Texts texts, Dialogs.NewLevel size, Set<String> taken) {
        String name = new DefaultLevelName(texts).free(taken);
        return size.template().create(name, size.columns(), size.rows(), size.tileSize());
    }

    public void newLevel() {
        shown.commitPending();
        dialogs.askNewLevel(SUGGESTED)
                .ifPresent(size -> shown.show(new LevelDocument(blank(texts, size, namesOfOthers()))));
    }

    /** The names of the levels that stay open beside a new one. */
    private Set<String> namesOfOthers() {
        return shown.documents().stream()
                .filter(document -> document != shown.current() || !document.isUntouched())
                .map(document -> document.level().name())
                .collect(Collectors.toSet());
    }

    /** Asks for the content and size of a new level, saves it in a folder under a free name and opens it. */
    public void newLevelIn(Path folder) {
        shown.commitPending();
        dialogs.askNewLevel(SUGGESTED).ifPresent(size -> {
            Level level = blank(texts, size, Set.of());
            tasks.read(
                    () -> FileNames.free(folder.resolve(FileNames.ofLevel(level.name()))),
                    file -> saveNew(level, file),
                    cause -> notCreated(folder, cause));
        });
    }

    private void saveNew(Level level, Path file) {
        tasks.write(
                () -> storage.save(file, level),
                () -> shown.show(new LevelDocument(level, file)),
                cause -> notCreated(file, cause));
    }

    private void notCreated(Path file, Throwable cause) {
        dialogs.error(texts.get("error.save"), FileErrors.message(texts, file, cause));
    }

    public void open() {
        shown.commitPending();
        dialogs.chooseOpen(shown.folder()).ifPresent(this::open);
    }

    /** Opens a file of any format, or shows it if it is open. */
    public void open(Path file) {
        open(List.of(file));
    }

    /** Opens the level of a file as a new level without a file, so that the original is not overwritten. */
    public void openCopy(Path file) {
        shown.commitPending();
        opening.openCopy(file);
    }

    public void open(List<Path> files) {
        open(files, () -> {});
    }

    /** As {@link #open(List)}, and then runs {@code then} unless the user stops reading. */
    public void open(List<Path> files, Runnable then) {
        opening.open(files, then);
    }

    /** Saves to the document's file, or asks for one if it has none or is read-only. */
    public void save() {
        save(() -> {});
    }

    /** As {@link #save()}, and then runs {@code then} unless the level is not saved. */
    public void save(Runnable then) {
        shown.commitPending();
        saving.save(shown.current(), then);
    }

    public void saveAs() {
        shown.commitPending();
        saving.chooseAndSave(shown.current(), () -> {});
    }

    public void saveAll() {
        shown.commitPending();
        saving.saveAll(dirty(shown.documents()), () -> {});
    }

    /** Closes a document. If it has unsaved changes, asks first. */
    public void close(LevelDocument document) {
        whenSettled(() -> List.of(document), () -> shown.close(document));
    }

    /** Closes all documents but the current one. Asks once about all unsaved changes. */
    public void closeOthers() {
        LevelDocument kept = shown.current();
        whenSettled(() -> others(kept), () -> others(kept).forEach(shown::close));
    }

    /** Closes all documents. Asks once about all unsaved changes. */
    public void closeAll() {
        whenSettled(() -> {
            LevelDocument current = shown.current();
            others(current).forEach(shown::close);
            // The last, so that no other level is shown in between.
            shown.close(current);
        });
    }

    private List<LevelDocument> others(LevelDocument document) {
        return shown.documents().stream().filter(other -> other != document).toList();
    }

    /** Closes the document of a file if it is open, after asking about unsaved changes, and then runs {@code then}. */
    public void close(Path file, Runnable then) {
        Optional<LevelDocument> open = shown.withFile(file);
        if (open.isEmpty()) {
            then.run();
            return;
        }
        whenSettled(() -> List.of(open.get()), () -> {
            shown.close(open.get());
            then.run();
        });
    }

    public boolean isOpen(Path file) {
        return shown.withFile(file).isPresent();
    }

    public void removeRecent(Path file) {
        shown.remember(settings -> RecentFiles.without(settings, file));
    }

    public boolean isDirty(Path file) {
        return shown.withFile(file).filter(LevelDocument::isDirty).isPresent();
    }

    /** Follows a file that was renamed, if it is open. It must have no unsaved changes. */
    public void renamed(Path file, Path newFile) {
        shown.withFile(file).ifPresent(document -> document.markSaved(newFile, document.revision()));
        shown.remember(settings -> RecentFiles.with(RecentFiles.without(settings, file), newFile));
    }

    /**
     * Runs {@code then} when no document has unsaved changes or the user discards them. If the user cancels, it is not
     * run.
     */
    public void whenSettled(Runnable then) {
        whenSettled(shown::documents, then);
    }

    private void whenSettled(Supplier<List<LevelDocument>> documents, Runnable then) {
        if (saving.isWriting()) {
            // Whether there are unsaved changes is known only when the file is written.
            saving.afterWriting(() -> whenSettled(documents, then));
            return;
        }
        shown.commitPending();
        List<LevelDocument> dirty = dirty(documents.get());
        if (dirty.isEmpty()) {
            then.run();
            return;
        }
        switch (askUnsaved(dirty)) {
            // The documents may change while they are saved.
            case SAVE -> saving.saveAll(dirty, () -> whenSettled(documents, then));
            case DISCARD -> then.run();
            case CANCEL -> {
                // Nothing changes.
            }
        }
    }

    private Dialogs.Unsaved askUnsaved(List<LevelDocument> dirty) {
        List<String> names =
                dirty.stream().map(document -> LevelName.of(texts, document)).toList();
        return names.size() == 1 ? dialogs.askUnsaved(names.get(0)) : dialogs.askUnsavedLevels(names);
    }

    private static List<LevelDocument> dirty(List<LevelDocument> documents) {
        return documents.stream().filter(LevelDocument::isDirty).toList();
    }

    public void notOpened(Path file, Throwable cause) {
        opening.notOpened(file, cause);
    }
}
