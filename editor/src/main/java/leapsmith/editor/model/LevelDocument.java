package leapsmith.editor.model;

import leapsmith.levels.model.Message;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Level;

/**
 * An open level with its selection, history and file. Must be used by one thread only.
 *
 * <p>All changes of the level go through {@link #apply}, except the name that it gets from its file. A failed edit
 * changes nothing. Edits between {@link #beginStroke} and {@link #endStroke} take effect immediately and become one step
 * of the history at the end; until then undo and redo do nothing. The level is an immutable value, so {@link #level()}
 * can be used later and on other threads.
 */
public final class LevelDocument {
    /** The saved revision while no state is saved. */
    private static final long NOT_SAVED = -1;

    private final History history;
    private final ChangeQueue changes = new ChangeQueue();

    private Level level;
    private Selection selection = Selection.NONE;
    private Path file;
    private Stroke stroke;
    private long revision;
    private long savedRevision;
    private boolean areSideFilesDirty;
    private boolean isReadOnly;
    /** Whether {@link #applyMerging} may merge the next edit into the last step. */
    private boolean mergeable;

    /** A document without a file. */
    public LevelDocument(Level level) {
        this(level, null, History.DEFAULT_MAX_BYTES);
    }

    /** A document that was read from a file, which may be null for none. */
    public LevelDocument(Level level, Path file) {
        this(level, file, History.DEFAULT_MAX_BYTES);
    }

    /** A document with a memory limit for its history, in bytes. */
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

    /** The file that the document was last read from or saved to. */
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /** Whether its file must not be replaced. The level can be changed and saved to another file. */
    public boolean isReadOnly() {
        return isReadOnly;
    }

    /** Whether the document has unsaved changes. */
    public boolean isDirty() {
        return isLevelDirty() || areSideFilesDirty;
    }

    /** Whether it was created without a file, and nothing was done with it. */
    public boolean isUntouched() {
        return file == null && !isDirty() && history.size() == 0;
    }

    private boolean isLevelDirty() {
        return revision != savedRevision;
    }

    /** The revision number of the current state. Equal numbers mean equal states; undo and redo restore the numbers. */
    public long revision() {
        return revision;
    }

    // ---- change

    /**
     * Applies the edit and adds it to the history as a step, or to the current stroke. All changes go through here.
     *
     * @return false if the edit is a no-op and was ignored
     * @throws IllegalArgumentException if the edit doesn't fit the level; nothing is changed then
     */
    public boolean apply(Edit edit) {
        if (edit.isNoOp()) {
            return false;
        }
        boolean wasDirty = isDirty();
        change(edit);
        revision = history.nextRevision();
        if (stroke != null) {
            boolean first = stroke.isEmpty();
            stroke.add(edit);
            if (first || isDirty() != wasDirty) {
                changes.add(new Change.HistoryChanged());
            }
        } else {
            history.push(edit, revision);
            mergeable = true;
            changes.add(new Change.HistoryChanged());
        }
        changes.publish();
        return true;
    }

    /**
     * Like {@link #apply}, but merges the edit into the last step if possible, so that holding down a key makes one
     * step. The last step must have the same name and subject, must not be the saved state, and there must be no change
     * of the selection since and no step to redo.
     */
    public boolean applyMerging(Edit edit) {
        Optional<Edit> joined = edit.isNoOp() ? Optional.empty() : mergedWithLast(edit);
        if (joined.isEmpty()) {
            return apply(edit);
        }
        change(edit);
        revision = history.nextRevision();
        history.replaceLast(joined.get(), revision);
        revision = history.revision();
        mergeable = !joined.get().isNoOp();
        changes.add(new Change.HistoryChanged());
        changes.publish();
        return true;
    }

    private Optional<Edit> mergedWithLast(Edit edit) {
        if (!mergeable || stroke != null || !isLevelDirty() || !history.canUndo() || history.canRedo()) {
            return Optional.empty();
        }
        Edit last = history.edit(history.index() - 1);
        boolean alike = last.name().equals(edit.name()) && last.subject().equals(edit.subject());
        return alike ? last.then(edit) : Optional.empty();
    }

    /**
     * Gives the level another name in all states of the history that have the first one, so that this is no step.
     * Revisions stay the same.
     */
    public void rename(String from, String to) {
        if (from.equals(to)) {
            return;
        }
        history.rename(from, to);
        if (stroke != null) {
            stroke.rename(from, to);
        }
        if (level.name().equals(from)) {
            Level before = level;
            level = before.withName(to);
            changes.add(new Change.NumbersChanged(before, level));
            changes.publish();
        }
    }

    // ---- strokes

    /**
     * Starts a stroke: the following edits become one step.
     *
     * @param name the step's name
     * @throws IllegalStateException if a stroke is active
     */
    public void beginStroke(Message name) {
        if (stroke != null) {
            throw new IllegalStateException("cannot begin " + name + " during another stroke");
        }
        stroke = new Stroke(name);
    }

