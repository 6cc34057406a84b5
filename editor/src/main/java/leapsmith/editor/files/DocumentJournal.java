package leapsmith.editor.files;

import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.Journal;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.document.WorkState;
import leapsmith.editor.level.LevelName;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.play.PlayRecording;

/**
 * Passes each unsaved state of a level, its kept runs that are not saved, and the run that is played or was played last
 * to its journal.
 */
final class DocumentJournal implements AutoCloseable {
    private final Texts texts;
    private final LevelDocument document;
    private final Journal journal;
    private final Supplier<List<KeptRun>> unsavedRuns;
    private final Subscription changes;
    private final Subscription keptChanges;
    private final javafx.util.Subscription runs;
    private List<Journal.NamedRun> kept = List.of();
    private int edits;
    /** The recovered run, which is among the level's kept runs; null for none. */
    private final PlayRecording recovered;

    /** The last run; null if nothing was played, or it is saved with the level. */
    private PlayRecording run;

    /**
     * @param unsavedRuns the kept runs of the level that are not saved
     * @param recovered the run that was recovered with the level; null for none
     */
    DocumentJournal(
            Texts texts,
            OpenLevel level,
            Journal journal,
            Supplier<List<KeptRun>> unsavedRuns,
            PlayRecording recovered) {
        this.texts = texts;
        this.document = level.document();
        this.journal = journal;
        this.unsavedRuns = unsavedRuns;
        this.recovered = recovered;
        run = recovered;
        // Recovered work is an edit of its file.
        edits = document.isDirty() ? 1 : 0;
        changes = document.addListener(this::changed);
        keptChanges = RunsFeature.of(level).kept().addListener(this::updateKept);
        update();
        runs = RunsFeature.of(level).layer().runProperty().subscribe(this::played);
    }

    /** Closes the document: its unsaved changes were saved or discarded. */
    @Override
    public void close() {
        changes.unsubscribe();
        keptChanges.unsubscribe();
        runs.unsubscribe();
        journal.close();
    }

    private void played(Timeline timeline) {
        if (timeline.run() != null && timeline.run() != run) {
            boolean isFirst = run == null;
            run = timeline.run();
            if (isFirst) {
                update();
            }
            journal.played(run);
        }
    }

    private void changed(Change change) {
        if (change instanceof Change.LevelChanged level && level.beginsEdit()) {
            edits++;
        }
        if (!(change instanceof Change.SelectionChanged) && !(change instanceof Change.FlagsChanged)) {
            update();
        }
    }

    private void update() {
        if (!document.isDirty()) {
            edits = 0;
            if (run == recovered) {
                run = null;
            }
        }
        if (document.isDirty() || run != null) {
            journal.changed(new WorkState(
                    LevelName.of(texts, document),
                    document.file().map(file -> file.toAbsolutePath().normalize()),
                    Instant.now(),
                    edits,
                    document.level()));
            updateKept();
        } else {
            journal.clear();
            kept = List.of();
        }
    }

    /** Called often, because the trails of kept runs change, too. */
    private void updateKept() {
        List<Journal.NamedRun> now = unsavedRuns.get().stream()
                .map(run -> new Journal.NamedRun(run.name(), run.asKept(), run.recorded()))
                .toList();
        if (!isSame(now)) {
            kept = now;
            journal.kept(now);
        }
    }

    private boolean isSame(List<Journal.NamedRun> other) {
        return kept.size() == other.size()
                && IntStream.range(0, kept.size()).allMatch(i -> kept.get(i).isSame(other.get(i)));
    }
}
