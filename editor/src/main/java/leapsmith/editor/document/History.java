package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileSet;

/**
 * The states of a level from the oldest to the newest, with the name of the step between each two. Not their number but
 * their memory is bounded, by a {@link MemoryBudget}. The newest step always stays, however large it is.
 *
 * <p>The states are whole levels, which share what a step did not change. So a step costs the chunks of tiles and lists
 * of objects in which its states differ.
 *
 * <p>Every state has a unique number, its revision, which is never reused after the state is lost.
 */
public final class History {
    /** The state before the first step. */
    private Level first;

    private final List<Step> steps = new ArrayList<>();
    private int index;
    private long bytes;
    private long firstRevision;
    private long lastRevision;

    /**
     * A step of the history.
     *
     * @param selected the tiles selected before and after it, if it selects tiles
     * @param bytes the memory that it takes
     */
    private record Step(Message name, Level after, Optional<TileSelection> selected, long bytes, long revision) {}

    /** The tiles selected before and after a step. */
    record TileSelection(TileSet before, TileSet after) {}

    History(Level first) {
        this.first = Objects.requireNonNull(first);
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
        return steps.get(step).name();
    }

    /** The names of all steps, the oldest first. */
    public List<Message> names() {
        List<Message> names = new ArrayList<>(steps.size());
        steps.forEach(step -> names.add(step.name()));
        return Collections.unmodifiableList(names);
    }

    /** Approximate memory in bytes that the states take besides the current one. */
    public long sizeBytes() {
        return bytes;
    }

    long revision() {
        return index == 0 ? firstRevision : steps.get(index - 1).revision();
    }

    /** A revision that was never used before. */
    long nextRevision() {
        return ++lastRevision;
    }

    Level level(int atIndex) {
        return atIndex == 0 ? first : steps.get(atIndex - 1).after();
    }

    /** The tiles selected before and after a step, if it selects tiles. */
    Optional<TileSelection> selected(int step) {
        return steps.get(step).selected();
    }

    /** Adds a step at the current state; undone steps are lost. */
    void push(Message name, LevelDelta delta, Optional<TileSelection> selected, long revision) {
        while (steps.size() > index) {
            remove(steps.size() - 1);
        }
        long tiles = selected.map(it -> it.before().sizeBytes() + it.after().sizeBytes())
                .orElse(0L);
        Step step = new Step(name, delta.after(), selected, delta.sizeBytes() + tiles, revision);
        steps.add(step);
        bytes += step.bytes();
        index++;
    }

    /** Drops the oldest step, or if all steps are undone the newest. */
    void dropOldest() {
        if (index == 0) {
            remove(steps.size() - 1);
            return;
        }
        Step oldest = remove(0);
        first = oldest.after();
        firstRevision = oldest.revision();
        index--;
    }

    void dropLast() {
        remove(--index);
    }

    /** Changes all states. */
    void revise(UnaryOperator<Level> change) {
        first = change.apply(first);
        steps.replaceAll(step ->
                new Step(step.name(), change.apply(step.after()), step.selected(), step.bytes(), step.revision()));
    }

    void moveTo(int newIndex) {
        Objects.checkIndex(newIndex, steps.size() + 1);
        index = newIndex;
    }

    private Step remove(int step) {
        Step removed = steps.remove(step);
        bytes -= removed.bytes();
        return removed;
    }
}
