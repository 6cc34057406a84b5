package leapsmith.editor.model;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import leapsmith.levels.model.Level;

/**
 * The open level: the level itself, the selection, the history and the file. Used by one thread.
 *
 * <p>All change of the level goes through {@link #apply}. An edit that fails leaves everything as it was. Between
 * {@link #beginStroke} and {@link #endStroke} edits show at once and become one step in the end; until then undo and
 * redo do nothing. The level is a value, so code that needs it later or on another thread keeps {@link #level()}.
 */
public final class LevelDocument {
    private final History history;
    private final List<DocumentListener> listeners = new CopyOnWriteArrayList<>();
    private final Deque<Change> pending = new ArrayDeque<>();
    private boolean publishing;

    private Level level;
    private Selection selection = Selection.NONE;
    private Path file;
    private Stroke stroke;
    private long revision;
    private long savedRevision;
    /** Whether the last step may still be joined with the next edit. */
    private boolean joinable;

    /** A document that has no file yet. */
    public LevelDocument(Level level) {
        this(level, null, History.DEFAULT_MAX_BYTES);
    }

    /** A document as read from a file; null for none. */
    public LevelDocument(Level level, Path file) {
        this(level, file, History.DEFAULT_MAX_BYTES);
    }

    /** A document whose history keeps at most so many bytes alive. */
    public LevelDocument(Level level, Path file, long historyBytes) {
        this.level = Objects.requireNonNull(level);
        this.file = file;
        this.history = new History(historyBytes);
    }

    public Level level() {
        return level;
    }

    public Selection selection() {
        return selection;
    }

    public History history() {
        return history;
    }

    /** The file that the document was read from or saved to last. */
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /** Whether the document is in another state than the one that was saved or read last. */
    public boolean isDirty() {
        return revision != savedRevision;
    }

    /** The number of the present state. Equal numbers are the same state; undo and redo come back to numbers. */
    public long revision() {
        return revision;
    }

    // ---- change

    /**
     * The one gate: applies the edit and makes it a step, or a part of the stroke that is under way.
     *
     * @return false if it was refused because it changes nothing
     * @throws IllegalArgumentException if the edit doesn't fit the level; nothing has changed then
     */
    public boolean apply(Edit edit) {
        if (edit.isNoOp()) {
            return false;
        }
        boolean wasDirty = isDirty();
        change(edit);
        revision = history.freshRevision();
        if (stroke != null) {
            boolean first = stroke.isEmpty();
            stroke.add(edit);
            if (first || isDirty() != wasDirty) {
                pending.add(new Change.HistoryChanged());
            }
        } else {
            history.push(edit, revision);
            joinable = true;
            pending.add(new Change.HistoryChanged());
        }
        publish();
        return true;
    }

    /**
     * Applies the edit and joins it with the last step, if that has the same name, touched the same objects, is the
     * newest and isn't the saved state, and nothing else was selected since: so that a key held down is one step.
     * Otherwise the same as {@link #apply}.
     */
    public boolean applyJoining(Edit edit) {
        Optional<Edit> joined = edit.isNoOp() ? Optional.empty() : joinedWithLast(edit);
        if (joined.isEmpty()) {
            return apply(edit);
        }
        change(edit);
        revision = history.freshRevision();
        history.replaceLast(joined.get(), revision);
        revision = history.revision();
        joinable = !joined.get().isNoOp();
        pending.add(new Change.HistoryChanged());
        publish();
        return true;
    }

    private Optional<Edit> joinedWithLast(Edit edit) {
        if (!joinable || stroke != null || !isDirty() || !history.canUndo() || history.canRedo()) {
            return Optional.empty();
        }
        Edit last = history.edit(history.index() - 1);
        boolean alike = last.name().equals(edit.name()) && last.subject().equals(edit.subject());
        return alike ? last.then(edit) : Optional.empty();
    }

    // ---- strokes

    /**
     * Makes the edits from here on one step.
     *
     * @param name the step's name
     * @throws IllegalStateException if a stroke is under way
     */
    public void beginStroke(Message name) {
        if (stroke != null) {
            throw new IllegalStateException("A stroke is under way, so " + name + " can't begin");
        }
        stroke = new Stroke(name);
    }

    public boolean isInStroke() {
        return stroke != null;
    }

