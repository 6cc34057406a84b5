package leapsmith.editor.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.imports.MapImports;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SaveException;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/** Saves documents, one after another; asks for a file if one has none, and again if it could not be written. */
final class LevelSaving {
    private final Texts texts;
    private final Dialogs dialogs;
    private final LevelStorage storage;
    private final MapImports imports;
    private final FileTasks tasks;
    private final DocumentHost shown;

    /** Files to suggest for levels that have none. */
    private final Map<LevelDocument, Path> suggestions = new WeakHashMap<>();

    private int filesBeingWritten;
    /** Tasks that wait until no file is being written. */
    private final List<Runnable> afterWriting = new ArrayList<>();

    LevelSaving(WindowContext window, LevelStorage storage, MapImports imports, DocumentHost shown) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.storage = storage;
        this.imports = imports;
        tasks = window.tasks();
        this.shown = shown;
    }

    /** Whether a file is being written, so that it is not known yet whether its document has unsaved changes. */
    boolean isWriting() {
        return filesBeingWritten > 0;
    }

    /** Runs {@code then} when no file is being written any more. */
    void afterWriting(Runnable then) {
        afterWriting.add(then);
    }

    /** Saves these documents; runs {@code then} unless one of them is not saved. */
    void saveAll(List<LevelDocument> documents, Runnable then) {
        if (documents.isEmpty()) {
            then.run();
        } else {
            save(documents.get(0), () -> saveAll(documents.subList(1, documents.size()), then));
        }
    }

    /** Saves to the document's file, or asks for one if it has none or is read-only; runs {@code then} if it is saved. */
    void save(LevelDocument document, Runnable then) {
        Optional<Path> file = document.file().filter(its -> !document.isReadOnly());
        if (file.isPresent()) {
            write(document, file.get(), then);
        } else {
            // So that the user sees which level needs a file.
            shown.show(document);
            chooseAndSave(document, then);
        }
    }

    void suggest(LevelDocument document, Path file) {
        suggestions.put(document, file.toAbsolutePath());
    }

    /** Asks for a file and saves to it; runs {@code then} if it is saved. */
    void chooseAndSave(LevelDocument document, Runnable then) {
        Optional<Path> suggestion = document.file().or(() -> Optional.ofNullable(suggestions.get(document)));
        String suggested = suggestion
                .map(file -> file.getFileName().toString())
                .orElseGet(() -> FileNames.ofLevel(document.level().name()));
        Optional<Path> folder = suggestion.map(file -> file.toAbsolutePath().getParent());
        dialogs.chooseSave(folder.or(shown::folder), suggested).ifPresent(file -> {
            if (shown.withFile(file).filter(other -> other != document).isPresent()) {
                dialogs.error(texts.get("error.save"), texts.get("error.save.open", file.getFileName()));
            } else {
                write(document, file, then);
            }
        });
    }

    private void write(LevelDocument document, Path file, Runnable then) {
        document.apply(
                Message.of("edit.ownKinds"),
                KindsFile.movedTo(document.level(), file.toAbsolutePath().getParent()));
        String name = document.level().name();
        Level level = new DefaultLevelName(texts).named(document.level(), file);
        long revision = document.revision();
        filesBeingWritten++;
        tasks.write(
                () -> {
                    // The theme first, so that the level never names one that isn't there yet.
                    imports.saveTheme(level, file);
                    storage.save(file, level);
                },
                () -> ended(() -> {
                    document.reviseAll(it -> it.name().equals(name) ? it.withName(level.name()) : it);
                    saved(document, file, revision);
                    then.run();
                }),
                cause -> ended(() -> notSaved(document, file, cause, then)));
    }

    private void saved(LevelDocument document, Path file, long revision) {
        document.setReadOnly(false);
        document.markSaved(file, revision);
        shown.remember(settings -> RecentFiles.with(settings, file));
        shown.say(texts.get("toast.saved", file.getFileName()));
    }

    /** Shows why a file was not saved, and offers another place if that may help. The document is still dirty. */
    private void notSaved(LevelDocument document, Path file, Throwable cause, Runnable then) {
        String message = FileErrors.message(texts, file, cause);
        if (!(cause instanceof SaveException)) {
            dialogs.error(texts.get("error.save"), message);
        } else if (dialogs.work().askSaveElsewhere(message)) {
            chooseAndSave(document, then);
        }
    }

    private void ended(Runnable outcome) {
        filesBeingWritten--;
        outcome.run();
        if (filesBeingWritten == 0) {
            List<Runnable> waiting = List.copyOf(afterWriting);
            afterWriting.clear();
            waiting.forEach(Runnable::run);
        }
    }
}
