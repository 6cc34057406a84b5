package leapsmith.editor.app.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import leapsmith.editor.app.dialog.Dialogs;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.LongWork;
import leapsmith.editor.view.panel.LongWorks;
import leapsmith.levels.file.SaveException;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;

/**
 * New, open, save and close. Files are read and written on another thread. A failure is shown in one sentence and
 * changes nothing. Unsaved changes are never dropped without a question.
 */
public final class Documents {

    private static final Dialogs.NewLevel SUGGESTED = new Dialogs.NewLevel(80, 45, Level.STANDARD_TILE_SIZE);

    private final Texts texts;
    private final Dialogs dialogs;
    private final LevelStorage storage;
    private final Executor background;
    private final Executor ui;
    private final Supplier<LevelDocument> current;
    private final LongWorks works;
    private final Shown shown;

    private int filesBeingWritten;
    /** Tasks that wait until no file is being written. */
    private final List<Runnable> afterWriting = new ArrayList<>();

    /** The functions of the window that documents need. */
    public interface Shown {
        /** Ends the current stroke and applies typed text, so that both are in the document. */
        void settle();

        /** Shows a document in place of the current one. */
        void show(LevelDocument document);

        /** Blocks input while a file is being read; null unblocks it. */
        void busy(LongWork reading);

        /** Changes the settings, after a file was opened or saved. */
        void remember(UnaryOperator<Settings> change);
    }

    public Documents(
            Texts texts,
            Dialogs dialogs,
            LevelStorage storage,
            Executor background,
            Executor ui,
            Supplier<LevelDocument> current,
            LongWorks works,
            Shown shown) {
        this.texts = texts;
        this.dialogs = dialogs;
        this.storage = storage;
        this.background = background;
        this.ui = ui;
        this.current = current;
        this.works = works;
        this.shown = shown;
    }

    /** An empty level of the default size, which is shown until another one is opened. */
    public static LevelDocument blank(Texts texts) {
        return blank(texts, SUGGESTED);
    }

    private static LevelDocument blank(Texts texts, Dialogs.NewLevel size) {
        return new LevelDocument(Level.empty(texts.get("app.untitled"), size.columns(), size.rows(), size.tileSize()));
    }

    /** The displayed name of a document: that of its file. */
    public static String name(Texts texts, LevelDocument document) {
        return document.file().map(file -> file.getFileName().toString()).orElseGet(() -> texts.get("app.untitled"));
    }

    public void newLevel() {
        whenSettled(() -> dialogs.askNewLevel(SUGGESTED).ifPresent(size -> shown.show(blank(texts, size))));
    }

    public void open() {
        whenSettled(() -> dialogs.chooseOpen(folder()).ifPresent(this::read));
    }

    public void open(Path file) {
        whenSettled(() -> read(file));
    }

    /** Saves to the document's file, or asks for one. */
    public void save() {
        save(() -> {});
    }

    /** Asks for a file and saves to it. */
    public void saveAs() {
        shown.settle();
        chooseAndSave(() -> {});
    }

    /**
     * Runs {@code then} when there are no unsaved changes or the user discards them. If the user cancels, it is not
     * run.
     */
    public void whenSettled(Runnable then) {
        if (filesBeingWritten > 0) {
            // Whether there are unsaved changes is known only when the file is written.
            afterWriting.add(() -> whenSettled(then));
            return;
        }
        shown.settle();
        LevelDocument document = current.get();
        if (!document.isDirty()) {
            then.run();
            return;
        }
        switch (dialogs.askUnsaved(name(texts, document))) {
            // The document may change while it is saved.
            case SAVE -> save(() -> whenSettled(then));
            case DISCARD -> then.run();
            case CANCEL -> {
                // Nothing changes.
            }
        }
    }

    private void save(Runnable then) {
        shown.settle();
        Optional<Path> file = current.get().file();
        if (file.isPresent()) {
            write(file.get(), then);
        } else {
            chooseAndSave(then);
        }
    }

    private void chooseAndSave(Runnable then) {
        LevelDocument document = current.get();
        String suggested = document.file()
                .map(file -> file.getFileName().toString())
                .orElseGet(() -> fileName(document.level().name()));
        dialogs.chooseSave(folder(), suggested).ifPresent(file -> write(file, then));
    }

    private Optional<Path> folder() {
        return current.get().file().map(file -> file.toAbsolutePath().getParent());
    }

    private void read(Path file) {
        String name = file.getFileName().toString();
        LongWork work = works.beginFirst(texts.get("work.open", name), () -> shown.busy(null));
        shown.busy(work);
        background.execute(() -> {
            try {
                Level level = storage.read(file);
                ui.execute(() -> ended(work, () -> shown.show(new LevelDocument(level, file))));
            } catch (Throwable e) {
                ui.execute(() -> ended(work, () -> notOpened(file, e)));
                FileErrors.reportUnexpected(e);
            }
        });
    }

    /** Handles the outcome of reading, unless it was cancelled. */
    private void ended(LongWork reading, Runnable then) {
        works.end(reading);
        if (reading.isWanted()) {
            shown.busy(null);
            then.run();
        }
    }

    /** Shows why a file could not be opened. */
    public void notOpened(Path file, Throwable cause) {
        shown.remember(settings -> settings.withoutRecent(file));
        dialogs.error(texts.get("error.open"), FileErrors.message(texts, file, cause));
    }

    private void write(Path file, Runnable then) {
        LevelDocument document = current.get();
        Level level = document.level();
        long revision = document.revision();
        filesBeingWritten++;
        background.execute(() -> {
            try {
                storage.save(file, level);
                ui.execute(() -> written(() -> {
                    document.markSaved(file, revision);
                    shown.remember(settings -> settings.withRecent(file));
                    then.run();
                }));
            } catch (Throwable e) {
                ui.execute(() -> written(() -> notSaved(file, e, then)));
                FileErrors.reportUnexpected(e);
            }
        });
    }

    /** Shows why a file was not saved, and offers another place if that may help. The document is still dirty. */
    private void notSaved(Path file, Throwable cause, Runnable then) {
        String message = FileErrors.message(texts, file, cause);
        if (!(cause instanceof SaveException)) {
            dialogs.error(texts.get("error.save"), message);
        } else if (dialogs.work().askSaveElsewhere(message)) {
            chooseAndSave(then);
        }
    }

    private void written(Runnable outcome) {
        filesBeingWritten--;
        outcome.run();
        if (filesBeingWritten == 0) {
            List<Runnable> waiting = List.copyOf(afterWriting);
            afterWriting.clear();
            waiting.forEach(Runnable::run);
        }
    }

    /** A file name for a level's name that is valid on every system. */
    static String fileName(String levelName) {
        String plain = levelName.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
        plain = plain.replaceAll("^-+|-+$", "");
        return (plain.isEmpty() ? "level" : plain) + LevelFormat.EXTENSION;
    }
}
