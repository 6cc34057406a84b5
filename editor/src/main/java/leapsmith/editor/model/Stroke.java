package leapsmith.editor.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * The edits between press and release, on their way to become one step.
 *
 * <p>Merging each small edit into one that grows would cost the square of the stroke's length. So edits are merged
 * like the digits of a binary counter: two that stand for equally many are merged into one that stands for twice as
 * many. Each edit takes part in as many merges as the number of edits has bits.
 */
final class Stroke {
    private record Run(Edit edit, int count) {}

    private final Message name;
    /** The newest first; counts grow towards the end. */
    private final Deque<Run> runs = new ArrayDeque<>();

    Stroke(Message name) {
        this.name = name;
    }

    boolean isEmpty() {
        return runs.isEmpty();
    }

    void add(Edit edit) {
        Run newest = new Run(edit, 1);
        while (!runs.isEmpty() && runs.peek().count() <= newest.count()) {
            newest = merged(runs.pop(), newest);
        }
        runs.push(newest);
    }

    /** All of it as one edit with the stroke's name. */
    Edit joined() {
        Run all = new Run(EditSequence.of(name, List.of()), 0);
        if (!runs.isEmpty()) {
            all = runs.pop();
            while (!runs.isEmpty()) {
                all = merged(runs.pop(), all);
            }
            runs.push(all);
        }
        return all.edit().name().equals(name) ? all.edit() : EditSequence.of(name, List.of(all.edit()));
    }

    /** Hands out what takes the stroke back, the newest first. */
    void unwind(Consumer<Edit> inverses) {
        while (!runs.isEmpty()) {
            inverses.accept(runs.pop().edit().inverse());
        }
    }

    private Run merged(Run first, Run second) {
        Edit edit = first.edit()
                .then(second.edit())
                .orElseGet(() -> EditSequence.of(name, List.of(first.edit(), second.edit())));
        return new Run(edit, first.count() + second.count());
    }
}
