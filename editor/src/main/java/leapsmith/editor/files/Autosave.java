package leapsmith.editor.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.Backups;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.Journal;
import leapsmith.editor.document.JournalStore;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.SafeStorage;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.level.LevelName;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.runs.KeptRunFiles;
import leapsmith.editor.runs.KeptRuns;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.scene.ColorScheme;

/**
 * Keeps the work in the open levels safe: journals of unsaved changes and their recovery, backups of saved files, the
 * files of kept runs, and changes by other programs. Only kept runs lie beside the levels, all else in the state folder.
 */
public final class Autosave implements AutoCloseable {
    /** The name of a recovered run. */
    private static final String RECOVERED = "runs.recovered";

    private final Texts texts;
    private final Dialogs dialogs;
    private final Executor background;
    private final Executor ui;
    private final DocumentHost host;
    private final Path stateFolder;
    private final JournalStore journals;
    private final LevelStorage storage;
    private final Recovery recovery;
    private final BackupRestore restore;
    private final LevelReload reload;
    private final FileFingerprints known;
    private final OutsideChanges outside;
    private final LevelLocks elsewhere;

    /**
     * The safety of the levels of a window.
     *
     * @param stateFolder where journals and backups are kept
     * @param themes those of the pictures of levels
     */
    public Autosave(
            WindowContext window,
            Path stateFolder,
            LevelStorage storage,
            ThemeStore themes,
            Supplier<ColorScheme> colors,
            DocumentHost host) {
        texts = window.texts();
        dialogs = window.dialogs();
        background = window.background();
        ui = window.ui();
        this.host = host;
        this.stateFolder = stateFolder;
        journals = new JournalStore(stateFolder.resolve("journal"));
        Backups backups = new Backups(stateFolder.resolve("backups"));
        known = new FileFingerprints(storage);
        this.storage = new SafeStorage(storage, backups, known, cause -> failed("error.backup", cause));
        reload = new LevelReload(window, storage, known, host);
        outside = new OutsideChanges(window, known, reload, host);
        elsewhere = new LevelLocks(stateFolder.resolve("locks"), background, this::openElsewhere);
        recovery = new Recovery(window, journals, storage, known, themes, colors, host::show);
        restore = new BackupRestore(window, backups, themes, colors);
    }

    /** The storage that keeps a backup of each file before it is replaced. */
    public LevelStorage storage() {
        return storage;
    }

    /** What this process knows to be in the files of the open levels. */
    public FileFingerprints known() {
        return known;
    }

    public void protect(OpenLevel level) {
        LevelDocument document = level.document();
        Journal journal = journals.newJournal(cause -> failed("error.journal", cause));
        KeptRunFiles runs = new KeptRunFiles(level, background, ui, this::runName, this::runFailed);
        PlayRecording run = recovery.workOf(document)
                .map(work -> restore(work, level, journal))
                .orElse(null);
        DocumentJournal documentJournal = new DocumentJournal(texts, level, journal, runs::unsaved, run);
        outside.watch(level);
        elsewhere.watch(level);
        level.whenDisposed(runs::close);
        level.whenDisposed(documentJournal::close);
    }

    /** Keeps the recovered runs, and returns the one that was played last; null if there is none. */
    private PlayRecording restore(Recovery.Recovered recovered, OpenLevel level, Journal journal) {
        journal.replace(recovered.work());
        KeptRuns kept = RunsFeature.of(level).kept();
        recovered
                .kept()
                .forEach(it -> kept.keepAgain(
                        kept.unusedName(isOfRecovery(it.name()) ? texts.get(RECOVERED) : it.name()), it));
        if (recovered.run() == null) {
            return null;
        }
        PlayRecording run = recovered.run().in(level.document().level());
        if (kept.sameAs(run).isEmpty()) {
            kept.keep(kept.unusedName(texts.get(RECOVERED)), run, Trail.EMPTY);
        }
        return run;
    }

    /** The name of a kept run; in the language of the window if an earlier recovery named it. */
    private String runName(String name) {
        return isOfRecovery(name)
                ? texts.get(RECOVERED) + name.substring(withoutNumber(name).length())
                : name;
    }

    private static boolean isOfRecovery(String runName) {
        return Texts.inAllLanguages(RECOVERED).contains(withoutNumber(runName));
    }

    private static String withoutNumber(String runName) {
        return runName.replaceFirst(" \\d+$", "");
    }

    /** Asks whether a level that another window has open is read-only in this one. */
    private void openElsewhere(LevelDocument document) {
        ui.execute(() -> document.setReadOnly(dialogs.work().askReadOnly(LevelName.of(texts, document))));
    }

    private void runFailed(Path file, Throwable cause) {
        ui.execute(() -> dialogs.error(texts.get("error.keptRuns"), FileErrors.message(texts, file, cause)));
    }

    /** Looks for outside changes, because the window has the focus again. */
    public void checkFiles() {
        outside.checkSoon();
    }

    /**
     * Offers unsaved work of an earlier session.
     *
     * @param then called if there is none, or when all of it is answered for
     */
    public void offerRecovery(Runnable then) {
        recovery.offer(then, then);
    }

    /** Offers unsaved work of an earlier session, or says that there is none. */
    public void recover() {
        recovery.offer(
                () -> dialogs.error(texts.get("dialog.recovery.none"), texts.get("error.recovery.none")), () -> {});
    }

    /** Asks for a backup of the current level's file and restores it. */
    public void restoreBackup() {
        host.commitPending();
        restore.restore(host.current());
    }

    /** Reads the file of the current level again, as an undoable step; asks first if there are unsaved changes. */
    public void reload() {
        reload.reload();
    }

    /** Waits until the journals are written. */
    @Override
    public void close() {
        outside.close();
        try {
            journals.close();
        } catch (IOException e) {
            // An empty folder may be left, which the next start removes.
            return;
        }
    }

    /** Shows why something is not protected; from any thread. */
    private void failed(String titleKey, IOException cause) {
        ui.execute(() -> dialogs.error(texts.get(titleKey), FileErrors.ofStateFolder(texts, stateFolder, cause)));
    }
}
