package leapsmith.physics.replay;

import java.util.Objects;

/**
 * The inputs and edits of a simulation over some time: enough to run it again from the same start. Immutable, and may
 * be read from any thread.
 *
 * <p>Ticks are counted from the beginning of the recording. <em>The state of tick t</em> is the state after t steps and
 * the edits of tick t; the inputs of tick t lead to the state of tick t + 1.
 *
 * <pre>
 *   edits of 0       edits of 1               edits of length
 *       |                |                        |
 *   start -> state 0 -step-> -> state 1 -step-> ... -> state length
 *            inputs.at(0)       inputs.at(1)
 * </pre>
 *
 * @param inputs the inputs of each tick; its length is that of the recording
 * @param edits the edits between steps, at ticks 0 to length
 * @param hashes hashes of the states of some ticks, for finding divergence
 * @param <E> the type of edits; it should implement equals
 */
public record Recording<E>(InputLog inputs, EditLog<E> edits, HashLog hashes) {

    /**
     * Checks that the parts fit.
     *
     * @throws IllegalArgumentException if there are edits or hashes beyond the end
     */
    public Recording {
        Objects.requireNonNull(inputs);
        int count = edits.count();
        if (count > 0 && edits.tick(count - 1) > inputs.length()) {
            throw new IllegalArgumentException(
                    "an edit of tick " + edits.tick(count - 1) + " in " + inputs.length() + " ticks");
        }
        if (hashes.count() > 0 && (hashes.count() - 1) * hashes.every() > inputs.length()) {
            throw new IllegalArgumentException(hashes + " for " + inputs.length() + " ticks");
        }
    }

    /**
     * {@return a recording of inputs alone}
     *
     * @param inputs the inputs of each tick
     * @param <E> the type of edits
     */
    public static <E> Recording<E> of(InputLog inputs) {
        return new Recording<>(inputs, EditLog.empty(), HashLog.NONE);
    }

    /** {@return the number of steps} */
    public long length() {
        return inputs.length();
    }

    /**
     * {@return the recording up to the state of a tick, including the edits of that tick}
     *
     * @param ticks the tick
     * @throws IndexOutOfBoundsException if it is shorter
     */
    public Recording<E> first(long ticks) {
        return new Recording<>(inputs.first(ticks), edits.before(ticks + 1), hashes.before(ticks + 1));
    }

    /**
     * {@return the recording from the state of one tick to that of another} Its start is the former state, which
     * includes the edits of that tick.
     *
     * @param from the first tick
     * @param to the last tick
     * @throws IndexOutOfBoundsException unless 0 &lt;= from &lt;= to &lt;= length
     */
    public Recording<E> slice(long from, long to) {
        InputLog some = inputs.slice(from, to);
        HashLog sameRhythm = hashes.every() > 0 && from % hashes.every() == 0
                ? hashes.before(to + 1).from(from)
                : HashLog.NONE;
        return new Recording<>(some, edits.before(to + 1).from(from + 1, -from), sameRhythm);
    }

    /**
     * {@return this recording continued by another one} Edits of the other's tick 0 come after those at the end of this
     * one. The other's hashes are left out, as they may depend on a different past.
     *
     * @param tail the other one
     */
    public Recording<E> then(Recording<E> tail) {
        return new Recording<>(inputs.then(tail.inputs), edits.then(tail.edits.from(0, length())), firstHashes(tail));
    }

    private HashLog firstHashes(Recording<E> tail) {
        boolean editedAtOnce = tail.edits.count() > 0 && tail.edits.tick(0) == 0;
        return editedAtOnce ? hashes.before(length()) : hashes;
    }

    /**
     * {@return a copy with other edits} Hashes are kept up to where these differ.
     *
     * @param newEdits the other edits
     */
    public Recording<E> withEdits(EditLog<E> newEdits) {
        return new Recording<>(inputs, newEdits, hashes.before(edits.firstDifference(newEdits)));
    }

    /** {@return a copy without hashes} */
    public Recording<E> withoutHashes() {
        return new Recording<>(inputs, edits, HashLog.NONE);
    }

    /**
     * {@return the first tick at which another recording of the same start may have a different state, or has ended;
     * the length + 1 if the recordings have equal inputs and edits} All states before it are equal.
     *
     * @param other the other one
     */
    public long firstDifference(Recording<E> other) {
        // The inputs of a tick affect the state of the next.
        return Math.min(inputs.firstDifference(other.inputs) + 1, edits.firstDifference(other.edits));
    }
}
