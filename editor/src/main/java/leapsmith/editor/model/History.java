package leapsmith.editor.model;

import leapsmith.levels.model.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The undo and redo steps of a document. Not their number but their memory is bounded: the oldest are dropped first.
 * The newest step always stays, however large it is.
 *
 * <p>Every state between steps has a unique number, its revision, which is never reused after the state is lost.
 */
public final class History {
    /** The default memory bound. */
    public static final long DEFAULT_MAX_BYTES = 256L << 20;

    private record Step(Edit edit, long bytes, long revisionAfter) {}

    private final long maxBytes;
    private final List<Step> steps = new ArrayList<>();
    private int index;
    private long bytes;
    private long firstRevision;
    private long lastRevision;

    History(long maxBytes) {
        if (maxBytes < 1) {
            throw new IllegalArgumentException("History needs a positive number of bytes: " + maxBytes);
        }
        this.maxBytes = maxBytes;
    }

    /** The number of steps, including undone ones. */
    public int size() {
        return steps.size();
    }

    /** The number of steps done: 0 is the oldest reachable state, {@link #size()} the newest. */
    public int index() {
        return index;
    }

    public boolean canUndo() {
        return index > 0;
    }

    public boolean canRedo() {
        return index < steps.size();
    }

    /** A step's name; step 0 leads from index 0 to index 1. */
    public Message name(int step) {
        return steps.get(step).edit().name();
    }

    /** The names of all steps, the oldest first. */
    public List<Message> names() {
        List<Message> names = new ArrayList<>(steps.size());
        steps.forEach(step -> names.add(step.edit().name()));
        return Collections.unmodifiableList(names);
    }

    /** Approximate memory retained by the steps, in bytes. */
    public long sizeBytes() {
        return bytes;
    }

    /** The memory bound in bytes; it doesn't apply to the newest step. */
    public long maxBytes() {
        return maxBytes;
    }

    long revision() {
        return revisionAt(index);
    }

    /** A revision that was never used before. */
    long nextRevision() {
        return ++lastRevision;
    }

    long revisionAt(int atIndex) {
        return atIndex == 0 ? firstRevision : steps.get(atIndex - 1).revisionAfter();
    }

    Edit edit(int step) {
        return steps.get(step).edit();
    }

    /** Adds a step at the current state; undone steps are lost. */
    void push(Edit edit, long revisionAfter) {
        while (steps.size() > index) {
            remove(steps.size() - 1);
        }
        add(edit, revisionAfter);
        while (bytes > maxBytes && steps.size() > 1) {
            firstRevision = remove(0).revisionAfter();
            index--;
        }
    }

    /** Replaces the last done step by an edit that includes it. */
    void replaceLast(Edit edit, long revisionAfter) {
        remove(--index);
        if (edit.isNoOp()) {
            return;
        }
        push(edit, revisionAfter);
    }

    /** Replaces the name of the level in all states. */
    void rename(String from, String to) {
        steps.replaceAll(step -> new Step(step.edit().renamed(from, to), step.bytes(), step.revisionAfter()));
    }

    void moveTo(int newIndex) {
        Objects.checkIndex(newIndex, steps.size() + 1);
        index = newIndex;
    }

    private void add(Edit edit, long revisionAfter) {
        Step step = new Step(edit, Math.max(1, edit.sizeBytes()), revisionAfter);
        steps.add(step);
        bytes += step.bytes();
        index++;
    }

    private Step remove(int step) {
        Step removed = steps.remove(step);
        bytes -= removed.bytes();
        return removed;
    }
}
