package leapsmith.editor.app.file;

import java.time.Instant;
import leapsmith.editor.journal.Journal;
import leapsmith.editor.journal.WorkState;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.editor.view.Texts;

/** Passes each unsaved state of a document to its journal. */
final class DocumentJournal implements AutoCloseable {
    private final Texts texts;
    private final LevelDocument document;
    private final Journal journal;
    private final Subscription changes;
    private int edits;

    DocumentJournal(Texts texts, LevelDocument document, Journal journal) {
        this.texts = texts;
        this.document = document;
        this.journal = journal;
        changes = document.addListener(this::changed);
        update();
    }

    /** Closes the document: its unsaved changes were saved or discarded. */
    @Override
    public void close() {
        changes.unsubscribe();
        journal.clear();
    }

    private void changed(Change change) {
        if (change instanceof Change.OfLevel) {
            edits++;
        }
        if (!(change instanceof Change.SelectionChanged)) {
            update();
        }
    }

    private void update() {
        if (document.isDirty()) {
            journal.changed(new WorkState(
                    Documents.name(texts, document),
                    document.file().map(file -> file.toAbsolutePath().normalize()),
                    Instant.now(),
                    edits,
                    document.level()));
        } else {
            edits = 0;
            journal.clear();
        }
    }
}
