package leapsmith.editor.files;

import java.nio.file.Path;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.KnownContents;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.level.LevelName;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/** Replaces a level by the content of its file, as an undoable step. */
final class LevelReload {
    private final Texts texts;
    private final Dialogs dialogs;
    private final LevelStorage storage;
    private final KnownContents known;
    private final FileTasks tasks;
    private final DocumentHost host;

    LevelReload(WindowContext window, LevelStorage storage, KnownContents known, DocumentHost host) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.storage = storage;
        this.known = known;
        tasks = window.tasks();
        this.host = host;
    }

    /** Reads the file of the current level again; asks first if there are unsaved changes. */
    void reload() {
        host.commitPending();
        LevelDocument document = host.current();
        Path file = document.file().orElse(null);
        if (file == null || document.isDirty() && !dialogs.work().askReload(LevelName.of(texts, document))) {
            return;
        }
        tasks.read(
                () -> storage.read(file),
                content -> reloaded(document, file, content),
                cause -> dialogs.error(texts.get("error.reload"), FileErrors.message(texts, file, cause)));
    }

    private void reloaded(LevelDocument document, Path file, Level content) {
        if (host.current() == document) {
            host.commitPending();
            replace(document, file, content);
            host.status(texts.get("status.reloaded.asked", file.getFileName()));
        }
    }

    /** Makes the content of a document's file the level. The document is in no stroke. */
    void replace(LevelDocument document, Path file, Level content) {
        known.set(file, content);
        document.apply(Message.of("edit.reload"), content);
        document.markSaved(file, document.revision());
    }
}
