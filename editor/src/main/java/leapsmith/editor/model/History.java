package leapsmith.editor.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The steps of a document that can be undone and redone. The number of steps is not bounded, the memory they keep
 * alive is: the oldest are dropped first. The newest step always stays, however large it is.
 *
 * <p>Every state between steps has a number of its own, its revision, that never comes back once the state is lost.
 */
public final class History {
    /** The bound on memory unless the document is given another. */
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

    /** How many steps there are, undone ones included. */
    public int size() {
        return steps.size();
    }

    /** How many of the steps are done: 0 is the oldest state that can be reached, {@link #size()} the newest. */
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

    /** About how many bytes the steps keep alive. */
    public long sizeBytes() {
        return bytes;
    }

    /** The most bytes that the steps may keep alive, the newest step apart. */
    public long maxBytes() {
        return maxBytes;
    }

    long revision() {
        return revisionAt(index);
    }

    /** A number that no state has had before. */
    long freshRevision() {
        return ++lastRevision;
    }

    long revisionAt(int atIndex) {
        return atIndex == 0 ? firstRevision : steps.get(atIndex - 1).revisionAfter();
    }

    Edit edit(int step) {
        return steps.get(step).edit();
    }

    /** Adds a step at the current state; the undone ones are lost. */
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

    /** Puts another edit, which does the last done step and more, in place of it. */
    void replaceLast(Edit edit, long revisionAfter) {
        remove(--index);
        if (edit.isNoOp()) {
            return;
        }
        push(edit, revisionAfter);
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
