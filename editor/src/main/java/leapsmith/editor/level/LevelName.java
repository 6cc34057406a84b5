package leapsmith.editor.level;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;

/** The displayed name of a document: that of its file or else of its level, with marks for read-only and for unsaved changes. */
public final class LevelName {
    private final Texts texts;
    private final LevelDocument document;
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper(this, "text");
    private final ReadOnlyStringWrapper tabText = new ReadOnlyStringWrapper(this, "tabText");
    private final Subscription changes;

    LevelName(Texts texts, LevelDocument document) {
        this.texts = texts;
        this.document = document;
        changes = document.addListener(change -> {
            if (change instanceof Change.FileChanged || change instanceof Change.HistoryChanged) {
                update();
            }
        });
        update();
    }

    /** The name of a document without the mark. */
    public static String of(Texts texts, LevelDocument document) {
        String name = document.level().name().isBlank()
                ? texts.get("app.untitled")
                : document.level().name();
        return document.file().map(file -> file.getFileName().toString()).orElse(name);
    }

    ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /** The same without the extension of level files, which is that of nearly all of them. */
    ReadOnlyStringProperty tabTextProperty() {
        return tabText.getReadOnlyProperty();
    }

    void dispose() {
        changes.unsubscribe();
    }

    private void update() {
        String plain = of(texts, document);
        text.set(marked("app.dirty", plain));
        String stem = document.file()
                .filter(LevelFiles::isLevel)
                .map(LevelFiles::stem)
                .orElse(plain);
        // In front: the end of a long name is cut off in a tab.
        tabText.set(marked("app.dirty.tab", stem));
    }

    private String marked(String dirtyKey, String plain) {
        String name = document.isReadOnly() ? texts.get("app.readOnly", plain) : plain;
        return document.isDirty() ? texts.get(dirtyKey, name) : name;
    }
}
