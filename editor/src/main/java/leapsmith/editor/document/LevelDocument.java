package leapsmith.editor.document;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.TileSet;

/**
 * An open level with its selection, history and file. Must be used by one thread only.
 *
 * <p>All changes of the level go through {@link #apply}, except the name that it gets from its file and what its folder's
 * kinds file says. A failed edit
 * changes nothing. Edits between {@link #beginStroke} and {@link #endStroke} take effect immediately and become one step
 * of the history at the end; until then undo and redo do nothing. The level is an immutable value, so {@link #level()}
 * can be used later and on other threads.
 */
public final class LevelDocument {
    /** The saved revision while no state is saved. */
    private static final long NOT_SAVED = -1;

    private final History history;
    private final ChangeQueue changes = new ChangeQueue();

    private MemoryBudget memory;
    private Level level;
    private Selection selection = Selection.NONE;
    private ObjectFlags flags = ObjectFlags.NONE;
    private final PartialLevel visible = new PartialLevel();
    private final PartialLevel pickable = new PartialLevel();
    private Path file;
    private Stroke stroke;
    private long revision;
    private long savedRevision;
    private boolean areSideFilesDirty;
    private boolean isReadOnly;
    private SharedKinds sharedKinds = SharedKinds.NONE;
    /** Whether {@link #applyMerging} may merge the next edit into the last step. */
    private boolean mergeable;

    /** The level without some of its objects, kept until the objects change. */
    private static final class PartialLevel {
        private ObjectLists all;
        private Set<String> left;
        private ObjectLists rest;

        Level of(Level level, Set<String> without) {
            if (without.isEmpty()) {
                return level;
            }
            if (level.objects() != all || !without.equals(left)) {
                rest = ObjectEdits.removed(level, without).objects();
                all = level.objects();
                left = without;
            }
            return level.withObjects(rest);
        }
    }

    /** The edits between press and release, which become one step. */
    private static final class Stroke {
        private final Message name;
        private Level before;
        private boolean isEmpty = true;
        private Optional<History.TileSelection> selected = Optional.empty();

        Stroke(Message name, Level before) {
            this.name = name;
            this.before = before;
        }
    }

    public LevelDocument(Level level) {
        this(level, null);
    }

    /** A document that was read from a file, which may be null for none. */
    public LevelDocument(Level level, Path file) {
        this.level = Objects.requireNonNull(level);
        this.file = file;
        this.history = new History(level);
        drawFrom(new MemoryBudget(MemoryBudget.DEFAULT_MAX_BYTES));
    }

    /** Takes the memory for the history from another budget from now on. */
    public void drawFrom(MemoryBudget budget) {
        if (memory != null) {
            memory.remove(this);
        }
        memory = budget;
        memory.add(this);
    }