    /** Makes the stroke's edits one step; none if they change nothing in sum. Does nothing without a stroke. */
    public void endStroke() {
        if (stroke == null) {
            return;
        }
        Stroke ended = stroke;
        stroke = null;
        if (ended.isEmpty()) {
            return;
        }
        Edit edit = ended.joined();
        if (edit.isNoOp()) {
            revision = history.revision();
        } else {
            history.push(edit, revision);
        }
        joinable = false;
        pending.add(new Change.HistoryChanged());
        publish();
    }

    /** Takes the stroke back; everything is as before it began. Does nothing without a stroke. */
    public void cancelStroke() {
        if (stroke == null) {
            return;
        }
        Stroke cancelled = stroke;
        stroke = null;
        if (cancelled.isEmpty()) {
            return;
        }
        cancelled.unwind(this::change);
        revision = history.revision();
        pending.add(new Change.HistoryChanged());
        publish();
    }

    // ---- history

    /** Takes the last step back. Returns false if there is none, or a stroke is under way. */
    public boolean undo() {
        return goTo(history.index() - 1);
    }

    /** Does the last undone step again. Returns false if there is none, or a stroke is under way. */
    public boolean redo() {
        return goTo(history.index() + 1);
    }

    /**
     * Undoes or redoes steps until so many are done. What undo or redo brings back is selected.
     *
     * @param index 0 to {@code history().size()}
     * @return false if there is no such state, it is the present one, or a stroke is under way
     */
    public boolean goTo(int index) {
        if (stroke != null || index < 0 || index > history.size() || index == history.index()) {
            return false;
        }
        Set<String> before = LevelObjects.ids(level);
        while (history.index() > index) {
            retrace(history.edit(history.index() - 1).inverse(), history.index() - 1);
        }
        while (history.index() < index) {
            retrace(history.edit(history.index()), history.index() + 1);
        }
        joinable = false;
        Set<String> back = new LinkedHashSet<>(LevelObjects.ids(level));
        back.removeAll(before);
        if (!back.isEmpty()) {
            setSelection(Selection.of(back));
        }
        pending.add(new Change.HistoryChanged());
        publish();
        return true;
    }

    private void retrace(Edit edit, int newIndex) {
        change(edit);
        history.moveTo(newIndex);
        revision = history.revision();
    }

    // ---- selection and file

    /** Selects these objects. Ids that the level doesn't have are left out, and so is a stop. */
    public void select(Selection wanted) {
        setSelection(LevelObjects.existing(level, wanted));
        publish();
    }

    /** The state of that {@link #revision} is the one in the file: the document may have gone on while it was saved. */
    public void markSaved(Path savedTo, long ofRevision) {
        Objects.requireNonNull(savedTo);
        boolean moved = !savedTo.equals(file);
        file = savedTo;
        savedRevision = ofRevision;
        if (moved) {
            pending.add(new Change.FileChanged());
        }
        pending.add(new Change.HistoryChanged());
        publish();
    }

    private void setSelection(Selection wanted) {
        if (!wanted.equals(selection)) {
            selection = wanted;
            joinable = false;
            pending.add(new Change.SelectionChanged());
        }
    }

    // ---- listeners

    public Subscription addListener(DocumentListener listener) {
        listeners.add(Objects.requireNonNull(listener));
        return () -> listeners.remove(listener);
    }

    /** Puts the level after an edit in place of the one before it. */
    private void change(Edit edit) {
        Level before = level;
        level = edit.applyTo(before);
        List<Change> changes = edit.changes(before, level);
        pending.addAll(changes);
        boolean objects = changes.stream()
                .anyMatch(change -> change instanceof Change.ObjectsChanged || change instanceof Change.LevelReplaced);
        if (objects && !selection.isEmpty()) {
            setSelection(LevelObjects.existing(level, selection));
        }
    }

    /** Every listener hears every change in the order of the changes, also when listeners cause further ones. */
    private void publish() {
        if (publishing) {
            return;
        }
        publishing = true;
        Throwable failure = null;
        try {
            for (Change change = pending.poll(); change != null; change = pending.poll()) {
                for (DocumentListener listener : listeners) {
                    try {
                        listener.changed(change);
                    } catch (RuntimeException | Error e) {
                        if (failure == null) {
                            failure = e;
                        } else if (failure != e) {
                            failure.addSuppressed(e);
                        }
                    }
                }
            }
        } finally {
            publishing = false;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }
}