    public boolean isInStroke() {
        return stroke != null;
    }

    /** Ends the stroke. Its edits become one step, or none if they cancel out. Does nothing without a stroke. */
    public void endStroke() {
        if (stroke != null) {
            endStroke(stroke.name());
        }
    }

    /** As {@link #endStroke()}, with a name for the step that counts what the stroke has done. */
    public void endStroke(Message name) {
        if (stroke == null) {
            return;
        }
        Stroke ended = stroke;
        stroke = null;
        if (ended.isEmpty()) {
            return;
        }
        Edit edit = ended.joined(name);
        if (edit.isNoOp()) {
            revision = history.revision();
        } else {
            history.push(edit, revision);
        }
        mergeable = false;
        changes.add(new Change.HistoryChanged());
        changes.publish();
    }

    /** Reverts the edits of the stroke and ends it. Does nothing without a stroke. */
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
        changes.add(new Change.HistoryChanged());
        changes.publish();
    }

    // ---- history

    /** Undoes the last step. Returns false if there is none, or during a stroke. */
    public boolean undo() {
        return goTo(history.index() - 1);
    }

    /** Redoes the last undone step. Returns false if there is none, or during a stroke. */
    public boolean redo() {
        return goTo(history.index() + 1);
    }

    /**
     * Undoes or redoes steps until the given number of steps is applied. Objects that this restores are selected.
     *
     * @param index 0 to {@code history().size()}
     * @return false if there is no such state, it is the current one, or a stroke is active
     */
    public boolean goTo(int index) {
        if (stroke != null || index < 0 || index > history.size() || index == history.index()) {
            return false;
        }
        Set<String> before = LevelObjects.ids(level);
        while (history.index() > index) {
            applyStep(history.edit(history.index() - 1).inverse(), history.index() - 1);
        }
        while (history.index() < index) {
            applyStep(history.edit(history.index()), history.index() + 1);
        }
        mergeable = false;
        Set<String> back = new LinkedHashSet<>(LevelObjects.ids(level));
        back.removeAll(before);
        if (!back.isEmpty()) {
            setSelection(selection.withObjects(back));
        }
        changes.add(new Change.HistoryChanged());
        changes.publish();
        return true;
    }

    private void applyStep(Edit edit, int newIndex) {
        change(edit);
        history.moveTo(newIndex);
        revision = history.revision();
    }

    // ---- selection and file

    /** Sets the selection. Ids and stops that don't exist in the level are ignored. */
    public void select(Selection wanted) {
        setSelection(LevelObjects.existing(level, wanted));
        changes.publish();
    }

    /** Marks the state with this {@link #revision} as saved; the document may have changed while it was being saved. */
    public void markSaved(Path savedTo, long ofRevision) {
        Objects.requireNonNull(savedTo);
        boolean moved = !savedTo.equals(file);
        file = savedTo;
        savedRevision = ofRevision;
        if (moved) {
            changes.add(new Change.FileChanged());
        }
        changes.add(new Change.HistoryChanged());
        changes.add(new Change.Saved(savedTo));
        changes.publish();
    }

    /** Makes the document dirty until it is saved, because no file has its state any more. */
    public void markUnsaved() {
        savedRevision = NOT_SAVED;
        changes.add(new Change.HistoryChanged());
        changes.publish();
    }

    /** Sets whether its file must not be replaced, for example because another window has it open. */
    public void setReadOnly(boolean readOnly) {
        if (readOnly != isReadOnly) {
            isReadOnly = readOnly;
            changes.add(new Change.FileChanged());
            changes.publish();
        }
    }

    /** Sets whether files that are saved with the level, such as those of kept runs, have unsaved changes. */
    public void setSideFilesDirty(boolean dirty) {
        if (dirty != areSideFilesDirty) {
            areSideFilesDirty = dirty;
            changes.add(new Change.HistoryChanged());
            changes.publish();
        }
    }

    private void setSelection(Selection wanted) {
        if (!wanted.equals(selection)) {
            selection = wanted;
            mergeable = false;
            changes.add(new Change.SelectionChanged());
        }
    }

    // ---- listeners

    public Subscription addListener(DocumentListener listener) {
        return changes.addListener(listener);
    }

    /** Applies an edit to the level and queues its changes. */
    private void change(Edit edit) {
        Level before = level;
        level = edit.applyTo(before);
        List<Change> ofEdit = edit.changes(before, level);
        ofEdit.forEach(changes::add);
        edit.tilesToSelect().ifPresent(tiles -> setSelection(selection.withTiles(tiles)));
        boolean objects = ofEdit.stream()
                .anyMatch(change -> change instanceof Change.ObjectsChanged || change instanceof Change.LevelReplaced);
        if (objects && !selection.isEmpty()) {
            setSelection(LevelObjects.existing(level, selection));
        }
    }
}
