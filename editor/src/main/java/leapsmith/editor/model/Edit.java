package leapsmith.editor.model;

import leapsmith.levels.model.Message;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;

/**
 * An undoable change of a level: an immutable value with the old and the new content.
 *
 * <p>The laws, for every level {@code l} that the edit fits:
 *
 * <ul>
 * <li>revert undoes: {@code inverse().applyTo(applyTo(l)).equals(l)};
 * <li>apply redoes: {@code inverse().inverse()} equals the edit in effect;
 * <li>merge equals both: if {@code then(next)} is present, it has the effect of this edit followed by {@code next};
 * <li>a no-op changes nothing, and neither does its inverse;
 * <li>{@code sizeBytes()} is positive and grows with the content of the edit.
 * </ul>
 */
public interface Edit {

    /** The step's name in the history, such as {@code edit.brush}. */
    Message name();

    /**
     * Returns the level after this edit. The argument is not modified.
     *
     * @throws IllegalArgumentException if the edit doesn't fit the level, or the result would not be a valid level
     */
    Level applyTo(Level level);

    /** The edit that reverts this one. */
    Edit inverse();

    /** This edit and the next merged under this one's name, or empty if they can't be merged. */
    Optional<Edit> then(Edit next);

    /** Approximate memory retained by the edit in bytes, at least 1. */
    long sizeBytes();

    /**
     * The changes to publish after the edit was applied, in order.
     *
     * @param before the level before the edit
     * @param after the level after the edit
     */
    List<Change> changes(Level before, Level after);

    /** The subject of the edit: edits with the same name and equal subjects may be merged into one step. */
    default Object subject() {
        return this;
    }

    /** The tiles that are selected after the edit, if it changes which are. */
    default Optional<TileSet> tilesToSelect() {
        return Optional.empty();
    }

    /**
     * The same edit for levels that have another name. Edits that don't hold the name of the level fit them anyway.
     *
     * @param from the name that is replaced wherever the edit holds it
     */
    default Edit renamed(String from, String to) {
        return this;
    }

    /** Whether the edit changes nothing, so that it needs no step. */
    boolean isNoOp();
}