    /** The memory for the history and for other states of the level that can be dropped. */
    public MemoryBudget memory() {
        return memory;
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

    /** Which objects are hidden and locked. */
    public ObjectFlags flags() {
        return flags;
    }

    /** Hides and locks objects; does nothing to the level. */
    public void setFlags(ObjectFlags newFlags) {
        if (!newFlags.equals(flags)) {
            flags = newFlags;
            changes.add(new Change.FlagsChanged());
            changes.publish();
        }
    }

    /** The level without hidden objects, as the editor draws it. */
    public Level visibleLevel() {
        return visible.of(level, flags.hidden());
    }

    /** The level without hidden and locked objects, in which the pointer finds what it selects. */
    public Level pickableLevel() {
        return pickable.of(level, flags.notPickable());
    }

    /** The selection without locked objects, which can be selected in a list: what can be moved and deleted. */
    public Selection editableSelection() {
        return flags.locked().isEmpty()
                ? selection
                : selection.retaining(id -> !flags.locked().contains(id));
    }

    /** The file that the document was last read from or saved to. */
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /** Whether its file must not be replaced. The level can be changed and saved to another file. */
    public boolean isReadOnly() {
        return isReadOnly;
    }

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
     * Makes another level the current one, as a step or as part of the current stroke.
     *
     * @param after made from the current level
     * @return false if it equals the current level; nothing is changed then
     */
    public boolean apply(Message name, Level after) {
        return apply(Edit.of(name, level, after));
    }

    /**
     * Applies the edit and adds it to the history as a step, or to the current stroke. All changes go through here.
     *
     * @return false if it changes nothing and was ignored
     * @throws IllegalArgumentException if the edit was made for another level; nothing is changed then
     */
    public boolean apply(Edit wanted) {
        if (!isChange(wanted)) {
            return false;
        }
        Edit edit = wanted.withKinds(sharedKinds);
        boolean wasDirty = isDirty();
        Optional<History.TileSelection> selected = change(edit, stroke == null || stroke.isEmpty);
        revision = history.nextRevision();
        if (stroke != null) {
            boolean first = stroke.isEmpty;
            stroke.isEmpty = false;
            stroke.selected = joined(stroke.selected, selected);
            if (first || isDirty() != wasDirty) {
                changes.add(new Change.HistoryChanged());
            }
        } else {
            push(edit.name(), edit.delta(), selected);
            mergeable = true;
            changes.add(new Change.HistoryChanged());
        }
        changes.publish();
        return true;
    }

    /**
     * Like {@link #apply}, but merges the edit into the last step if possible, so that holding down a key makes one
     * step. The last step must have the same name and change the same objects, must not be the saved state, and there
     * must be no change of the selection since and no step to redo.
     */
    public boolean applyMerging(Edit wanted) {
        return isChange(wanted) && (mergesWithLast(wanted) ? merge(wanted) : apply(wanted));
    }

    /** Like {@link #apply}, but as a part of the last step; as one of its own in the saved state, and if there is no last one or one to redo. */
    public boolean applyToLast(Edit wanted) {
        return isChange(wanted) && (hasLastStep() ? merge(wanted) : apply(wanted));
    }

    private boolean hasLastStep() {
        return stroke == null && isLevelDirty() && history.index() > 0 && !history.canRedo();
    }

    private boolean merge(Edit wanted) {
        Edit edit = wanted.withKinds(sharedKinds);
        int last = history.index() - 1;
        LevelDelta both = LevelDelta.between(history.level(last), edit.delta().after());
        Optional<History.TileSelection> selectedBefore = history.selected(last);
        Optional<History.TileSelection> selected = joined(selectedBefore, change(edit, false));
        revision = history.nextRevision();
        Message name = history.name(last);
        history.dropLast();
        mergeable = !both.isEmpty();
        if (mergeable) {
            push(name, both, selected);
        } else {
            level = both.before();
            revision = history.revision();
        }
        changes.add(new Change.HistoryChanged());
        changes.publish();
        return true;
    }

    private void push(Message name, LevelDelta delta, Optional<History.TileSelection> selected) {
        history.push(name, delta, selected, revision);
        memory.historyChanged(this);
    }

    /** Publishes that the history lost its oldest steps. */
    void historyTrimmed() {
        changes.add(new Change.HistoryChanged());
        changes.publish();
    }

    private boolean isChange(Edit edit) {
        if (edit.delta().before() != level && !edit.delta().before().equals(level)) {
            throw new IllegalArgumentException(edit.name() + " was made for another level");
        }
        return !edit.delta().isEmpty();
    }

    private boolean mergesWithLast(Edit edit) {
        int last = history.index() - 1;
        if (!mergeable || !hasLastStep() || !history.name(last).equals(edit.name())) {
            return false;
        }
        LevelDelta step = LevelDelta.between(history.level(last), level);
        return step.objectIds().equals(edit.delta().objectIds())
                && step.isResized() == edit.delta().isResized();
    }

    private static Optional<History.TileSelection> joined(
            Optional<History.TileSelection> first, Optional<History.TileSelection> next) {
        return first.isPresent() && next.isPresent()
                ? Optional.of(new History.TileSelection(
                        first.get().before(), next.get().after()))
                : first.or(() -> next);
    }

    /**
     * Changes all states of the history, so that this is no step, for what its file says already. Revisions stay the same.
     *
     * @param change must not change tiles, or ids of objects
     */
    public void reviseAll(UnaryOperator<Level> change) {
        revise(change);
        changes.publish();
    }

    /** The kinds that the levels of its folder share. */
    public SharedKinds sharedKinds() {
        return sharedKinds;
    }

    /**
     * Sets the kinds that the levels of its folder share. All states of the history follow them, so that this is no
     * step. Revisions stay the same.
     */
    public void setSharedKinds(SharedKinds kinds) {
        if (!kinds.equals(sharedKinds)) {
            setSharedKinds(kinds, UnaryOperator.identity());
        }
    }

    /**
     * As {@link #setSharedKinds(SharedKinds)}, after a change of all states, such as of the names of these kinds.
     *
     * @param change must not change tiles, or ids of objects
     */
    public void setSharedKinds(SharedKinds kinds, UnaryOperator<Level> change) {
        sharedKinds = kinds;
        revise(it -> kinds.resolve(change.apply(it)));
        changes.add(new Change.SharedKindsChanged());
        changes.publish();
    }

    private void revise(UnaryOperator<Level> change) {
        history.revise(change);
        if (stroke != null) {
            stroke.before = change.apply(stroke.before);
        }
        changeTo(change.apply(level), false);
    }

    // ---- strokes

    /**
     * Starts a stroke: the following edits become one step.
     *
     * @throws IllegalStateException if a stroke is active
     */
    public void beginStroke(Message name) {
        if (stroke != null) {
            throw new IllegalStateException("cannot begin " + name + " during another stroke");
        }
        stroke = new Stroke(name, level);
    }

    public boolean isInStroke() {
        return stroke != null;
    }

    /** Ends the stroke. Its edits become one step, or none if they cancel out. Does nothing without a stroke. */
    public void endStroke() {
        if (stroke != null) {
            endStroke(stroke.name);
        }
    }

    /** As {@link #endStroke()}, with a name for the step that counts what the stroke has done. */
    public void endStroke(Message name) {
        if (stroke == null) {
            return;
        }
        Stroke ended = stroke;
        stroke = null;
        if (ended.isEmpty) {
            return;
        }
        LevelDelta delta = LevelDelta.between(ended.before, level);
        if (delta.isEmpty()) {
            level = ended.before;
            revision = history.revision();
        } else {
            push(name, delta, ended.selected);
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
        if (cancelled.isEmpty) {
            return;
        }
        changeTo(cancelled.before, false);
        cancelled.selected.ifPresent(it -> selectTiles(it.before()));
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
     * Undoes or redoes steps until the given number of steps is applied. Objects and free pictures that this restores are selected.
     *
     * @param index 0 to {@code history().size()}
     * @return false if there is no such state, it is the current one, or a stroke is active
     */
    public boolean goTo(int index) {
        if (stroke != null || index < 0 || index > history.size() || index == history.index()) {
            return false;
        }
        Optional<TileSet> tiles = Optional.empty();
        while (history.index() > index) {
            history.moveTo(history.index() - 1);
            Optional<History.TileSelection> undone = history.selected(history.index());
            tiles = undone.isPresent() ? undone.map(History.TileSelection::before) : tiles;
        }
        while (history.index() < index) {
            Optional<History.TileSelection> redone = history.selected(history.index());
            tiles = redone.isPresent() ? redone.map(History.TileSelection::after) : tiles;
            history.moveTo(history.index() + 1);
        }
        LevelDelta delta = changeTo(history.level(index), true);
        followObjects(delta, false);
        tiles.ifPresent(this::selectTiles);
        revision = history.revision();
        mergeable = false;
        Set<String> back = new LinkedHashSet<>();
        for (ObjectChange change : delta.objects()) {
            if (delta.before().object(change.id()).isEmpty()) {
                back.add(change.id());
            }
        }
        if (!back.isEmpty()) {
            setSelection(selection.withObjects(back));
        }
        DecalEdits.added(delta).ifPresent(it -> setSelection(Selection.ofDecal(it.layer(), it.index())));
        changes.add(new Change.HistoryChanged());
        changes.publish();
        return true;
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

    /**
     * Passes each change to the listener afterward, in order. If a listener changes the document, that change is
     * published after this one has reached every listener.
     */
    public Subscription addListener(Consumer<Change> listener) {
        return changes.addListener(listener);
    }

    /** Applies an edit and queues its changes. Returns the tiles selected before and after it if it selects tiles. */
    private Optional<History.TileSelection> change(Edit edit, boolean beginsEdit) {
        TileSet before = selection.tiles();
        changeTo(edit.delta(), beginsEdit);
        followObjects(edit.delta(), true);
        edit.tilesToSelect().ifPresent(this::selectTiles);
        return edit.tilesToSelect().map(after -> new History.TileSelection(before, after));
    }

    private LevelDelta changeTo(Level after, boolean beginsEdit) {
        return changeTo(LevelDelta.between(level, after), beginsEdit);
    }

    private LevelDelta changeTo(LevelDelta delta, boolean beginsEdit) {
        level = delta.after();
        if (!delta.isEmpty()) {
            changes.add(new Change.LevelChanged(delta, beginsEdit));
        }
        if (selection.decal().isPresent()) {
            setSelection(DecalEdits.following(delta, selection));
        } else if (!selection.isEmpty() && (!delta.objects().isEmpty() || delta.isResized())) {
            setSelection(LevelObjects.existing(level, selection));
        }
        return delta;
    }

    private void followObjects(LevelDelta delta, boolean isEdit) {
        ObjectFlags after = flags.after(delta, isEdit);
        if (!after.equals(flags)) {
            flags = after;
            changes.add(new Change.FlagsChanged());
        }
    }

    private void selectTiles(TileSet tiles) {
        setSelection(selection.withTiles(tiles));
    }

    /** The changes of a document that its listeners have not received yet, and the listeners. */
    private static final class ChangeQueue {
        private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();
        private final Deque<Change> pending = new ArrayDeque<>();
        private boolean publishing;

        Subscription addListener(Consumer<Change> listener) {
            listeners.add(Objects.requireNonNull(listener));
            return () -> listeners.remove(listener);
        }

        /** Queues a change until {@link #publish}. */
        void add(Change change) {
            pending.add(change);
        }

        /**
         * Publishes the queued changes: each listener receives each change in order, even if listeners cause more or throw.
         */
        void publish() {
            if (publishing) {
                return;
            }
            publishing = true;
            try {
                Stream<Change> all = Stream.iterate(pending.poll(), Objects::nonNull, handled -> pending.poll());
                IndependentTasks.run(all::iterator, change -> IndependentTasks.run(listeners, it -> it.accept(change)));
            } finally {
                publishing = false;
            }
        }
    }
}
