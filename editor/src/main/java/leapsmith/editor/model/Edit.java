package leapsmith.editor.model;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;

/**
 * An undoable change of a level: a value that holds what was there and what will be there, and nothing else.
 *
 * <p>The laws, for every level {@code l} that the edit fits:
 *
 * <ul>
 *   <li>revert undoes: {@code inverse().applyTo(applyTo(l)).equals(l)};
 *   <li>apply redoes: {@code inverse().inverse()} does what the edit does;
 *   <li>merge equals both: if {@code then(next)} is present it does what this edit and then {@code next} do;
 *   <li>a no-op changes nothing, and its inverse neither;
 *   <li>{@code sizeBytes()} is positive and grows with what the edit holds.
 * </ul>
 */
public interface Edit {

    /** The step's name in the history, such as {@code edit.brush}. */
    Message name();

    /**
     * The level after this edit. The given one stays as it is.
     *
     * @throws IllegalArgumentException if the edit doesn't fit the level, or the result would be no valid level
     */
    Level applyTo(Level level);

    /** The edit that takes this one back. */
    Edit inverse();

    /** This edit and the next as one with this one's name, or empty if they can't be joined. */
    Optional<Edit> then(Edit next);

    /** About how many bytes of memory the edit keeps alive, at least 1. */
    long sizeBytes();

    /**
     * What is published to listeners after the edit was applied, in order.
     *
     * @param before the level that it was applied to
     * @param after the level that came of it
     */
    List<Change> changes(Level before, Level after);

    /** What the edit is about: edits of one name about equal things may be joined into one step. */
    default Object subject() {
        return this;
    }

    /** Whether the edit changes nothing, so that it is not worth a step. */
    boolean isNoOp();
}
