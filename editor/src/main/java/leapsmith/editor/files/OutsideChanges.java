package leapsmith.editor.files;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.dialogs.WorkDialogs.OutsideChange;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.level.LevelName;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.TileRegion;

/**
 * Notices when another program changes the files of the open levels, or the kinds file that they use. A level without unsaved changes is reloaded, as an
 * undoable step; otherwise the user is asked. Files are polled, which also works on network drives.
 */
final class OutsideChanges implements AutoCloseable {
    private static final long PERIOD_MILLIS = 1000;
    /** Programs that replace a file may remove it for a moment. */
    private static final int MISSING_CHECKS = 3;

    private final Texts texts;
    private final Dialogs dialogs;
    private final FileFingerprints known;
    private final LevelReload reload;
    private final Executor ui;
    private final DocumentHost host;
    private final List<Watched> watched = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService background = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "outside changes");
        thread.setDaemon(true);
        return thread;
    });

    /** An open level. */
    private static final class Watched {
        private final OpenLevel level;
        private volatile Path file;
        // Used only in the background.
        private boolean isSeen;
        private int missing;
        private SharedKinds kinds = SharedKinds.NONE;
        // Used only by the window.
        private boolean isAsking;

        Watched(OpenLevel level) {
            this.level = level;
        }
    }

    OutsideChanges(WindowContext window, FileFingerprints known, LevelReload reload, DocumentHost host) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.known = known;
        this.reload = reload;
        ui = window.ui();
        this.host = host;
        background.scheduleWithFixedDelay(this::check, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Watches the file of a level, also after it is saved to another one, until the level is disposed. */
    void watch(OpenLevel level) {
        LevelDocument document = level.document();
        Watched added = new Watched(level);
        added.file = document.file().orElse(null);
        if (added.file != null && !document.isDirty()) {
            known.set(added.file, document.level());
        }
        document.addListener(change -> {
            Path now = document.file().orElse(null);
            if (now != null && !now.equals(added.file)) {
                drop(added);
                added.file = now;
            }
        });
        watched.add(added);
        checkSoon();
        level.whenDisposed(() -> {
            watched.remove(added);
            drop(added);
        });
    }

    /** Drops the file of a level, unless another level has the same one. */
    private void drop(Watched it) {
        if (it.file != null && watched.stream().noneMatch(each -> each != it && isSame(it.file, each.file))) {
            known.remove(it.file);
        }
    }

    /** Whether both are paths of the same file, such as an absolute one and one from the working folder. */
    private static boolean isSame(Path file, Path other) {
        return other != null && FileFingerprints.normal(file).equals(FileFingerprints.normal(other));
    }

    /** Looks now, for example because the window has the focus again. */
    void checkSoon() {
        if (!background.isShutdown()) {
            background.execute(this::check);
        }
    }

    @Override
    public void close() {
        background.shutdownNow();
    }

    private void check() {
        for (Watched each : watched) {
            Path file = each.file;
            if (file != null) {
                check(each, file);
            }
        }
    }

    private void check(Watched it, Path file) {
        try {
            SharedKinds kinds = known.sharedKinds(file.toAbsolutePath().getParent());
            if (!kinds.equals(it.kinds)) {
                it.kinds = kinds;
                ui.execute(() -> changed(it, file, kinds));
            }
            Optional<Level> theirs = known.changed(file);
            it.isSeen = true;
            it.missing = 0;
            theirs.ifPresent(level -> ui.execute(() -> changed(it, file, level)));
        } catch (NoSuchFileException e) {
            if (it.isSeen && ++it.missing == MISSING_CHECKS) {
                ui.execute(() -> missing(it, file));
            }
        } catch (IOException e) {
            // It may be half written; the next check tries again.
        } catch (RuntimeException | Error e) {
            // Not thrown, as there would be no next check.
            FileErrors.reportUnexpected(e);
        }
    }

    private void changed(Watched it, Path file, Level theirs) {
        LevelDocument document = it.level.document();
        if (it.isAsking || !watched.contains(it) || document.isInStroke() || !file.equals(it.file)) {
            // The next check finds it again.
            return;
        }
        if (document.isDirty()) {
            it.isAsking = true;
            try {
                ask(document, file, theirs);
            } finally {
                it.isAsking = false;
            }
        } else {
            reload(document, file, theirs);
        }
    }

    private void changed(Watched it, Path file, SharedKinds kinds) {
        if (watched.contains(it) && file.equals(it.file)) {
            LevelDocument document = it.level.document();
            boolean isRead =
                    kinds.file().equals(document.sharedKinds().file()) && !kinds.equals(document.sharedKinds());
            document.setSharedKinds(kinds);
            kinds.file()
                    .filter(changed -> isRead)
                    .ifPresent(changed -> host.status(texts.get("status.reloadedKinds", changed.getFileName())));
        }
    }

    private void ask(LevelDocument document, Path file, Level theirs) {
        host.show(document);
        String name = LevelName.of(texts, document);
        OutsideChange answer =
                dialogs.work().askOutsideChange(name, differences(LevelDelta.between(document.level(), theirs)));
        known.set(file, theirs);
        if (answer == OutsideChange.RELOAD_THEIRS) {
            reload(document, file, theirs);
            return;
        }
        // No state of the history is in the file any more.
        document.markUnsaved();
        if (answer == OutsideChange.SAVE_AS) {
            host.saveAs();
        }
    }

    private void reload(LevelDocument document, Path file, Level theirs) {
        reload.replace(document, file, theirs);
        host.status(texts.get("status.reloaded", file.getFileName()));
    }

    private void missing(Watched it, Path file) {
        if (watched.contains(it) && file.equals(it.file)) {
            it.level.document().markUnsaved();
            dialogs.error(texts.get("error.outside.missing", file.getFileName()), texts.get("error.outside.remedy"));
        }
    }

    /** How the file differs, one line for each kind of difference. */
    private String differences(LevelDelta delta) {
        Level mine = delta.before();
        Level theirs = delta.after();
        List<String> lines = new ArrayList<>();
        if (mine.columns() != theirs.columns() || mine.rows() != theirs.rows()) {
            lines.add(texts.get("difference.size", mine.columns(), mine.rows(), theirs.columns(), theirs.rows()));
        } else if (delta.changesTiles()) {
            TileRegion at = delta.tiles().bounds();
            lines.add(texts.get(
                    "difference.tiles", delta.tiles().cellCount(), at.columns(), at.rows(), at.column(), at.row()));
        }
        long added = 0;
        long removed = 0;
        long changed = 0;
        for (ObjectChange object : delta.objects()) {
            added += object.before().isEmpty() ? 1 : 0;
            removed += object.after().isEmpty() ? 1 : 0;
            changed += object.isReplaced() ? 1 : 0;
        }
        if (added + removed + changed > 0) {
            lines.add(texts.get("difference.objects", added, removed, changed));
        }
        if (delta.changesSettings()) {
            lines.add(texts.get("difference.settings"));
        }
        return String.join("\n", lines);
    }
}
