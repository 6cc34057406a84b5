package leapsmith.editor.model;

import leapsmith.levels.model.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * The edits between press and release, which become one step.
 *
 * <p>Merging each small edit into a growing one would take quadratic time. So edits are merged like the digits of a
 * binary counter: two that contain equally many edits are merged into one with twice as many. With n edits, each takes
 * part in at most log n merges.
 */
final class Stroke {
    private record Run(Edit edit, int count) {}

    private final Message name;
    /** The newest first; counts grow toward the end. */
    private final Deque<Run> runs = new ArrayDeque<>();

    Stroke(Message name) {
        this.name = name;
    }

    Message name() {
        return name;
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

    /** All of it as one edit with this name. */
    Edit joined(Message stepName) {
        Run all = new Run(EditSequence.of(name, List.of()), 0);
        if (!runs.isEmpty()) {
            all = runs.pop();
            while (!runs.isEmpty()) {
                all = merged(runs.pop(), all);
            }
            runs.push(all);
        }
        return all.edit().name().equals(stepName) ? all.edit() : EditSequence.of(stepName, List.of(all.edit()));
    }

    /** Replaces the name of the level in all of it. */
    void rename(String from, String to) {
        List<Run> renamed = runs.stream()
                .map(run -> new Run(run.edit().renamed(from, to), run.count()))
                .toList();
        runs.clear();
        runs.addAll(renamed);
    }

    /** Passes on the inverse edits, the newest first. */
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
