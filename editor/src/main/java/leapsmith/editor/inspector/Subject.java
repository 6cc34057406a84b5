package leapsmith.editor.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/** The values that a group of fields edits: the level's settings, or objects of the level. */
interface Subject<T> {
    /** Reads the values from a level; missing ones are left out. */
    List<T> read(Level level);

    /**
     * The edit that changes each value.
     *
     * @throws IllegalArgumentException if a value can't be changed like this
     */
    Edit change(Level level, Message editName, UnaryOperator<T> change);
}
